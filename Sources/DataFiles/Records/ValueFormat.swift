import Diagnostics
import Foundation

/// The format of a column in a template, as in `{price:number.2}`.
///
/// A text that does not match the format remains unchanged, so that "n/a" among prices is visible.
package enum ValueFormat: Sendable, Equatable {
    /// A number with group separators and a fixed number of decimals. `nil` uses those of the value, up to
    /// three.
    case number(decimals: Int?)
    /// A percentage: 0.5 is 50 %.
    case percent(decimals: Int?)
    /// A date such as 2026-11-21, with or without a time.
    case date(DateStyle)
    /// The time of a date that has one.
    case time

    /// The styles of dates.
    package enum DateStyle: String, Sendable, CaseIterable {
        case short, medium, long, full
    }

    /// Creates a format from its name, such as `number.2` or `date.long`. The result is `nil` if the name is
    /// unknown.
    init?(_ name: String) {
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = parts.count > 1 ? String(parts[1]) : nil
        let decimals = rest.flatMap { Int($0) }.flatMap { (0...20).contains($0) ? $0 : nil }
        switch parts[0] {
        case "number" where (rest == nil) == (decimals == nil): self = .number(decimals: decimals)
        case "percent" where (rest == nil) == (decimals == nil): self = .percent(decimals: decimals)
        case "date":
            guard let style = DateStyle(rawValue: rest ?? "medium") else { return nil }
            self = .date(style)
        case "time" where rest == nil: self = .time
        default: return nil
        }
    }

    static let names = [
        "number", "number.2", "percent", "percent.1", "date", "date.short", "date.long", "date.full", "time",
    ]

    /// Returns a text in the format and a locale.
    func string(_ text: String, locale: Locale) -> String {
        switch self {
        case .number(let decimals):
            guard let number = Condition.number(text) else { return text }
            let precision = NumberFormatStyleConfiguration.Precision.fractionLength(
                decimals.map { $0...$0 } ?? 0...3)
            // Only integers retain all digits of a number that large.
            if let whole = Int(text.trimmed), abs(number) > 1e15 {
                return whole.formatted(.number.precision(precision).locale(locale))
            }
            return Self.signed(number, decimals ?? 3).formatted(
                .number.precision(precision).rounded(rule: .toNearestOrAwayFromZero).locale(locale))
        case .percent(let decimals):
            guard let number = Condition.number(text) else { return text }
            return Self.signed(number, (decimals ?? 1) + 2).formatted(
                .percent.precision(.fractionLength(decimals.map { $0...$0 } ?? 0...1))
                    .rounded(rule: .toNearestOrAwayFromZero).locale(locale))
        case .date(let style):
            guard let date = CivilTime(text)?.date else { return text }
            return date.formatted(Self.style(locale, date: style, hasTime: false))
        case .time:
            guard let time = CivilTime(text), time.hasTime else { return text }
            return time.date.formatted(Self.style(locale, date: nil, hasTime: true))
        }
    }

    /// Returns the number, without a sign if all of its formatted digits are zeros.
    private static func signed(_ number: Double, _ decimals: Int) -> Double {
        abs(number) * pow(10, Double(decimals)) < 0.5 ? 0 : number
    }

    private static func style(_ locale: Locale, date: DateStyle?, hasTime: Bool) -> Date.FormatStyle {
        let length: Date.FormatStyle.DateStyle? =
            switch date {
            case .short: .numeric
            case .medium: .abbreviated
            case .long: .long
            case .full: .complete
            case nil: nil
            }
        return Date.FormatStyle(
            date: length, time: hasTime ? .shortened : nil, locale: locale,
            calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    }
}

/// An ISO 8601 date, with or without a time, in UTC. Dates before the Gregorian calendar are in the Julian
/// one, as in historical sources.
struct CivilTime {
    let date: Date
    let hasTime: Bool

    init?(_ text: String) {
        let parts = text.trimmed.split(maxSplits: 1) { $0 == "T" || $0 == " " }
        guard let day = parts.first, day.prefix(while: { $0 != "-" }).count == 4,
            let numbers = Self.numbers(day, "-"), numbers.count == 3,
            let days = Self.days(numbers[0], numbers[1], numbers[2])
        else { return nil }
        var seconds = days * 86_400
        hasTime = parts.count > 1
        if hasTime {
            let clock = parts[1].prefix { $0.isNumber || $0 == ":" }
            guard let time = Self.numbers(clock, ":"), (2...3).contains(time.count), time[0] < 24,
                time[1] < 60, time.count < 3 || time[2] < 60
            else { return nil }
            seconds += time[0] * 3600 + time[1] * 60 + (time.count > 2 ? time[2] : 0)
        }
        date = Date(timeIntervalSince1970: Double(seconds))
    }

    private static func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.count <= 4 && $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
        return numbers.count == parts.count ? numbers : nil
    }

    /// Returns the number of days from 1970 to a date, or `nil` if the date does not exist.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
        guard year > 0, (1...12).contains(month) else { return nil }
        let isJulian = (year, month, day) < (1582, 10, 5)
        guard isJulian || (year, month, day) >= (1582, 10, 15) else { return nil }
        let isLeap =
            year.isMultiple(of: 4) && (isJulian || !year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
        guard (1...length).contains(day) else { return nil }
        let shifted = month <= 2 ? year - 1 : year
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let leapDays = shifted / 4 + (isJulian ? -2 : shifted / 400 - shifted / 100)
        return shifted * 365 + leapDays + dayOfYear - 719_468
    }
}

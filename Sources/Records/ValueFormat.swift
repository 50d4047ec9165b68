import Foundation

/// How a template writes a column: `{price:number.2}`.
///
/// A text that is not of the kind stays as it is, so that "n/a" among prices is shown.
package enum ValueFormat: Sendable, Equatable {
    /// A number with its thousands apart, and so many decimals, or as many as it has up to three.
    case number(decimals: Int?)
    /// A share, 0.5 being 50 %.
    case percent(decimals: Int?)
    /// A date such as 2026-11-21, with or without a time.
    case date(DateStyle)
    /// The time of a date that has one.
    case time

    /// How much of a date is spelled out.
    package enum DateStyle: String, Sendable, CaseIterable {
        case short, medium, long, full
    }

    /// Reads a format's name, such as `number.2` or `date.long`; nil when there is none of that name.
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

    /// The name, as a template has it.
    var name: String {
        func dotted(_ word: String, _ decimals: Int?) -> String { word + (decimals.map { ".\($0)" } ?? "") }
        switch self {
        case .number(let decimals): return dotted("number", decimals)
        case .percent(let decimals): return dotted("percent", decimals)
        case .date(let style): return style == .medium ? "date" : "date.\(style.rawValue)"
        case .time: return "time"
        }
    }

    static let names = [
        "number", "number.2", "percent", "percent.1", "date", "date.short", "date.long", "date.full", "time",
    ]

    /// A text as the format writes it in a locale.
    func string(_ text: String, locale: Locale) -> String {
        switch self {
        case .number(let decimals):
            guard let number = Condition.number(text) else { return text }
            return number.formatted(
                .number.precision(.fractionLength(decimals.map { $0...$0 } ?? 0...3)).locale(locale))
        case .percent(let decimals):
            guard let number = Condition.number(text) else { return text }
            return number.formatted(
                .percent.precision(.fractionLength(decimals.map { $0...$0 } ?? 0...1)).locale(locale))
        case .date(let style):
            guard let date = CivilTime(text)?.date else { return text }
            return date.formatted(Self.style(locale, date: style, hasTime: false))
        case .time:
            guard let time = CivilTime(text), time.hasTime else { return text }
            return time.date.formatted(Self.style(locale, date: nil, hasTime: true))
        }
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

/// A date as ISO 8601 writes it, with or without a time, taken to be in Greenwich.
struct CivilTime {
    let date: Date
    let hasTime: Bool

    init?(_ text: String) {
        let parts = text.trimmed.split(maxSplits: 1) { $0 == "T" || $0 == " " }
        guard let day = parts.first, let numbers = Self.numbers(day, "-"), numbers.count == 3,
            (1...9999).contains(numbers[0]), (1...12).contains(numbers[1]), (1...31).contains(numbers[2])
        else { return nil }
        var seconds = Self.days(numbers[0], numbers[1], numbers[2]) * 86_400
        hasTime = parts.count > 1
        if hasTime {
            let clock = parts[1].prefix { $0.isNumber || $0 == ":" }
            guard let time = Self.numbers(clock, ":"), (2...3).contains(time.count), time[0] < 24,
                time[1] < 60
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

    /// The days from 1970 to a day of the Gregorian calendar.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }
}

/// A date with or without a time, in the proleptic Gregorian calendar of ISO 8601, from the year 0 on.
///
/// Fractions of seconds and the time zone affect only the order of dates. Other dates and times are those of their text.
package struct CivilTime: Sendable, Equatable {
    let year, month, day: Int
    let hour, minute, second: Int
    let nanosecond: Int
    /// The seconds by which the time zone is ahead of UTC. 0 without a zone.
    let zoneOffset: Int
    let hasTime: Bool
    /// The number of days since 1970.
    let days: Int

    /// Creates a date, or `nil` if it does not exist.
    init?(
        _ year: Int, _ month: Int, _ day: Int, time: (hour: Int, minute: Int, second: Int)? = nil,
        nanosecond: Int = 0, zoneOffset: Int = 0
    ) {
        guard let days = Self.days(year, month, day) else { return nil }
        if let time {
            guard (0..<24).contains(time.hour), (0..<60).contains(time.minute), (0..<60).contains(time.second)
            else { return nil }
        }
        (self.year, self.month, self.day, self.days) = (year, month, day, days)
        (hour, minute, second) = time ?? (0, 0, 0)
        hasTime = time != nil
        (self.nanosecond, self.zoneOffset) = (nanosecond, zoneOffset)
    }

    /// Creates a date from ISO 8601, such as 2026-11-21 or 2026-11-21T08:05.
    package init?(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "-")) else { return nil }
        let (date, clock) = Self.split(text)
        guard date.prefix(while: { $0 != "-" }).count == 4, let numbers = Self.numbers(date, "-"),
            numbers.count == 3
        else { return nil }
        self.init(numbers, clock)
    }

    /// Creates a date from three numbers in an order, separated by points, slashes, hyphens or spaces.
    package init?(_ text: String, order: DateReading.Order) {
        let trimmed = text.trimmed[...]
        guard let separator = trimmed.first(where: { ".-/ ".contains($0) }) else { return nil }
        let parts = trimmed.split(separator: separator, maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let end = parts[2].drop { $0 == " " }
        let last = end.prefix { $0.isASCII && $0.isNumber }
        var rest = end[last.endIndex...]
        if rest.first == "," { rest = rest.dropFirst() }
        guard rest.isEmpty || rest.first == " " || rest.first == "T",
            // Points may be followed by spaces.
            let numbers = Self.numbers("\(parts[0])|\(parts[1].trimmed)|\(last)"[...], "|")
        else { return nil }
        var (first, second, third) = (numbers[0], numbers[1], numbers[2])
        let yearDigits = order == .ymd ? parts[0].count : last.count
        guard yearDigits == 2 || yearDigits == 4 else { return nil }
        switch order {
        case .dmy: (first, third) = (third, first)
        case .mdy: (first, second, third) = (third, first, second)
        case .ymd: break
        }
        if yearDigits == 2 { first = Self.fullYear(first) }
        let clock = rest.drop { $0 == " " || $0 == "T" }
        self.init([first, second, third], clock.isEmpty ? nil : clock)
    }

    /// Creates a date from a year, month and day, and from a text that begins with a time.
    private init?(_ numbers: [Int], _ clock: Substring?) {
        guard let clock else {
            self.init(numbers[0], numbers[1], numbers[2])
            return
        }
        let digits = clock.prefix { $0.isNumber || $0 == ":" }
        guard var time = Self.numbers(digits, ":"), (2...3).contains(time.count) else { return nil }
        var rest = clock[digits.endIndex...]
        let nanosecond = time.count == 3 ? Self.takeFraction(&rest) : 0
        if let isAfternoon = Self.isAfternoon(rest) {
            guard (1...12).contains(time[0]) else { return nil }
            time[0] = time[0] % 12 + (isAfternoon ? 12 : 0)
        }
        self.init(
            numbers[0], numbers[1], numbers[2], time: (time[0], time[1], time.count > 2 ? time[2] : 0),
            nanosecond: nanosecond, zoneOffset: Self.zoneOffset(in: rest))
    }

    /// Removes the fraction of a second from the front of the text after it, and returns it in nanoseconds.
    static func takeFraction(_ text: inout Substring) -> Int {
        guard let mark = text.first, ".,".contains(mark) else { return 0 }
        let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
        text = text[digits.endIndex...]
        return Int((digits + "000000000").prefix(9)) ?? 0
    }

    /// Returns the seconds by which the zone in the text after a time, such as +01:00 or UTC-5, is ahead of UTC.
    static func zoneOffset(in text: Substring) -> Int {
        let zone = text.drop { $0.isLetter || $0.isWhitespace || $0 == "." }
        guard let sign = zone.first, "+-\u{2212}".contains(sign) else { return 0 }
        var digits = String(zone.dropFirst().prefix { $0.isNumber || $0 == ":" })
        if !digits.contains(":"), digits.count == 4 {
            digits.insert(":", at: digits.index(digits.startIndex, offsetBy: 2))
        }
        guard let parts = numbers(digits[...], ":"), (1...2).contains(parts.count), parts[0] < 24,
            parts.count < 2 || parts[1] < 60
        else { return 0 }
        let offset = parts[0] * 3600 + (parts.count > 1 ? parts[1] * 60 : 0)
        return sign == "+" ? offset : -offset
    }

    /// Returns a Boolean value that indicates whether the text after a time is PM instead of AM. `nil` if it is
    /// neither.
    static func isAfternoon(_ text: Substring) -> Bool? {
        switch String(text.filter { $0.isLetter }).lowercased() {
        case "am": false
        case "pm": true
        default: nil
        }
    }

    /// Returns the year with two digits in the years from 1969 to 2068.
    static func fullYear(_ year: Int) -> Int { year < 69 ? 2000 + year : 1900 + year }

    /// The number of seconds since 1970.
    var seconds: Int { days * 86_400 + hour * 3600 + minute * 60 + second }

    /// The position of the date among others. A date without a time is its midnight, and a time without a zone in UTC.
    var instant: Instant { Instant(seconds: seconds - zoneOffset, nanosecond: nanosecond) }

    /// A point in time.
    struct Instant: Comparable, Sendable {
        /// The seconds since 1970 in UTC.
        let seconds: Int
        let nanosecond: Int

        static func < (left: Instant, right: Instant) -> Bool {
            (left.seconds, left.nanosecond) < (right.seconds, right.nanosecond)
        }
    }

    /// The day of the week, from 0 for Monday.
    var weekday: Int { ((days + 3) % 7 + 7) % 7 }

    private static func split(_ text: String) -> (date: Substring, clock: Substring?) {
        let parts = text.trimmed.split(maxSplits: 1) { $0 == "T" || $0 == " " }
        return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
    }

    private static func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.count <= 4 && $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
        return numbers.count == parts.count ? numbers : nil
    }

    /// Returns the number of days from 1970 to a date, or `nil` if the date does not exist.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
        guard year >= 0, (1...12).contains(month) else { return nil }
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
        guard (1...length).contains(day) else { return nil }
        // The year begins in March, and 400 years later, so that it is positive.
        let shifted = (month <= 2 ? year - 1 : year) + 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        return shifted * 365 + leapDays + dayOfYear - 719_468 - 146_097
    }
}

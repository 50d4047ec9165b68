/// The time that a date covers in a condition: a year, a month, a day, or only an instant.
struct DateSpan: Sendable, Equatable {
    let start: CivilTime.Instant
    /// The end, which is not part of it. `nil` for an instant.
    private let end: CivilTime.Instant?

    /// Creates the day of a date, or the instant of a date with a time.
    init(_ date: CivilTime) {
        start = date.instant
        end = date.hasTime ? nil : CivilTime.Instant(seconds: date.instant.seconds + 86_400, nanosecond: 0)
    }

    /// Creates a year such as 2026, a month such as 2026-01 or 1/2026, or returns `nil`.
    init?(partial text: String) {
        let text = text.trimmed
        guard let span = DateSpan(year: text) ?? DateSpan(month: text) else { return nil }
        self = span
    }

    /// Creates a year such as 2026, or returns `nil`.
    init?(year text: String) {
        guard text.utf8.count == 4, text.utf8.allSatisfy(\.isDigit), let year = Int(text) else { return nil }
        self.init(from: CivilTime(year, 1, 1), to: CivilTime(year + 1, 1, 1))
    }

    /// Creates a month such as 2026-01 or 1/2026, or returns `nil`.
    init?(month text: String) {
        guard (6...7).contains(text.utf8.count), let separator = text.first(where: { "-/".contains($0) })
        else {
            return nil
        }
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) else { return nil }
        let (first, last) = separator == "-" ? (parts[0], parts[1]) : (parts[1], parts[0])
        guard first.count == 4, (1...2).contains(last.count), let year = Int(first), let month = Int(last)
        else { return nil }
        self.init(
            from: CivilTime(year, month, 1),
            to: month == 12 ? CivilTime(year + 1, 1, 1) : CivilTime(year, month + 1, 1))
    }

    private init?(from start: CivilTime?, to end: CivilTime?) {
        guard let start, let end else { return nil }
        (self.start, self.end) = (start.instant, end.instant)
    }

    /// Returns a negative number if the span begins before another one, 0 if one of them contains the start of the other, or
    /// else a positive number.
    func position(relativeTo other: DateSpan) -> Int {
        if contains(other.start) || other.contains(start) { return 0 }
        return start < other.start ? -1 : 1
    }

    private func contains(_ instant: CivilTime.Instant) -> Bool {
        instant == start || instant > start && end.map { instant < $0 } == true
    }
}

extension CivilTime.Instant {
    /// Creates the position of a time such as 9:05, 08:05:30.5, 9:05 PM or 09:05Z among others, or returns `nil`.
    ///
    /// - Parameter isDuration: Whether a text with two numbers is minutes and seconds instead of hours and minutes.
    init?(clock text: String, isDuration: Bool = false) {
        guard let clock = CivilTime.clock(text, isDuration: isDuration) else { return nil }
        self.init(
            seconds: clock.hour * 3600 + clock.minute * 60 + clock.second - clock.zoneOffset,
            nanosecond: clock.nanosecond)
    }
}

extension CivilTime {
    /// The numbers of a time.
    typealias Clock = (hour: Int, minute: Int, second: Int, nanosecond: Int, zoneOffset: Int)

    /// Returns the time of day in a text such as 9:05 or 08:05:30, on a day without a meaning. `nil` for other texts.
    static func timeOfDay(_ text: String) -> CivilTime? {
        guard let clock = clock(text, isDuration: false) else { return nil }
        return CivilTime(
            1970, 1, 1, time: (clock.hour, clock.minute, clock.second), nanosecond: clock.nanosecond,
            zoneOffset: clock.zoneOffset)
    }

    /// Returns the numbers of a time.
    ///
    /// - Parameter isDuration: Whether a text with two numbers is minutes and seconds instead of hours and minutes.
    fileprivate static func clock(_ text: String, isDuration: Bool) -> Clock? {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let text = text.trimmed
        let digits = text.prefix { $0 == ":" || $0.isASCII && $0.isNumber }
        let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), (1...4).contains(parts[0].count),
            parts.dropFirst().allSatisfy({ $0.count == 2 })
        else { return nil }
        var numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        var rest = text[digits.endIndex...]
        let nanosecond = numbers.count == 3 ? takeFraction(&rest) : 0
        var zoneOffset = 0
        if let isAfternoon = isAfternoon(rest) {
            guard (1...12).contains(numbers[0]) else { return nil }
            numbers[0] = numbers[0] % 12 + (isAfternoon ? 12 : 0)
        } else if !rest.isEmpty {
            guard ColumnContent.isZone(rest) else { return nil }
            zoneOffset = Self.zoneOffset(in: rest)
        }
        if numbers.count == 2 { numbers = isDuration ? [0] + numbers : numbers + [0] }
        return (numbers[0], numbers[1], numbers[2], nanosecond, zoneOffset)
    }
}

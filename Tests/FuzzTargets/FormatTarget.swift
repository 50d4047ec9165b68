import DataFiles

/// A target that formats a value, and reads the result again.
enum FormatTarget {
    /// Runs the target. The first byte determines the locale, and the others are a format, a line break and
    /// a value.
    static func run(_ bytes: [UInt8]) throws {
        guard let first = bytes.first else { return }
        let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
        let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let name = DataLocale.names[Int(first) % DataLocale.names.count]
        let locale = try DataLocale.named(name)
        let context = FormatContext(locale: locale, now: CivilTime("2026-11-21"))
        let value = parts.count > 1 ? String(parts[1]) : ""
        try checkReading(value)
        guard let format = ValueFormat(String(parts[0])) else { return }
        let result = format.string(value, context: context)
        guard format.isNumber, let number = context.number(value, column: nil) else { return }
        let mark: DecimalMark = locale.decimal == "," ? .comma : .point
        let again = NumberReader.number(result, mark: mark)
        let expected = number.rounded(to: format.places.upperBound).double
        try FuzzFinding.check(
            again?.double == expected || result.utf8.count > 400 || (expected == 0 && again?.double == 0),
            "\(value) is \(result) in \(name), which is \(String(describing: again))")
    }

    /// Checks that the reading of dates ends, and that a pattern reads what it writes.
    private static func checkReading(_ text: String) throws {
        for order in DateReading.Order.allCases { _ = CivilTime(text, order: order) }
        guard let pattern = DatePattern(text), let date = CivilTime("2026-11-21T20:05:09") else { return }
        _ = pattern.date(pattern.string(date, locale: .english), locale: .english)
    }

    static let seeds: [[UInt8]] = [
        "\u{0}number.0-2.sign\n-1.234,56", "\u{5}currency.EUR.0\n(1,234.5)", "\u{9}compact\n999999999",
        "\u{12}date.yyyy-MM-dd HH:mm\n2026-11-21T08:05", "\u{2}bytes.binary\n1e20",
        "\u{7}number\nd MMM yy 'o'",
    ].map { Array($0.utf8) }
}

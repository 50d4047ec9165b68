/// A pattern of dates and times in the letters of Unicode, such as `yyyy-MM-dd HH:mm` or `d 'de' MMMM`.
///
/// | letters | meaning |
/// | --- | --- |
/// | `y`, `yyyy`, `yy` | year, in four digits, in two |
/// | `M`, `MM`, `MMM`, `MMMM` | month as a number, in two digits, short, complete; `L` without a day |
/// | `d`, `dd` | day, in two digits |
/// | `E`, `EEEE` | day of the week, short, complete |
/// | `H`, `HH`, `h`, `hh` | hour from 0 to 23, or from 1 to 12 with `a` for AM or PM |
/// | `m`, `mm`, `s`, `ss` | minute, second |
///
/// Other characters are literal. Letters are in single quotes, and two of these are a quote.
package struct DatePattern: Sendable, Equatable {
    private enum Part: Sendable, Equatable {
        case literal(String)
        case field(Character, Int)
    }

    private let parts: [Part]
    /// A Boolean value that indicates whether the pattern contains a part of the time.
    let hasTime: Bool
    /// A Boolean value that indicates whether the pattern contains a part of the date.
    let hasDate: Bool

    /// The date of ISO 8601.
    static let iso = DatePattern("yyyy-MM-dd") ?? DatePattern(parts: [])

    private init(parts: [Part]) {
        self.parts = parts
        let letters = parts.compactMap { if case .field(let letter, _) = $0 { letter } else { nil } }
        hasTime = letters.contains { "Hhmsa".contains($0) }
        hasDate = letters.contains { !"Hhmsa".contains($0) }
    }

    /// Parses a pattern. The result is `nil` if it contains other letters or no field.
    package init?(_ text: String) {
        guard text.utf8.count <= 200 else { return nil }
        var parts: [Part] = []
        var literal = ""
        func flush() {
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
        }
        var rest = text[...]
        while let character = rest.popFirst() {
            if character == "'" {
                guard rest.first != "'" else {
                    rest.removeFirst()
                    literal.append("'")
                    continue
                }
                guard let end = rest.firstIndex(of: "'") else { return nil }
                literal += rest[..<end]
                rest = rest[rest.index(after: end)...]
            } else if character.isASCII, character.isLetter {
                let count = 1 + rest.prefix { $0 == character }.count
                rest = rest.dropFirst(count - 1)
                guard let limit = Self.maxCounts[character], count <= limit else { return nil }
                flush()
                parts.append(.field(character, count))
            } else {
                literal.append(character)
            }
        }
        flush()
        guard parts.contains(where: { if case .field = $0 { true } else { false } }) else { return nil }
        self.init(parts: parts)
    }

    private static let maxCounts: [Character: Int] = [
        "y": 4, "M": 4, "L": 4, "d": 2, "E": 4, "H": 2, "h": 2, "m": 2, "s": 2, "a": 1,
    ]

    /// A Boolean value that indicates whether the pattern determines a date.
    var isReadable: Bool {
        ["y", "ML", "d"].allSatisfy { letters in
            parts.contains { if case .field(let letter, _) = $0 { letters.contains(letter) } else { false } }
        }
    }

    // MARK: Writing

    /// Returns a date in the pattern.
    package func string(_ date: CivilTime, locale: DataLocale) -> String {
        parts.reduce(into: "") { result, part in
            switch part {
            case .literal(let text): result += text
            case .field(let letter, let count): result += Self.field(letter, count, date, locale)
            }
        }
    }

    private static func field(
        _ letter: Character, _ count: Int, _ date: CivilTime, _ locale: DataLocale
    ) -> String {
        switch letter {
        case "y": return count == 2 ? padded(date.year % 100, 2) : padded(date.year, count)
        case "M" where count == 4: return locale.months[date.month - 1]
        case "M" where count == 3: return locale.shortMonths[date.month - 1]
        case "L" where count == 4: return locale.standaloneMonths[date.month - 1]
        case "L" where count == 3: return locale.standaloneShortMonths[date.month - 1]
        case "M", "L": return padded(date.month, count)
        case "d": return padded(date.day, count)
        case "E": return (count == 4 ? locale.days : locale.shortDays)[date.weekday]
        case "H": return padded(date.hour, count)
        case "h": return padded((date.hour + 11) % 12 + 1, count)
        case "m": return padded(date.minute, count)
        case "s": return padded(date.second, count)
        default: return locale.dayPeriods[date.hour < 12 ? 0 : 1]
        }
    }

    static func padded(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return text.count >= count ? text : String(repeating: "0", count: count - text.count) + text
    }

    // MARK: Reading

    /// Returns the date in a text of the pattern, or `nil`.
    package func date(_ text: String, locale: DataLocale) -> CivilTime? {
        var rest = text.trimmed[...]
        var values: [Character: Int] = [:]
        for part in parts {
            switch part {
            case .literal(let literal):
                guard rest.hasPrefix(literal) else { return nil }
                rest = rest.dropFirst(literal.count)
            case .field(let letter, let count):
                guard let value = Self.read(letter, count, from: &rest, locale) else { return nil }
                values[letter == "L" ? "M" : letter] = value
            }
        }
        guard rest.isEmpty, let year = values["y"], let month = values["M"], let day = values["d"] else {
            return nil
        }
        guard hasTime else { return CivilTime(year, month, day) }
        var hour = values["H"] ?? 0
        if let half = values["h"] {
            guard (1...12).contains(half) else { return nil }
            hour = half % 12 + (values["a"] == 1 ? 12 : 0)
        }
        return CivilTime(year, month, day, time: (hour, values["m"] ?? 0, values["s"] ?? 0))
    }

    private static func read(
        _ letter: Character, _ count: Int, from rest: inout Substring, _ locale: DataLocale
    ) -> Int? {
        func name(_ lists: [[String]]) -> Int? {
            for names in lists {
                let candidates = names.enumerated().filter { $0.element.mayBegin(rest) }
                // The longest comes first, because a name may begin with another.
                for (index, name) in candidates.sorted(by: { $0.element.count > $1.element.count })
                where rest.prefix(name.count).lowercased() == name.lowercased() {
                    rest = rest.dropFirst(name.count)
                    return index
                }
            }
            return nil
        }
        switch letter {
        case "M" where count > 2, "L" where count > 2:
            let lists = [
                locale.months, locale.standaloneMonths, locale.shortMonths, locale.standaloneShortMonths,
            ]
            return name(lists).map { $0 + 1 }
        case "E": return name([locale.days, locale.shortDays])
        case "a": return name([locale.dayPeriods, DataLocale.english.dayPeriods])
        default:
            let most = letter == "y" && count != 2 ? 4 : 2
            let digits = rest.prefix(most).prefix { $0.isASCII && $0.isNumber }
            guard let number = Int(digits) else { return nil }
            rest = rest[digits.endIndex...]
            return letter == "y" && count == 2 ? CivilTime.fullYear(number) : number
        }
    }
}

extension String {
    /// Returns a Boolean value that indicates whether a text may begin with the string, in any case. `false` only depends
    /// on the first letters of both, because most texts are no dates.
    fileprivate func mayBegin(_ text: Substring) -> Bool {
        guard let own = utf8.first, let other = text.utf8.first, own < 0x80, other < 0x80 else { return true }
        return own | 0x20 == other | 0x20
    }
}

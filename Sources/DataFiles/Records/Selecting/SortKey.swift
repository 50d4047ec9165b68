import Foundation

/// The sort key of a record in one column, in 16 bytes. The bytes of longer texts are in a ``ByteStore``.
struct SortKey {
    private enum Kind: UInt64 {
        case number, date, text, nothing
    }

    /// The number or the seconds of the date, or the first seven bytes of the text and its length, so that a comparison of
    /// integers is one of values.
    private let bits: UInt64
    /// The kind in 2 bits. The other ones are the location of the text, the fraction of the date in nanoseconds, or the rest
    /// of the number.
    private let packed: UInt64

    private static let locationBits: UInt64 = 62
    /// The number of bytes of a text in a key.
    private static let prefixCount = 7

    private init(_ kind: Kind, _ bits: UInt64, _ location: UInt64 = 0) {
        self.bits = bits
        packed = kind.rawValue << Self.locationBits | location
    }

    /// Creates the key of a text in a column.
    init(_ text: String, column: Int, _ context: FormatContext, _ texts: inout ByteStore) {
        switch context.rank(of: text, column: column) {
        case .number(let number):
            let rest = UInt64(number.rest + DecimalNumber.Order.maxRest)
            self.init(.number, Self.bits(number.double == 0 ? 0 : number.double), rest)
        case .date(let span):
            self.init(.date, Self.bits(span.start.seconds), UInt64(span.start.nanosecond))
        case .time(let instant):
            // Times precede all dates.
            self.init(.date, Self.bits(Int.min / 2 + instant.seconds), UInt64(instant.nanosecond))
        case .text where text.isEmpty:
            self.init(.nothing, 0)
        case .text:
            let bytes = Self.bytes(of: text)
            let first = (0..<Self.prefixCount).reduce(UInt64(0)) {
                $0 << 8 | ($1 < bytes.count ? UInt64(bytes[$1]) : 0)
            }
            // The length distinguishes zeros that are bytes of the text from those after it.
            let length = UInt64(min(bytes.count, Self.prefixCount + 1))
            self.init(.text, first << 8 | length, texts.add(bytes.dropFirst(Self.prefixCount)))
        }
    }

    /// Returns the bytes of a text regardless of case, in the order of its characters: equal characters have the
    /// same bytes. Accents only distinguish texts that are equal without them, so that Ä follows A.
    private static func bytes(of text: String) -> [UInt8] {
        let lowercase = text.lowercased()
        guard lowercase.utf8.contains(where: { $0 >= 0x80 }) else { return Array(lowercase.utf8) }
        let complete = lowercase.precomposedStringWithCanonicalMapping
        let base = complete.baseLetters
        return base == complete ? Array(complete.utf8) : Array(base.utf8) + [0] + Array(complete.utf8)
    }

    /// Returns integers in the order of seconds.
    private static func bits(_ seconds: Int) -> UInt64 { UInt64(bitPattern: Int64(seconds)) ^ 1 << 63 }

    /// Returns integers in the order of numbers.
    private static func bits(_ number: Double) -> UInt64 {
        let bits = number.bitPattern
        return number.sign == .minus ? ~bits : bits | 1 << 63
    }

    /// A Boolean value that indicates whether the key is that of a text.
    var isText: Bool { kind == Kind.text.rawValue }

    private var kind: UInt64 { packed >> Self.locationBits }

    private var location: UInt64 { packed & (1 << Self.locationBits - 1) }

    /// Returns the key with its text in another store.
    func moved(from texts: ByteStore, to others: inout ByteStore) -> SortKey {
        isText ? SortKey(.text, bits, others.add(texts[location])) : self
    }

    /// Returns a negative number if the key precedes another one, 0 if they are equal, or else a positive number.
    /// In both directions, numbers come before dates and times, these before texts, and texts before empty values.
    func compared(to other: SortKey, isDescending: Bool, _ texts: ByteStore) -> Int {
        guard kind == other.kind else { return kind < other.kind ? -1 : 1 }
        let order =
            bits != other.bits
            ? (bits < other.bits ? -1 : 1)
            : isText
                ? texts.compare(location, other.location)
                : location == other.location ? 0 : location < other.location ? -1 : 1
        return isDescending ? -order : order
    }
}

extension String {
    /// The text in lowercase with the base letters of accented letters in the Latin and Greek scripts, as in Unicode's
    /// default order. In other scripts, marks are letters.
    fileprivate var baseLetters: String {
        var base = String.UnicodeScalarView()
        for scalar in decomposedStringWithCanonicalMapping.unicodeScalars {
            if let letters = Self.latinLetters[scalar] {
                base.append(contentsOf: letters.unicodeScalars)
            } else if !(0x300...0x36F).contains(scalar.value) || base.last.map(Self.hasBaseLetter) == false {
                base.append(scalar)
            }
        }
        return String(base)
    }

    /// Letters that Unicode does not decompose, but sorts with others.
    private static let latinLetters: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ħ": "h", "ł": "l", "ı": "i",
    ]

    /// Returns a Boolean value that indicates whether a scalar is a letter of the Latin or Greek script.
    private static func hasBaseLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x250 || (0x370..<0x400).contains(scalar.value)
    }
}

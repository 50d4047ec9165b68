/// Numbers that are no quantities, so that their sum has no meaning.
package enum NumberLabels: String, Sendable {
    case years, identifiers, ranks, coordinates, timestamps

    /// Detects what the numbers of a column are, or returns `nil` for quantities.
    ///
    /// The name of the column decides, by its first or last word. Whole numbers from 1900 to 2100 are years regardless of
    /// the name, if there are at least five, and none of them has separators or a unit.
    ///
    /// - Parameters:
    ///   - name: The name of the column.
    ///   - texts: The texts of the column, as few as a sample.
    package init?(name: String, _ texts: [String]) {
        let traits = ColumnTraits(name: name, values: [])
        let texts = texts.map(\.trimmed).filter { !FormatContext.isMissing($0) }
        let numbers = texts.map { $0.utf8.count == 4 ? Int($0) : nil }
        func areAll(in range: ClosedRange<Int>) -> Bool {
            numbers.allSatisfy { $0.map(range.contains) ?? false }
        }
        if !numbers.isEmpty, traits.hasWord(in: Self.yearWords), areAll(in: 1000...2999) {
            self = .years
        } else if numbers.count >= Self.leastYears, areAll(in: 1900...2100) {
            self = .years
        } else if name == "#" || name == "№" || !name.isEmpty && traits.namesIdentifier
            || traits.endsWithWord(in: Self.numberWords) || traits.isNumbered
        {
            self = .identifiers
        } else if traits.hasWord(in: Self.rankWords) {
            self = .ranks
        } else if traits.hasWord(in: Self.coordinateWords)
            || Self.coordinateEndings.contains(where: name.lowercased().hasSuffix)
        {
            self = .coordinates
        } else if traits.endsWithWord(in: Self.timeWords)
            || traits.hasWord(in: Self.dateWords) && texts.allSatisfy(Self.isCompactDate)
        {
            self = .timestamps
        } else {
            return nil
        }
    }

    /// Returns a Boolean value that indicates whether the numbers of a column with a name are versions, of which 1.0 is another
    /// one than 1.
    package static func areVersions(name: String) -> Bool {
        ColumnTraits(name: name, values: []).endsWithWord(in: versionWords)
    }

    private static let versionWords: Set = [
        "version", "versions", "ver", "release", "no", "revision", "firmware", "build", "section", "chapter",
    ]

    private static let leastYears = 5
    private static let yearWords: Set = [
        "year", "years", "yr", "jahr", "année", "annee", "año", "anno", "ano", "jaar", "år", "rok", "vuosi",
        "season", "saison", "年",
    ]
    /// The last words of names of numbers that identify something, but whose columns can have texts as titles of rows.
    private static let numberWords: Set = [
        "account", "acct", "konto", "room", "zimmer", "raum", "iban", "bic", "offset", "version", "revision",
        "port",
        "telephone", "telefon", "tel", "mobile", "fax", "extension", "ip", "ssn", "imei", "asn", "gtin",
        "upc", "pin",
        "seat", "gate", "platform", "flight", "chapter", "episode", "page", "apartment", "hausnummer",
        "postnummer",
        "kundennummer",
    ]
    private static let timeWords: Set = ["timestamp", "epoch", "unixtime"]
    private static let dateWords: Set = ["date", "datetime", "time", "datum", "fecha", "data"]

    /// Returns a Boolean value that indicates whether a text is a date and time without separators, such as 202611210930.
    private static func isCompactDate(_ text: String) -> Bool {
        [8, 12, 14].contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
            && (text.hasPrefix("19") || text.hasPrefix("20"))
    }

    private static let rankWords: Set = ["rank", "ranking", "position", "rang", "platz", "pos"]
    private static let coordinateEndings = ["latitude", "longitude"]
    private static let coordinateWords: Set = [
        "lat", "latitude", "lon", "lng", "long", "longitude", "easting", "northing",
    ]
}

/// The traits of a column that its name and a few of its texts indicate.
package struct ColumnTraits {
    enum Content: Equatable {
        /// Every text is the name of an image file.
        case images
        /// Every text has digits and no letters, which includes dates and telephone numbers.
        case numbers
        case words
        /// The column is empty in all examined records.
        case nothing
    }

    let content: Content
    /// The words of the name, in lowercase.
    private let nameWords: [String]
    /// The numbers of digits of the values. It is empty if some contain other characters.
    private let digitCounts: [Int]
    /// A Boolean value that indicates whether all values are from 1000 to 2999.
    private let areYears: Bool

    /// Creates the traits of a column. Without any `values`, the column counts as text.
    package init(name: String, values: [String]) {
        let texts = values.map(\.trimmed).filter { !$0.isEmpty }
        nameWords = Self.words(of: name)
        digitCounts =
            texts.allSatisfy { $0.utf8.allSatisfy(\.isDigit) } ? texts.map(\.utf8.count) : []
        areYears = digitCounts.allSatisfy { $0 == 4 } && texts.allSatisfy { "12".contains($0.prefix(1)) }
        content =
            if values.isEmpty {
                .words
            } else if texts.isEmpty {
                .nothing
            } else if texts.allSatisfy(Self.isImage) {
                .images
            } else {
                texts.allSatisfy(Self.isNumber) ? .numbers : .words
            }
    }

    /// A Boolean value that indicates whether the name suggests an identifier of records.
    var isIdentifier: Bool {
        let endings: Set = [
            "id", "key", "code", "uuid", "guid", "sku", "slug", "no", "nr", "index", "iso", "url",
        ]
        return nameWords.last.map(endings.contains) ?? true
    }

    /// A Boolean value that indicates whether the numbers in the column are names or dates of something, which have no sum.
    ///
    /// All values are digits only. They are years, if they are from 1000 to 2999, and the name begins or ends with a
    /// word for years, as in `birth_year`, but not in `tons per year`, or is a word such as `founded`. They are codes or
    /// identifiers, if the name ends with a word for them, as in `order_id`.
    package var isOfLabels: Bool {
        guard !digitCounts.isEmpty, let first = nameWords.first, let last = nameWords.last else {
            return false
        }
        let isYear = Self.yearWords.contains(first) || Self.yearWords.contains(last)
        let isEvent = nameWords.count == 1 && Self.eventWords.contains(last)
        if areYears, isYear && !nameWords.contains("per") || isEvent { return true }
        // The index of prices, for example, is a quantity.
        return isIdentifier && last != "index" || Self.codeWords.contains(last)
    }

    private static let yearWords: Set = [
        "year", "yr", "jahr", "jaar", "année", "annee", "año", "anno", "ano", "år", "rok", "год",
    ]
    private static let eventWords: Set = [
        "born", "died", "founded", "established", "built", "opened", "released", "published",
    ]
    private static let codeWords: Set = [
        "ids", "zip", "zipcode", "postcode", "postalcode", "plz", "phone", "telephone", "fax", "isbn", "ean",
        "gtin", "fips", "geonameid",
    ]

    /// Returns a Boolean value that indicates whether the name of the column is `name`, a single lowercase
    /// word, regardless of spaces and punctuation.
    func isCalled(_ name: String) -> Bool { nameWords.joined() == name }

    /// Returns a Boolean value that indicates whether the name contains `name` and other words, as in
    /// `area_km2` or `name.common`.
    func isKind(of name: String) -> Bool { nameWords.first == name && !isIdentifier }

    /// Returns the words of a name, which may be separated by spaces, punctuation or camel case.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var previous: Character = " "
        for character in name {
            if character.isLetter || character.isNumber {
                let startsWord =
                    !(previous.isLetter || previous.isNumber)
                    || (character.isUppercase && previous.isLowercase)
                if startsWord { words.append("") }
                words[words.count - 1] += character.lowercased()
            }
            previous = character
        }
        return words
    }

    private static func isImage(_ text: String) -> Bool {
        let name = text.lowercased()
        return [".png", ".jpg", ".jpeg"].contains { name.hasSuffix($0) }
    }

    private static func isNumber(_ text: String) -> Bool {
        guard text.contains(where: \.isNumber) else { return false }
        return !text.contains(where: \.isLetter) || Double(text) != nil
    }
}

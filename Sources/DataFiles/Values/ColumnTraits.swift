/// The traits of a column that its name and a few of its texts indicate.
struct ColumnTraits {
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
    /// A Boolean value that indicates whether some texts differ from others, and are not only two such as yes and no.
    let differs: Bool
    /// A Boolean value that indicates whether the texts can name records: at least half of them are different.
    let namesRows: Bool
    /// A Boolean value that indicates whether at least 80 % of the texts are different.
    let isMostlyDistinct: Bool
    /// A Boolean value that indicates whether all texts are different.
    let isDistinct: Bool
    /// Boolean values that indicate whether at least 80 %, or 95 %, of the records have a text.
    let isFilled, isNearlyFull: Bool
    /// A Boolean value that indicates whether the texts are whole numbers that grow from record to record by the same step, as the
    /// numbers of rows do.
    let countsRows: Bool
    /// A Boolean value that indicates whether all texts have the same number of digits, at least six, as identifiers have.
    let hasEqualLengths: Bool
    /// A Boolean value that indicates whether at least 80 % of the texts contain a letter.
    let hasLetters: Bool
    /// The words of the name after its last point, in lowercase.
    private let lastWords: [String]
    /// The words of the name, in lowercase.
    private let nameWords: [String]

    /// Creates the traits of a column. Without any `values`, the column counts as text.
    init(name: String, values: [String]) {
        let texts = values.map(\.trimmed).filter { !FormatContext.isMissing($0) }
        nameWords = Self.words(of: name)
        lastWords = Self.words(of: String(name.split(separator: ".").last ?? ""))
        hasLetters = texts.count { $0.contains(where: \.isLetter) } * 5 >= texts.count * 4
        let different = Set(texts).count
        differs =
            texts.count < 2 || different > 1 && !Set(texts.map { $0.lowercased() }).isSubset(of: Self.flags)
        namesRows = differs && different * 2 >= texts.count
        isMostlyDistinct = differs && different * 5 >= texts.count * 4
        isDistinct = differs && different == texts.count
        isFilled = texts.count * 5 >= values.count * 4
        isNearlyFull = texts.count * 20 >= values.count * 19
        countsRows = Self.countRows(values)
        hasEqualLengths =
            texts.count >= Self.leastRows && Set(texts.map(\.count)).count == 1
            && texts[0].count >= Self.identifierLength && texts.allSatisfy { $0.allSatisfy(\.isNumber) }
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

    /// A Boolean value that indicates whether the name suggests an identifier of records, or has no words.
    var isIdentifier: Bool { nameWords.isEmpty || nameWords.first == "id" || namesIdentifier }

    /// A Boolean value that indicates whether the column numbers the records of a file.
    var numbersRecords: Bool { countsRows || nameWords.isEmpty || nameWords == ["id"] }

    /// A Boolean value that indicates whether the name suggests a number that is seldom the main one of a record.
    var isSecondary: Bool { endsWithWord(in: Self.secondaryWords) }

    /// A Boolean value that indicates whether the last word of the name suggests an identifier.
    var namesIdentifier: Bool { endsWithWord(in: Self.identifierWords) }

    /// A Boolean value that indicates whether the name ends in a word for a number, as in `order_number`. Such a word alone
    /// can be a quantity.
    var isNumbered: Bool {
        nameWords.count > 1 && endsWithWord(in: ["number", "num", "nummer", "numero", "número"])
    }

    /// Returns a Boolean value that indicates whether the last word of the name is one of some words. A count may follow, as
    /// in `phone 2` or `isbn13`.
    func endsWithWord(in words: Set<String>) -> Bool {
        let name = nameWords.last?.contains { !$0.isNumber } == false ? nameWords.dropLast() : nameWords[...]
        guard let last = name.last else { return false }
        let letters = String(last.prefix { !$0.isNumber })
        // NO2 is no number.
        return words.contains(last) || letters.count > 2 && words.contains(letters)
    }

    private static let secondaryWords: Set = [
        "age", "alter", "count", "size", "ht", "wt", "cert", "licence", "license", "seed", "week", "round",
        "month",
        "day", "hour", "lap", "laps",
    ]
    private static let flags: Set = ["true", "false", "yes", "no", "t", "f", "y", "n", "0", "1"]

    private static let identifierWords: Set = [
        "id", "key", "code", "uuid", "guid", "sku", "slug", "no", "nr", "index", "iso", "url", "zip",
        "zipcode",
        "postcode", "plz", "phone", "isbn", "ean", "fips", "pk", "pid", "rownames", "rowname", "codice",
        "código", "codigo", "kod", "kode", "district", "ward", "precinct",
    ]

    /// Returns a Boolean value that indicates whether the first or the last word of the name is one of some words.
    func hasWord(in words: Set<String>) -> Bool {
        [nameWords.first, nameWords.last].contains { $0.map(words.contains) ?? false }
    }

    /// Returns a Boolean value that indicates whether the name of the column is `name`, a single lowercase
    /// word, regardless of spaces and punctuation.
    func isCalled(_ name: String) -> Bool { nameWords.joined() == name || lastWords.joined() == name }

    /// Returns a Boolean value that indicates whether the name of the column is one of some names.
    func isCalled(in names: Set<String>) -> Bool { names.contains(nameWords.joined()) }

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

    private static let (leastRows, identifierLength) = (5, 6)

    /// Returns a Boolean value that indicates whether some texts of evenly distributed records are the numbers of rows.
    private static func countRows(_ values: [String]) -> Bool {
        let numbers = values.compactMap { Int($0.trimmed) }
        guard numbers.count == values.count, numbers.count >= leastRows else { return false }
        let steps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }
        guard let least = steps.min(), let most = steps.max() else { return false }
        // The distances of the records differ by one.
        return least > 0 && most - least <= 1
    }

    private static func isImage(_ text: String) -> Bool {
        let name = text.lowercased()
        guard !name.contains("://") else { return false }
        return [".png", ".jpg", ".jpeg"].contains { name.hasSuffix($0) }
    }

    private static func isNumber(_ text: String) -> Bool {
        guard text.contains(where: \.isNumber) else { return false }
        return !text.contains(where: \.isLetter) || Double(text) != nil
    }
}

/// What the name of a column and a few of its texts tell about it.
struct ColumnTraits {
    enum Content: Equatable {
        /// Every text names an image file.
        case images
        /// Every text has digits and no letters; dates and telephone numbers count as well.
        case numbers
        case words
        /// The column is empty in all the records looked at.
        case nothing
    }

    let content: Content
    /// The words of the name, in lower case.
    private let nameWords: [String]

    /// Without any `values` at all, the column passes for one of words.
    init(name: String, values: [String]) {
        let texts = values.map(\.trimmed).filter { !$0.isEmpty }
        nameWords = Self.words(of: name)
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

    /// Whether the name says that the column tells records apart rather than describes them.
    var isIdentifier: Bool {
        let endings: Set = [
            "id", "key", "code", "uuid", "guid", "sku", "slug", "no", "nr", "index", "iso", "url",
        ]
        return nameWords.last.map(endings.contains) ?? true
    }

    /// Whether the column is called `name`, a single lower-case word, however that is spaced and punctuated.
    func isCalled(_ name: String) -> Bool {
        nameWords.joined() == name
    }

    /// Whether the column is called `name` and something more, as in `area_km2` or `name.common`.
    func isKind(of name: String) -> Bool {
        nameWords.first == name && !isIdentifier
    }

    /// The words of a name, which may be spaced, punctuated or in camel case.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var previous: Character = " "
        for character in name {
            if character.isLetter || character.isNumber {
                let startsWord =
                    !(previous.isLetter || previous.isNumber)
                    || (character.isUppercase && previous.isLowercase)
                if startsWord {
                    words.append("")
                }
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

import DataFiles
import Diagnostics

/// The info string of a fenced block: what follows the backticks or tildes that begin it.
struct FenceInfo {
    /// The attributes of a figure. `nil` if the block is no figure.
    let attributes: String?
    /// The number of characters before the attributes.
    let offset: Int
    /// The name of a MyST directive, as in `{note}`. `nil` if the block is none.
    let directive: Substring?

    static let word = "tablesnap"

    /// Parses an info string.
    ///
    /// A figure begins with the word `tablesnap`, or has the class `.tablesnap` in braces, as in pandoc and in
    /// Python-Markdown. Other classes, and the identifier of the block, are those of its listing.
    init(_ text: Substring) {
        let spaces = text.prefix { $0.isWhitespace }
        let info = text.dropFirst(spaces.count)
        let first = info.prefix { !$0.isWhitespace }
        if first == Self.word {
            let rest = info.dropFirst(first.count)
            let gap = rest.prefix { $0.isWhitespace }.count
            (attributes, directive) = (rest.trimmed, nil)
            offset = spaces.count + first.count + gap
            return
        }
        guard info.first == "{" else {
            (attributes, offset, directive) = (nil, 0, nil)
            return
        }
        let name = info.dropFirst().drop { $0.isWhitespace }.prefix { !$0.isWhitespace && $0 != "}" }
        // A name with attributes in its braces is none of MyST, but may be meant as one.
        if name == Self.word || name.first?.isLetter == true && info.dropFirst(1 + name.count).first == "}" {
            (attributes, offset, directive) = (nil, 0, name)
            return
        }
        directive = nil
        let inner = info.dropFirst().prefix(upTo: info.lastIndex(of: "}") ?? info.endIndex)
        let (classes, rest) = Self.removingClasses(from: inner)
        guard info.trimmed.hasSuffix("}"), classes.contains("." + Self.word) else {
            (attributes, offset) = (nil, 0)
            return
        }
        attributes = rest.trimmed
        offset = spaces.count + 1 + rest.prefix { $0.isWhitespace }.count
    }

    /// Returns the classes and identifiers in a list of attributes, and the list with spaces in their place.
    private static func removingClasses(from text: Substring) -> (Set<String>, rest: String) {
        var classes: Set<String> = []
        var rest = ""
        var word = ""
        var quote: Character?
        func isClass(_ word: String) -> Bool { word.first == "." || word.first == "#" }
        func finish() {
            if isClass(word) { classes.insert(word) }
            rest += isClass(word) ? String(repeating: " ", count: word.count) : word
            word = ""
        }
        for character in text {
            if quote == nil, character.isWhitespace {
                finish()
                rest.append(character)
                continue
            }
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            }
            word.append(character)
        }
        finish()
        return (classes, rest)
    }

    /// A Boolean value that indicates whether the block is meant as a figure, but written as a MyST directive.
    var isUnknownDirective: Bool { directive.map { $0 == Self.word } ?? false }

    /// A Boolean value that indicates whether an info string that begins no figure was probably meant to begin one: a word
    /// in it is `tablesnap` in other letters, or with attributes directly after it, or the first word resembles it.
    static func resemblesFigure(_ info: some StringProtocol) -> Bool {
        let parts = info.split(whereSeparator: \.isWhitespace)
        let isSpelled = parts.contains { part in
            let start = part.drop { "{.:".contains($0) }
            let rest = start.dropFirst(word.count)
            return start.prefix(word.count).lowercased() == word
                && (rest.first.map { "{}:,=".contains($0) } ?? true)
        }
        return isSpelled || parts.first.map { isMisspelled($0) } ?? false
    }

    private static func isMisspelled(_ text: some StringProtocol) -> Bool {
        let name = text.drop { "{.:".contains($0) }.prefix { $0 != "}" }
        return abs(name.count - word.count) < 3 && nearestName(to: String(name), among: [word]) != nil
    }

    /// A Boolean value that indicates whether the block is a MyST directive whose content is Markdown.
    var containsMarkdown: Bool {
        guard let directive, !isUnknownDirective else { return false }
        return !Self.literalDirectives.contains { directive.hasPrefix($0) }
    }

    /// The beginnings of the names of directives whose content is no Markdown.
    private static let literalDirectives = [
        "code", "sourcecode", "parsed-literal", "literalinclude", "raw", "eval-rst", "math", "image",
        "figure",
    ]
}

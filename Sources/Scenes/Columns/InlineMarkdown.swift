import TableKit

/// A text with emphasis, strong emphasis, code, strikethrough and links in Markdown. Malformed markup is literal.
struct InlineMarkdown {
    /// A part of the text in one style.
    struct Span: Equatable {
        var text: String
        var style: Style
        /// The address of a link.
        var address: String?
    }

    /// Markup around a part of the text.
    private struct Element {
        var inner: Range<Int>
        var style: Style
        var end: Int
        var address: String?
    }

    struct Style: OptionSet, Hashable {
        let rawValue: Int
        static let emphasis = Style(rawValue: 1)
        static let strong = Style(rawValue: 2)
        static let code = Style(rawValue: 4)
        static let strikethrough = Style(rawValue: 8)
        static let link = Style(rawValue: 16)
    }

    private(set) var spans: [Span] = []
    private let characters: [Character]

    /// The maximum number of styles inside of each other.
    private static let maxDepth = 8
    /// The maximum length of a text with markup. A longer one is literal, because the search for the end of each element
    /// would take long.
    private static let maxLength = 5000
    private static let delimiters: Set<Character> = ["*", "_", "~", "`", "[", "\\"]

    /// Parses a text.
    init(_ text: String) {
        guard text.utf8.count <= Self.maxLength, text.contains(where: Self.delimiters.contains) else {
            characters = []
            spans = [Span(text: text, style: [])]
            return
        }
        characters = Array(text)
        parse(0..<characters.count, [], depth: 0)
    }

    /// The text without markup.
    var text: String { spans.map(\.text).joined() }

    private mutating func append(_ text: String, _ style: Style, _ address: String?) {
        guard !text.isEmpty else { return }
        if let last = spans.last, last.style == style, last.address == address {
            spans[spans.count - 1].text += text
        } else {
            spans.append(Span(text: text, style: style, address: address))
        }
    }

    private mutating func parse(_ range: Range<Int>, _ style: Style, _ address: String? = nil, depth: Int) {
        var index = range.lowerBound
        while index < range.upperBound {
            let rest = index..<range.upperBound
            if let element = depth < Self.maxDepth ? element(rest) : nil {
                let (style, address) = (style.union(element.style), element.address ?? address)
                if element.style == .code {
                    append(String(characters[element.inner]), style, address)
                } else {
                    parse(element.inner, style, address, depth: depth + 1)
                }
                index = element.end
                continue
            }
            if isEscape(at: index, in: range) { index += 1 }
            // A run of delimiters without a counterpart is literal as a whole.
            let count = "*_~`".contains(characters[index]) ? runLength(at: index, in: range) : 1
            append(String(characters[index..<index + count]), style, address)
            index += count
        }
    }

    private func isEscape(at index: Int, in range: Range<Int>) -> Bool {
        characters[index] == "\\" && index + 1 < range.upperBound && characters[index + 1].isASCII
            && (characters[index + 1].isPunctuation || characters[index + 1].isSymbol)
    }

    private func runLength(at index: Int, in range: Range<Int>) -> Int {
        characters[index..<range.upperBound].prefix { $0 == characters[index] }.count
    }

    /// Returns the content, the style and the end of the element at the start of a range, or `nil` if there is none.
    private func element(_ range: Range<Int>) -> Element? {
        let start = range.lowerBound
        let length = runLength(at: start, in: range)
        switch characters[start] {
        case "`": return code(range, length)
        case "[": return link(range)
        case "~": return length == 2 ? emphasis(range, 2, .strikethrough) : nil
        case "*", "_":
            guard length <= 3 else { return nil }
            return length == 1 ? emphasis(range, 1, .emphasis) : emphasis(range, 2, .strong)
        default: return nil
        }
    }

    private func code(_ range: Range<Int>, _ length: Int) -> Element? {
        var index = range.lowerBound + length
        while index < range.upperBound {
            guard characters[index] == "`" else {
                index += 1
                continue
            }
            let count = runLength(at: index, in: range)
            if count == length {
                return Element(inner: range.lowerBound + length..<index, style: .code, end: index + count)
            }
            index += count
        }
        return nil
    }

    private func emphasis(
        _ range: Range<Int>, _ length: Int, _ style: Style
    ) -> Element? {
        let delimiter = characters[range.lowerBound]
        let start = range.lowerBound + length
        guard start < range.upperBound, !characters[start].isWhitespace else { return nil }
        // An underscore in a word, as in snake_case, is literal.
        let isUnderscore = delimiter == "_"
        if isUnderscore, range.lowerBound > 0, isWord(characters[range.lowerBound - 1]) { return nil }
        var index = start
        while index < range.upperBound {
            let rest = index..<range.upperBound
            if isEscape(at: index, in: range) {
                index += 2
            } else if characters[index] == "`" {
                let count = runLength(at: index, in: rest)
                index = code(rest, count)?.end ?? index + count
            } else if characters[index] == delimiter {
                let count = runLength(at: index, in: rest)
                let end = index + count
                let isClosing = !characters[index - 1].isWhitespace && index > start
                let isInWord = isUnderscore && end < characters.count && isWord(characters[end])
                // Of three delimiters, the last ones close the outer element.
                if isClosing, !isInWord, count == length || count == 3 {
                    return Element(inner: start..<end - length, style: style, end: end)
                }
                index = end
            } else {
                index += 1
            }
        }
        return nil
    }

    private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private func link(_ range: Range<Int>) -> Element? {
        var depth = 0
        var index = range.lowerBound
        while index < range.upperBound {
            if isEscape(at: index, in: range) {
                index += 2
                continue
            }
            if characters[index] == "[" { depth += 1 }
            if characters[index] == "]" { depth -= 1 }
            index += 1
            if depth == 0 { break }
        }
        guard depth == 0, index < range.upperBound, characters[index] == "(",
            let end = closingParenthesis(index..<range.upperBound), end > index + 1,
            !characters[index..<end].contains(where: \.isWhitespace), index - 1 > range.lowerBound + 1
        else { return nil }
        return Element(
            inner: range.lowerBound + 1..<index - 1, style: .link, end: end + 1,
            address: String(characters[index + 1..<end]))
    }

    /// Returns the end of the parentheses at the start of a range. Addresses may contain pairs of parentheses.
    private func closingParenthesis(_ range: Range<Int>) -> Int? {
        var depth = 0
        return characters[range].firstIndex { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth == 0
        }
    }
}

extension InlineMarkdown {
    /// Returns the text for a label with a font. `nil` if it needs no attributes.
    func attributedText(_ font: Font, _ style: Theme.Columns) -> NSAttributedString? {
        guard spans.contains(where: { !$0.style.isEmpty }) else { return nil }
        let whole = NSMutableAttributedString(string: "")
        for span in spans {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if !span.style.isDisjoint(with: [.emphasis, .strong, .code]) {
                var font = font
                if span.style.contains(.code), let family = style.codeFamily { font.family = family }
                if span.style.contains(.strong) { font.weight = .bold }
                if span.style.contains(.emphasis) { font.isItalic = true }
                attributes[.font] = font
            }
            if span.style.contains(.code) { attributes[.backgroundColor] = style.codeBackground }
            if span.style.contains(.strikethrough) { attributes[.strikethroughStyle] = UnderlineStyle.single }
            if span.style.contains(.link) { attributes[.foregroundColor] = style.linkColor }
            attributes[.link] = span.address
            whole.append(NSAttributedString(string: span.text, attributes: attributes))
        }
        return whole
    }
}

extension SceneColumn {
    /// Returns the text that a value shows, without markup.
    func shownText(_ value: String) -> String {
        if let chart {
            return !chart.includesValue ? "" : chart.kind.isOfList ? ChartPoints.last(of: value) : value
        }
        switch content {
        case .text, .image: return value
        case .markdown: return InlineMarkdown(value).text
        case .link: return Self.link(value.trimmed).title
        }
    }

    /// Returns the title and the address of a link in Markdown, or of an address, whose title has no scheme.
    static func link(_ link: String) -> (title: String, address: String) {
        let markdown = InlineMarkdown(link)
        if let address = markdown.spans.lazy.compactMap(\.address).first { return (markdown.text, address) }
        guard
            let scheme = ["https://", "http://", "mailto:"].first(where: { link.lowercased().hasPrefix($0) })
        else { return (link, link) }
        let address = link.dropFirst(scheme.count)
        return (String(address.last == "/" ? address.dropLast() : address), link)
    }
}

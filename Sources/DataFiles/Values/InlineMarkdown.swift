import CCmark

/// A text with emphasis, strong emphasis, code, strikethrough and links in Markdown, and with some tags of HTML. Malformed and
/// other markup is literal.
///
/// A character of Markdown is a Unicode scalar: a combining mark after an asterisk leaves it an asterisk.
package struct InlineMarkdown: Equatable {
    /// A part of the text in one style.
    package struct Span: Equatable {
        package var text: String
        package var style: Style
        /// The address of a link.
        package var address: String?
    }

    package struct Style: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let emphasis = Style(rawValue: 1)
        package static let strong = Style(rawValue: 2)
        package static let code = Style(rawValue: 4)
        package static let strikethrough = Style(rawValue: 8)
        package static let link = Style(rawValue: 16)
    }

    package private(set) var spans: [Span] = []

    /// The maximum length in bytes of a text with markup. A longer one is literal.
    static let maxLength = 5000
    private static let markup: Set<Unicode.Scalar> = ["*", "_", "~", "`", "[", "<", "&", "\\"]

    /// Parses a text. Each line is separate, so that lines form no blocks.
    ///
    /// - Parameter hasLines: Whether `<br>` is a line break. Otherwise, it is a comma after a word, and a space after punctuation.
    package init(_ text: String, hasLines: Bool = false) {
        guard text.utf8.count <= Self.maxLength, text.unicodeScalars.contains(where: Self.markup.contains)
        else {
            append(text, [])
            return
        }
        let tilde = Self.unusedCharacter(in: text)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        {
            if index > 0 { append("\n", []) }
            parse(Self.replaceEscapedTildes(of: line, with: tilde), hasLines: hasLines)
        }
        if text.unicodeScalars.contains("~") { strikeThrough(escapedTilde: tilde) }
    }

    /// Creates a text without markup.
    package init(literal text: String) { append(text, []) }

    /// The text without markup.
    package var text: String { spans.map(\.text).joined() }

    /// The text without markup and line breaks.
    package var textOnOneLine: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// Returns the text followed by one without markup.
    package func appending(literal text: String) -> InlineMarkdown {
        var whole = self
        whole.append(text, [])
        return whole
    }

    /// Returns the text with the result of a function in place of the text of each span.
    package func mapTexts(_ transform: (String) -> String) -> InlineMarkdown {
        var mapped = InlineMarkdown(literal: "")
        for span in spans { mapped.append(transform(span.text), span.style, span.address) }
        return mapped
    }

    /// Returns the parts between separators that are not empty.
    package func split(whereSeparator isSeparator: (Character) -> Bool) -> [InlineMarkdown] {
        var parts = [InlineMarkdown(literal: "")]
        for span in spans {
            let texts = span.text.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
            for (index, text) in texts.enumerated() {
                if index > 0 { parts.append(InlineMarkdown(literal: "")) }
                parts[parts.count - 1].append(text, span.style, span.address)
            }
        }
        return parts.filter { !$0.spans.isEmpty }
    }

    private mutating func append(_ text: some StringProtocol, _ style: Style, _ address: String? = nil) {
        guard !text.isEmpty else { return }
        if let last = spans.last, last.style == style, last.address == address {
            spans[spans.count - 1].text += text
        } else {
            spans.append(Span(text: String(text), style: style, address: address))
        }
    }

    private mutating func removeSpacesAtEnd() {
        guard let last = spans.last?.text.lastIndex(where: { $0 != " " }) else { return }
        spans[spans.count - 1].text = String(spans[spans.count - 1].text[...last])
    }

    /// The text for a line break after the current text.
    private var lineBreak: String {
        spans.last?.text.last.map { ".,;:!?".contains($0) } == false ? ", " : " "
    }

    /// A space that a line begins with. Without it, the line could begin a block such as a list. cmark does not remove it.
    private static let start: Character = "\u{A0}"

    /// Returns a character of private use. A text of the maximum length cannot contain all of them.
    private static func unusedCharacter(in text: String) -> Unicode.Scalar {
        let used = Set(text.unicodeScalars)
        let privateUse = (0xE000...0xF8FF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
        return privateUse.first { !used.contains($0) } ?? "~"
    }

    /// Returns a line with a character in place of each escaped tilde, because cmark returns the same text for a tilde that
    /// is not escaped.
    private static func replaceEscapedTildes(of line: Substring, with tilde: Unicode.Scalar) -> String {
        var (result, isEscaped) = (String.UnicodeScalarView(), false)
        for character in line.unicodeScalars {
            if isEscaped, character == "~" {
                result.removeLast()
                result.append(tilde)
            } else {
                result.append(character)
            }
            isEscaped = !isEscaped && character == "\\"
        }
        return String(result)
    }

    private mutating func parse(_ line: String, hasLines: Bool) {
        var source = "\(Self.start)\(line)"
        let document = source.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
            }
        }
        guard let document else { return }
        defer { cmark_node_free(document) }
        guard let nodes = cmark_iter_new(document) else { return }
        defer { cmark_iter_free(nodes) }
        var styles: [(style: Style, address: String?)] = [([], nil)]
        var tags = HTMLTags()
        var (isStart, isAfterBreak) = (true, false)
        while true {
            let event = cmark_iter_next(nodes)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(nodes) else { return }
            let (style, address) = styles[styles.count - 1]
            if let element = Self.style(of: node) {
                if event == CMARK_EVENT_EXIT {
                    styles.removeLast()
                } else {
                    let link = element == .link ? cmark_node_get_url(node).map { String(cString: $0) } : nil
                    styles.append((style.union(element), link ?? address))
                }
            } else if let literal = cmark_node_get_literal(node) {
                let type = cmark_node_get_type(node)
                // A combining mark at the start would form one character with the space.
                var text = String(String(cString: literal).unicodeScalars.dropFirst(isStart ? 1 : 0))
                isStart = false
                if type == CMARK_NODE_HTML_INLINE, HTMLTags.isLineBreak(text) {
                    removeSpacesAtEnd()
                    append(hasLines ? "\n" : lineBreak, style, address)
                    isAfterBreak = true
                    continue
                }
                if isAfterBreak { text = String(text.drop { $0 == " " }) }
                isAfterBreak = isAfterBreak && text.isEmpty
                let shown = type == CMARK_NODE_HTML_INLINE ? tags.shown(tag: text) : tags.shown(text)
                append(shown, type == CMARK_NODE_CODE ? style.union(.code) : style, address)
            }
        }
    }

    /// Returns the style of an element that contains others, or `nil` for other nodes.
    private static func style(of node: OpaquePointer) -> Style? {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        default: nil
        }
    }

    /// Applies the strikethrough of GitHub, which is not a part of CommonMark: text between two pairs of tildes.
    private mutating func strikeThrough(escapedTilde: Unicode.Scalar) {
        var letters = spans.flatMap { span in
            span.text.unicodeScalars.map { Span(text: String($0), style: span.style, address: span.address) }
        }
        var (start, index) = (Int?.none, 0)
        while index < letters.count {
            let count = letters[index...].prefix { $0.text == "~" && !$0.style.contains(.code) }.count
            if count == 2 {
                let begins = index + 2 < letters.count && letters[index + 2].text != " "
                if let first = start, letters[index - 1].text != " " {
                    for letter in first + 2..<index { letters[letter].style.insert(.strikethrough) }
                    for letter in [first, first + 1, index, index + 1] { letters[letter].text = "" }
                    start = nil
                } else if start == nil, begins {
                    start = index
                }
            }
            index += max(count, 1)
        }
        spans = []
        for letter in letters {
            // Code has no escapes.
            let tilde = letter.style.contains(.code) ? "\\~" : "~"
            append(letter.text == String(escapedTilde) ? tilde : letter.text, letter.style, letter.address)
        }
    }
}

/// Attributed text resolved into values that any thread can lay out: what an `NSAttributedString` says, once.
package struct StyledText: Sendable, Hashable {
    /// The colors of a span. They are resolved when the text is drawn, because they depend on the appearance.
    package struct Look: Sendable, Hashable {
        var color: Color?
        var background: Color?
        var underline: Color?
        var strikethrough: Color?
        var shadow: Shadow?
    }

    package let text: String
    /// How stretches of the text are laid out.
    package private(set) var spans: [TextSpan] = []
    /// The colors, one for each span.
    package private(set) var looks: [Look] = []
    /// How the paragraphs stand.
    package private(set) var paragraphs: [ParagraphSpan] = []

    package init(_ attributed: NSAttributedString) {
        text = attributed.string
        var offsets = UTF16Offsets(text)
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) {
            values, range, _ in
            let start = offsets.utf8Offset(ofUTF16: range.location)
            let attributes = TextAttributes(values)
            let (style, look) = (attributes.style, attributes.look)
            if style != spans.last?.style || look != looks.last {
                spans.append(TextSpan(start: start, style: style))
                looks.append(look)
            }
            let paragraph = attributes.paragraphStyle
            if paragraphs.isEmpty || paragraph != paragraphs.last?.style {
                paragraphs.append(ParagraphSpan(start: start, style: paragraph))
            }
        }
    }

    /// How the only line of a label stands: as the first paragraph, but at the left, because the label itself puts it
    /// into place, so that one layout serves every width.
    var paragraphOfOneLine: [ParagraphSpan] {
        guard var first = paragraphs.first else { return [] }
        first.style?.alignment = .left
        return [first]
    }
}

/// Turns offsets in UTF-16, as `NSRange` has them, into offsets in UTF-8, from the first to the last.
private struct UTF16Offsets {
    private var scalars: String.UnicodeScalarView.Iterator
    private var utf16 = 0
    private var utf8 = 0

    init(_ text: String) { scalars = text.unicodeScalars.makeIterator() }

    /// The offset of the character at `offset`, which is not below the last one asked for. An offset inside a
    /// surrogate pair goes to its end, so that no character is cut in two.
    mutating func utf8Offset(ofUTF16 offset: Int) -> Int {
        while utf16 < offset, let scalar = scalars.next() {
            utf16 += UTF16.width(scalar)
            utf8 += UTF8.width(scalar)
        }
        return utf8
    }
}

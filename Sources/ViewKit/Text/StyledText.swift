/// The content of an `NSAttributedString`, resolved once into values that any thread can lay out.
package struct StyledText: Sendable, Hashable {
    /// The colors of a span, its link and its attachment. The colors are resolved when the text is drawn, because they depend on the appearance.
    package struct Colors: Sendable, Hashable {
        var color: Color?
        var background: Color?
        var underline: Color?
        var strikethrough: Color?
        var shadow: Shadow?
        var link: LinkAddress?
        var attachment: TextAttachment?
    }

    package let text: String
    /// The spans of text with the same layout attributes.
    package private(set) var spans: [TextSpan] = []
    /// The colors, one element for each span.
    package private(set) var colors: [Colors] = []
    package private(set) var paragraphs: [ParagraphSpan] = []

    package init(_ attributed: NSAttributedString) {
        text = attributed.string
        var offsets = UTF16Offsets(text)
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) {
            values, range, _ in
            let start = offsets.utf8Offset(ofUTF16: range.location)
            let attributes = TextAttributes(values)
            let style = attributes.style
            var spanColors = attributes.colors
            spanColors.attachment = attributes.attachment(at: range.location)
            if style != spans.last?.style || spanColors != colors.last {
                spans.append(TextSpan(start: start, style: style))
                colors.append(spanColors)
            }
            let paragraph = attributes.paragraphStyle
            if paragraphs.isEmpty || paragraph != paragraphs.last?.style {
                paragraphs.append(ParagraphSpan(start: start, style: paragraph))
            }
        }
    }

    /// The style of a label's single line: that of the first paragraph, but left-aligned. The label aligns the line
    /// itself, so that one layout serves every width.
    var paragraphOfOneLine: [ParagraphSpan] {
        guard var first = paragraphs.first else { return [] }
        first.style?.alignment = .left
        return [first]
    }
}

/// A converter of UTF-16 offsets, which `NSRange` uses, to UTF-8 offsets, in increasing order.
private struct UTF16Offsets {
    private var scalars: String.UnicodeScalarView.Iterator
    private var utf16 = 0
    private var utf8 = 0

    init(_ text: String) { scalars = text.unicodeScalars.makeIterator() }

    /// Returns the UTF-8 offset of a UTF-16 offset, which must not be less than the previous one. An offset inside a
    /// surrogate pair moves to its end, so that no character is split.
    mutating func utf8Offset(ofUTF16 offset: Int) -> Int {
        while utf16 < offset, let scalar = scalars.next() {
            utf16 += UTF16.width(scalar)
            utf8 += UTF8.width(scalar)
        }
        return utf8
    }
}

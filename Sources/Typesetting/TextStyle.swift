/// The layout attributes of a span. Colors are not included; drawing code looks them up by span.
package struct TextStyle: Sendable, Hashable {
    /// The font. `nil` uses the request's.
    package var font: Font?
    /// The language as a BCP 47 tag. `nil` uses the request's.
    package var language: String?
    /// The additional space between characters, in points.
    package var letterSpacing = 0.0
    /// The distance by which the text is raised above the line's baseline, in points.
    package var baselineOffset = 0.0
    package var underline: UnderlineStyle = []
    package var strikethrough: UnderlineStyle = []
    package var hasBackground = false
    /// The rectangle of an attachment, which replaces each character U+FFFC: in points from the character's origin on
    /// the baseline, with y upward. The width of the character is that of the rectangle. `nil` for text.
    package var attachment: CGRect?

    package init() {}

    var isDecorated: Bool { hasBackground || !underline.isEmpty || !strikethrough.isEmpty }

    func scaled(by scale: Double, font requestFont: Font) -> TextStyle {
        var style = self
        let font = font ?? requestFont
        style.font = font.withSize(font.pointSize * scale)
        style.letterSpacing *= scale
        style.baselineOffset *= scale
        style.attachment = attachment.map {
            CGRect(
                x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
        }
        return style
    }
}

/// A style and its start. It extends to the next span.
package struct StyledSpan<Style: Sendable & Hashable>: Sendable, Hashable {
    /// The start of the span, as an offset in the text's UTF-8.
    package var start: Int
    package var style: Style

    package init(start: Int, style: Style) { (self.start, self.style) = (start, style) }
}

package typealias TextSpan = StyledSpan<TextStyle>

/// A paragraph style and its start. `nil` uses the request's alignment and line break mode.
package typealias ParagraphSpan = StyledSpan<ParagraphStyle?>

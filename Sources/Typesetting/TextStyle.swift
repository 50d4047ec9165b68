/// How a stretch of text is laid out. Colors are no part of it: who draws the text knows them by the stretch.
package struct TextStyle: Sendable, Hashable {
    /// The font, or nil for the request's.
    package var font: Font?
    /// The language as in BCP 47, or nil for the request's.
    package var language: String?
    /// Added between characters, in points.
    package var letterSpacing = 0.0
    /// How far the text is raised above its line's baseline, in points.
    package var baselineOffset = 0.0
    package var underline: UnderlineStyle = []
    package var strikethrough: UnderlineStyle = []
    /// Whether the stretch has a color behind it.
    package var hasBackground = false

    package init() {}

    /// Whether the stretch has bars besides its glyphs.
    var isDecorated: Bool { hasBackground || !underline.isEmpty || !strikethrough.isEmpty }

    /// The same style with everything that has a size enlarged.
    func scaled(by scale: Double, font requestFont: Font) -> TextStyle {
        var style = self
        let font = font ?? requestFont
        style.font = font.withSize(font.pointSize * scale)
        style.letterSpacing *= scale
        style.baselineOffset *= scale
        return style
    }
}

/// A style and where it begins. It lasts until the next one.
package struct TextSpan: Sendable, Hashable {
    /// Where the stretch begins, as an offset in the text's UTF-8.
    package var start: Int
    package var style: TextStyle

    package init(start: Int, style: TextStyle) {
        self.start = start
        self.style = style
    }
}

/// A paragraph style and where it begins. It lasts until the next one.
package struct ParagraphSpan: Sendable, Hashable {
    /// Where the style begins, as an offset in the text's UTF-8.
    package var start: Int
    /// The style, or nil for the request's own alignment and line-break mode.
    package var style: ParagraphStyle?

    package init(start: Int, style: ParagraphStyle?) {
        self.start = start
        self.style = style
    }
}

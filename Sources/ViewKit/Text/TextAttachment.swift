/// An image in attributed text, as a value. Mirrors `NSTextAttachment`.
public struct TextAttachment: Sendable {
    /// The image. `nil` leaves the space empty.
    public var image: Image?

    /// The rectangle of the image, in points from its location on the baseline, with y upward. A rectangle of zeros
    /// uses the size of the image, on the baseline. A symbol then has the size of the font, and its own baseline.
    public var bounds = CGRect.zero

    /// Creates an attachment of an image.
    public init(image: Image? = nil) { self.image = image }
}

extension TextAttachment: Hashable {
    /// Returns a Boolean value that indicates whether two attachments have the same image and bounds.
    public static func == (left: TextAttachment, right: TextAttachment) -> Bool {
        left.image === right.image && left.bounds == right.bounds
    }

    /// Hashes the image and the bounds.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(image.map { ObjectIdentifier($0) })
        hasher.combine(bounds)
    }
}

extension TextAttachment {
    private func drawingOptions(_ font: Font, _ traits: TraitCollection) -> Image.DrawingOptions {
        Image.DrawingOptions(traits: traits, configuration: Image.SymbolConfiguration(font: font))
    }

    /// Returns the rectangle of the attachment in text of a font, like ``bounds``.
    func frame(in font: Font, _ traits: TraitCollection) -> CGRect {
        guard bounds == .zero, let image else { return bounds }
        let options = drawingOptions(font, traits)
        let descent = image.symbol?.drawing(in: options).baselineOffset ?? 0
        return CGRect(origin: CGPoint(x: 0, y: -descent), size: image.size(in: options))
    }

    /// Draws the image in a rectangle. Templates have the color of the text.
    func draw(
        in rect: CGRect, _ font: Font, _ color: RGBA, _ traits: TraitCollection, _ context: GraphicsContext
    ) {
        guard let image else { return }
        var options = drawingOptions(font, traits)
        let isSymbol = image.isSymbolImage && image.tint == nil
        if image.renderingMode == .alwaysTemplate || (image.renderingMode == .automatic && isSymbol) {
            options.tint = color
        }
        image.draw(in: rect, options, context)
    }
}

extension StyledText {
    /// Returns the spans with the fonts that `resolved` returns, and with the rectangles of attachments.
    func spans(
        plainFont: Font, _ traits: TraitCollection, resolved: (Font) -> Font = { $0 }
    ) -> [TextSpan] {
        var result = spans
        for (index, colors) in colors.enumerated() {
            let font = spans[index].style.font.map(resolved)
            result[index].style.font = font
            result[index].style.attachment = colors.attachment?.frame(in: font ?? plainFont, traits)
        }
        return result
    }

    /// Draws the attachments of the text, which is laid out with its top-left corner at a point. The closure returns
    /// the font and the color of a span.
    func drawAttachments(
        of layout: TextLayout, at point: CGPoint, _ traits: TraitCollection, _ context: GraphicsContext,
        style: (_ span: Int) -> (font: Font, color: RGBA)
    ) {
        for placed in layout.attachments {
            let (font, color) = style(placed.span)
            colors[placed.span].attachment?
                .draw(in: placed.rect.offsetBy(dx: point.x, dy: point.y), font, color, traits, context)
        }
    }
}

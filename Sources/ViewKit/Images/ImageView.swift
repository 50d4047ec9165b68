/// A view that displays an image. Mirrors `UIImageView`.
open class ImageView: View {
    override func setUp() {
        isOpaque = false
        isUserInteractionEnabled = false
    }

    /// Creates an image view with the size of an image.
    public convenience init(image: Image?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(isElement: accessibilityLabelIsSet, traits: .image)
    }

    /// The image, or `nil` for none.
    open var image: Image? {
        didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
    }

    /// The image while the view is highlighted. `nil` uses the normal image.
    open var highlightedImage: Image?

    /// A Boolean value that indicates whether the view is highlighted, as in a selected row.
    open var isHighlighted = false

    /// The size, weight, scale and colors of a symbol that does not specify them. `nil` uses the defaults of symbols.
    open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the image in points, with the view's configuration for symbols. `nil` without an image.
    package var imageSize: CGSize? { image?.size(in: drawingOptions) }

    private var drawingOptions: Image.DrawingOptions {
        Image.DrawingOptions(traits: traitCollection, configuration: preferredSymbolConfiguration)
    }

    /// Returns the size of the image in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? .zero }

    /// The size of the image in points. A view without image has none.
    open override var intrinsicContentSize: CGSize { imageSize ?? super.intrinsicContentSize }

    /// Returns the baseline of text next to a symbol. Other images have none.
    package override func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let options = drawingOptions
        guard let drawing = image?.symbol?.drawing(in: options) else { return nil }
        let position = contentMode.position(drawing.size, in: CGRect(origin: .zero, size: size))
        let offset = drawing.baselineOffset * position.height / drawing.size.height
        return (position.maxY - offset, size.height - position.maxY + offset)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let shown = isHighlighted ? highlightedImage ?? image : image else { return }
        var drawingOptions = drawingOptions
        let isTemplate =
            shown.renderingMode == .automatic
            ? usesTemplates || shown.isSymbolImage : shown.renderingMode == .alwaysTemplate
        if isTemplate { drawingOptions.tint = resolved(tintColor) }
        let position = contentMode.position(shown.size(in: drawingOptions), in: rect)
        shown.draw(in: position, drawingOptions, context)
    }

    /// A Boolean value that indicates whether images with an automatic rendering mode are drawn in the tint color.
    package var usesTemplates = false
}

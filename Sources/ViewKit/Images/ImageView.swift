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

    /// Returns the size of the image in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    /// The size of the image in points. A view without image has none.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let shown = isHighlighted ? highlightedImage ?? image : image else { return }
        let position = contentMode.position(shown.size, in: rect)
        let isTemplate =
            shown.renderingMode == .automatic ? usesTemplates : shown.renderingMode == .alwaysTemplate
        if isTemplate {
            context.draw(template: shown.content, in: position, with: resolved(tintColor))
        } else {
            context.draw(shown.content, in: position)
        }
    }

    /// A Boolean value that indicates whether images with an automatic rendering mode are drawn in the tint color.
    package var usesTemplates = false
}

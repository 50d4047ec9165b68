/// A view that shows a picture. Mirrors `UIImageView`.
open class ImageView: View {
    /// Makes an empty image view at a place in its future superview, in points.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    /// Makes an empty view; see ``View/init(coder:)``.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    /// Makes an image view of the picture's size.
    public convenience init(image: Image?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(isElement: accessibilityLabelIsSet, traits: .image)
    }

    /// The picture, or nil for none.
    open var image: Image? {
        didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
    }

    /// The picture while the view is highlighted, or nil for no change.
    open var highlightedImage: Image?

    /// Whether the view is drawn highlighted, as it is in a selected row.
    open var isHighlighted = false

    /// The picture's own size in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let shown = isHighlighted ? highlightedImage ?? image : image else { return }
        let place = contentMode.place(shown.size, in: rect)
        if isTemplate(shown) {
            context.draw(template: shown.content, in: place, with: resolved(tintColor))
        } else {
            context.draw(shown.content, in: place)
        }
    }

    /// Whether pictures that leave it to the view are drawn in the tint color.
    var usesTemplates = false

    private func isTemplate(_ image: Image) -> Bool {
        switch image.renderingMode {
        case .automatic: usesTemplates
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
    }
}

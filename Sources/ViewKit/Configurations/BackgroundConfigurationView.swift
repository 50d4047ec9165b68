/// The view that shows a background configuration, as large as the cell or header.
package final class BackgroundConfigurationView: View {
    /// The colored area, which contains the image and the custom view.
    private let surface = View()
    private let imageView = ImageView()
    private var customView: View?
    /// The border, which can be outside of the colored area.
    private let stroke = View()

    package init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        surface.clipsToBounds = true
        surface.addSubview(imageView)
        addSubview(surface)
        addSubview(stroke)
    }

    package required init?(coder: NSCoder) { nil }

    package func show(_ configuration: BackgroundConfiguration, _ context: BackgroundConfiguration.Context) {
        let environment = environment
        let tint: Color = tintColor
        let (frame, radius) = configuration.shape(
            in: bounds, environment, context, isRightToLeft: isRightToLeft)
        surface.frame = frame
        surface.cornerRadius = radius
        surface.defaultBackground = configuration.fill(in: environment, context, tintColor: tint)
        imageView.image = configuration.image
        imageView.contentMode = configuration.imageContentMode
        imageView.frame = surface.bounds
        showCustomView(configuration.customView)
        let outset = configuration.strokeOutset
        stroke.frame = CGRect(
            x: frame.minX - outset, y: frame.minY - outset, width: max(frame.width + 2 * outset, 0),
            height: max(frame.height + 2 * outset, 0))
        stroke.cornerRadius = radius > 0 ? max(radius + outset, 0) : 0
        stroke.isHidden = configuration.strokeWidth <= 0
        stroke.layer.borderWidth = configuration.strokeWidth
        stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tint)
    }

    private func showCustomView(_ view: View?) {
        if customView !== view {
            if customView?.superview === surface { customView?.removeFromSuperview() }
            customView = view
        }
        guard let view else { return }
        // A configuration of another row can have taken the view.
        if view.superview !== surface { surface.addSubview(view) }
        view.frame = surface.bounds
    }
}

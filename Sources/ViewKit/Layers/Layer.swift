/// A rectangle with a background, a border, corners and a shadow. Mirrors the part of `CALayer` that tables require.
///
/// The layer of a view stores nothing: its properties are those of the view. Other layers draw in the layer that contains
/// them, at the position among the subviews where they were added.
open class Layer {
    /// The view that draws the layer.
    let view: View

    /// The view whose layer contains this one.
    private(set) weak var container: View?

    /// The subview of the container that is directly behind this layer. `nil` if none is.
    private(set) weak var viewBehind: View?

    /// Creates a layer that another layer can contain.
    public init() { view = View() }

    /// Creates a layer that a view draws.
    init(view: View) { self.view = view }

    // MARK: Geometry

    /// The position and size in the containing layer, in points.
    open var frame: CGRect {
        get { view.frame }
        set { view.frame = newValue }
    }

    /// The layer's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { view.bounds }
        set { view.bounds = newValue }
    }

    /// The center of the frame, in the coordinates of the containing layer.
    open var position: CGPoint {
        get { view.center }
        set { view.center = newValue }
    }

    // MARK: Appearance

    /// The background color. `nil` draws no background.
    open var backgroundColor: Color? {
        get { view.backgroundColor }
        set { view.backgroundColor = newValue }
    }

    /// The opacity of the layer and its content, from 0 to 1.
    open var opacity: Float {
        get { Float(view.alpha) }
        set { view.alpha = CGFloat(newValue) }
    }

    /// A Boolean value that indicates whether the layer and its content are hidden.
    open var isHidden: Bool {
        get { view.isHidden }
        set { view.isHidden = newValue }
    }

    /// The radius of the rounded corners, in points. They clip the content only with ``masksToBounds``.
    open var cornerRadius: CGFloat {
        get { view.cornerRadius }
        set { view.cornerRadius = newValue }
    }

    /// The corners that are rounded.
    open var maskedCorners: Path.Corners {
        get { view.maskedCorners }
        set { view.maskedCorners = newValue }
    }

    /// The curve of the rounded corners.
    open var cornerCurve: CornerCurve {
        get { view.cornerCurve }
        set { view.cornerCurve = newValue }
    }

    /// A Boolean value that indicates whether the layer clips its content to its bounds and rounded corners. Equivalent
    /// to the view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { view.clipsToBounds }
        set { view.clipsToBounds = newValue }
    }

    /// The width of the border inside the edge, in points. 0 or less draws no border.
    ///
    /// The border appears above all content. Its width is rounded to whole pixels, at least one.
    open var borderWidth: CGFloat {
        get { view.border.width }
        set { view.border.width = newValue }
    }

    /// The color of the border. `nil` draws no border. Unlike a `CGColor`, it adapts to the appearance.
    open var borderColor: Color? {
        get { view.border.color }
        set { view.border.color = newValue }
    }

    /// A Boolean value that indicates whether the content is cached as an image. Present for compatibility with Core
    /// Animation, because drawing ignores it.
    open var shouldRasterize = false

    /// The number of pixels per point of a cached image. Present for compatibility with Core Animation, because drawing
    /// ignores it.
    open var rasterizationScale: CGFloat = 1

    /// The name of the layer.
    open var name: String?

    // MARK: The hierarchy

    /// The layers that this one contains, from back to front, without those of subviews. `nil` if there are none.
    /// Mirrors `CALayer.sublayers`, which includes those of subviews.
    open var sublayers: [Layer]? {
        guard let layers = view.uncommon?.sublayers, !layers.isEmpty else { return nil }
        return layers
    }

    /// The layer that contains this one: that of the container or of the superview.
    open var superlayer: Layer? { (container ?? view.superview)?.layer }

    /// Adds a layer in front of all subviews and other layers.
    open func addSublayer(_ layer: Layer) {
        insert(layer, at: sublayers?.count ?? 0, inFrontOf: view.subviews.last)
    }

    /// Inserts a layer at an index in the order from back to front. Index 0 is behind all subviews.
    open func insertSublayer(_ layer: Layer, at index: UInt32) {
        let count = sublayers?.count ?? 0
        let position = min(Int(index), count)
        insert(layer, at: position, inFrontOf: position == 0 ? nil : sublayers?[position - 1].viewBehind)
    }

    /// Inserts a layer directly behind another one, or behind everything if the other one is that of a subview.
    open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
        guard let index = sublayers?.firstIndex(where: { $0 === sibling }) else {
            return insert(layer, at: 0, inFrontOf: viewBehind(sibling))
        }
        insert(layer, at: index, inFrontOf: sibling?.viewBehind)
    }

    /// Inserts a layer directly in front of another one.
    open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
        guard let index = sublayers?.firstIndex(where: { $0 === sibling }) else {
            return insert(layer, at: 0, inFrontOf: sibling?.view ?? view.subviews.last)
        }
        insert(layer, at: index + 1, inFrontOf: sibling?.viewBehind)
    }

    /// Removes the layer from the one that contains it.
    open func removeFromSuperlayer() {
        container?.uncommon?.sublayers.removeAll { $0 === self }
        (container, viewBehind) = (nil, nil)
    }

    private func viewBehind(_ sibling: Layer?) -> View? {
        guard let index = view.subviews.firstIndex(where: { $0 === sibling?.view }), index > 0 else {
            return nil
        }
        return view.subviews[index - 1]
    }

    private func insert(_ layer: Layer, at index: Int, inFrontOf behind: View?) {
        guard layer.view !== view else { return }
        layer.removeFromSuperlayer()
        let properties = view.ownUncommon
        properties.sublayers.insert(layer, at: min(index, properties.sublayers.count))
        (layer.container, layer.viewBehind) = (view, behind)
    }
}

extension View {
    /// The background, border, corners and shadow of the view. Mirrors `UIView.layer`. Each access returns another object
    /// with the same properties.
    public var layer: Layer { Layer(view: self) }

    struct Border {
        var width: CGFloat = 0
        var color: Color? = .black
    }
}

extension Color {
    /// The color itself, because layers accept colors. Mirrors `UIColor.cgColor`.
    public var cgColor: Color { self }

    /// Creates a color from that of a layer. Mirrors `UIColor.init(cgColor:)`.
    public convenience init(cgColor: Color) {
        self.init(
            light: cgColor.light, dark: cgColor.dark, highContrastLight: cgColor.highContrastLight,
            highContrastDark: cgColor.highContrastDark)
    }
}

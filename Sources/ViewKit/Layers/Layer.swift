/// A rectangle with a background, a border, corners and a shadow. Mirrors the part of `CALayer` that tables require.
///
/// The geometry and appearance of a view's layer are those of the view. Other layers draw in the layer that contains
/// them, at the position among the subviews where they were added.
open class Layer {
    /// The view that draws the layer: that whose layer it is, or its own.
    var view: View {
        if let view = ownView ?? owner { return view }
        // The layer outlives its view.
        let view = View()
        ownView = view
        return view
    }

    /// The view of a layer that another layer can contain.
    private var ownView: View?

    /// The view whose ``View/layer`` this is. It retains the layer.
    private weak var owner: View?

    /// The layer to which this one was added.
    private weak var container: Layer?

    /// The subview of the container that is directly behind this layer. `nil` if none is.
    private(set) weak var viewBehind: View?

    /// Creates a layer that another layer can contain.
    public init() { ownView = View() }

    /// Creates a layer that another layer can contain, and that its own view draws.
    init(view: View) { ownView = view }

    /// Creates the layer of a view.
    fileprivate init(of view: View) { owner = view }

    /// Makes a new layer that of a view, which draws it.
    fileprivate func become(layerOf view: View) { (owner, ownView) = (view, nil) }

    /// Draws the layer's content as that of its owner.
    func draw(in rect: CGRect, _ context: GraphicsContext) {}

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

    /// Returns the transformation of the layer around its center. Mirrors `CALayer.affineTransform()`.
    public func affineTransform() -> CGAffineTransform { view.transform }

    /// Sets the transformation of the layer around its center. Mirrors `CALayer.setAffineTransform(_:)`.
    public func setAffineTransform(_ transform: CGAffineTransform) { view.transform = transform }

    /// The transformation of the layer around its center. Only its part in the plane remains: a rotation around another
    /// axis makes the layer narrower or lower, without perspective.
    public var transform: Transform3D {
        get { Transform3D(affineTransform()) }
        set { setAffineTransform(newValue.affineTransform) }
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

    /// The layers that this one contains, from back to front, with those of subviews. `nil` if there are none.
    open var sublayers: [Layer]? {
        let added = view.uncommon?.sublayers ?? []
        let subviews = view.subviews
        var layers = added.filter { layer in !subviews.contains { $0 === layer.viewBehind } }
        for subview in subviews {
            layers.append(subview.layer)
            layers += added.filter { $0.viewBehind === subview }
        }
        return layers.isEmpty ? nil : layers
    }

    /// The layer that contains this one. For the layer of a view, it is that of the superview.
    open var superlayer: Layer? { container ?? owner?.superview?.layer }

    /// Adds a layer in front of all subviews and other layers.
    open func addSublayer(_ layer: Layer) { insert(layer) { $0.count } }

    /// Inserts a layer at an index in the order from back to front. Index 0 is behind all subviews.
    open func insertSublayer(_ layer: Layer, at index: UInt32) { insert(layer) { _ in Int(index) } }

    /// Inserts a layer directly behind another one, or behind everything if this layer does not contain the other one.
    open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Inserts a layer directly in front of another one, or in front of everything if this layer does not contain the
    /// other one.
    open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
    }

    /// Removes the layer from the one that contains it. It has no effect on the layer of a view, which remains in its
    /// superview.
    open func removeFromSuperlayer() {
        container?.view.uncommon?.sublayers.removeAll { $0 === self }
        (container, viewBehind) = (nil, nil)
    }

    /// Inserts a layer at an index among the layers without it. The layers of other views cannot be inserted.
    private func insert(_ layer: Layer, at index: ([Layer]) -> Int) {
        guard layer !== self, layer.owner == nil else { return }
        layer.removeFromSuperlayer()
        let layers = sublayers ?? []
        let behind = layers.prefix(index(layers))
        layer.viewBehind = behind.last { $0.owner != nil }?.owner
        layer.container = self
        view.ownUncommon.sublayers.insert(layer, at: behind.count { $0.owner == nil })
    }
}

extension View {
    /// The background, border, corners and shadow of the view. Mirrors `UIView.layer`. It is created when it is first
    /// required.
    public var layer: Layer {
        let properties = ownUncommon
        if let layer = properties.layer { return layer }
        let layer: Layer
        switch Self.layerClass {
        case is GradientLayer.Type: layer = GradientLayer()
        case is ShapeLayer.Type: layer = ShapeLayer()
        default: layer = Layer(of: self)
        }
        layer.become(layerOf: self)
        properties.layer = layer
        return layer
    }

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
        self.init(cgColor, ios26: cgColor.ios26)
    }
}

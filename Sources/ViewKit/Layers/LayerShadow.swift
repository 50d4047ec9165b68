struct LayerShadow {
    var color: Color? = .black
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
    var path: Path?
}

extension Layer {
    /// The opacity of the shadow, from 0 to 1. Default: 0, which draws no shadow.
    ///
    /// A layer that clips its content has no shadow. A shadow inside a cell or a header or footer view ends at its edge.
    public var shadowOpacity: Float {
        get { shadow.opacity }
        set { view.ownUncommon.shadow.opacity = newValue }
    }

    /// The color of the shadow. Default: black.
    public var shadowColor: Color? {
        get { shadow.color }
        set { view.ownUncommon.shadow.color = newValue }
    }

    /// The distance of the shadow from the layer, in points. Default: 3 points up, as in Core Animation.
    public var shadowOffset: CGSize {
        get { shadow.offset }
        set { view.ownUncommon.shadow.offset = newValue }
    }

    /// The standard deviation of the shadow's blur, in points. Default: 3.
    public var shadowRadius: CGFloat {
        get { shadow.radius }
        set { view.ownUncommon.shadow.radius = newValue }
    }

    /// The outline of the shadow, in the layer's coordinates. `nil` uses the outline of the background, or of the images
    /// and backgrounds of its content if the layer has no background.
    public var shadowPath: Path? {
        get { shadow.path }
        set { view.ownUncommon.shadow.path = newValue }
    }

    private var shadow: LayerShadow { view.uncommon?.shadow ?? LayerShadow() }
}

extension View {
    /// Draws the shadow of the layer, in the view's coordinates.
    func drawLayerShadow(in context: GraphicsContext) {
        guard let shadow = uncommon?.shadow, shadow.opacity > 0, !clipsToBounds,
            let color = shadow.color?.resolvedColor(with: traitCollection), color.alpha > 0
        else { return }
        let outlines = shadow.path.map { [ShadowOutline(path: $0, opacity: 1)] } ?? shadowOutlines
        guard !outlines.isEmpty else { return }
        let draw = {
            for outline in outlines {
                var color = color
                color.alpha *= Double(min(shadow.opacity, 1)) * outline.opacity
                context.drawShadow(
                    of: outline.path, offset: shadow.offset, radius: Double(shadow.radius), with: color)
            }
        }
        if let edge = shadowEdge { context.clipped(to: edge, draw) } else { draw() }
    }

    /// The rectangle at which shadows end, in the view's coordinates: a row is drawn only while it is visible itself.
    private var shadowEdge: CGRect? {
        var view = self
        while let superview = view.superview {
            if superview.endsShadowsAtSubviews { return view.convert(view.bounds, to: self) }
            view = superview
        }
        return nil
    }

    private struct ShadowOutline {
        var path: Path
        var opacity: Double
    }

    /// The outlines of the background, or of the content if there is no background.
    private var shadowOutlines: [ShadowOutline] {
        if let opacity = effectiveBackground?.maxOpacity(with: traitCollection), opacity > 0 {
            return [ShadowOutline(path: Path(effectiveShape), opacity: opacity)]
        }
        if let image = self as? ImageView, image.image != nil {
            return [ShadowOutline(path: Path(effectiveShape), opacity: 1)]
        }
        return subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { subview in
            let offset = subview.convert(CGPoint.zero, to: self)
            return subview.shadowOutlines.map {
                ShadowOutline(
                    path: subview.drawnTransform == nil
                        ? $0.path.translated(by: offset) : $0.path.mapped { subview.convert($0, to: self) },
                    opacity: $0.opacity * Double(subview.alpha))
            }
        }
    }
}

extension Fill {
    /// Returns the opacity of the most opaque part.
    fileprivate func maxOpacity(with traits: TraitCollection) -> Double {
        switch self {
        case .color(let color), .stripes(let color, _, _, _): color.resolvedColor(with: traits).alpha
        case .gradient(let stops, _, _): stops.map { $0.color.resolvedColor(with: traits).alpha }.max() ?? 0
        }
    }
}

extension Path {
    fileprivate init(_ shape: RoundedRectangle) {
        self.init(
            roundedRect: shape.rect, radius: shape.radius, corners: shape.corners, curve: shape.curve)
    }
}

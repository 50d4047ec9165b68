extension View {
    /// The anchor of the edge at which text begins.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.init(item: self, attribute: .leading)) }
    /// The anchor of the edge at which text ends.
    public var trailingAnchor: LayoutXAxisAnchor {
        LayoutXAxisAnchor(.init(item: self, attribute: .trailing))
    }
    /// The anchor of the left edge.
    public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.init(item: self, attribute: .left)) }
    /// The anchor of the right edge.
    public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.init(item: self, attribute: .right)) }
    /// The anchor of the horizontal center.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.init(item: self, attribute: .centerX)) }
    /// The anchor of the top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.init(item: self, attribute: .top)) }
    /// The anchor of the bottom edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.init(item: self, attribute: .bottom)) }
    /// The anchor of the vertical center.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.init(item: self, attribute: .centerY)) }
    /// The anchor of the first line's baseline. In a view without text, it is the top edge, as in UIKit.
    public var firstBaselineAnchor: LayoutYAxisAnchor {
        LayoutYAxisAnchor(.init(item: self, attribute: .firstBaseline))
    }
    /// The anchor of the last line's baseline. In a view without text, it is the bottom edge, as in UIKit.
    public var lastBaselineAnchor: LayoutYAxisAnchor {
        LayoutYAxisAnchor(.init(item: self, attribute: .lastBaseline))
    }
    /// The anchor of the width.
    public var widthAnchor: LayoutDimension { LayoutDimension(.init(item: self, attribute: .width)) }
    /// The anchor of the height.
    public var heightAnchor: LayoutDimension { LayoutDimension(.init(item: self, attribute: .height)) }
}

extension LayoutGuide {
    /// The anchor of the edge at which text begins.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.init(item: self, attribute: .leading)) }
    /// The anchor of the edge at which text ends.
    public var trailingAnchor: LayoutXAxisAnchor {
        LayoutXAxisAnchor(.init(item: self, attribute: .trailing))
    }
    /// The anchor of the left edge.
    public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.init(item: self, attribute: .left)) }
    /// The anchor of the right edge.
    public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.init(item: self, attribute: .right)) }
    /// The anchor of the horizontal center.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.init(item: self, attribute: .centerX)) }
    /// The anchor of the top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.init(item: self, attribute: .top)) }
    /// The anchor of the bottom edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.init(item: self, attribute: .bottom)) }
    /// The anchor of the vertical center.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.init(item: self, attribute: .centerY)) }
    /// The anchor of the width.
    public var widthAnchor: LayoutDimension { LayoutDimension(.init(item: self, attribute: .width)) }
    /// The anchor of the height.
    public var heightAnchor: LayoutDimension { LayoutDimension(.init(item: self, attribute: .height)) }
}

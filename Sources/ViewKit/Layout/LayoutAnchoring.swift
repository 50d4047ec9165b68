/// A view or a layout guide: what has anchors.
///
/// UIKit declares the anchors twice. No other types have anchors that constraints accept.
public protocol LayoutAnchoring: AnyObject {}

extension LayoutAnchoring {
    /// The anchor of the edge at which text begins.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(operand(.leading)) }
    /// The anchor of the edge at which text ends.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(operand(.trailing)) }
    /// The anchor of the left edge.
    public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(operand(.left)) }
    /// The anchor of the right edge.
    public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(operand(.right)) }
    /// The anchor of the horizontal center.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(operand(.centerX)) }
    /// The anchor of the top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(operand(.top)) }
    /// The anchor of the bottom edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(operand(.bottom)) }
    /// The anchor of the vertical center.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(operand(.centerY)) }
    /// The anchor of the width.
    public var widthAnchor: LayoutDimension { LayoutDimension(operand(.width)) }
    /// The anchor of the height.
    public var heightAnchor: LayoutDimension { LayoutDimension(operand(.height)) }

    fileprivate func operand(_ attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Operand {
        LayoutConstraint.Operand(item: self as? any LayoutItem, attribute: attribute)
    }
}

extension View {
    /// The anchor of the first line's baseline. In a view without text, it is the top edge, as in UIKit.
    public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(operand(.firstBaseline)) }
    /// The anchor of the last line's baseline. In a view without text, it is the bottom edge, as in UIKit.
    public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(operand(.lastBaseline)) }
}

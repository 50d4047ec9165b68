import TableKit

// The UIKit names of views.

/// The UIKit name of `View`.
public typealias UIView = View
/// The UIKit name of `Label`.
public typealias UILabel = Label
/// The UIKit name of `ImageView`.
public typealias UIImageView = ImageView
/// The UIKit name of `Color`.
public typealias UIColor = Color
/// The UIKit name of `Font`.
public typealias UIFont = Font
/// The UIKit name of `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// The UIKit name of `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// The UIKit name of `Path`.
public typealias UIBezierPath = Path
/// The UIKit name of `Nib`.
public typealias UINib = Nib
/// The UIKit name of `ViewController`.
public typealias UIViewController = ViewController
/// The UIKit name of `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// The UIKit name of `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
/// The UIKit name of `TraitOverrides`.
public typealias UITraitOverrides = TraitOverrides
/// The UIKit name of `ContentSizeCategory`.
public typealias UIContentSizeCategory = ContentSizeCategory
/// The UIKit name of `AccessibilityContrast`.
public typealias UIAccessibilityContrast = AccessibilityContrast
/// The UIKit name of `FontMetrics`.
public typealias UIFontMetrics = FontMetrics
/// The UIKit name of `Font.TextStyle`.
public typealias UIFontTextStyle = Font.TextStyle
/// The UIKit name of `TextAlignment`.
public typealias NSTextAlignment = TextAlignment
/// The UIKit name of `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
/// The UIKit name of `UnderlineStyle`.
public typealias NSUnderlineStyle = UnderlineStyle
/// The UIKit name of `StringDrawingOptions`.
public typealias NSStringDrawingOptions = StringDrawingOptions
/// The UIKit name of `StringDrawingContext`.
public typealias NSStringDrawingContext = StringDrawingContext
/// The UIKit name of `Label.BaselineAdjustment`.
public typealias UIBaselineAdjustment = Label.BaselineAdjustment
/// The UIKit name of `LayoutDirection`.
public typealias UITraitEnvironmentLayoutDirection = LayoutDirection
/// The UIKit name of `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// The UIKit name of `View.ContentMode`.
public typealias UIViewContentMode = View.ContentMode
/// The UIKit name of `Layer`.
public typealias CALayer = Layer
/// The UIKit name of `Path.Corners`.
public typealias CACornerMask = Path.Corners
/// The UIKit name of `CornerCurve`.
public typealias CALayerCornerCurve = CornerCurve

/// The UIKit name of `View.AutoresizingMask`.
public typealias UIViewAutoresizing = View.AutoresizingMask

/// The insets that are 0 on every side, under their name before Swift 4.2.
public let UIEdgeInsetsZero = EdgeInsets.zero

/// The option for the smallest possible size, under its name before Swift 4.2.
public let UILayoutFittingCompressedSize = View.layoutFittingCompressedSize

extension View {
    /// Calls `systemLayoutSizeFitting(_:)`, under its name before Swift 3.
    public func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize)
    }
}

extension Path.Corners {
    /// The top corners, under their names in Core Animation.
    public static let layerMinXMinYCorner = Self.topLeft, layerMaxXMinYCorner = Self.topRight
    /// The bottom corners, under their names in Core Animation.
    public static let layerMinXMaxYCorner = Self.bottomLeft, layerMaxXMaxYCorner = Self.bottomRight
}

extension Nib {
    /// Calls `instantiate(withOwner:options:)`, under its name before Swift 3.
    public func instantiateWithOwner(_ owner: Any?, options: [AnyHashable: Any]?) -> [Any] {
        instantiate(withOwner: owner, options: options)
    }
}

extension String {
    /// Calls `components(separatedBy:)`, under its name before Swift 3.
    public func componentsSeparatedByString(_ separator: String) -> [String] {
        components(separatedBy: separator)
    }
}

extension Font {
    /// Returns the same font at another size, under its name before Swift 3.
    public func fontWithSize(_ size: CGFloat) -> Font { withSize(size) }
}

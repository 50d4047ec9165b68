import TableKit

// UIKit's names for views.

/// TableKit's `View`.
public typealias UIView = View
/// TableKit's `Label`.
public typealias UILabel = Label
/// TableKit's `ImageView`.
public typealias UIImageView = ImageView
/// TableKit's `Image`.
public typealias UIImage = Image
/// TableKit's `Color`.
public typealias UIColor = Color
/// TableKit's `Font`.
public typealias UIFont = Font
/// TableKit's `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// TableKit's `Path`.
public typealias UIBezierPath = Path
/// TableKit's `Nib`.
public typealias UINib = Nib
/// TableKit's `ViewController`.
public typealias UIViewController = ViewController
/// TableKit's `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// TableKit's `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
public typealias UITraitOverrides = TraitOverrides
public typealias UIContentSizeCategory = ContentSizeCategory
public typealias UIAccessibilityContrast = AccessibilityContrast
public typealias UIFontMetrics = FontMetrics
public typealias UIFontTextStyle = Font.TextStyle
/// TableKit's `TextAlignment`.
public typealias NSTextAlignment = TextAlignment
/// TableKit's `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
/// TableKit's `UnderlineStyle`.
public typealias NSUnderlineStyle = UnderlineStyle
/// TableKit's `StringDrawingOptions`.
public typealias NSStringDrawingOptions = StringDrawingOptions
/// TableKit's `StringDrawingContext`.
public typealias NSStringDrawingContext = StringDrawingContext
/// TableKit's `Label.BaselineAdjustment`.
public typealias UIBaselineAdjustment = Label.BaselineAdjustment
/// TableKit's `LayoutDirection`.
public typealias UITraitEnvironmentLayoutDirection = LayoutDirection
/// TableKit's `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// TableKit's `Image.RenderingMode`.
public typealias UIImageRenderingMode = Image.RenderingMode
/// TableKit's `View.ContentMode`.
public typealias UIViewContentMode = View.ContentMode
/// TableKit's `Layer`.
public typealias CALayer = Layer
/// TableKit's `Path.Corners`.
public typealias CACornerMask = Path.Corners

/// TableKit's `View.AutoresizingMask`.
public typealias UIViewAutoresizing = View.AutoresizingMask

/// The insets that are 0 on every side, as they were called before Swift 4.2.
public let UIEdgeInsetsZero = EdgeInsets.zero

/// The size that asks for as little room as possible, as it was called before Swift 4.2.
public let UILayoutFittingCompressedSize = View.layoutFittingCompressedSize

extension View {
    /// `systemLayoutSizeFitting(_:)`, as it was called before Swift 3.
    public func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize)
    }
}

extension Path.Corners {
    /// The corners, as layers call them.
    public static let layerMinXMinYCorner = Self.topLeft, layerMaxXMinYCorner = Self.topRight
    /// The lower corners, as layers call them.
    public static let layerMinXMaxYCorner = Self.bottomLeft, layerMaxXMaxYCorner = Self.bottomRight
}

extension Nib {
    /// `instantiate(withOwner:options:)`, as it was called before Swift 3.
    public func instantiateWithOwner(_ owner: Any?, options: [AnyHashable: Any]?) -> [Any] {
        instantiate(withOwner: owner, options: options)
    }
}

extension String {
    /// `components(separatedBy:)`, as it was called before Swift 3.
    public func componentsSeparatedByString(_ separator: String) -> [String] {
        components(separatedBy: separator)
    }
}

extension Font {
    /// The same font at another size, as it was called before Swift 3.
    public func fontWithSize(_ size: CGFloat) -> Font { withSize(size) }
}

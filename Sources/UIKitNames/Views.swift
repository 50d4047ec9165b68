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
/// TableKit's `TextAlignment`.
public typealias NSTextAlignment = TextAlignment
/// TableKit's `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
/// TableKit's `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// TableKit's `View.AutoresizingMask`.
public typealias UIViewAutoresizing = View.AutoresizingMask

/// The insets that are 0 on every side, as they were called before Swift 4.2.
public let UIEdgeInsetsZero = EdgeInsets.zero

extension Font {
    /// The same font at another size, as it was called before Swift 3.
    public func fontWithSize(_ size: CGFloat) -> Font { withSize(size) }
}

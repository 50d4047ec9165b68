import TableKit

// The UIKit names of types that have little or no effect on images.

/// The UIKit name of `TextView`.
public typealias UITextView = TextView
/// The UIKit name of `TextViewDelegate`.
public typealias UITextViewDelegate = TextViewDelegate
/// The UIKit name of `TextContainer`.
public typealias NSTextContainer = TextContainer
/// The UIKit name of `VisualEffectView`.
public typealias UIVisualEffectView = VisualEffectView
/// The UIKit name of `VisualEffect`.
public typealias UIVisualEffect = VisualEffect
/// The UIKit name of `BlurEffect`.
public typealias UIBlurEffect = BlurEffect
/// The UIKit name of `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// The UIKit name of `UserInterfaceSizeClass`.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// The UIKit name of `FeedbackGenerator`.
public typealias UIFeedbackGenerator = FeedbackGenerator
/// The UIKit name of `ImpactFeedbackGenerator`.
public typealias UIImpactFeedbackGenerator = ImpactFeedbackGenerator
/// The UIKit name of `SelectionFeedbackGenerator`.
public typealias UISelectionFeedbackGenerator = SelectionFeedbackGenerator
/// The UIKit name of `NotificationFeedbackGenerator`.
public typealias UINotificationFeedbackGenerator = NotificationFeedbackGenerator
/// The UIKit name of `View.SemanticContentAttribute`.
public typealias UISemanticContentAttribute = View.SemanticContentAttribute

extension ScrollView {
    /// The object that a scroll view notifies. The delegate of a table has methods in addition.
    @_disfavoredOverload public var delegate: (any ScrollViewDelegate)? {
        get { (self as? TableView)?.delegate ?? scrollDelegate }
        set {
            guard let table = self as? TableView else { return scrollDelegate = newValue }
            table.delegate = newValue as? any TableViewDelegate
        }
    }
}

/// The Core Animation name of `Transaction`.
public typealias CATransaction = Transaction
/// The UIKit name of `Pasteboard`.
public typealias UIPasteboard = Pasteboard
/// The UIKit name of `AccessibilitySettings`.
public typealias UIAccessibility = AccessibilitySettings

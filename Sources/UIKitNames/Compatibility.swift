import TableKit

// The UIKit names of types that have little or no effect on images.

/// The UIKit name of `TextView`.
public typealias UITextView = TextView
/// The UIKit name of `TextViewDelegate`.
public typealias UITextViewDelegate = TextViewDelegate
/// The UIKit name of `TextContainer`.
public typealias NSTextContainer = TextContainer
/// The UIKit name of `VisualEffect`.
public typealias UIVisualEffect = VisualEffect

/// The UIKit name of `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// The UIKit name of `UserInterfaceSizeClass`.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// The UIKit name of `View.SemanticContentAttribute`.
public typealias UISemanticContentAttribute = View.SemanticContentAttribute

/// The UIKit name of `UserTouch`.
public typealias UITouch = UserTouch
/// The UIKit name of `UserEvent`.
public typealias UIEvent = UserEvent

/// The notifications of the keyboard. Nothing posts them, because an image shows no keyboard.
extension Responder {
    /// The keyboard appears.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard has appeared.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard disappears.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has disappeared.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The frame of the keyboard changes.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")

    /// The key of the keyboard's frame at the beginning of its animation.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame at the end of its animation.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration of the keyboard's animation.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the keyboard's animation.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension NSNotification.Name {
    /// The name of `UIApplication.willEnterForegroundNotification` before Swift 4.2.
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    /// The name of `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    /// The name of `UIApplication.didBecomeActiveNotification` before Swift 4.2.
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    /// The name of `UIApplication.willResignActiveNotification` before Swift 4.2.
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    /// The name of `Responder.keyboardWillShowNotification` before Swift 4.2.
    public static let UIKeyboardWillShow = Responder.keyboardWillShowNotification
    /// The name of `Responder.keyboardDidShowNotification` before Swift 4.2.
    public static let UIKeyboardDidShow = Responder.keyboardDidShowNotification
    /// The name of `Responder.keyboardWillHideNotification` before Swift 4.2.
    public static let UIKeyboardWillHide = Responder.keyboardWillHideNotification
    /// The name of `Responder.keyboardDidHideNotification` before Swift 4.2.
    public static let UIKeyboardDidHide = Responder.keyboardDidHideNotification
    /// The name of `Responder.keyboardWillChangeFrameNotification` before Swift 4.2.
    public static let UIKeyboardWillChangeFrame = Responder.keyboardWillChangeFrameNotification
}

/// The name of `Responder.keyboardFrameBeginUserInfoKey` before Swift 4.2.
public let UIKeyboardFrameBeginUserInfoKey = Responder.keyboardFrameBeginUserInfoKey
/// The name of `Responder.keyboardFrameEndUserInfoKey` before Swift 4.2.
public let UIKeyboardFrameEndUserInfoKey = Responder.keyboardFrameEndUserInfoKey
/// The name of `Responder.keyboardAnimationDurationUserInfoKey` before Swift 4.2.
public let UIKeyboardAnimationDurationUserInfoKey = Responder.keyboardAnimationDurationUserInfoKey
/// The name of `Responder.keyboardAnimationCurveUserInfoKey` before Swift 4.2.
public let UIKeyboardAnimationCurveUserInfoKey = Responder.keyboardAnimationCurveUserInfoKey

/// An edge of the safe area, as before iOS 11. Mirrors `UILayoutSupport`.
public struct LayoutSupport {
    /// The edge of the bar that is nearer to the top of the screen.
    public let topAnchor: LayoutYAxisAnchor
    /// The edge of the bar that is nearer to the bottom of the screen.
    public let bottomAnchor: LayoutYAxisAnchor
    /// The height of the area in points.
    public let length: CGFloat
}

/// The UIKit name of `LayoutSupport`.
public typealias UILayoutSupport = LayoutSupport

extension ViewController {
    /// The area above the safe area, as before iOS 11.
    public var topLayoutGuide: LayoutSupport {
        LayoutSupport(
            topAnchor: view.topAnchor, bottomAnchor: view.safeAreaLayoutGuide.topAnchor,
            length: view.safeAreaInsets.top)
    }

    /// The area below the safe area, as before iOS 11.
    public var bottomLayoutGuide: LayoutSupport {
        LayoutSupport(
            topAnchor: view.safeAreaLayoutGuide.bottomAnchor, bottomAnchor: view.bottomAnchor,
            length: view.safeAreaInsets.bottom)
    }
}

extension ScrollView {
    /// The object that a scroll view notifies. It is also the delegate of a table or text view if it conforms to that
    /// protocol, as in UIKit.
    @_disfavoredOverload public var delegate: (any ScrollViewDelegate)? {
        get { scrollDelegate }
        set {
            (self as? TableView)?.delegate = newValue as? any TableViewDelegate
            (self as? TextView)?.delegate = newValue as? any TextViewDelegate
            scrollDelegate = newValue
        }
    }
}

/// The UIKit name of `KeyCommand`.
public typealias UIKeyCommand = KeyCommand
/// The UIKit name of `KeyModifierFlags`.
public typealias UIKeyModifierFlags = KeyModifierFlags
/// The UIKit name of `AccessibilityCustomAction`.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
/// The Core Graphics name of `BlendMode`.
public typealias CGBlendMode = BlendMode

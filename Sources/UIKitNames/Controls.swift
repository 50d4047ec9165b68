import TableKit

// The UIKit names of controls.

/// The UIKit name of `Control`.
public typealias UIControl = Control
/// The UIKit name of `Action`.
public typealias UIAction = Action
/// The UIKit name of `Button`.
public typealias UIButton = Button
/// The UIKit name of `Switch`.
public typealias UISwitch = Switch
/// The UIKit name of `Slider`.
public typealias UISlider = Slider
/// The UIKit name of `SegmentedControl`.
public typealias UISegmentedControl = SegmentedControl
/// The UIKit name of `Stepper`.
public typealias UIStepper = Stepper
/// The UIKit name of `ProgressView`.
public typealias UIProgressView = ProgressView
/// The UIKit name of `ActivityIndicatorView`.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// The UIKit name of `PageControl`.
public typealias UIPageControl = PageControl
/// The UIKit name of `RefreshControl`.
public typealias UIRefreshControl = RefreshControl
/// The UIKit name of `TextField`.
public typealias UITextField = TextField
/// The UIKit name of `ActivityIndicatorView.LegacyStyle`.
public typealias UIActivityIndicatorViewStyle = ActivityIndicatorView.LegacyStyle
/// The UIKit name of `TextField.ViewMode`.
public typealias UITextFieldViewMode = TextField.ViewMode
/// The UIKit name of `GestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// The UIKit name of `StackView`.
public typealias UIStackView = StackView

/// The UIKit name of `Control.Event`.
public typealias UIControlEvents = Control.Event
/// The UIKit name of `Control.State`.
public typealias UIControlState = Control.State
/// The UIKit name of `Button.ButtonType`.
public typealias UIButtonType = Button.ButtonType

extension ActivityIndicatorView {
    /// The styles before iOS 13. Mirrors `UIActivityIndicatorViewStyle`.
    public enum LegacyStyle {
        /// The medium size in gray.
        case gray
        /// The medium size in white.
        case white
        /// The large size in white.
        case whiteLarge
    }

    /// Creates an indicator of a style, under the name before Swift 4.2.
    public convenience init(activityIndicatorStyle style: LegacyStyle) {
        self.init(style: style == .whiteLarge ? .large : .medium)
        if style != .gray { color = .white }
    }
}

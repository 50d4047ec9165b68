import TableKit

// UIKit's names for controls.

/// TableKit's `Control`.
public typealias UIControl = Control
/// TableKit's `Action`.
public typealias UIAction = Action
/// TableKit's `Button`.
public typealias UIButton = Button
/// TableKit's `Switch`.
public typealias UISwitch = Switch
/// TableKit's `Slider`.
public typealias UISlider = Slider
/// TableKit's `SegmentedControl`.
public typealias UISegmentedControl = SegmentedControl
/// TableKit's `Stepper`.
public typealias UIStepper = Stepper
/// TableKit's `ProgressView`.
public typealias UIProgressView = ProgressView
/// TableKit's `ActivityIndicatorView`.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// TableKit's `PageControl`.
public typealias UIPageControl = PageControl
/// TableKit's `RefreshControl`.
public typealias UIRefreshControl = RefreshControl
/// TableKit's `TextField`.
public typealias UITextField = TextField
/// TableKit's `StackView`.
public typealias UIStackView = StackView

/// TableKit's `Control.Event`.
public typealias UIControlEvents = Control.Event
/// TableKit's `Control.State`.
public typealias UIControlState = Control.State
/// TableKit's `Button.ButtonType`.
public typealias UIButtonType = Button.ButtonType

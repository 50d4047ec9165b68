import TableKit

/// What a control shows, and how. What is nil is left to the kind of control.
public struct SceneControl: Hashable, Sendable {
    /// The title of a button.
    public var title: String?
    /// The picture of a button or image view: a PNG or JPEG file, relative to the scene.
    public var image: String?
    /// Whether a picture's own colors are drawn, or the tint wherever it is not transparent.
    public var renderingMode: Image.RenderingMode?
    /// The picture of an image view while its row is selected or touched.
    public var highlightedImage: String?
    /// The picture behind all else in a button.
    public var backgroundImage: String?
    /// The color of a button's title.
    public var titleColor: Color?
    /// The room between a button's edges and its content.
    public var contentInsets: EdgeInsets?
    /// How far a button's title is moved inwards.
    public var titleInsets: EdgeInsets?
    /// How far a button's picture is moved inwards.
    public var imageInsets: EdgeInsets?
    /// What a button shows while it is touched.
    public var whileHighlighted: SceneButtonLook?
    /// What a button shows while it is selected.
    public var whileSelected: SceneButtonLook?
    /// What a button shows while it cannot be used.
    public var whileDisabled: SceneButtonLook?
    /// Where a button's content stands across.
    public var horizontalAlignment: Control.ContentHorizontalAlignment?
    /// Where a button's content stands from top to bottom.
    public var verticalAlignment: Control.ContentVerticalAlignment?
    /// What kind of button it is.
    public var buttonKind: Button.ButtonType?
    /// Whether a switch is on.
    public var isOn: Bool?
    /// The track of a switch that is on.
    public var onTint: Color?
    /// The knob of a switch or slider.
    public var thumbTint: Color?
    /// The track of a slider up to its knob.
    public var minimumTrackTint: Color?
    /// The track of a slider beyond its knob.
    public var maximumTrackTint: Color?
    /// The value of a slider, stepper or progress bar.
    public var value: Double?
    /// The least value of a slider or stepper.
    public var minimum: Double?
    /// The greatest value of a slider or stepper.
    public var maximum: Double?
    /// How much one tap of a stepper counts.
    public var step: Double?
    /// Whether a stepper goes on from its greatest value to its least.
    public var wraps: Bool?
    /// The segments of a segmented control.
    public var segments: [SceneSegment]?
    /// The selected segment, from 0.
    public var segment: Int?
    /// Whether no segment stays selected.
    public var isMomentary: Bool?
    /// Whether segments are as wide as their titles ask for, and not all the same.
    public var fitsTitles: Bool?
    /// The ground of the selected segment.
    public var selectedSegmentTint: Color?
    /// How many pages a page control has.
    public var pages: Int?
    /// The current page, from 0.
    public var page: Int?
    /// The dots of the other pages.
    public var pageTint: Color?
    /// The dot of the current page.
    public var currentPageTint: Color?
    /// Whether a page control with one page shows nothing.
    public var hidesForSinglePage: Bool?
    /// What an empty text field says.
    public var placeholder: String?
    /// Whether a text field shows dots in place of its text.
    public var isSecure: Bool?
    /// The border of a text field.
    public var border: TextField.BorderStyle?
    /// When a text field shows the button that empties it.
    public var clearButton: TextField.ViewMode?
    /// The size of an activity indicator.
    public var size: ActivityIndicatorView.Style?
    /// Whether an activity indicator turns; it does unless told otherwise.
    public var isAnimating: Bool?
    /// The color of an activity indicator's blades.
    public var color: Color?
    /// Whether an activity indicator that does not turn shows nothing; so when nil.
    public var hidesWhenStopped: Bool?
    /// The part of a progress bar that is done.
    public var progressTint: Color?
    /// The part of a progress bar that is not.
    public var trackTint: Color?
    /// How a progress bar looks.
    public var progressStyle: ProgressView.Style?
    /// Whether a control or label can be used.
    public var isEnabled: Bool?
    /// Whether a control is selected.
    public var isSelected: Bool?
    /// Whether a control is touched, or a label or picture looks so.
    public var isHighlighted: Bool?

    /// Makes a control that shows what its kind does without being told.
    public init() {}
}

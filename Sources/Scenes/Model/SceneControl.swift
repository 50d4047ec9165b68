import TableKit

/// The values and the style of a control. Each property defaults to that of the kind of control.
public struct SceneControl: Hashable, Sendable {
    /// The title of a button.
    public var title: String?
    /// The image file of a button or image view, PNG or JPEG, relative to the scene.
    public var image: String?
    /// The rendering mode of the image: original draws its colors, template draws the tint color with its
    /// alpha.
    public var renderingMode: Image.RenderingMode?
    /// The image file of an image view while its row is selected or highlighted.
    public var highlightedImage: String?
    /// The background image file of a button.
    public var backgroundImage: String?
    /// The title color of a button.
    public var titleColor: Color?
    /// The insets of a button's content, in points: top, left, bottom, right.
    public var contentInsets: EdgeInsets?
    /// The insets of a button's title, in points: top, left, bottom, right.
    public var titleInsets: EdgeInsets?
    /// The insets of a button's image, in points: top, left, bottom, right.
    public var imageInsets: EdgeInsets?
    /// The properties of a button while it is highlighted.
    public var whileHighlighted: SceneButtonLook?
    /// The properties of a button while it is selected.
    public var whileSelected: SceneButtonLook?
    /// The properties of a button while it is disabled.
    public var whileDisabled: SceneButtonLook?
    /// The horizontal alignment of a button's content. Default: center.
    public var horizontalAlignment: Control.ContentHorizontalAlignment?
    /// The vertical alignment of a button's content. Default: center.
    public var verticalAlignment: Control.ContentVerticalAlignment?
    /// The type of a button. Default: system.
    public var buttonKind: Button.ButtonType?
    /// A Boolean value that indicates whether a switch is on.
    public var isOn: Bool?
    /// The track color of a switch that is on.
    public var onTint: Color?
    /// The thumb color of a switch or slider.
    public var thumbTint: Color?
    /// The track color of a slider up to its thumb.
    public var minimumTrackTint: Color?
    /// The track color of a slider beyond its thumb.
    public var maximumTrackTint: Color?
    /// The value of a slider, stepper or progress view. The value of a progress view is from 0 to 1.
    public var value: Double?
    /// The minimum value of a slider or stepper. Default: 0.
    public var minimum: Double?
    /// The maximum value of a slider or stepper. Default: 1 for sliders, 100 for steppers.
    public var maximum: Double?
    /// The step of a stepper, from 0.000001 to 1,000,000. Default: 1.
    public var step: Double?
    /// A Boolean value that indicates whether a stepper continues from its maximum to its minimum.
    public var wraps: Bool?
    /// The segments of a segmented control, at most 100.
    public var segments: [SceneSegment]?
    /// The index of the selected segment, from 0.
    public var segment: Int?
    /// A Boolean value that indicates whether segments do not remain selected.
    public var isMomentary: Bool?
    /// A Boolean value that indicates whether the widths of segments are proportional to those of their
    /// titles.
    public var fitsTitles: Bool?
    /// The color of the selected segment.
    public var selectedSegmentTint: Color?
    /// The number of pages of a page control, from 0 to 1,000.
    public var pages: Int?
    /// The index of the current page, from 0.
    public var page: Int?
    /// The color of the dots of the other pages.
    public var pageTint: Color?
    /// The color of the dot of the current page.
    public var currentPageTint: Color?
    /// A Boolean value that indicates whether a page control with a single page is hidden.
    public var hidesForSinglePage: Bool?
    /// The placeholder of an empty text field.
    public var placeholder: String?
    /// A Boolean value that indicates whether a text field shows dots instead of its text.
    public var isSecure: Bool?
    /// The border style of a text field.
    public var border: TextField.BorderStyle?
    /// The mode in which a text field shows its clear button. Default: never.
    public var clearButton: TextField.ViewMode?
    /// The size of an activity indicator.
    public var size: ActivityIndicatorView.Style?
    /// A Boolean value that indicates whether an activity indicator is animating. Default: true.
    public var isAnimating: Bool?
    /// The color of an activity indicator.
    public var color: Color?
    /// A Boolean value that indicates whether an activity indicator is hidden when stopped. Default: true.
    public var hidesWhenStopped: Bool?
    /// The color of the completed part of a progress view.
    public var progressTint: Color?
    /// The track color of a progress view.
    public var trackTint: Color?
    /// The style of a progress view.
    public var progressStyle: ProgressView.Style?
    /// A Boolean value that indicates whether a control or label is enabled.
    public var isEnabled: Bool?
    /// A Boolean value that indicates whether a control is selected.
    public var isSelected: Bool?
    /// A Boolean value that indicates whether a control, a label or an image view is highlighted.
    public var isHighlighted: Bool?

    /// Creates a control whose properties all have their defaults.
    public init() {}
}

import TableKit

/// What a control shows, and how. What is nil is left to the kind of control.
public struct SceneControl: Hashable, Sendable {
    /// The title of a button.
    public var title: String?
    /// The picture of a button or image view: a PNG or JPEG file, relative to the scene.
    public var image: String?
    /// What kind of button it is.
    public var buttonKind: Button.ButtonType?
    /// Whether a switch is on.
    public var isOn: Bool?
    /// The value of a slider, stepper or progress bar.
    public var value: Double?
    /// The least value of a slider or stepper.
    public var minimum: Double?
    /// The greatest value of a slider or stepper.
    public var maximum: Double?
    /// How much one tap of a stepper counts.
    public var step: Double?
    /// The titles of the segments of a segmented control.
    public var segments: [String]?
    /// The selected segment, from 0.
    public var segment: Int?
    /// How many pages a page control has.
    public var pages: Int?
    /// The current page, from 0.
    public var page: Int?
    /// What an empty text field says.
    public var placeholder: String?
    /// Whether a text field shows dots in place of its text.
    public var isSecure: Bool?
    /// The border of a text field.
    public var border: TextField.BorderStyle?
    /// The size of an activity indicator.
    public var size: ActivityIndicatorView.Style?
    /// Whether an activity indicator turns; it does unless told otherwise.
    public var isAnimating: Bool?
    /// How a progress bar looks.
    public var progressStyle: ProgressView.Style?
    /// Whether a control can be used.
    public var isEnabled: Bool?
    /// Whether a control is selected.
    public var isSelected: Bool?
    /// Whether a control is touched.
    public var isHighlighted: Bool?

    /// Makes a control that shows what its kind does without being told.
    public init() {}

    private static let controls = [
        "button", "switch", "slider", "stepper", "segmented", "text-field", "pages",
    ]

    static let keys: [Key<SceneView>] = [
        Key("title", \.control.title, .text, "The button's title.").of("button"),
        Key("image", \.control.image, .text, "A PNG or JPEG file, relative to the scene.").of(
            "button", "image"),
        Key("kind", \.control.buttonKind, .choice, "What kind of button it is; system unless given.").of(
            "button"),
        Key("on", \.control.isOn, .flag, "Whether the switch is on.").of("switch"),
        Key("value", \.control.value, .number, "The value; from 0 to 1 for progress.").of(
            "slider", "stepper", "progress"),
        Key("minimum", \.control.minimum, .number, "The least value; 0 unless given.").of(
            "slider", "stepper"),
        Key("maximum", \.control.maximum, .number, "The greatest value; 1, for steppers 100, unless given.")
            .of("slider", "stepper"),
        Key("step", \.control.step, .number(0.000_001...1_000_000), "How much a tap counts; 1 unless given.")
            .of("stepper"),
        Key("segments", \.control.segments, .list(.text, most: 100, isFlow: true), "The segments' titles.")
            .of(
                "segmented"),
        Key("segment", \.control.segment, .whole(0...99), "The selected segment, from 0.").of("segmented"),
        Key("pages", \.control.pages, .whole(0...1000), "How many pages there are.").of("pages"),
        Key("page", \.control.page, .whole(0...999), "The current page, from 0.").of("pages"),
        Key("placeholder", \.control.placeholder, .text, "What the field says while it is empty.").of(
            "text-field"),
        Key("secure", \.control.isSecure, .flag, "Whether dots stand in place of the text.").of("text-field"),
        Key("border", \.control.border, .choice, "The field's border.").of("text-field"),
        Key("size", \.control.size, .choice, "How large the wheel is.").of("activity"),
        Key("animating", \.control.isAnimating, .flag, "Whether the wheel turns; true unless given.").of(
            "activity"),
        Key("style", \.control.progressStyle, .choice, "How the bar looks.").of("progress"),
        Key("enabled", \.control.isEnabled, .flag, "Whether the control can be used.").of(controls),
        Key("selected", \.control.isSelected, .flag, "Whether the control is selected.").of(controls),
        Key("highlighted", \.control.isHighlighted, .flag, "Whether the control is touched.").of(controls),
    ]
}

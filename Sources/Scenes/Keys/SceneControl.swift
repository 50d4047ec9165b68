import Diagnostics
import SceneSchema
import TableKit

/// The values and the style of a control. Each property defaults to that of the kind of control.
public struct SceneControl: Hashable, Sendable, SceneObject {
    /// The title of a button, or the text of a message.
    public var title: String?
    /// The image file of a button, image view or message, PNG or JPEG, relative to the scene, or `symbol:` and the name
    /// of a symbol.
    public var image: String?
    /// The rendering mode of the image: original draws its colors, template draws the tint color with its
    /// alpha.
    public var renderingMode: Image.RenderingMode?
    /// The image file of an image view, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol,
    /// while its row is selected or highlighted.
    public var highlightedImage: String?
    /// The background image file of a button, PNG or JPEG, relative to the scene, or `symbol:` and the name of a
    /// symbol.
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
    public var whileHighlighted: SceneButtonState?
    /// The properties of a button while it is selected.
    public var whileSelected: SceneButtonState?
    /// The properties of a button while it is disabled.
    public var whileDisabled: SceneButtonState?
    /// The horizontal alignment of a button's content. Default: center.
    public var horizontalAlignment: Control.ContentHorizontalAlignment?
    /// The vertical alignment of a button's content. Default: center.
    public var verticalAlignment: Control.ContentVerticalAlignment?
    /// The type of a button. Default: system.
    public var buttonKind: Button.ButtonType?
    /// The style of a button with a configuration, which has no type. Its title color and content insets are those of
    /// the configuration; other insets and background images have no effect.
    public var buttonConfiguration: SceneButtonConfiguration?
    /// The size of a button with a configuration. Default: medium.
    public var buttonSize: Button.Configuration.Size?
    /// The text below the title of a button with a configuration or of a message.
    public var subtitle: String?
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
    /// The placeholder of an empty text field or search bar.
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

    // Views adopt its keys.
    package static let definition = Definition<SceneControl>(
        name: "control", keys: buttonKeys + valueKeys + choiceKeys + fieldKeys + progressKeys + stateKeys)

    private static let controls = [
        "button", "switch", "slider", "stepper", "segmented", "text-field", "pages",
    ]

    private static let buttonKeys: [Key<SceneControl>] = [
        Key("title", \.title, .text).shown("Go on").of("button", "content-unavailable"),
        Key("image", \.image, .text).shown("icon@2x.png").of("button", "image", "content-unavailable"),
        Key("renderingMode", \.renderingMode, .choice).shown("template", adding: "type: image").of(
            "button", "image"),
        Key("highlightedImage", \.highlightedImage, .text).of("image").shown(
            "icon@2x.png", table: "selected: [\"0:1\"]"),
        Key("backgroundImage", \.backgroundImage, .text).shown("flag@2x.png").of("button"),
        Key("titleColor", \.titleColor, .color).shown("systemRed").of("button"),
        Key("contentInsets", \.contentInsets, .insets).shown("[0, 60, 0, 0]").of("button"),
        Key("titleInsets", \.titleInsets, .insets).shown("[0, 60, 0, 0]").of("button"),
        Key("imageInsets", \.imageInsets, .insets).shown("[0, 0, 0, 60]", adding: "image: icon@2x.png").of(
            "button"),
        Key("whileHighlighted", \.whileHighlighted, .object).of("button").shown(
            "{title: Let go}", adding: "highlighted: true"),
        Key("whileSelected", \.whileSelected, .object).of("button").shown(
            "{title: Pressed}", adding: "selected: true"),
        Key("whileDisabled", \.whileDisabled, .object).of("button").shown(
            "{title: Not now}", adding: "enabled: false"),
        Key("horizontalAlignment", \.horizontalAlignment, .choice).shown("left").of("button"),
        Key("verticalAlignment", \.verticalAlignment, .choice).shown("top").of("button"),
        Key("kind", \.buttonKind, .choice).describing("buttonKind").shown("custom").of("button"),
        Key("configuration", \.buttonConfiguration, .choice).describing("buttonConfiguration").shown(
            "filled"
        ).of("button"),
        Key("buttonSize", \.buttonSize, .choice).shown("small", adding: "configuration: filled").of("button"),
        Key("subtitle", \.subtitle, .text).shown("Now", adding: "configuration: filled").of(
            "button", "content-unavailable"),
    ]

    private static let valueKeys: [Key<SceneControl>] = [
        Key("on", \.isOn, .flag).shown("true").of("switch"),
        Key("onTint", \.onTint, .color).shown("systemOrange", adding: "on: true").of("switch"),
        Key("thumbTint", \.thumbTint, .color).shown("systemOrange").of("switch", "slider"),
        Key("value", \.value, .controlValue).shown("0.8").of("slider", "stepper", "progress"),
        Key("minimum", \.minimum, .controlValue).shown("-2").of("slider", "stepper"),
        Key("maximum", \.maximum, .controlValue).shown("4").of("slider", "stepper"),
        Key("minimumTrackTint", \.minimumTrackTint, .color).shown("systemOrange").of("slider"),
        Key("maximumTrackTint", \.maximumTrackTint, .color).shown("systemOrange").of("slider"),
        Key("step", \.step, .number(0.000_001...1_000_000)).of("stepper").shown(
            "5", adding: "value: 0\nmaximum: 5\noutlet: count", table: "steps: [tap 0:1 count right]"),
        Key("wraps", \.wraps, .flag).shown("true", adding: "value: 100").of("stepper"),
    ]

    private static let choiceKeys: [Key<SceneControl>] = [
        Key("segments", \.segments, .list(.object, max: 100)).of("segmented").shown(
            "[Left, {image: icon@2x.png, width: 40}, Right]"),
        Key("segment", \.segment, .whole(0...99)).shown("2").of("segmented"),
        Key("momentary", \.isMomentary, .flag).shown("true").of("segmented"),
        Key("fitsTitles", \.fitsTitles, .flag).shown("true", adding: "segments: [I, A longer title, It]").of(
            "segmented"),
        Key("selectedSegmentTint", \.selectedSegmentTint, .color).shown("systemOrange").of("segmented"),
        Key("pages", \.pages, .whole(0...1000)).shown("8").of("pages"),
        Key("page", \.page, .whole(0...999)).shown("3").of("pages"),
        Key("pageTint", \.pageTint, .color).shown("systemOrange").of("pages"),
        Key("currentPageTint", \.currentPageTint, .color).shown("systemRed").of("pages"),
        Key("hidesForSinglePage", \.hidesForSinglePage, .flag).shown("true", adding: "pages: 1\npage: 0").of(
            "pages"),
    ]

    private static let fieldKeys: [Key<SceneControl>] = [
        Key("placeholder", \.placeholder, .text).shown("Name", adding: "text: ~").of(
            "text-field", "search-bar"),
        Key("secure", \.isSecure, .flag).shown("true").of("text-field"),
        Key("border", \.border, .choice).shown("line").of("text-field"),
        Key("clearButton", \.clearButton, .choice).shown("always").of("text-field"),
    ]

    private static let progressKeys: [Key<SceneControl>] = [
        Key("size", \.size, .choice).shown("large").of("activity"),
        Key("color", \.color, .color).shown("systemOrange").of("activity"),
        Key("animating", \.isAnimating, .flag).shown("false").of("activity"),
        Key("hidesWhenStopped", \.hidesWhenStopped, .flag).shown("false", adding: "animating: false")
            .of("activity"),
        Key("style", \.progressStyle, .choice).describing("progressStyle").shown("bar").of("progress"),
        Key("progressTint", \.progressTint, .color).shown("systemOrange").of("progress"),
        Key("trackTint", \.trackTint, .color).shown("systemOrange").of("progress"),
    ]

    private static let stateKeys: [Key<SceneControl>] = [
        Key("enabled", \.isEnabled, .flag).shown("false").of(controls + ["label"]),
        Key("selected", \.isSelected, .flag).shown("true").of(controls),
        Key("highlighted", \.isHighlighted, .flag).shown("true").of(controls + ["label", "image"]),
    ]
}

extension Control.ContentHorizontalAlignment: NamedValue {
    package static let kind = "an alignment"
    package static let names: Names = [
        ("center", .center), ("left", .left), ("right", .right), ("fill", .fill), ("leading", .leading),
        ("trailing", .trailing),
    ]
}

extension Control.ContentVerticalAlignment: NamedValue {
    package static let kind = "an alignment"
    package static let names: Names = [
        ("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill),
    ]
}

extension TextField.ViewMode: NamedValue {
    package static let kind = "a mode"
    package static let names: Names = [
        ("never", .never), ("while-editing", .whileEditing), ("unless-editing", .unlessEditing),
        ("always", .always),
    ]
}

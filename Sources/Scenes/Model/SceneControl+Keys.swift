import TableKit

// The keys of controls, which are keys of views.

extension SceneControl: SceneObject {
    static let definition = Definition<SceneControl>(
        name: "control",
        keys: buttonKeys + valueKeys + choiceKeys + fieldKeys + progressKeys + stateKeys)

    private static let controls = [
        "button", "switch", "slider", "stepper", "segmented", "text-field", "pages",
    ]

    private static let buttonKeys: [Key<SceneControl>] = [
        Key("title", \.title, .text).shown("Go on").of("button"),
        Key("image", \.image, .text).shown("mark@2x.png").of("button", "image"),
        Key("renderingMode", \.renderingMode, .choice).shown("template", beside: "type: image").of(
            "button", "image"),
        Key("highlightedImage", \.highlightedImage, .text).shown(
            "mark@2x.png", table: "selected: [\"0:1\"]"
        ).of("image"),
        Key("backgroundImage", \.backgroundImage, .text).shown("flag@2x.png").of("button"),
        Key("titleColor", \.titleColor, .color).shown("systemRed").of("button"),
        Key("contentInsets", \.contentInsets, .insets).shown("[0, 60, 0, 0]").of("button"),
        Key("titleInsets", \.titleInsets, .insets).shown("[0, 60, 0, 0]").of("button"),
        Key("imageInsets", \.imageInsets, .insets).shown(
            "[0, 0, 0, 60]", beside: "image: mark@2x.png"
        ).of("button"),
        Key("whileHighlighted", \.whileHighlighted, .object).shown(
            "{title: Let go}", beside: "highlighted: true"
        ).of("button"),
        Key("whileSelected", \.whileSelected, .object).shown(
            "{title: Pressed}", beside: "selected: true"
        ).of("button"),
        Key("whileDisabled", \.whileDisabled, .object).shown(
            "{title: Not now}", beside: "enabled: false"
        ).of("button"),
        Key("horizontalAlignment", \.horizontalAlignment, .choice).shown("left").of("button"),
        Key("verticalAlignment", \.verticalAlignment, .choice).shown("top").of("button"),
        Key("kind", \.buttonKind, .choice).describing("buttonKind").shown("custom").of("button"),
    ]

    private static let valueKeys: [Key<SceneControl>] = [
        Key("on", \.isOn, .flag).shown("true").of("switch"),
        Key("onTint", \.onTint, .color).shown("systemOrange", beside: "on: true").of("switch"),
        Key("thumbTint", \.thumbTint, .color).shown("systemOrange").of("switch", "slider"),
        Key("value", \.value, .controlValue).shown("0.8").of("slider", "stepper", "progress"),
        Key("minimum", \.minimum, .controlValue).shown("-2").of("slider", "stepper"),
        Key("maximum", \.maximum, .controlValue).shown("4").of("slider", "stepper"),
        Key("minimumTrackTint", \.minimumTrackTint, .color).shown("systemOrange").of("slider"),
        Key("maximumTrackTint", \.maximumTrackTint, .color).shown("systemOrange").of("slider"),
        Key("step", \.step, .number(0.000_001...1_000_000)).shown(
            "5", beside: "value: 0\nmaximum: 5\noutlet: count", table: "steps: [tap 0:1 count right]"
        ).of("stepper"),
        Key("wraps", \.wraps, .flag).shown("true", beside: "value: 100").of("stepper"),
    ]

    private static let choiceKeys: [Key<SceneControl>] = [
        Key("segments", \.segments, .list(.object, most: 100)).shown(
            "[Left, {image: mark@2x.png, width: 40}, Right]"
        ).of("segmented"),
        Key("segment", \.segment, .whole(0...99)).shown("2").of("segmented"),
        Key("momentary", \.isMomentary, .flag).shown("true").of("segmented"),
        Key("fitsTitles", \.fitsTitles, .flag).shown(
            "true", beside: "segments: [I, A longer title, It]"
        ).of("segmented"),
        Key("selectedSegmentTint", \.selectedSegmentTint, .color).shown("systemOrange").of(
            "segmented"),
        Key("pages", \.pages, .whole(0...1000)).shown("8").of("pages"),
        Key("page", \.page, .whole(0...999)).shown("3").of("pages"),
        Key("pageTint", \.pageTint, .color).shown("systemOrange").of("pages"),
        Key("currentPageTint", \.currentPageTint, .color).shown("systemRed").of("pages"),
        Key("hidesForSinglePage", \.hidesForSinglePage, .flag).shown(
            "true", beside: "pages: 1\npage: 0"
        ).of("pages"),
    ]

    private static let fieldKeys: [Key<SceneControl>] = [
        Key("placeholder", \.placeholder, .text).shown("Name", beside: "text: ~").of("text-field"),
        Key("secure", \.isSecure, .flag).shown("true").of("text-field"),
        Key("border", \.border, .choice).shown("line").of("text-field"),
        Key("clearButton", \.clearButton, .choice).shown("always").of("text-field"),
    ]

    private static let progressKeys: [Key<SceneControl>] = [
        Key("size", \.size, .choice).shown("large").of("activity"),
        Key("color", \.color, .color).shown("systemOrange").of("activity"),
        Key("animating", \.isAnimating, .flag).shown("false").of("activity"),
        Key("hidesWhenStopped", \.hidesWhenStopped, .flag).shown("false", beside: "animating: false")
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
    package static let names: [(name: String, value: Self)] = [
        ("center", .center), ("left", .left), ("right", .right), ("fill", .fill), ("leading", .leading),
        ("trailing", .trailing),
    ]
}

extension Control.ContentVerticalAlignment: NamedValue {
    package static let kind = "an alignment"
    package static let names: [(name: String, value: Self)] = [
        ("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill),
    ]
}

extension TextField.ViewMode: NamedValue {
    package static let kind = "a mode"
    package static let names: [(name: String, value: Self)] = [
        ("never", .never), ("while-editing", .whileEditing), ("unless-editing", .unlessEditing),
        ("always", .always),
    ]
}

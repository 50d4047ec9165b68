import TableKit

// The keys of controls, which are keys of views.

extension SceneControl {
    static let keys = buttonKeys + valueKeys + choiceKeys + fieldKeys + progressKeys + stateKeys

    private static let controls = [
        "button", "switch", "slider", "stepper", "segmented", "text-field", "pages",
    ]

    private static let buttonKeys: [Key<SceneView>] = [
        Key("title", \.control.title, .text, "The button's title.").shown("Go on").of("button"),
        Key("image", \.control.image, .text, "A PNG or JPEG file, relative to the scene.").shown(
            "mark@2x.png"
        )
        .of(
            "button", "image"),
        Key(
            "renderingMode", \.control.renderingMode, .choice,
            "Whether the picture's own colors are drawn, or the tint wherever it is not transparent."
        ).shown("template", beside: "type: image").of("button", "image"),
        Key(
            "highlightedImage", \.control.highlightedImage, .text,
            "The picture while the row is selected or touched."
        ).shown("mark@2x.png", table: "selected: [\"0:1\"]").of("image"),
        Key("backgroundImage", \.control.backgroundImage, .text, "A picture behind all else in the button.")
            .shown("flag@2x.png")
            .of("button"),
        Key("titleColor", \.control.titleColor, .color, "The color of the button's title.").shown(
            "systemRed"
        ).of("button"),
        Key(
            "contentInsets", \.control.contentInsets, .insets,
            "The room between the button's edges and its content."
        ).shown("[0, 60, 0, 0]").of("button"),
        Key("titleInsets", \.control.titleInsets, .insets, "How far the button's title is moved inwards.")
            .shown("[0, 60, 0, 0]")
            .of("button"),
        Key("imageInsets", \.control.imageInsets, .insets, "How far the button's picture is moved inwards.")
            .shown("[0, 0, 0, 60]", beside: "image: mark@2x.png")
            .of("button"),
        Key(
            "whileHighlighted", \.control.whileHighlighted, .object,
            "What else the button shows while it is touched."
        ).shown("{title: Let go}", beside: "highlighted: true").of("button"),
        Key(
            "whileSelected", \.control.whileSelected, .object,
            "What else the button shows while it is selected."
        ).shown("{title: Pressed}", beside: "selected: true").of("button"),
        Key(
            "whileDisabled", \.control.whileDisabled, .object,
            "What else the button shows while it cannot be used."
        ).shown("{title: Not now}", beside: "enabled: false").of("button"),
        Key(
            "horizontalAlignment", \.control.horizontalAlignment, .choice,
            "Where the button's content stands across; center unless given."
        ).shown("left").of("button"),
        Key(
            "verticalAlignment", \.control.verticalAlignment, .choice,
            "Where the button's content stands from top to bottom; center unless given."
        ).shown("top").of("button"),
        Key("kind", \.control.buttonKind, .choice, "What kind of button it is; system unless given.").shown(
            "custom"
        ).of(
            "button"),
    ]

    private static let valueKeys: [Key<SceneView>] = [
        Key("on", \.control.isOn, .flag, "Whether the switch is on.").shown("true").of("switch"),
        Key("onTint", \.control.onTint, .color, "The track of the switch while it is on.").shown(
            "systemOrange", beside: "on: true"
        ).of("switch"),
        Key("thumbTint", \.control.thumbTint, .color, "The knob.").shown("systemOrange").of(
            "switch", "slider"),
        Key("value", \.control.value, .controlValue, "The value; from 0 to 1 for progress.").shown("0.8").of(
            "slider", "stepper", "progress"),
        Key("minimum", \.control.minimum, .controlValue, "The least value; 0 unless given.").shown("-2").of(
            "slider", "stepper"),
        Key(
            "maximum", \.control.maximum, .controlValue,
            "The greatest value; 1, for steppers 100, unless given."
        )
        .shown("4")
        .of("slider", "stepper"),
        Key("minimumTrackTint", \.control.minimumTrackTint, .color, "The track up to the knob.").shown(
            "systemOrange"
        ).of("slider"),
        Key("maximumTrackTint", \.control.maximumTrackTint, .color, "The track beyond the knob.").shown(
            "systemOrange"
        ).of(
            "slider"),
        Key("step", \.control.step, .number(0.000_001...1_000_000), "How much a tap counts; 1 unless given.")
            .shown("5", beside: "value: 0\nmaximum: 5\noutlet: count", table: "after: [tap 0:1 count right]")
            .of("stepper"),
        Key("wraps", \.control.wraps, .flag, "Whether the greatest value is followed by the least.").shown(
            "true", beside: "value: 100"
        ).of(
            "stepper"),
    ]

    private static let choiceKeys: [Key<SceneView>] = [
        Key("segments", \.control.segments, .list(.object, most: 100), "The segments.")
            .shown("[Left, {image: mark@2x.png, width: 40}, Right]")
            .of("segmented"),
        Key("segment", \.control.segment, .whole(0...99), "The selected segment, from 0.").shown("2").of(
            "segmented"),
        Key("momentary", \.control.isMomentary, .flag, "Whether no segment stays selected.").shown("true")
            .of("segmented"),
        Key(
            "fitsTitles", \.control.fitsTitles, .flag,
            "Whether segments are as wide as their titles ask for, and not all the same."
        ).shown("true", beside: "segments: [I, A longer title, It]").of("segmented"),
        Key(
            "selectedSegmentTint", \.control.selectedSegmentTint, .color,
            "The ground of the selected segment."
        ).shown("systemOrange").of("segmented"),
        Key("pages", \.control.pages, .whole(0...1000), "How many pages there are.").shown("8").of("pages"),
        Key("page", \.control.page, .whole(0...999), "The current page, from 0.").shown("3").of("pages"),
        Key("pageTint", \.control.pageTint, .color, "The dots of the other pages.").shown("systemOrange").of(
            "pages"),
        Key("currentPageTint", \.control.currentPageTint, .color, "The dot of the current page.").shown(
            "systemRed"
        ).of("pages"),
        Key(
            "hidesForSinglePage", \.control.hidesForSinglePage, .flag,
            "Whether nothing is shown for a single page."
        ).shown("true", beside: "pages: 1\npage: 0").of("pages"),
    ]

    private static let fieldKeys: [Key<SceneView>] = [
        Key("placeholder", \.control.placeholder, .text, "What the field says while it is empty.").shown(
            "Name", beside: "text: ~"
        ).of(
            "text-field"),
        Key("secure", \.control.isSecure, .flag, "Whether dots stand in place of the text.").shown("true").of(
            "text-field"),
        Key("border", \.control.border, .choice, "The field's border.").shown("line").of("text-field"),
        Key(
            "clearButton", \.control.clearButton, .choice,
            "When the button is shown that empties the field; never unless given."
        ).shown("always").of("text-field"),
    ]

    private static let progressKeys: [Key<SceneView>] = [
        Key("size", \.control.size, .choice, "How large the wheel is.").shown("large").of("activity"),
        Key("color", \.control.color, .color, "The color of the wheel.").shown("systemOrange").of(
            "activity"),
        Key("animating", \.control.isAnimating, .flag, "Whether the wheel turns; true unless given.").shown(
            "false"
        ).of(
            "activity"),
        Key(
            "hidesWhenStopped", \.control.hidesWhenStopped, .flag,
            "Whether a wheel that does not turn is hidden; true unless given."
        ).shown("false", beside: "animating: false").of("activity"),
        Key("style", \.control.progressStyle, .choice, "How the bar looks.").shown("bar").of("progress"),
        Key("progressTint", \.control.progressTint, .color, "The part that is done.").shown("systemOrange")
            .of("progress"),
        Key("trackTint", \.control.trackTint, .color, "The part still to do.").shown("systemOrange").of(
            "progress"),
    ]

    private static let stateKeys: [Key<SceneView>] = [
        Key(
            "enabled", \.control.isEnabled, .flag,
            "Whether the control, or what a label tells of, can be used."
        )
        .shown("false").of(controls + ["label"]),
        Key("selected", \.control.isSelected, .flag, "Whether the control is selected.").shown("true").of(
            controls),
        Key(
            "highlighted", \.control.isHighlighted, .flag,
            "Whether the control is touched, or the label or picture looks as if its row were."
        ).shown("true").of(controls + ["label", "image"]),
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

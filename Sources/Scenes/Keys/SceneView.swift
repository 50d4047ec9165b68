import Diagnostics
import SceneSchema
import TableKit

/// A view: its type, its frame and its content. Each property defaults to that of the type.
public struct SceneView: Hashable, Sendable, SceneObject {
    /// The types of views.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A container of other views.
        case view
        /// A stack of views in a row or column.
        case stack
        /// A label.
        case label
        /// An image view.
        case image
        /// A button.
        case button
        /// A switch.
        case `switch`
        /// A slider.
        case slider
        /// A stepper, with buttons for decrement and increment.
        case stepper
        /// A segmented control.
        case segmented
        /// A text field.
        case textField = "text-field"
        /// A search bar.
        case searchBar = "search-bar"
        /// A progress view.
        case progress
        /// An activity indicator.
        case activity
        /// A page control.
        case pages
        /// A message in place of content, such as for an empty table.
        case contentUnavailable = "content-unavailable"
    }

    /// The type of the view. Default: view.
    public var kind = Kind.view
    /// The frame in the superview, in points: x, y, width, height, up to 100,000. Default: the size of the
    /// content, or the frame that constraints determine.
    public var frame: CGRect?
    /// The autoresizing mask: the dimensions and margins that follow the size of the superview.
    public var autoresizing: View.AutoresizingMask?
    /// The tag, from 0 to 1,000,000,000, by which rows set the value of the view.
    public var tag: Int?
    /// The outlet, a name by which rows set the value of the view.
    public var outlet: String?
    /// A Boolean value that indicates whether the view is hidden. Default: false.
    public var isHidden: Bool?
    /// The opacity, from 0 to 1. Default: 1.
    public var alpha: Double?
    /// The angle by which the view is turned clockwise around its center, in degrees from -360 to 360. Its frame is that
    /// without the rotation. Default: 0.
    public var rotation: Double?
    /// The factors by which the view is enlarged around its center, from -100 to 100: one, or that of the width and that
    /// of the height. A negative one reflects the view. Its frame is that at its actual size. Default: 1.
    public var scale: SceneScale?
    /// The background color.
    public var background: Color?
    /// The tint color of the view and its subviews.
    public var tint: Color?
    /// The corner radius in points, from 0 to 10,000. Default: 0.
    public var cornerRadius: Double?
    /// The corners that are rounded. Default: all.
    public var roundCorners: Path.Corners?
    /// The curve of the rounded corners. Default: circular.
    public var cornerCurve: CornerCurve?
    /// The width of the border inside the edges in points, from 0 to 1,000. Default: 0.
    public var borderWidth: Double?
    /// The color of the border. Default: black.
    public var borderColor: Color?
    /// The traits that the view overrides, for itself and its subviews. Its scale has no effect, because an
    /// image has one scale.
    public var traits: SceneTraits?
    /// A Boolean value that indicates whether subviews are clipped to the bounds.
    public var clips: Bool?
    /// The accessibility properties.
    public var accessibility: SceneAccessibility?
    /// The subviews, from back to front.
    public var views: [SceneView] = []
    /// The constraints among the subviews and those in stacks, by outlet, and `content`, the view itself. Each is
    /// a visual format or an equation. There are at most 1,000.
    public var constraints: [SceneConstraintText] = []

    /// The text of a label or text field, and its style.
    public var text = SceneText()
    /// The values and the style of a control.
    public var control = SceneControl()

    /// The content mode of an image view, which specifies how the image fits its bounds.
    public var contentMode: View.ContentMode?
    /// The axis of a stack. Default: horizontal.
    public var axis: Axis?
    /// The spacing between the views of a stack in points, from 0 to 10,000.
    public var spacing: Double?
    /// The layout margins of a stack, in points: top, left, bottom, right. Default: none.
    public var margins: EdgeInsets?
    /// The spacing after the view in a stack in points, from 0 to 10,000. Default: the spacing of the stack.
    public var spacingAfter: Double?
    /// The content hugging priority in a stack or with constraints, from 1 to 1,000. The view with the lowest
    /// grows. Default: that of the type.
    public var hugging: Double?
    /// The compression resistance priority in a stack or with constraints, from 1 to 1,000. The view with the
    /// lowest shrinks. Default: that of the type.
    public var compressionResistance: Double?
    /// The distribution of views along the axis of a stack.
    public var distribution: StackView.Distribution?
    /// The alignment of views perpendicular to the axis of a stack.
    public var alignment: StackView.Alignment?

    /// Creates a view of a type.
    public init(_ kind: Kind = .view) { self.kind = kind }

    /// Creates a view without properties.
    public init() { self.init(.view) }

    package static let definition = Definition<SceneView>(
        name: "view",
        keys: layoutKeys + stackedKeys + textKeys + stackKeys
            + SceneControl.definition.keys.map { $0.inlined(from: \.control) },
        check: { view, reader in
            reader.warn(
                "the scale has no effect on a view, because an image has one scale", key: "traits.scale")
            if view.kind != .stack { warnOfStackedKeys(view, &reader) }
            view.control.check(view.kind, &reader)
            reader.checkConstraints(view.constraints, among: view.views)
            reader.viewCount += 1
            if reader.viewCount == SceneLimits.views + 1 {
                reader.fail("there are more than \(SceneLimits.views) views")
            }
        }, stage: stage)

    private static func warnOfStackedKeys(_ view: SceneView, _ reader: inout SceneReader) {
        for index in view.views.indices {
            for key in stackedKeys where view.constraints.isEmpty || key.name == "spacingAfter" {
                reader.warn(
                    "\"\(key.name)\" has no effect outside of a stack", key: key.name, at: "views[\(index)]")
            }
        }
    }

    /// The stage of the examples of keys.
    private static let stage = ExampleStage(
        "rows: [One, {height: 60, views: [HERE]}]",
        bases: [
            "view": "type: view\nframe: [16, 10, 120, 40]\nbackground: systemBlue",
            "stack":
                "type: stack\nframe: [16, 10, 343, 40]\nspacing: 8\nviews: [{type: label, text: One, background: \"#D0E8FF\"}, {type: label, text: The second, background: \"#FFE8D0\"}]",
            "label": "type: label\nframe: [16, 5, 220, 50]\ntext: A label",
            "image": "type: image\nframe: [16, 5, 75, 50]\nimage: flag@2x.png",
            "button": "type: button\nframe: [16, 10, 160, 40]\ntitle: Press",
            "switch": "type: switch\nframe: [16, 14, 51, 31]",
            "slider": "type: slider\nframe: [16, 14, 220, 31]\nvalue: 0.4",
            "stepper": "type: stepper\nframe: [16, 14, 94, 32]\nvalue: 1",
            "segmented":
                "type: segmented\nframe: [16, 14, 240, 32]\nsegments: [Day, Week, Month]\nsegment: 1",
            "text-field": "type: text-field\nframe: [16, 13, 240, 34]\ntext: Ada\nborder: rounded",
            "search-bar": "type: search-bar\nframe: [16, 2, 240, 56]\nplaceholder: Search",
            "progress": "type: progress\nframe: [16, 28, 240, 4]\nvalue: 0.4",
            "activity": "type: activity\nframe: [16, 20, 20, 20]",
            "pages": "type: pages\nframe: [16, 15, 200, 28]\npages: 5\npage: 1",
            "content-unavailable": "type: content-unavailable\nframe: [16, 0, 300, 60]\ntitle: No Mail",
        ])

    private static let layoutKeys: [Key<SceneView>] = [
        Key(always: "type", \.kind, .choice).describing("kind").shown("view").required,
        Key("frame", \.frame, .frame).shown("[100, 20, 200, 20]"),
        Key(
            "autoresizing", \.autoresizing,
            .options(
                "an autoresizing option",
                [
                    ("width", .flexibleWidth), ("height", .flexibleHeight), ("left", .flexibleLeftMargin),
                    ("right", .flexibleRightMargin), ("top", .flexibleTopMargin),
                    ("bottom", .flexibleBottomMargin),
                ])
        ).shown("[width]", stage: "rows: [One, {height: 60, accessory: detail, views: [HERE]}]"),
        Key("tag", \.tag, .whole(0...1_000_000_000)).shown(
            "7", adding: "type: label",
            stage: "rows: [One, {height: 60, values: {\"7\": By tag}, views: [HERE]}]"),
        Key("outlet", \.outlet, .text).shown(
            "name", adding: "type: label",
            stage: "rows: [One, {height: 60, values: {name: By name}, views: [HERE]}]"),
        Key("hidden", \.isHidden, .flag).shown("true"),
        Key("alpha", \.alpha, .number(0...1)).shown("0.3"),
        Key("rotation", \.rotation, .number(-360...360)).shown("30"),
        Key("scale", \.scale, .scale).shown("[0.5, 0.75]"),
        Key("background", \.background, .color).shown("systemOrange"),
        Key("tint", \.tint, .color).shown("systemRed", adding: "type: button"),
        Key("cornerRadius", \.cornerRadius, .number(0...10_000)).shown("12"),
        Key("roundCorners", \.roundCorners, .options("a corner", Path.Corners.namedCorners)).shown(
            "[top-left, bottom-right]", adding: "cornerRadius: 12"
        ).needing("cornerRadius"),
        Key("cornerCurve", \.cornerCurve, .choice).shown("continuous", adding: "cornerRadius: 12").needing(
            "cornerRadius"),
        Key("borderWidth", \.borderWidth, .number(0...1000)).shown("3"),
        Key("borderColor", \.borderColor, .color).shown("systemRed", adding: "borderWidth: 3").needing(
            "borderWidth"),
        Key("traits", \.traits, .object).shown(
            "{appearance: dark}", adding: "background: systemGroupedBackground"),
        Key("clips", \.clips, .flag).shown(
            "true", adding: "views: [{type: view, frame: [60, 20, 120, 40], background: systemOrange}]"),
        Key("accessibility", \.accessibility, .object).notShown("A blue box", because: "VoiceOver reads it."),
        Key("views", \.views, .list(.object)).of("view", "stack").shown(
            "[{type: view, frame: [10, 10, 40, 20], background: systemOrange}]"),
        Key("constraints", \.constraints, .constraints).of("view", "stack").shown(
            "[\"H:|-[inner]-|\", inner.height = 20, inner.centerY = content.centerY]",
            adding: "views: [{type: view, outlet: inner, background: systemOrange}]"),
    ]

    /// The keys of views in a stack.
    private static let stackedKeys: [Key<SceneView>] = [
        Key("spacingAfter", \.spacingAfter, .number(0...10_000)).shown(
            "60", adding: stacked, stage: stack(343)),
        Key("hugging", \.hugging, .number(1...1000)).shown("999", adding: stacked, stage: stack(343)),
        Key("compressionResistance", \.compressionResistance, .number(1...1000)).shown(
            "999", adding: stacked, stage: stack(90)),
    ]

    private static let stacked = "type: label\ntext: A longer label\nbackground: \"#D0E8FF\""

    /// Returns a stage with a view in a stack.
    private static func stack(_ width: Int) -> String {
        "rows: [One, {height: 60, views: [{type: stack, frame: [16, 10, \(width), 40], views: [HERE, {type: label, text: Next, background: \"#FFE8D0\"}]}]}]"
    }

    private static let textKeys: [Key<SceneView>] = SceneText.keys.map { key in
        let textKey: Key<SceneView> = key.inlined(from: \.text)
        switch key.name {
        case "font": return textKey.of("label", "text-field", "button")
        case "lineBreak": return textKey.of("label", "button")
        case "text": return textKey.of("label", "text-field", "search-bar")
        case "color", "alignment": return textKey.of("label", "text-field")
        default: return textKey.of("label")
        }
    }

    private static let stackKeys: [Key<SceneView>] = [
        Key("contentMode", \.contentMode, .choice).shown("center").of("image"),
        Key("axis", \.axis, .choice).shown("vertical").of("stack"),
        Key("spacing", \.spacing, .number(0...10_000)).shown("60").of("stack"),
        Key("margins", \.margins, .insets).shown("[0, 60, 0, 0]").of("stack"),
        Key("distribution", \.distribution, .choice).shown("fill-equally").of("stack"),
        Key("alignment", \.alignment, .choice).shown("trailing", adding: "axis: vertical").of("stack"),
    ]
}

extension SceneView.Kind: NamedValue { package static let kind = "a type of view" }

extension Path.Corners {
    static let namedCorners: [(name: String, value: Path.Corners)] = [
        ("top-left", .topLeft), ("top-right", .topRight), ("bottom-left", .bottomLeft),
        ("bottom-right", .bottomRight),
    ]
}

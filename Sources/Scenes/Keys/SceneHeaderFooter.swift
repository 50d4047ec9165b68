import SceneSchema
import TableKit

/// The header or footer view of a section.
public struct SceneHeaderFooter: Hashable, Sendable, SceneObject {
    /// The name of the prototype, one of the scene's `headerFooterPrototypes`.
    public var prototype: String?
    /// The style of the title, one of those for rows. Default: that of the table.
    public var style: ListContentKind?
    /// The title. With grouped data, it may contain columns in braces.
    public var text: SceneText?
    /// The height in points, from 0 to 10,000. Default: the height of the title.
    public var height: Double?
    /// The background color.
    public var background: Color?
    /// The views above the title, from back to front.
    public var views: [SceneView] = []
    /// The constraints among the views and those in stacks, by outlet, and `content`, which contains them. Each is
    /// a visual format or an equation. There are at most 1,000.
    public var constraints: [SceneConstraintText] = []
    /// The values of views, by outlet or tag. With grouped data, they may contain columns in braces.
    public var values: [String: String] = [:]

    /// Creates a header or footer view with a title.
    public init(_ text: String? = nil) { self.text = text.map { SceneText($0) } }

    /// A Boolean value that indicates whether there is only a title, for which the table needs no custom
    /// view.
    var isTitle: Bool { self == SceneHeaderFooter(text?.text) }

    /// A Boolean value that indicates whether there are views, a background or a style, which titles of columns replace.
    var hasMoreThanText: Bool {
        !views.isEmpty || prototype != nil || background != nil || style != nil
    }

    /// Creates a header or footer view without properties.
    public init() { self.init(nil) }

    package static let definition = Definition<SceneHeaderFooter>(
        name: "header or footer",
        keys: [
            Key("prototype", \.prototype, .text).shown(
                "Blue",
                table: "headerFooterPrototypes: {Blue: {background: systemBlue, text: {color: white}}}"),
            Key("style", \.style, .choice).shown("prominent-inset-grouped-header"),
            Key("text", \.text, .object).shown("{text: A header, color: systemRed}"),
            Key("height", \.height, .number(0...10_000)).shown("60"),
            Key("background", \.background, .color).shown("systemOrange"),
            Key("views", \.views, .list(.object)).shown(
                "[{type: view, frame: [300, 4, 40, 20], background: systemBlue}]"),
            Key("constraints", \.constraints, .constraints).shown(
                "[\"H:[badge(60)]-|\", badge.height = 20, badge.centerY = content.centerY]",
                adding: "views: [{type: view, outlet: badge, background: systemBlue}]"),
            Key("values", \.values, .map(.text)).shown(
                "{count: \"12\"}",
                adding: "views: [{type: label, outlet: count, text: \"0\", frame: [300, 4, 60, 20]}]"),
        ], scalarKey: "text",
        stage: ExampleStage("sections: [{header: HERE, rows: [One, Two]}]", base: "text: A header"))
}

import TableKit

/// The header or footer of a section.
public struct SceneBand: Hashable, Sendable {
    /// The name of the band that this one begins from.
    public var prototype: String?
    /// The title.
    public var text: SceneText?
    /// The height in points; nil for what suits the title.
    public var height: Double?
    /// Behind the title.
    public var background: Color?
    /// Views in place of a title, from back to front.
    public var views: [SceneView] = []
    /// What views show in this band, by outlet or tag; in a section for each group of data, columns may stand in them.
    public var values: [String: String] = [:]

    /// Makes a band with a title.
    public init(_ text: String? = nil) { self.text = text.map { SceneText($0) } }

    /// Whether the band is a title and nothing else, which the table shows by itself.
    var isTitle: Bool { self == SceneBand(text?.text) }
}

extension SceneBand: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(nil) }

    static let definition = Definition<SceneBand>(
        name: "band", summary: "The header or footer of a section. A text alone is the title.",
        keys: [
            Key("prototype", \.prototype, .text, "The band of the table's bands that this one begins from.")
                .shown("Blue", table: "bands: {Blue: {background: systemBlue, text: {color: white}}}"),
            Key("text", \.text, .object, "The title. With data in groups, columns may stand in it in braces.")
                .shown("{text: A header, color: systemRed}"),
            Key(
                "height", \.height, .number(0...10_000),
                "The height in points; what suits the title unless given."
            ).shown("60"),
            Key("background", \.background, .color, "Behind the title.").shown("systemOrange"),
            Key("views", \.views, .list(.object), "Views, from back to front, over the title.").shown(
                "[{type: view, frame: [300, 4, 40, 20], background: systemBlue}]"),
            Key(
                "values", \.values, .map(.text),
                "What views show in this band, by outlet or tag. With data in groups, columns may stand in them in braces."
            ).shown(
                "{count: \"12\"}",
                beside: "views: [{type: label, outlet: count, text: \"0\", frame: [300, 4, 60, 20]}]"),
        ], scalarKey: "text",
        stage: ExampleStage("sections: [{header: HERE, rows: [One, Two]}]", base: "text: A header"))
}

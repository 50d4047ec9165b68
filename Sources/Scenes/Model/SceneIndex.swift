import TableKit

/// The index along the trailing edge: the titles that sections say, or their headers' first letters.
public struct SceneIndex: Hashable, Sendable {
    /// Whether there is one; nil for true.
    public var isShown: Bool?
    /// The titles; those of the sections when nil. Each leads to the first section whose header is not before it.
    public var titles: [String]?
    /// The color of the titles; the tint when nil.
    public var color: Color?
    /// Behind the titles.
    public var background: Color?
    /// Behind the titles while a finger is on them.
    public var trackingBackground: Color?
    /// With fewer rows there is no index.
    public var minimumRows: Int?

    /// Makes an index as the theme has it.
    public init() {}

    /// Gives a table what is said.
    func apply(to table: TableView) {
        table.sectionIndexColor = color
        table.sectionIndexBackgroundColor = background
        table.sectionIndexTrackingBackgroundColor = trackingBackground
        if let minimumRows { table.sectionIndexMinimumDisplayRowCount = minimumRows }
    }
}

extension SceneIndex: SceneObject {
    static let definition = Definition<SceneIndex>(
        name: "index",
        summary: "The index along the trailing edge. true alone is one as the theme has it.",
        keys: [
            Key("shown", \.isShown, .flag, "Whether there is one; true unless given.").shown("false"),
            Key(
                "titles", \.titles, .list(.text, most: 1000, isFlow: true),
                "The titles, each of which leads to the first section whose header is not before it; those of the sections unless given."
            ).shown("[A, B, C, D, E]"),
            Key("color", \.color, .color, "The color of the titles; the tint unless given.").shown(
                "systemOrange"),
            Key("background", \.background, .color, "Behind the titles.").shown("\"#FFF0D0\""),
            Key(
                "trackingBackground", \.trackingBackground, .color,
                "Behind the titles while a finger is on them."
            ).shown("\"#FFD9A0\"", table: "screen: {height: 160}\nafter: [touch index B]"),
            Key(
                "minimumRows", \.minimumRows, .whole(0...SceneLimits.rows),
                "With fewer rows there is no index."
            ).shown("100"),
        ], scalarKey: "shown",
        stage: ExampleStage(
            "sections: [{header: Ada, rows: [Ada]}, {header: Bertha, rows: [Bertha]}]\nindex: HERE"))
}

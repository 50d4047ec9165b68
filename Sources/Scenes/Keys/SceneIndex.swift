import SceneSchema
import TableKit

/// The section index along the trailing edge. Its titles are those of the sections, or the first letters of
/// their headers.
public struct SceneIndex: Hashable, Sendable, SceneObject {
    /// A Boolean value that indicates whether the index is visible. Default: true.
    public var isShown: Bool?
    /// The titles, at most 1,000. Default: those of the sections.
    ///
    /// A touch of a title scrolls to the first section whose header is not before it.
    public var titles: [String]?
    /// The text color. Default: the tint color.
    public var color: Color?
    /// The background color.
    public var background: Color?
    /// The background color during a touch.
    public var trackingBackground: Color?
    /// The minimum number of rows for the index to appear, from 0 to 10,000,000.
    public var minimumRows: Int?

    /// Creates an index with the theme's style.
    public init() {}

    /// Sets the properties of a table.
    func apply(to table: TableView) {
        table.sectionIndexColor = color
        table.sectionIndexBackgroundColor = background
        table.sectionIndexTrackingBackgroundColor = trackingBackground
        if let minimumRows { table.sectionIndexMinimumDisplayRowCount = minimumRows }
    }

    package static let definition = Definition<SceneIndex>(
        name: "index",
        keys: [
            Key("shown", \.isShown, .flag).shown("false"),
            Key("titles", \.titles, .list(.text, max: 1000, isFlow: true)).shown("[A, B, C, D, E]"),
            Key("color", \.color, .color).shown("systemOrange"),
            Key("background", \.background, .color).shown("\"#FFF0D0\""),
            Key("trackingBackground", \.trackingBackground, .color).shown(
                "\"#FFD9A0\"", table: "screen: {height: 160}\nsteps: [touch index B]"),
            Key("minimumRows", \.minimumRows, .whole(0...SceneLimits.rows)).shown("100"),
        ], scalarKey: "shown",
        stage: ExampleStage(
            "sections: [{header: Ada, rows: [Ada]}, {header: Bertha, rows: [Bertha]}]\nindex: HERE"))
}

import TableKit

/// The picture of a row.
public struct SceneImage: Hashable, Sendable {
    /// A PNG or JPEG file, relative to the scene; in the row of data, columns may stand in it in braces.
    public var file: String?
    /// The largest size in points; 0 in a direction for no limit but the row's height.
    public var size: CGSize?
    /// The width in points kept free for the picture, so that the texts of rows with pictures of different widths begin
    /// at one place.
    public var column: Double?

    /// The file shown while the row is selected or touched.
    public var highlighted: String?
    /// Whether the picture's own colors are drawn, or the tint wherever it is not transparent.
    public var renderingMode: Image.RenderingMode?
    /// The color for pictures drawn in it.
    public var tint: Color?
    /// How the picture fills its place.
    public var contentMode: View.ContentMode?
    /// The radius of the picture's round corners, in points.
    public var cornerRadius: Double?

    /// Makes a picture of a file.
    public init(_ file: String? = nil) { self.file = file }
}

extension SceneImage: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(nil) }

    static let definition = Definition<SceneImage>(
        name: "image", summary: "The picture of a row. A text alone is the file.",
        keys: [
            Key(
                "file", \.file, .text,
                "A PNG or JPEG file, relative to the scene. In the row of data, a column's name in braces stands for its value."
            ).shown("mark@2x.png"),
            Key(
                "size", \.size, .size,
                "The largest size in points; 0 in a direction for no limit but the row's height."
            ).shown("[20, 20]"),
            Key(
                "column", \.column, .number(SceneLimits.imageSide),
                "The width in points kept free for the picture, so that texts begin at one place."
            ).shown("100"),
            Key(
                "highlighted", \.highlighted, .text,
                "A file shown in its place while the row is selected or touched, with columns as in file."
            ).shown("mark@2x.png", table: "selected: [\"0:1\"]"),
            Key(
                "renderingMode", \.renderingMode, .choice,
                "Whether its own colors are drawn, or the tint wherever it is not transparent."
            ).shown("template"),
            Key("tint", \.tint, .color, "The color for pictures drawn in it; the row's unless given.").shown(
                "systemRed", beside: "renderingMode: template"),
            Key("contentMode", \.contentMode, .choice, "How the picture fills its place.").shown(
                "center", beside: "size: [20, 20]"),
            Key("cornerRadius", \.cornerRadius, .number(0...10_000), "The radius of its corners, in points.")
                .shown("8"),
        ], scalarKey: "file",
        stage: ExampleStage("rows: [Above, {text: Italy, image: HERE}, Below]", base: "file: flag@2x.png"))

    /// Gives an image view what is said, except for the files.
    func apply(to view: ImageView) {
        if let tint { view.tintColor = tint }
        if let contentMode { view.contentMode = contentMode }
        if let cornerRadius {
            view.cornerRadius = CGFloat(cornerRadius)
            view.clipsToBounds = true
        }
    }
}

extension Image.RenderingMode: NamedValue {
    package static let kind = "a rendering mode"
    package static let names: [(name: String, value: Self)] = [
        ("automatic", .automatic), ("original", .alwaysOriginal), ("template", .alwaysTemplate),
    ]
}

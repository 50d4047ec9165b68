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
            ),
            Key(
                "size", \.size, .size,
                "The largest size in points; 0 in a direction for no limit but the row's height."),
            Key(
                "column", \.column, .number(0...10_000),
                "The width in points kept free for the picture, so that texts begin at one place."),
        ], scalarKey: "file")
}

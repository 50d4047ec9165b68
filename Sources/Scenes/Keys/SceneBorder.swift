import SceneSchema
import TableKit

/// The border inside the edges of a row.
public struct SceneBorder: Hashable, Sendable, SceneObject {
    /// The width in points, from 0 to 1,000. Default: 1.
    public var width: Double?
    /// The color. Default: black.
    public var color: Color?

    /// Creates a black border of one point.
    public init() {}

    /// Sets the border of a view.
    func apply(to view: View) {
        view.layer.borderWidth = CGFloat(width ?? 1)
        view.layer.borderColor = color ?? .black
    }

    package static let definition = Definition<SceneBorder>(
        name: "border",
        keys: [
            Key("width", \.width, .number(0...1000)).shown("3"),
            Key("color", \.color, .color).shown("systemRed"),
        ], scalarKey: "width", stage: ExampleStage("rows: [Above, {text: A row, border: HERE}, Below]"))
}

import SceneSchema
import TableKit

/// The shadow of a text.
public struct SceneShadow: Hashable, Sendable, SceneObject {
    /// The color. Default: black at one third of its opacity.
    public var color: Color?
    /// The horizontal offset in points, from -100 to 100. A positive value is to the right. Default: 0.
    public var x: Double?
    /// The vertical offset in points, from -100 to 100. A positive value is downwards. Default: 0.
    public var y: Double?
    /// The blur radius in points, from 0 to 100. Default: 0. The shadow of a complete label has no blur.
    public var blur: Double?

    /// Creates a shadow without offset and blur.
    public init() {}

    /// The shadow for attributed text.
    var shadow: Shadow {
        var shadow = Shadow()
        if let color { shadow.shadowColor = color }
        shadow.shadowOffset = offset
        shadow.shadowBlurRadius = CGFloat(blur ?? 0)
        return shadow
    }

    /// The offset of the shadow.
    var offset: CGSize { CGSize(width: x ?? 0, height: y ?? 0) }

    package static let definition = Definition<SceneShadow>(
        name: "shadow",
        keys: [
            Key("color", \.color, .color).shown("systemRed"),
            Key("x", \.x, .number(-100...100)).shown("6"),
            Key("y", \.y, .number(-100...100)).shown("6"),
            Key("blur", \.blur, .number(0...100)).shown("3"),
        ],
        stage: ExampleStage(
            "rows: [{height: 60, text: {spans: [{text: Shadow, font: 32, shadow: HERE}]}}]",
            base: "x: 2\ny: 2"))
}

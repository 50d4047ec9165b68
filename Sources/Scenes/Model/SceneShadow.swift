import TableKit

/// The shadow of a text.
public struct SceneShadow: Hashable, Sendable {
    /// The color; a third of black when nil.
    public var color: Color?
    /// How far the shadow stands right of the text, in points.
    public var x: Double?
    /// How far the shadow stands below the text, in points.
    public var y: Double?
    /// How far the shadow's edges blur, in points; a label as a whole has hard ones.
    public var blur: Double?

    /// Makes a hard shadow right behind the text.
    public init() {}

    /// The shadow as attributed text takes it.
    var shadow: Shadow {
        var shadow = Shadow()
        if let color { shadow.shadowColor = color }
        shadow.shadowOffset = offset
        shadow.shadowBlurRadius = CGFloat(blur ?? 0)
        return shadow
    }

    /// How far the shadow falls.
    var offset: CGSize { CGSize(width: x ?? 0, height: y ?? 0) }
}

extension SceneShadow: SceneObject {
    static let definition = Definition<SceneShadow>(
        name: "shadow", summary: "The shadow of a text.",
        keys: [
            Key("color", \.color, .color, "The color; a third of black unless given.").shown("systemRed"),
            Key("x", \.x, .number(-100...100), "How far it stands right of the text, in points.").shown("6"),
            Key("y", \.y, .number(-100...100), "How far it stands below the text, in points.").shown("6"),
            Key("blur", \.blur, .number(0...100), "How far its edges blur, in points.").shown("3"),
        ],
        stage: ExampleStage(
            "rows: [{height: 60, text: {runs: [{text: Shadow, font: 32, shadow: HERE}]}}]", base: "x: 2\ny: 2"
        ))
}

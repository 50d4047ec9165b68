import SceneSchema
import TableKit

/// The properties of a button in one control state. Each property defaults to that of the normal state.
public struct SceneButtonState: Hashable, Sendable, SceneObject {
    /// The title.
    public var title: String?
    /// The color of the title.
    public var titleColor: Color?
    /// The image file, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol.
    public var image: String?
    /// The background image file, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol.
    public var backgroundImage: String?

    /// Creates properties equal to those of the normal state.
    public init() {}

    package static let definition = Definition<SceneButtonState>(
        name: "button state",
        keys: [
            Key("title", \.title, .text).shown("Let go"),
            Key("titleColor", \.titleColor, .color).shown("systemRed"),
            Key("image", \.image, .text).shown("icon@2x.png"),
            Key("backgroundImage", \.backgroundImage, .text).shown("flag@2x.png"),
        ],
        stage: ExampleStage(
            "rows: [One, {height: 60, views: [{type: button, frame: [16, 10, 160, 40], title: Press, highlighted: true, whileHighlighted: HERE}]}]"
        ))
}

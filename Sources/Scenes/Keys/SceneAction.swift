import Diagnostics
import SceneSchema
import TableKit

/// A swipe action of a row.
public struct SceneAction: Hashable, Sendable, SceneObject {
    /// The title of the button.
    public var title: String?
    /// The style of the action: normal, or destructive if it removes the row. Default: normal.
    public var style: ContextualAction.Style?
    /// The background color of the button. Default: the theme's color for the style.
    public var background: Color?
    /// The image file, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol. It is drawn in
    /// the color of the title.
    public var image: String?

    /// Creates an action with a title.
    public init(_ title: String? = nil) { self.title = title }

    /// Creates an action without properties.
    public init() { self.init(nil) }

    package static let definition = Definition<SceneAction>(
        name: "action",
        keys: [
            Key("title", \.title, .text).shown("Archive"),
            Key("style", \.style, .choice).shown("destructive"),
            Key("background", \.background, .color).shown("systemOrange"),
            Key("image", \.image, .text).shown("icon@2x.png"),
        ], scalarKey: "title",
        check: { action, reader in
            if action.title == nil, action.image == nil, !reader.hasErrors {
                reader.fail("an action requires a title or an image")
            }
        },
        stage: ExampleStage(
            "rows: [Above, {text: A row, trailingActions: [HERE]}, Below]\nswiped: \"0:1\"",
            base: "title: Flag"))
}

extension ContextualAction.Style: NamedValue {
    package static let kind = "a style of actions"
    package static let names: Names = [("normal", .normal), ("destructive", .destructive)]
}

import SceneSchema
import TableKit

/// The refresh control above the rows.
public struct SceneRefresh: Hashable, Sendable, SceneObject {
    /// The attributed title below the control, at most 100 spans.
    public var title: [SceneSpan] = []
    /// The tint color.
    public var tint: Color?

    /// Creates a refresh control with the theme's style.
    public init() {}

    /// The control.
    var control: RefreshControl {
        let control = RefreshControl()
        control.attributedTitle = title.isEmpty ? nil : title.literal
        if let tint { control.tintColor = tint }
        return control
    }

    package static let definition = Definition<SceneRefresh>(
        name: "refresh control",
        keys: [
            Key("title", \.title, .list(.object, max: 100).orOne).shown(
                "[\"Loading \", {text: the news, font: {weight: bold}}]"),
            Key("tint", \.tint, .color).shown("systemOrange"),
        ], scalarKey: "title",
        stage: ExampleStage("screen: {height: 160}\nrefreshing: true\nrefresh: HERE\nrows: [One, Two]"))
}

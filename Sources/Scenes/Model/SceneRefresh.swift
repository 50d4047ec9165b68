import Foundation
import TableKit

/// The control that stands above the rows while they are pulled down.
public struct SceneRefresh: Hashable, Sendable {
    /// Below the blades.
    public var title: [SceneRun] = []
    /// The color of the blades.
    public var tint: Color?

    /// Makes a control as the theme has it.
    public init() {}

    /// The control.
    var control: RefreshControl {
        let control = RefreshControl()
        control.attributedTitle = title.isEmpty ? nil : title.literal
        if let tint { control.tintColor = tint }
        return control
    }
}

extension SceneRefresh: SceneObject {
    static let definition = Definition<SceneRefresh>(
        name: "refresh control",
        summary: "What stands above the rows while they are pulled down. A text alone is its title.",
        keys: [
            Key(
                "title", \.title, .list(.object, most: 100).orOne,
                "Below the blades, in stretches with looks of their own."
            ).shown("[\"Loading \", {text: the news, font: {weight: bold}}]"),
            Key("tint", \.tint, .color, "The color of the blades.").shown("systemOrange"),
        ], scalarKey: "title",
        stage: ExampleStage("screen: {height: 160}\nrefreshing: true\nrefresh: HERE\nrows: [One, Two]"))
}

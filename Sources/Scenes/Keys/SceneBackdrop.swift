import DataFiles
import SceneSchema
import TableKit

/// The background of a row in an interaction state: a color or a view.
public enum SceneBackdrop: Hashable, Sendable {
    /// A color.
    case color(Color)
    /// A view that fills the row.
    indirect case view(SceneView)
}

extension Form where Value == SceneBackdrop {
    /// A color, or a view with its type.
    static let backdrop: Form = {
        let (color, view) = (Form<Color>.color, Form<SceneView>.object)
        return Form(
            shape: .either([color.shape, view.shape]),
            decode: { node, reader in
                if node.entry("type") != nil { return view.decode(node, &reader).map { .view($0) } }
                return color.decode(node, &reader).map { .color($0) }
            },
            encode: { backdrop in
                switch backdrop {
                case .color(let value): color.encode(value)
                case .view(let value): view.encode(value)
                }
            })
    }()
}

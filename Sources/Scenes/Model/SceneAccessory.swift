import DataFiles
import TableKit

/// What stands at the right of a row.
public enum SceneAccessory: Hashable, Sendable {
    /// One of the standard marks, or the mark that a record names.
    case mark(SceneValue<TableViewCell.AccessoryType>)
    /// A view.
    indirect case view(SceneView)
}

extension Form where Value == SceneAccessory {
    /// The name of a mark, a template that gives one, or a view.
    static let accessory: Form = {
        let mark = Form<SceneValue<TableViewCell.AccessoryType>>.bound(.choice)
        let view = Form<SceneView>.object
        return Form(
            shape: .either([mark.shape, view.shape]),
            decode: { node, reader in
                if node.mapping != nil { return view.decode(node, &reader).map { .view($0) } }
                return mark.decode(node, &reader).map { .mark($0) }
            },
            encode: { accessory in
                switch accessory {
                case .mark(let value): mark.encode(value)
                case .view(let value): view.encode(value)
                }
            })
    }()
}

/// The height of a row: so many points, or what its content needs.
public enum SceneHeight: Hashable, Sendable {
    /// So many points.
    case points(Double)
    /// What the content needs.
    case automatic

    /// The height as a table takes it.
    var points: CGFloat {
        switch self {
        case .points(let points): points
        case .automatic: TableView.automaticDimension
        }
    }
}

extension Form where Value == SceneHeight {
    /// A number of points, or the word `automatic`.
    static let height: Form = {
        let points = Form<Double>.number(SceneLimits.rowHeight)
        return Form(
            shape: .either([points.shape, .choice(kind: "a height", names: ["automatic"])]),
            decode: { node, reader in
                if node.scalar?.text == "automatic" { return .automatic }
                return points.decode(node, &reader).map { .points($0) }
            },
            encode: { height in
                switch height {
                case .points(let value): points.encode(value)
                case .automatic: .text("automatic")
                }
            })
    }()
}

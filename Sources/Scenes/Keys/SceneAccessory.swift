import DataFiles
import DataTables
import SceneSchema
import TableKit

/// The accessory at the trailing edge of a row.
public enum SceneAccessory: Hashable, Sendable {
    /// A standard accessory type, which may depend on the record.
    case standard(RecordValue<TableViewCell.AccessoryType>)
    /// A custom accessory view.
    indirect case view(SceneView)
}

extension Form where Value == SceneAccessory {
    /// The name of an accessory type, a template for one, or a view.
    static let accessory: Form = {
        let standard = Form<RecordValue<TableViewCell.AccessoryType>>.bound(.choice)
        let view = Form<SceneView>.object
        return Form(
            shape: .either([standard.shape, view.shape]),
            decode: { node, reader in
                if node.mapping != nil { return view.decode(node, &reader).map { .view($0) } }
                if let text = node.scalar?.text, let remedy = remedy(forHabit: text) {
                    reader.fail("\"\(text)\" is not an accessory; \(remedy)", at: node.position)
                    return nil
                }
                return standard.decode(node, &reader).map { .standard($0) }
            },
            encode: { accessory in
                switch accessory {
                case .standard(let value): standard.encode(value)
                case .view(let value): view.encode(value)
                }
            })
    }()

    /// Returns what to write instead of a word that people write out of habit, or the type of a view.
    private static func remedy(forHabit word: String) -> String? {
        switch word {
        case "chevron", "arrow": "did you mean \"disclosure\"?"
        case "check", "checked", "tick": "did you mean \"checkmark\"?"
        case "info": "did you mean \"detail\"?"
        case "toggle": "write {type: switch}"
        default: SceneView.Kind(rawValue: word) != nil ? "write {type: \(word)}" : nil
        }
    }
}

/// The height of a row: a number of points, or automatic.
public enum SceneHeight: Hashable, Sendable {
    /// A height in points.
    case points(Double)
    /// The height of the content.
    case automatic

    /// The height for a table.
    var points: CGFloat {
        if case .points(let points) = self { points } else { TableView.automaticDimension }
    }
}

extension Form where Value == SceneHeight {
    /// A number of points, or `automatic`.
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

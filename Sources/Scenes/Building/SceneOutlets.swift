import DataFiles
import TableKit

/// The views of a cell to which rows assign values, by outlet and by tag.
final class SceneOutlets {
    private var views: [String: (view: View, model: SceneView)] = [:]

    /// The controls with their descriptions, in the order of the scene.
    private(set) var controls: [(view: Control, model: SceneView)] = []

    /// The views with an outlet or a tag, by that name.
    var named: [(name: String, view: View)] {
        views.map { ($0.key, $0.value.view) }.sorted { $0.name < $1.name }
    }

    /// Registers a view if it is a control, or has an outlet or a tag.
    func register(_ view: View, _ model: SceneView) {
        view.partName = model.outlet
        if let control = view as? Control { controls.append((control, model)) }
        for name in model.names where views[name] == nil { views[name] = (view, model) }
    }

    /// Resets a view to its description in the scene.
    func restore(_ name: String, _ images: ImageStore) {
        if let (view, model) = views[name] { model.show(on: view, images) }
    }

    /// Sets the text of a label, the file of an image view, or the value of a control.
    func fill(_ name: String, with value: String, _ images: ImageStore) throws(Diagnostic) {
        guard let (view, model) = views[name] else { return }
        var changed = model
        switch model.kind {
        case .label, .textField, .searchBar: (changed.text.text, changed.text.spans) = (value, [])
        case .image: changed.control.image = value
        case .button, .contentUnavailable: changed.control.title = value
        case .switch: changed.control.isOn = try Self.flag(value, name)
        case .activity: changed.control.isAnimating = try Self.flag(value, name)
        case .slider, .stepper, .progress: changed.control.value = try Self.number(value, name)
        case .segmented:
            changed.control.segment = try Self.index(value, name, of: model.control.segments?.count ?? 0)
        case .pages: changed.control.page = try Self.index(value, name, of: model.control.pages ?? 0)
        case .view, .stack:
            throw Diagnostic(message: "the view \"\(name)\" has no value; use a view inside it")
        }
        changed.show(on: view, images)
    }

    private static func flag(_ text: String, _ name: String) throws(Diagnostic) -> Bool {
        switch text.trimmed.lowercased() {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0", "": return false
        default:
            throw Diagnostic(message: "expected true or false for \"\(name)\", found \"\(text.shortened)\"")
        }
    }

    private static func index(_ text: String, _ name: String, of count: Int) throws(Diagnostic) -> Int {
        let number = try number(text, name)
        guard number >= 0, number < Double(count), number == number.rounded() else {
            throw Diagnostic(
                message:
                    "expected a whole number from 0 to \(max(count - 1, 0)) for \"\(name)\", found \"\(text.shortened)\""
            )
        }
        return Int(number)
    }

    private static func number(_ text: String, _ name: String) throws(Diagnostic) -> Double {
        guard let number = Double(text.trimmed), abs(number) < 1e9 else {
            throw Diagnostic(message: "expected a number for \"\(name)\", found \"\(text.shortened)\"")
        }
        return number
    }
}

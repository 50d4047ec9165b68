import DataFiles
import DataTables
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
    func fill(_ name: String, with text: String, _ images: ImageStore) throws(Diagnostic) {
        guard let (view, model) = views[name] else { return }
        try SceneOutlet(name: name, model: model).filled(with: text).show(on: view, images)
    }
}

/// A view of a scene to which rows assign values.
struct SceneOutlet: TextCheck {
    /// The outlet, or the tag.
    let name: String
    let model: SceneView

    /// A Boolean value that indicates whether the view understands only some values.
    var canBeWrong: Bool {
        switch model.kind {
        case .label, .textField, .searchBar, .image, .button, .contentUnavailable: false
        case .switch, .activity, .slider, .stepper, .progress, .segmented, .pages, .view, .stack: true
        }
    }

    func check(_ text: String) throws(Diagnostic) { _ = try filled(with: text) }

    /// Returns the view with a value.
    ///
    /// - Throws: `Diagnostic` for a text that is no value of the view.
    func filled(with text: String) throws(Diagnostic) -> SceneView {
        var filled = model
        switch model.kind {
        case .label, .textField, .searchBar: (filled.text.text, filled.text.spans) = (text, [])
        case .image: filled.control.image = text
        case .button, .contentUnavailable: filled.control.title = text
        case .switch: filled.control.isOn = try flag(text)
        case .activity: filled.control.isAnimating = try flag(text)
        case .slider, .stepper, .progress: filled.control.value = try number(text)
        case .segmented: filled.control.segment = try index(text, of: model.control.segments?.count ?? 0)
        case .pages: filled.control.page = try index(text, of: model.control.pages ?? 0)
        case .view, .stack:
            throw Diagnostic(message: "the view \"\(name)\" has no value; use a view inside it")
        }
        return filled
    }

    private func flag(_ text: String) throws(Diagnostic) -> Bool {
        switch text.trimmed.lowercased() {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0", "": return false
        default:
            throw Diagnostic(message: "expected true or false for \"\(name)\", found \"\(text.shortened)\"")
        }
    }

    private func index(_ text: String, of count: Int) throws(Diagnostic) -> Int {
        let number = try number(text)
        guard number >= 0, number < Double(count), number == number.rounded() else {
            throw Diagnostic(
                message:
                    "expected a whole number from 0 to \(max(count - 1, 0)) for \"\(name)\", found \"\(text.shortened)\""
            )
        }
        return Int(number)
    }

    private func number(_ text: String) throws(Diagnostic) -> Double {
        guard let number = Double(text.trimmed), abs(number) < 1e9 else {
            throw Diagnostic(message: "expected a number for \"\(name)\", found \"\(text.shortened)\"")
        }
        return number
    }
}

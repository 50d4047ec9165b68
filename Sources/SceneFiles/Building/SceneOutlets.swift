import Records
import TableKit

/// The views of a cell that rows give values to, by outlet and by tag.
final class SceneOutlets {
    private var views: [String: (view: View, model: SceneView)] = [:]

    /// The controls, in the order of the scene, as it describes them.
    private(set) var controls: [(view: Control, model: SceneView)] = []

    /// The views that have an outlet or a tag, by that.
    var named: [(name: String, view: View)] {
        views.map { ($0.key, $0.value.view) }.sorted { $0.name < $1.name }
    }

    /// Notes a view if it is a control, or has an outlet or a tag.
    func note(_ view: View, _ model: SceneView) {
        if let control = view as? Control { controls.append((control, model)) }
        view.partName = model.outlet
        for name in [model.outlet, model.tag.map { String($0) }].compactMap({ $0 }) where views[name] == nil {
            views[name] = (view, model)
        }
    }

    /// Has a view show what the scene says of it again.
    func restore(_ name: String, _ pictures: PictureStore) {
        if let (view, model) = views[name] { Self.show(model, on: view, pictures) }
    }

    /// Has a view show a value: a label a text, a picture a file, a control its value.
    func fill(_ name: String, with value: String, _ pictures: PictureStore) throws(TemplateError) {
        guard let (view, model) = views[name] else { return }
        var changed = model
        switch model.kind {
        case .label, .textField: (changed.text.text, changed.text.runs) = (value, [])
        case .image: changed.control.image = value
        case .button: changed.control.title = value
        case .switch: changed.control.isOn = try Self.flag(value, name)
        case .activity: changed.control.isAnimating = try Self.flag(value, name)
        case .slider, .stepper, .progress: changed.control.value = try Self.number(value, name)
        case .segmented: changed.control.segment = Int(try Self.number(value, name))
        case .pages: changed.control.page = Int(try Self.number(value, name))
        case .view, .stack:
            throw TemplateError(sentence: "the view \"\(name)\" shows no value; name a view in it")
        }
        Self.show(changed, on: view, pictures)
    }

    private static func flag(_ text: String, _ name: String) throws(TemplateError) -> Bool {
        switch text.trimmed.lowercased() {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0", "": return false
        default:
            throw TemplateError(sentence: "\"\(text.shortened)\" for \"\(name)\" is neither true nor false")
        }
    }

    private static func number(_ text: String, _ name: String) throws(TemplateError) -> Double {
        guard let number = Double(text.trimmed), abs(number) < 1e9 else {
            throw TemplateError(sentence: "\"\(text.shortened)\" for \"\(name)\" is not a number")
        }
        return number
    }

    // MARK: Showing

    /// Has a view show what a model says, except for its place and what it holds.
    static func show(_ model: SceneView, on view: View, _ pictures: PictureStore) {
        let control = model.control
        switch view {
        case let label as Label:
            model.text.apply(to: label)
            if model.text.runs.isEmpty {
                label.text = model.text.text
            } else {
                label.attributedText = model.text.literal
            }
        case let image as ImageView:
            image.image = control.image.flatMap { pictures.image($0, fitting: pixels(of: image)) }
        case let button as Button:
            button.setTitle(control.title, for: .normal)
            let picture = control.image.flatMap { pictures.image($0, fitting: pixels(of: button)) }
            button.setImage(picture, for: .normal)
        case let field as TextField: show(model, on: field)
        case let segmented as SegmentedControl:
            segmented.selectedSegmentIndex = control.segment ?? SegmentedControl.noSegment
        case let progress as ProgressView: progress.progress = Float(control.value ?? 0)
        case let activity as ActivityIndicatorView:
            if control.isAnimating ?? true { activity.startAnimating() } else { activity.stopAnimating() }
        default: showValue(control, on: view)
        }
        if let view = view as? Control {
            view.isEnabled = control.isEnabled ?? true
            view.isSelected = control.isSelected ?? false
            view.isHighlighted = control.isHighlighted ?? false
        }
    }

    /// The size in pixels that a view's picture is drawn within, as far as it is known.
    private static func pixels(of view: View) -> CGSize {
        let (size, scale) = (view.bounds.size, view.traitCollection.displayScale)
        return CGSize(
            width: size.width > 0 ? size.width * scale : .infinity,
            height: size.height > 0 ? size.height * scale : .infinity)
    }

    private static func showValue(_ control: SceneControl, on view: View) {
        switch view {
        case let view as Switch: view.isOn = control.isOn ?? false
        case let slider as Slider:
            slider.minimumValue = Float(control.minimum ?? 0)
            slider.maximumValue = Float(control.maximum ?? 1)
            slider.value = Float(control.value ?? 0)
        case let stepper as Stepper:
            stepper.minimumValue = control.minimum ?? 0
            stepper.maximumValue = control.maximum ?? 100
            stepper.stepValue = control.step ?? 1
            stepper.value = control.value ?? 0
        case let pages as PageControl:
            pages.numberOfPages = control.pages ?? 0
            pages.currentPage = control.page ?? 0
        default: break
        }
    }

    private static func show(_ model: SceneView, on field: TextField) {
        field.text = model.text.text
        if let font = model.text.font { field.font = font.font }
        if case .fixed(let color)? = model.text.color { field.textColor = color }
        if let alignment = model.text.alignment { field.textAlignment = alignment }
        field.placeholder = model.control.placeholder
        field.isSecureTextEntry = model.control.isSecure ?? false
        field.borderStyle = model.control.border ?? .none
    }
}

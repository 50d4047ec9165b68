import DataTables
import Diagnostics
import TableKit

/// A factory of the views of a scene.
struct SceneViewFactory {
    let images: ImageStore
    /// A superview with the table's traits and theme, in which views determine their sizes.
    let measuringView: View

    /// Creates a view and its subviews, and registers those to which rows assign values.
    func make(_ model: SceneView, _ outlets: SceneOutlets) -> View {
        let view = empty(model)
        applyProperties(model, to: view)
        outlets.register(view, model)
        model.show(on: view, images)
        // Views with autoresizing masks are laid out for the frame in the scene.
        if let frame = model.frame { view.frame = frame }
        add(model.views, to: view, model.constraints, outlets)
        if model.frame == nil {
            measuringView.addSubview(view)
            if model.kind == .view, !model.constraints.isEmpty {
                view.frame.size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
            } else {
                view.sizeToFit()
            }
            view.removeFromSuperview()
        }
        // The frame is that of the view without its transform.
        if let transform = model.transform { view.transform = transform }
        return view
    }

    /// Adds views to a container, with the constraints among them.
    func add(
        _ models: [SceneView], to container: View, _ constraints: [SceneConstraintText],
        _ outlets: SceneOutlets
    ) {
        var created: [View] = []
        for model in models {
            let view = make(model, outlets)
            if let stack = container as? StackView {
                stack.addArrangedSubview(view)
                if let spacing = model.spacingAfter { stack.setCustomSpacing(CGFloat(spacing), after: view) }
            } else {
                container.addSubview(view)
            }
            created.append(view)
        }
        guard !constraints.isEmpty else { return }
        var views: [String: View] = [:]
        var movable: Set<ObjectIdentifier> = []
        for (model, view) in constrainable(models, created) {
            guard let outlet = model.outlet, views[outlet] == nil else { continue }
            views[outlet] = view
            if model.frame == nil { movable.insert(ObjectIdentifier(view)) }
        }
        let names = views.keys.sorted()
        for constraint in constraints {
            activate(constraint, in: container, views, names, movable: movable)
        }
    }

    /// Returns the views of a container with their descriptions, and those in stacks among them.
    private func constrainable(
        _ models: [SceneView], _ views: [View]
    ) -> [(model: SceneView, view: View)] {
        zip(models, views).flatMap { model, view in
            [(model, view)] + constrainable(model.views, (view as? StackView)?.arrangedSubviews ?? [])
        }
    }

    /// Activates a constraint.
    ///
    /// - Parameter movable: The named views without a frame in the scene.
    private func activate(
        _ constraint: SceneConstraintText, in container: View, _ views: [String: View],
        _ names: [String], movable: Set<ObjectIdentifier>
    ) {
        do throws(Diagnostic) {
            let constraints = try SceneConstraint.constraints(constraint, in: container, views, names: names)
            let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
            for view in items.compactMap({ ($0 as? any LayoutItem)?.layoutView })
            where movable.contains(ObjectIdentifier(view)) {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            LayoutConstraint.activate(constraints)
        } catch {
            // Constraints from a file have been checked. These are from a program.
            Warnings.report(error.sentence(in: constraint.text))
        }
    }

    private func empty(_ model: SceneView) -> View {
        switch model.kind {
        case .view: View()
        case .stack: stack(model)
        case .label: Label()
        case .image: ImageView()
        case .button: Button(type: model.control.buttonKind ?? .system)
        case .switch: Switch()
        case .slider: Slider()
        case .stepper: Stepper()
        case .segmented: SegmentedControl(items: model.control.segments?.map { $0.title ?? "" })
        case .textField: TextField()
        case .searchBar: SearchBar()
        case .progress: ProgressView(progressViewStyle: model.control.progressStyle ?? .default)
        case .activity: ActivityIndicatorView(style: model.control.size ?? .medium)
        case .pages: PageControl()
        case .contentUnavailable: ContentUnavailableView(configuration: .empty())
        }
    }

    private func stack(_ model: SceneView) -> StackView {
        let stack = StackView()
        stack.axis = model.axis ?? .horizontal
        stack.spacing = CGFloat(model.spacing ?? 0)
        stack.distribution = model.distribution ?? .fill
        stack.alignment = model.alignment ?? .fill
        if let margins = model.margins {
            stack.layoutMargins = margins
            stack.isLayoutMarginsRelativeArrangement = true
        }
        return stack
    }

    private func applyProperties(_ model: SceneView, to view: View) {
        if let mask = model.autoresizing { view.autoresizingMask = mask }
        if let tag = model.tag { view.tag = tag }
        if let isHidden = model.isHidden { view.isHidden = isHidden }
        if let alpha = model.alpha { view.alpha = CGFloat(alpha) }
        if let color = model.background { view.backgroundColor = color }
        if let color = model.tint { view.tintColor = color }
        if let radius = model.cornerRadius { view.cornerRadius = CGFloat(radius) }
        if let corners = model.roundCorners { view.maskedCorners = corners }
        if let curve = model.cornerCurve { view.cornerCurve = curve }
        if let width = model.borderWidth { view.layer.borderWidth = CGFloat(width) }
        if let color = model.borderColor { view.layer.borderColor = color }
        if let traits = model.traits { view.traitOverrides = traits.overrides }
        if let clips = model.clips { view.clipsToBounds = clips }
        for axis in Axis.allCases {
            if let hugging = model.hugging {
                view.setContentHuggingPriority(LayoutPriority(Float(hugging)), for: axis)
            }
            if let resistance = model.compressionResistance {
                view.setContentCompressionResistancePriority(LayoutPriority(Float(resistance)), for: axis)
            }
        }
        if let mode = model.contentMode { view.contentMode = mode }
        model.accessibility?.apply(to: view)
    }
}

extension SceneView {
    /// The transform of a view that is turned or enlarged. `nil` for other views.
    fileprivate var transform: CGAffineTransform? {
        guard rotation != nil || scale != nil else { return nil }
        return CGAffineTransform(rotationAngle: CGFloat((rotation ?? 0) * .pi / 180))
            .scaledBy(x: CGFloat(scale?.x ?? 1), y: CGFloat(scale?.y ?? 1))
    }
}

import Diagnostics
import Synchronization

extension LayoutEngine {
    /// Returns a Boolean value that indicates whether the constraints permit other values of an item.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        update()
        guard let index = indices[ObjectIdentifier(item)] else { return false }
        let item = items[index]
        return [item.horizontal, item.vertical].flatMap { [$0.start, $0.length] }
            .contains { mayVary($0, by: Self.minVariation) }
    }

    /// Returns a Boolean value that indicates whether another solution has another value of an expression.
    private func mayVary(_ expression: ConstraintSolver.Expression, by least: CGFloat) -> Bool {
        guard expression.terms.contains(where: { solver.mayVary($0.variable) }) else { return false }
        let present = value(expression)
        return [-Self.probe, Self.probe].contains { change in
            let original = solver
            defer { solver = original }
            var goal = expression
            goal.constant -= Double(present) + change
            _ = solver.add(goal, .equal, priority: Self.goalPriority)
            solver.solve()
            return abs(value(expression) - present) > least
        }
    }

    /// The change of a value that shows whether it is ambiguous, in points.
    private static let probe = 100.0
    /// The priority of that change, below those of all constraints.
    private static let goalPriority: Float = 0.001
    /// The smallest change of an ambiguous value, in points.
    private static let minVariation: CGFloat = 0.01

    // MARK: Warnings

    /// The maximum number of values that a warning names.
    private static let maxNames = 4
    /// The hierarchies whose ambiguous views have been reported.
    private static let reported = Mutex<Set<Hierarchy>>([])

    /// The classes of the views that constraints mention, and the names that scenes give them.
    private struct Hierarchy: Hashable {
        let owner: ObjectIdentifier
        let views: [ObjectIdentifier]
        let names: [String?]
    }

    /// Warns of views whose position or size the constraints leave open, once for equal hierarchies such as those of
    /// cells of the same class.
    ///
    /// It is called after drawing, because views may receive their content after their first layout.
    func reportAmbiguousViews() {
        guard !reportsAmbiguity, !isOutOfDate, solver.hasChoices else { return }
        reportsAmbiguity = true
        let owner = root.constraintsOwner
        let hierarchy = Hierarchy(
            owner: ObjectIdentifier(type(of: owner)),
            views: items.map { ObjectIdentifier(type(of: $0.view)) },
            names: items.map(\.view.partName))
        guard !Self.reported.withLock({ $0.contains(hierarchy) }) else { return }
        let names = items.flatMap { ambiguousValues(of: $0) }
        guard !names.isEmpty else { return }
        Self.reported.withLock { _ = $0.insert(hierarchy) }
        let more = names.count - Self.maxNames
        let list =
            names.prefix(Self.maxNames).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        Warnings.report(
            "the constraints in \(name(of: owner)) do not determine \(list)",
            remedy: "add constraints, or give the views different priorities of content hugging",
            at: rules.lazy.compactMap(\.constraint.location).first)
    }

    private func name(of owner: Responder) -> String {
        let view = owner as? View
        return view?.partName ?? view?.accessibilityIdentifier ?? "\(type(of: owner))"
    }

    /// Returns the names of the ambiguous values of a view that is drawn where the constraints have placed it.
    private func ambiguousValues(of item: Item) -> [String] {
        guard item.kind == .variableView, item.view.isShown(in: root), hasFrame(item) else { return [] }
        // Views that fill a row follow its height, which is rounded up to whole points and includes the separator.
        let least = 2 * Self.rowRounding
        let name = item.view.nameInWarnings
        func values(_ extent: Extent, _ position: String, _ length: String) -> [String] {
            if mayVary(extent.length, by: least) { return ["the \(length) of \(name)"] }
            return mayVary(extent.start, by: least) ? ["the \(position) position of \(name)"] : []
        }
        return values(item.horizontal, "horizontal", "width") + values(item.vertical, "vertical", "height")
    }
}

extension View {
    /// A Boolean value that indicates whether the view and those around it, up to a root, are visible.
    fileprivate func isShown(in root: View) -> Bool {
        var view = self
        while view !== root {
            guard !view.isHidden, view.alpha > 0, let superview = view.superview else { return false }
            view = superview
        }
        return true
    }

    /// The controller or the view whose class presumably contains the constraints below this root.
    fileprivate var constraintsOwner: Responder {
        var view = self
        while type(of: view) == View.self, view.controller == nil, let superview = view.superview {
            view = superview
        }
        return view.controller ?? view
    }
}

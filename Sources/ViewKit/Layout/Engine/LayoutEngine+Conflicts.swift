import Diagnostics

extension LayoutEngine {
    /// Warns of each required constraint that has no effect, once.
    func reportConflicts() {
        // An engine that determines a size is followed by one that sets frames, with the same constraints and more.
        guard fitting == nil, !solver.conflicts.isEmpty, root.bounds.width > 0, root.bounds.height > 0 else {
            return
        }
        for (dropped, others) in solver.conflicts where reportedConflicts.insert(dropped).inserted {
            guard let name = name(of: dropped) else { continue }
            var names: [String] = []
            for name in others.compactMap({ self.name(of: $0) }) where !names.contains(name) {
                names.append(name)
            }
            let list = names.prefix(Self.maxNames).joined(separator: ", ")
            let more = names.count > Self.maxNames ? " and \(names.count - Self.maxNames) more" : ""
            let reason = names.isEmpty ? "" : ", because it conflicts with \(list)\(more)"
            Warnings.report(
                "the constraint \(name) has no effect\(reason)",
                remedy: "remove one of the constraints or lower its priority")
        }
    }

    /// The maximum number of constraints that a warning names in addition to the one without effect.
    private static let maxNames = 4

    private func name(of id: ConstraintSolver.ConstraintID) -> String? {
        if let rule = rules.first(where: { $0.id == id }) {
            let constraint = rule.constraint
            if constraint.isArrangement, let stack = constraint.holder {
                return "the arrangement of \(stack.nameInWarnings)"
            }
            return constraint.identifier.map { "\($0) (\(constraint))" } ?? "\(constraint)"
        }
        if let rule = sizeRules.first(where: { $0.id == id }) {
            // That lengths are not negative is self-evident.
            guard rule.length != nil else { return nil }
            return "the height of \(root.nameInWarnings)"
        }
        for content in contents {
            guard let rule = content.rules.first(where: { $0.id == id }) else { continue }
            let attribute = rule.axis == .horizontal ? "width" : "height"
            return "the \(attribute) of the content of \(content.item.view.nameInWarnings)"
        }
        return nil
    }
}

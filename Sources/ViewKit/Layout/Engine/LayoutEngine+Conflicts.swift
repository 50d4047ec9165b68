import Diagnostics

extension LayoutEngine {
    /// A required constraint without effect.
    private struct Conflict {
        /// `nil` for a constraint that no view retains.
        var constraint: LayoutConstraint?
        /// The name of such a constraint.
        var name = ""
        /// The names of what the constraint conflicts with.
        var others: [() -> String]
    }

    /// The maximum number of conflicts of an engine that have one warning each.
    private static let maxConflicts = 3
    /// The maximum number of constraints that a warning names in addition to the one without effect.
    private static let maxNames = 4
    private static let remedy = "remove one of the constraints or lower its priority"

    /// Warns of required constraints that have no effect, once. After the first ones, one warning counts the others.
    func reportConflicts() {
        // An engine that determines a size is followed by one that sets frames, with the same constraints and more.
        guard fitting == nil, root.bounds.width > 0, root.bounds.height > 0, !root.isProvisional else {
            return
        }
        let earlier = reportedRules.count + reportedConflicts.count
        let conflicts = newFrameConflicts() + newSolverConflicts()
        guard !conflicts.isEmpty, earlier <= Self.maxConflicts else { return }
        for conflict in conflicts.prefix(Self.maxConflicts - earlier) { report(conflict) }
        let rest = conflicts.dropFirst(Self.maxConflicts - earlier)
        guard let next = rest.first else { return }
        let count =
            rest.count == 1 ? "1 more constraint has" : "\(rest.count) more constraints have"
        Warnings.report(
            "\(count) no effect in \(root.nameInWarnings), because of conflicts", remedy: Self.remedy,
            at: next.constraint?.location)
    }

    private func report(_ conflict: Conflict) {
        var names: [String] = []
        for name in conflict.others.map({ $0() }) where !names.contains(name) { names.append(name) }
        let more = names.count - Self.maxNames
        let list =
            names.prefix(Self.maxNames).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        let constraint = conflict.constraint
        // The location contains the identifier of a constraint from a file.
        let name =
            constraint.map { $0.location == nil ? $0.nameInWarnings : $0.description } ?? conflict.name
        let reason = names.isEmpty ? "no layout satisfies it" : "it conflicts with \(list)"
        Warnings.report(
            "the constraint \(name) has no effect, because \(reason)",
            remedy: names.isEmpty ? "remove it" : Self.remedy, at: constraint?.location)
    }

    // MARK: Conflicts in the solver

    private func newSolverConflicts() -> [Conflict] {
        let dropped = solver.conflicts.filter { !reportedConflicts.contains($0.dropped) }
        guard !dropped.isEmpty else { return [] }
        let (names, constraints) = (solverNames, solverConstraints)
        return dropped.compactMap { id, others in
            guard let name = names[id] else { return nil }
            reportedConflicts.insert(id)
            return Conflict(
                constraint: constraints[id], name: name(), others: others.compactMap { names[$0] })
        }
    }

    private var solverConstraints: [ConstraintSolver.ConstraintID: LayoutConstraint] {
        var constraints: [ConstraintSolver.ConstraintID: LayoutConstraint] = [:]
        for rule in rules { if let id = rule.id { constraints[id] = rule.constraint } }
        return constraints
    }

    /// The names of the constraints in the solver. That lengths are not negative is self-evident and has no name.
    private var solverNames: [ConstraintSolver.ConstraintID: () -> String] {
        var names: [ConstraintSolver.ConstraintID: () -> String] = [:]
        for (id, constraint) in solverConstraints { names[id] = { constraint.nameInWarnings } }
        for rule in sizeRules where rule.length != nil {
            names[rule.id] = { [root] in "the height of \(root.nameInWarnings)" }
        }
        for content in contents {
            for rule in content.rules {
                let attribute = rule.axis == .horizontal ? "width" : "height"
                names[rule.id] = {
                    "the \(attribute) of the content of \(content.item.view.nameInWarnings)"
                }
            }
        }
        return names
    }

    // MARK: Conflicts with frames

    /// Returns the conflicts of constraints among views with frames only, which are not in the solver.
    private func newFrameConflicts() -> [Conflict] {
        rules.indices.compactMap { index in
            guard rules[index].id == nil, contradictsFrames(rules[index]),
                reportedRules.insert(index).inserted
            else { return nil }
            let rule = rules[index]
            var views: [View] = []
            for reading in rule.readings {
                let view = items[reading.item].view
                // The frame of such a view is no cause, because an attribute of it depends on itself.
                guard items[reading.item].kind != .variableView else { continue }
                if !views.contains(where: { $0 === view }) { views.append(view) }
            }
            return Conflict(
                constraint: rule.constraint,
                others: views.map { view in { "the frame of \(view.nameInWarnings)" } })
        }
    }

    private func contradictsFrames(_ rule: Rule) -> Bool {
        guard rule.priority >= LayoutPriority.required.rawValue else { return false }
        let isLaidOut = rule.readings.allSatisfy { reading in
            let view = items[reading.item].view
            // A stack view applies the constraints of its views when it sets their frames.
            return view.bounds.width > 0 && view.bounds.height > 0 && !view.isArranged
        }
        // Frames are whole pixels, and the heights of rows are whole points.
        let tolerance = Double(Self.rowRounding)
        switch rule.constraint.relation {
        case .equal: return isLaidOut && abs(rule.constant) > tolerance
        case .lessThanOrEqual: return isLaidOut && rule.constant > tolerance
        case .greaterThanOrEqual: return isLaidOut && rule.constant < -tolerance
        }
    }
}

extension LayoutConstraint {
    /// The equation, after the identifier if there is one. All constraints of an arrangement have one name.
    fileprivate var nameInWarnings: String {
        if isArrangement, let stack = holder { return "the arrangement of \(stack.nameInWarnings)" }
        return identifier.map { "\($0) (\(self))" } ?? description
    }
}

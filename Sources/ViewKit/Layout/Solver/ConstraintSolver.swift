/// A solver of linear equations and inequalities with priorities: Cassowary's incremental simplex method.
///
/// The tableau is not that of the paper: the error of a constraint is a single number with a cost above and below 0,
/// so that there are as many columns as variables.
///
/// Optional constraints form a hierarchy: the errors of those with the highest priority have the smallest sum that the
/// required constraints allow, then those with the next priority, and so on. Where the constraints leave a choice, the
/// first variable in the order of creation is as close to 0 as they allow, then the second, and so on.
///
/// The solution is a function of the constraints alone. It is independent of the order of changes since the solver was
/// created, also if the constraints determine no unique solution.
///
/// A constraint has no effect if one of its numbers is not finite, if its constant is beyond 10¹⁰, or if its greatest
/// coefficient is not from 10⁻⁶ to 10⁹. Coefficients below 10⁻⁷ of the greatest count as 0. A contradiction of required
/// constraints by less than 10⁻⁶ is no conflict.
package struct ConstraintSolver {
    /// A variable, a number from -∞ to ∞.
    package struct Variable: Hashable, Comparable, Sendable {
        /// The position in the order of creation.
        package let index: Int

        package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
    }

    /// A constraint in the solver.
    package struct ConstraintID: Hashable, Comparable, Sendable {
        /// The position in the order of addition.
        package let index: Int

        package static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
    }

    /// The sum of a constant and multiples of variables.
    package struct Expression: Equatable, Sendable {
        package var constant: Double
        package var terms: [(variable: Variable, coefficient: Double)]

        package init(constant: Double = 0, terms: [(variable: Variable, coefficient: Double)] = []) {
            self.constant = constant
            self.terms = terms
        }

        package static func == (left: Expression, right: Expression) -> Bool {
            left.constant == right.constant && left.terms.elementsEqual(right.terms, by: ==)
        }
    }

    /// The relation between an expression and 0.
    package enum Relation: Sendable {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    var tableau = ConstraintTableau()
    var objective = ConstraintObjective()
    /// All quantities by their slots.
    var quantities: [ConstraintQuantity] = []
    /// The definitions of constraints by their slots.
    var definitions: [ConstraintDefinition?] = []
    var freeSlots: [Int] = []
    var variables = ConstraintSlots()
    var constraints = ConstraintSlots()
    private var createdVariables = 0
    private var addedConstraints = 0

    /// The required constraints without effect, because earlier required constraints contradict them. Each has the
    /// constraints with which it conflicts, in the order of addition.
    package internal(set) var conflicts: [(dropped: ConstraintID, with: [ConstraintID])] = []

    /// The slots of constraints with effect that are new since the last solution.
    var entered: [Int] = []
    /// The slots of quantities that remain from removed constraints until the next solution.
    var orphans: [Int] = []
    /// The variables to remove.
    var removedVariables: [Int] = []
    /// The number of pivots.
    var pivots = 0
    /// The number of pivots before the last reset.
    var pivotsBeforeReset = 0
    /// A Boolean value that indicates whether other solutions have the same costs as the last one.
    var hasChoices = false
    /// A Boolean value that indicates whether something changed since the last solution.
    var isChanged = false
    /// A Boolean value that indicates whether the costs might decrease, because constraints were removed.
    var isSuboptimal = false
    /// A Boolean value that indicates whether required constraints changed that decide on conflicts.
    var mustReset = false

    package init() {}

    /// Creates a variable. Without constraints, its value is 0.
    package mutating func addVariable() -> Variable {
        let slot = makeSlot(ConstraintQuantity(identity: createdVariables))
        variables.append(createdVariables, slot: slot)
        createdVariables += 1
        appendColumn(slot)
        return Variable(index: createdVariables - 1)
    }

    /// Removes a variable that no constraint contains any longer.
    package mutating func remove(_ variable: Variable) {
        guard variables.slot(of: variable.index) != nil else { return }
        removedVariables.append(variable.index)
        isChanged = true
    }

    /// Adds the constraint `expression relation 0`, with a priority from 1 to 1000. A constraint with the priority 1000
    /// is required.
    package mutating func add(
        _ expression: Expression, _ relation: Relation, priority: Float = 1000
    ) -> ConstraintID {
        let isRequired = !(priority < 1000)
        let definition = ConstraintDefinition(expression, relation, isRequired: isRequired) {
            variables.slot(of: $0.index)
        }
        var quantity = ConstraintQuantity(identity: addedConstraints)
        quantity.level = isRequired ? ConstraintQuantity.requiredLevel : makeLevel(priority)
        let slot = makeSlot(quantity)
        definitions[slot] = definition
        constraints.append(addedConstraints, slot: slot)
        addedConstraints += 1
        setConstant(expression.constant, ofSlot: slot)
        return ConstraintID(index: addedConstraints - 1)
    }

    /// Removes a constraint.
    package mutating func remove(_ id: ConstraintID) {
        guard let slot = constraints.remove(id.index), let definition = definitions[slot] else { return }
        isChanged = true
        if definition.isRequired { mustReset = mustReset || !conflicts.isEmpty }
        takeOut(slot)
        let level = quantities[slot].level
        if !definition.isRequired, objective.removeConstraint(level: level) {
            shiftLevels(above: level, by: -1)
        }
        definitions[slot] = nil
        freeSlots.append(slot)
    }

    /// Changes the constant of a constraint's expression. Fast: the basis changes only where it must.
    package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        guard let slot = constraints.slot(of: id.index) else { return }
        setConstant(constant, ofSlot: slot)
    }

    /// Returns the value of a variable in the solution of the last ``solve()``.
    package func value(of variable: Variable) -> Double {
        guard let slot = variables.slot(of: variable.index), let row = quantities[slot].row else { return 0 }
        let value = tableau.values[row]
        // Rounding hides the noise by which equal solutions of different histories differ.
        return value.isFinite ? (value * 0x1p24).rounded() / 0x1p24 + 0 : 0
    }

    private mutating func setConstant(_ constant: Double, ofSlot slot: Int) {
        guard let definition = definitions[slot] else { return }
        let scaled = definition.scaled(constant)
        if scaled == quantities[slot].constant, definition.hasConstant { return }
        if scaled == nil, !definition.hasConstant { return }
        isChanged = true
        if definition.isRequired { mustReset = mustReset || !conflicts.isEmpty }
        definitions[slot]?.hasConstant = scaled != nil
        if let scaled {
            quantities[slot].constant = scaled
            if !definition.hasConstant, !definition.isDropped { enter(slot) }
        } else {
            takeOut(slot)
        }
    }
}

/// A solver of linear equations and inequalities with priorities: the Cassowary algorithm, an incremental simplex method.
///
/// The solution is a function of the constraints alone. It is independent of the order of changes since the solver was
/// created, also if the constraints determine no unique solution.
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

    package init() {}

    /// Creates a variable. Without constraints, its value is 0.
    package mutating func addVariable() -> Variable { Variable(index: 0) }

    /// Removes a variable that no constraint contains any longer.
    package mutating func remove(_ variable: Variable) {}

    /// Adds the constraint `expression relation 0`, with a priority from 1 to 1000. A constraint with the priority 1000
    /// is required.
    package mutating func add(
        _ expression: Expression, _ relation: Relation, priority: Float = 1000
    ) -> ConstraintID { ConstraintID(index: 0) }

    /// Removes a constraint.
    package mutating func remove(_ id: ConstraintID) {}

    /// Changes the constant of a constraint's expression. Fast: the basis changes only where it must.
    package mutating func setConstant(_ constant: Double, of id: ConstraintID) {}

    /// Updates the solution after changes.
    package mutating func solve() {}

    /// Returns the value of a variable in the solution of the last ``solve()``.
    package func value(of variable: Variable) -> Double { 0 }

    /// The required constraints without effect, because earlier required constraints contradict them. Each has the
    /// constraints with which it conflicts, in the order of addition.
    package var conflicts: [(dropped: ConstraintID, with: [ConstraintID])] { [] }
}

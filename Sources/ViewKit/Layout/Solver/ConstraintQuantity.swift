/// A number of the tableau: a variable, or the error of a constraint, which is the value of its expression.
///
/// Where the number is not 0, it costs its distance from 0 times a weight.
struct ConstraintQuantity {
    /// The index of the variable or the constraint.
    let identity: Int
    /// The objective's level that counts the cost, or `requiredLevel`.
    var level = 0
    /// The cost of a unit above 0: infinite where a required constraint forbids it.
    var positiveWeight = 0.0
    /// The cost of a unit below 0.
    var negativeWeight = 0.0
    /// The constant of the constraint's expression.
    var constant = 0.0
    /// The derivative of the cost, while the quantity has a row.
    var slope = 0.0
    /// The row or column in the tableau.
    var position = Position.absent

    /// The level of required constraints, above all levels of the objective.
    static let requiredLevel = -1

    /// The position of a quantity in the tableau.
    enum Position {
        case row(Int), column(Int)
        case absent
    }

    /// A Boolean value that indicates whether the quantity may have every value without cost.
    var isFree: Bool { positiveWeight == 0 && negativeWeight == 0 }

    /// A Boolean value that indicates whether only 0 is without cost.
    var isEquation: Bool { positiveWeight > 0 && negativeWeight > 0 }

    /// The row, or `nil`.
    var row: Int? { if case .row(let row) = position { row } else { nil } }

    /// Returns the derivative of the cost above or below 0.
    func slope(above: Bool) -> Double { above ? positiveWeight : -negativeWeight }
}

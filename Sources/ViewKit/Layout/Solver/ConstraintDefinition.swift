/// A constraint as the solver stores it: the terms of its expression, scaled so that the greatest coefficient is from 1
/// to 2, without repeated variables and zeros.
struct ConstraintDefinition {
    let terms: [(slot: Int, coefficient: Double)]
    /// The factor of the constant.
    let scale: Double
    let isRequired: Bool
    let positiveWeight: Double
    let negativeWeight: Double
    /// A Boolean value that indicates whether the constant is a number with which the constraint has an effect.
    var hasConstant = false
    /// A Boolean value that indicates whether the constraint contradicts earlier ones.
    var isDropped = false
    private let isUsable: Bool

    private static let usableCoefficients = 1e-6...1e9
    private static let usableConstants = -1e10...1e10

    /// Creates a definition. `slot` returns the slot of a variable, or `nil` for an unknown one.
    init(
        _ expression: ConstraintSolver.Expression, _ relation: ConstraintSolver.Relation, isRequired: Bool,
        slot: (ConstraintSolver.Variable) -> Int?
    ) {
        var terms: [(slot: Int, coefficient: Double)] = []
        var magnitude = 0.0
        var isUsable = true
        for term in expression.terms {
            guard let slot = slot(term.variable), term.coefficient.isFinite else {
                isUsable = false
                continue
            }
            magnitude = max(magnitude, abs(term.coefficient))
            if let index = terms.firstIndex(where: { $0.slot == slot }) {
                terms[index].coefficient += term.coefficient
            } else {
                terms.append((slot, term.coefficient))
            }
        }
        // Tiny coefficients are rounding errors, or would be divisors with great ones.
        terms.removeAll { abs($0.coefficient) <= 1e-7 * magnitude }
        let greatest = terms.reduce(0) { max($0, abs($1.coefficient)) }
        isUsable = isUsable && (terms.isEmpty || Self.usableCoefficients.contains(greatest))
        scale = isUsable && !terms.isEmpty ? 1 / greatest.binade : 1
        for index in terms.indices { terms[index].coefficient *= scale }
        self.terms = terms
        self.isRequired = isRequired
        self.isUsable = isUsable
        // Weights of too different magnitudes would cancel each other in the costs.
        let weight = isRequired ? .infinity : min(max(1 / scale, 0x1p-13), 0x1p13)
        positiveWeight = relation == .greaterThanOrEqual ? 0 : weight
        negativeWeight = relation == .lessThanOrEqual ? 0 : weight
    }

    /// Returns the constant of the scaled expression, or `nil` if the constraint can have no effect with it.
    func scaled(_ constant: Double) -> Double? {
        let scaled = constant * scale
        return isUsable && Self.usableConstants.contains(scaled) ? scaled : nil
    }
}

/// The choice among solutions with the same costs: the primal simplex method, with the distance of one variable after
/// the other from 0 as the only cost.
extension ConstraintSolver {
    /// Moves the variables as close to 0 as they can come without costs.
    mutating func breakTies() {
        var choices = ConstraintChoices(count: tableau.columns.count)
        for column in tableau.columns.indices { findChoices(of: column, &choices) }
        hasChoices = !choices.isEmpty
        for (_, slot) in variables.entries {
            if choices.isEmpty { return }
            minimize(slot, &choices)
        }
    }

    /// Returns a Boolean value that indicates whether a variable can have another value without costs, as far as other
    /// constraints permit it.
    func mayVary(_ variable: Variable) -> Bool {
        guard hasChoices, let slot = variables.slot(of: variable.index) else { return false }
        switch quantities[slot].position {
        case .absent: return false
        case .column(let column): return hasChoice(column)
        case .row(let row):
            var mayVary = false
            tableau.forEachEntry(of: row, above: Self.smallestPivot) { column, _ in
                mayVary = mayVary || hasChoice(column)
            }
            return mayVary
        }
    }

    private func hasChoice(_ column: Int) -> Bool {
        var choices = ConstraintChoices(count: tableau.columns.count)
        findChoices(of: column, &choices)
        return !choices.isEmpty
    }

    private func findChoices(of column: Int, _ choices: inout ConstraintChoices) {
        let quantity = quantities[tableau.columns[column]]
        choices.set(
            column, upward: objective.leadingCost(column: column, of: quantity, upward: true) == nil,
            downward: objective.leadingCost(column: column, of: quantity, upward: false) == nil)
    }

    private mutating func minimize(_ slot: Int, _ choices: inout ConstraintChoices) {
        var steps = 0
        let limit = 4 * quantities.count + 100
        while steps < 10 * limit {
            steps += 1
            guard let row = quantities[slot].row else {
                if case .column(let column) = quantities[slot].position { choices.close(column) }
                return
            }
            guard let (column, upward) = choice(for: row, choices, inOrder: steps > limit) else {
                tableau.forEachEntry(of: row, above: Self.smallestPivot) { column, _ in
                    choices.close(column)
                }
                return
            }
            let slope = quantities[tableau.columns[column]].slope(above: upward)
            let distance = abs(tableau.values[row] / tableau[row, column])
            guard abs(tableau.values[row]) > tableau.tolerances[row],
                let limit = limitingRow(of: column, upward: upward, inOrder: steps > limit),
                limit.distance < distance - 1e-9
            else {
                pivot(row: row, column: column, slope: slope)
                choices.close(column)
                return
            }
            pivot(row: limit.row, column: column, slope: slope)
            findChoices(of: column, &choices)
        }
    }

    /// Returns the column with the greatest coefficient, and the direction that brings a variable closer to 0.
    private func choice(
        for row: Int, _ choices: ConstraintChoices, inOrder: Bool
    ) -> (column: Int, upward: Bool)? {
        let value = abs(tableau.values[row]) > tableau.tolerances[row] ? tableau.values[row] : 0
        var result: (column: Int, upward: Bool)?
        tableau.forEachEntry(of: row, above: Self.smallestPivot) { column, coefficient in
            if let other = result?.column {
                let isPreferred =
                    inOrder
                    ? tableau.columns[column] < tableau.columns[other]
                    : abs(coefficient) > abs(tableau[row, other])
                if !isPreferred { return }
            }
            if choices.allows(column, upward: true), value * coefficient <= 0 {
                result = (column, true)
            } else if choices.allows(column, upward: false), value * coefficient >= 0 {
                result = (column, false)
            }
        }
        return result
    }
}

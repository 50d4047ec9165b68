/// The primal simplex method: decreases the costs, while the required constraints stay satisfied.
extension ConstraintSolver {
    /// Changes the basis until the costs are as low as possible.
    mutating func decreaseCosts() {
        var steps = 0
        let limit = 4 * quantities.count + 100
        while steps < 10 * limit, let (column, upward) = decreasingColumn(inOrder: steps > limit),
            let (row, _) = limitingRow(of: column, upward: upward, inOrder: steps > limit)
        {
            steps += 1
            let slope = quantities[tableau.columns[column]].slope(above: upward)
            pivot(row: row, column: column, slope: slope)
        }
    }

    /// Returns the column and the direction with the greatest decrease of costs in the highest level, or with
    /// `inOrder` the first by slots.
    private func decreasingColumn(inOrder: Bool) -> (column: Int, upward: Bool)? {
        var result: (column: Int, upward: Bool)?
        var least = (level: Int.max, cost: 0.0)
        for column in tableau.columns.indices {
            let slot = tableau.columns[column]
            for upward in [true, false] {
                guard
                    let (level, cost) = objective.leadingCost(
                        column: column, of: quantities[slot], upward: upward),
                    cost < 0
                else { continue }
                let key = inOrder ? (slot, 0) : (level, cost)
                if key < least { (result, least) = ((column, upward), key) }
            }
        }
        return result
    }

    /// Returns the row that is the first to change the costs when the quantity of a column leaves 0, and the distance
    /// from 0 at which it does.
    func limitingRow(of column: Int, upward: Bool, inOrder: Bool) -> (row: Int, distance: Double)? {
        var result: (row: Int, distance: Double)?
        for row in tableau.rows.indices {
            let coefficient = tableau[row, column]
            guard abs(coefficient) > Self.smallestPivot else { continue }
            let slot = tableau.rows[row]
            let isRising = (coefficient > 0) == upward
            guard quantities[slot].slope != quantities[slot].slope(above: isRising) else { continue }
            let value = tableau.values[row]
            let distance = max(0, isRising ? -value : value) / abs(coefficient)
            if let (other, otherDistance) = result {
                if distance > otherDistance + 1e-9 { continue }
                if distance > otherDistance - 1e-9 {
                    let isPreferred =
                        inOrder
                        ? slot < tableau.rows[other] : abs(coefficient) > abs(tableau[other, column])
                    if !isPreferred { continue }
                }
            }
            result = (row, distance)
        }
        return result
    }
}

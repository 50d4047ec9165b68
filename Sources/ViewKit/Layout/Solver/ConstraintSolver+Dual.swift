/// The dual simplex method: satisfies constraints, while the solution stays optimal for those that are satisfied.
extension ConstraintSolver {
    /// Changes the basis until every quantity with a row has the slope of its cost. Returns the row of a required
    /// constraint that contradicts others, or `nil`.
    mutating func satisfyConstraints(onlyRequired: Bool) -> Int? {
        var steps = 0
        let limit = 4 * quantities.count + 100
        var unsettled = ConstraintRowSet(count: tableau.rows.count)
        insert(tableau.rows.indices, into: &unsettled, onlyRequired: onlyRequired)
        while let row = firstRow(of: &unsettled, onlyRequired: onlyRequired, inOrder: steps > limit),
            steps < 10 * limit
        {
            steps += 1
            let slot = tableau.rows[row]
            let above = tableau.values[row] > 0
            let slope = quantities[slot].slope(above: above)
            let nearest = limitingColumn(
                of: row, above: above, onlyRequired: onlyRequired, inOrder: steps > limit)
            if slope.isFinite {
                let level = quantities[slot].level
                let change = slope - quantities[slot].slope
                if nearest.map({ objective.isNearer(change, level: level, than: $0) }) ?? true {
                    objective.add(change, of: row, in: tableau, level: level)
                    quantities[slot].slope = slope
                    continue
                }
            }
            guard let nearest else {
                if abs(tableau.values[row]) > max(1e-6, tableau.tolerances[row]) { return row }
                // The constraint repeats others, with rounding errors.
                tableau.values[row] = 0
                continue
            }
            let slopeOfEntering = onlyRequired ? 0 : nearest.quantity.slope(above: nearest.upward)
            pivot(row: row, column: nearest.column, slope: slopeOfEntering)
            insert(tableau.changedRows, into: &unsettled, onlyRequired: onlyRequired)
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether the slope of a row is not that of its cost.
    private func isUnsettled(_ row: Int, onlyRequired: Bool) -> Bool {
        let value = tableau.values[row]
        guard abs(value) > tableau.tolerances[row] else { return false }
        let slot = tableau.rows[row]
        let slope = quantities[slot].slope(above: value > 0)
        return slope != quantities[slot].slope && (!onlyRequired || slope.isInfinite)
    }

    /// Inserts the unsettled ones among rows.
    private func insert(
        _ rows: some Sequence<Int>, into unsettled: inout ConstraintRowSet, onlyRequired: Bool
    ) {
        for row in rows where isUnsettled(row, onlyRequired: onlyRequired) { unsettled.insert(row) }
    }

    /// Removes rows that are no longer unsettled. Returns the first of the others: that with the greatest value in the
    /// highest level, or with `inOrder` that with the first slot, which rules out endless cycles (Bland's rule).
    private func firstRow(
        of unsettled: inout ConstraintRowSet, onlyRequired: Bool, inOrder: Bool
    ) -> Int? {
        var result: Int?
        var least = (level: Int.max, value: 0.0, row: 0)
        var position = 0
        while position < unsettled.rows.count {
            let row = unsettled.rows[position]
            guard isUnsettled(row, onlyRequired: onlyRequired) else {
                unsettled.remove(at: position)
                continue
            }
            position += 1
            let slot = tableau.rows[row]
            let key = (inOrder ? slot : quantities[slot].level, -abs(tableau.values[row]), row)
            if key < least { (result, least) = (row, key) }
        }
        return result
    }

    /// Returns the column whose cost is the first to become 0 while the slope of a row's cost increases, or decreases
    /// if the row is not above 0.
    private func limitingColumn(
        of row: Int, above: Bool, onlyRequired: Bool, inOrder: Bool
    ) -> ConstraintObjective.Limit? {
        if !inOrder, let column = freeColumn(of: row) {
            return limit(of: column, coefficient: tableau[row, column], above: above)
        }
        var result: ConstraintObjective.Limit?
        tableau.forEachEntry(of: row, above: Self.smallestPivot) { column, coefficient in
            let limit = limit(of: column, coefficient: coefficient, above: above)
            guard limit.quantity.slope(above: limit.upward).isFinite else { return }
            if let other = result {
                let order = onlyRequired ? 0 : objective.compare(limit, other)
                if order > 0 { return }
                if order == 0 {
                    let isPreferred =
                        inOrder
                        ? tableau.columns[column] < tableau.columns[other.column]
                        : limit.magnitude > other.magnitude
                    if !isPreferred { return }
                }
            }
            result = limit
        }
        return result
    }

    private func limit(of column: Int, coefficient: Double, above: Bool) -> ConstraintObjective.Limit {
        .init(
            column: column, quantity: quantities[tableau.columns[column]],
            upward: (coefficient > 0) != above, magnitude: abs(coefficient))
    }
}

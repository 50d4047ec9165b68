extension ConstraintSolver {
    /// Updates the solution after changes.
    package mutating func solve() {
        guard isChanged else { return }
        isChanged = false
        // Rounding errors of the tableau grow with the number of pivots.
        if pivots - pivotsBeforeReset > 50 * quantities.count + 1000 { mustReset = true }
        let earlierPivots = pivots
        if !mustReset {
            tableau.updateValues(of: quantities)
            mustReset = !optimize()
        }
        if mustReset { reset() }
        breakTies()
        discard()
        if pivots != earlierPivots { tableau.updateValues(of: quantities) }
    }

    /// Makes the solution optimal. Returns `false` if the required constraints contradict each other.
    mutating func optimize() -> Bool {
        if isSuboptimal {
            // Without costs, the dual method satisfies the required constraints. From there, the primal method
            // decreases the costs.
            clearCosts()
            eliminateVariables()
            guard satisfyConstraints(onlyRequired: true) == nil else { return false }
            restoreCosts()
            decreaseCosts()
            isSuboptimal = false
        } else {
            eliminateVariables()
        }
        return satisfyConstraints(onlyRequired: false) == nil
    }

    /// Exchanges variables without costs for new equations.
    private mutating func eliminateVariables() {
        entered.sort {
            (quantities[$0].level, quantities[$0].identity) < (quantities[$1].level, quantities[$1].identity)
        }
        for slot in entered where quantities[slot].isEquation {
            if let row = quantities[slot].row, let column = freeColumn(of: row) {
                pivot(row: row, column: column, slope: 0)
            }
        }
        entered.removeAll(keepingCapacity: true)
    }

    /// Returns the column with the greatest coefficient in a row among those of free quantities.
    func freeColumn(of row: Int) -> Int? {
        var greatest = Self.smallestPivot
        var result: Int?
        tableau.forEachEntry(of: row, above: greatest) { column, coefficient in
            guard abs(coefficient) > greatest, quantities[tableau.columns[column]].isFree else { return }
            greatest = abs(coefficient)
            result = column
        }
        return result
    }

    /// A coefficient that is smaller is no divisor.
    static let smallestPivot = 1e-9

    private mutating func clearCosts() {
        objective.clear()
        for slot in tableau.rows { quantities[slot].slope = 0 }
    }

    private mutating func restoreCosts() {
        for (row, slot) in tableau.rows.enumerated() where quantities[slot].level >= 0 {
            guard abs(tableau.values[row]) > tableau.tolerances[row] else { continue }
            let slope = quantities[slot].slope(above: tableau.values[row] > 0)
            guard slope != 0 else { continue }
            quantities[slot].slope = slope
            objective.add(slope, of: row, in: tableau, level: quantities[slot].level)
        }
    }

    /// Solves from the start, with the required constraints in the order of addition. Those that contradict earlier
    /// ones are dropped.
    private mutating func reset() {
        removeAllRows()
        for (_, slot) in constraints.entries where definitions[slot]?.isRequired == true {
            guard definitions[slot]?.hasConstant == true else { continue }
            enter(slot)
            tableau.updateLastValue(of: quantities)
            eliminateVariables()
            guard let row = satisfyConstraints(onlyRequired: true) else { continue }
            drop(slot, contradicting: row)
            _ = satisfyConstraints(onlyRequired: true)
        }
        for (_, slot) in constraints.entries where definitions[slot]?.isRequired == false {
            if definitions[slot]?.hasConstant == true { enter(slot) }
        }
        tableau.updateValues(of: quantities)
        _ = optimize()
    }

    private mutating func removeAllRows() {
        (mustReset, isSuboptimal, pivotsBeforeReset) = (false, false, pivots)
        conflicts.removeAll()
        entered.removeAll(keepingCapacity: true)
        freeSlots += orphans
        orphans.removeAll()
        tableau.removeAll()
        objective.clear()
        for (_, slot) in constraints.entries {
            quantities[slot].position = .absent
            definitions[slot]?.isDropped = false
        }
        for (column, entry) in variables.entries.enumerated() {
            quantities[entry.slot].position = .column(column)
            tableau.columns.append(entry.slot)
        }
    }

    /// Drops the latest constraint. The quantities in the row contradict it, but not each other.
    private mutating func drop(_ slot: Int, contradicting row: Int) {
        var slots = [tableau.rows[row]]
        tableau.forEachEntry(of: row, above: Self.smallestPivot) { column, _ in
            slots.append(tableau.columns[column])
        }
        let others = slots.filter { $0 != slot }.map { ConstraintID(index: quantities[$0].identity) }
        conflicts.append((ConstraintID(index: quantities[slot].identity), with: others.sorted()))
        takeOut(slot)
        definitions[slot]?.isDropped = true
    }
}

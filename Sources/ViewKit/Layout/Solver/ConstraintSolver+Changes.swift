/// The changes of the tableau when constraints and variables come and go.
extension ConstraintSolver {
    mutating func makeSlot(_ quantity: ConstraintQuantity) -> Int {
        if let slot = freeSlots.popLast() {
            quantities[slot] = quantity
            return slot
        }
        quantities.append(quantity)
        definitions.append(nil)
        return quantities.count - 1
    }

    /// Returns the level of a priority, and counts a constraint in it.
    mutating func makeLevel(_ priority: Float) -> Int {
        let (level, isNew) = objective.addConstraint(priority: priority)
        if isNew { shiftLevels(above: level - 1, by: 1) }
        return level
    }

    mutating func shiftLevels(above level: Int, by difference: Int) {
        for slot in quantities.indices where quantities[slot].level > level {
            quantities[slot].level += difference
        }
    }

    mutating func appendColumn(_ slot: Int) {
        quantities[slot].position = .column(tableau.columns.count)
        tableau.appendColumn(slot)
        objective.appendColumn()
    }

    /// Adds a row for a constraint.
    mutating func enter(_ slot: Int) {
        guard let definition = definitions[slot] else { return }
        let row = tableau.rows.count
        tableau.appendRow(slot)
        for term in definition.terms {
            switch quantities[term.slot].position {
            case .row(let other): tableau.addToLast(term.coefficient, row: other)
            case .column(let column): tableau[row, column] += term.coefficient
            case .absent: break
            }
        }
        quantities[slot].position = .row(row)
        quantities[slot].positiveWeight = definition.positiveWeight
        quantities[slot].negativeWeight = definition.negativeWeight
        quantities[slot].slope = 0
        entered.append(slot)
    }

    /// Takes the effect from a constraint.
    mutating func takeOut(_ slot: Int) {
        let quantity = quantities[slot]
        switch quantity.position {
        case .row(let row):
            if quantity.slope != 0 {
                objective.add(-quantity.slope, of: row, in: tableau, level: quantity.level)
                isSuboptimal = true
            }
            removeRow(row)
        case .column(let column):
            // Another quantity must take the column, which the next solution determines.
            var orphan = ConstraintQuantity(identity: quantity.identity)
            orphan.constant = quantity.constant
            orphan.position = quantity.position
            let orphanSlot = makeSlot(orphan)
            tableau.columns[column] = orphanSlot
            orphans.append(orphanSlot)
            if objective.leadingCost(column: column, of: orphan, upward: true) != nil { isSuboptimal = true }
        case .absent: break
        }
        quantities[slot].position = .absent
    }

    mutating func removeRow(_ row: Int) {
        tableau.removeRow(row)
        if row < tableau.rows.count { quantities[tableau.rows[row]].position = .row(row) }
    }

    /// Exchanges the quantity of a row and that of a column. The latter gets a slope that makes the costs of its
    /// direction 0.
    mutating func pivot(row: Int, column: Int, slope: Double) {
        pivots += 1
        let leaving = tableau.rows[row]
        let entering = tableau.columns[column]
        if quantities[leaving].slope != 0 {
            let level = quantities[leaving].level
            objective.add(-quantities[leaving].slope, of: row, in: tableau, level: level)
            quantities[leaving].slope = 0
        }
        tableau.pivot(row: row, column: column)
        let level = quantities[entering].level
        objective.eliminate(column, with: row, of: tableau, slope: slope, level: level)
        quantities[entering].slope = slope
        quantities[entering].position = .row(row)
        quantities[leaving].position = .column(column)
    }

    /// Removes what remains of removed constraints and variables. In a solution without choices, the former have rows,
    /// and the column of a variable in no constraint is 0.
    mutating func discard() {
        let slots = orphans
        orphans.removeAll(keepingCapacity: true)
        for slot in slots {
            if let row = quantities[slot].row {
                removeRow(row)
                freeSlots.append(slot)
            } else {
                orphans.append(slot)
            }
        }
        guard !removedVariables.isEmpty else { return }
        let identities = removedVariables
        removedVariables = identities.filter { !discardVariable($0) }
    }

    private mutating func discardVariable(_ identity: Int) -> Bool {
        guard let slot = variables.slot(of: identity) else { return true }
        guard case .column(let column) = quantities[slot].position,
            tableau.rows.indices.allSatisfy({ tableau[$0, column] == 0 })
        else { return false }
        tableau.removeColumn(column)
        objective.removeColumn(column)
        if column < tableau.columns.count {
            quantities[tableau.columns[column]].position = .column(column)
        }
        freeSlots.append(slot)
        _ = variables.remove(identity)
        return true
    }
}

/// The costs that the simplex method minimizes: a level for each priority of optional constraints, the highest first. A
/// lower level decides only where all higher levels are equal.
struct ConstraintObjective {
    /// The sum of the errors of the constraints with the same priority.
    struct Level {
        let priority: Float
        /// The number of constraints with the priority.
        var count = 0
        /// The increase of the sum when the quantity of a column increases by 1, without the cost of the quantity
        /// itself.
        var costs: [Double]
    }

    private(set) var levels: [Level] = []
    private var columnCount = 0

    /// A cost that is smaller is noise.
    static let noise = 1e-9

    mutating func appendColumn() {
        columnCount += 1
        for level in levels.indices { levels[level].costs.append(0) }
    }

    /// Removes a column. The last column moves to its position.
    mutating func removeColumn(_ column: Int) {
        columnCount -= 1
        for level in levels.indices {
            levels[level].costs[column] = levels[level].costs[columnCount]
            levels[level].costs.removeLast()
        }
    }

    /// Adds a constraint to the level of its priority. Returns the level and whether it is new, in which case the level
    /// numbers from it on increase by 1.
    mutating func addConstraint(priority: Float) -> (level: Int, isNew: Bool) {
        let level = levels.firstIndex { $0.priority <= priority } ?? levels.count
        let isNew = level == levels.count || levels[level].priority != priority
        if isNew {
            let costs = [Double](repeating: 0, count: columnCount)
            levels.insert(Level(priority: priority, costs: costs), at: level)
        }
        levels[level].count += 1
        return (level, isNew)
    }

    /// Removes a constraint from its level. Returns whether the level is gone, so that the greater level numbers
    /// decrease by 1.
    mutating func removeConstraint(level: Int) -> Bool {
        levels[level].count -= 1
        guard levels[level].count == 0 else { return false }
        levels.remove(at: level)
        return true
    }

    /// Sets all costs to 0.
    mutating func clear() {
        for level in levels.indices {
            for column in 0..<columnCount { levels[level].costs[column] = 0 }
        }
    }

    /// Adds the costs of a row's quantity.
    mutating func add(_ slope: Double, of row: Int, in tableau: ConstraintTableau, level: Int) {
        tableau.forEachEntry(of: row) { column, coefficient in
            let cost = levels[level].costs[column] + slope * coefficient
            levels[level].costs[column] = abs(cost) < Self.noise ? 0 : cost
        }
    }

    /// Replaces the quantity of a column by the row of the tableau's last pivot.
    mutating func eliminate(
        _ column: Int, with row: Int, of tableau: ConstraintTableau, slope: Double, level: Int
    ) {
        for index in levels.indices {
            let factor = levels[index].costs[column] + (index == level ? slope : 0)
            levels[index].costs[column] = 0
            guard abs(factor) >= Self.noise else { continue }
            for other in tableau.nonzeros {
                let cost = levels[index].costs[other] + factor * tableau[row, other]
                levels[index].costs[other] = abs(cost) < Self.noise ? 0 : cost
            }
        }
    }

    /// Returns the increase of a level's cost when the quantity of a column leaves 0 upward or downward.
    @inline(__always)
    func cost(level: Int, column: Int, of quantity: ConstraintQuantity, upward: Bool) -> Double {
        let cost = levels[level].costs[column]
        let weight =
            level == quantity.level ? (upward ? quantity.positiveWeight : quantity.negativeWeight) : 0
        return weight + (upward ? cost : -cost)
    }

    /// Returns the highest level whose cost changes when the quantity of a column leaves 0, and the change. Returns
    /// `nil` if the change costs nothing.
    func leadingCost(
        column: Int, of quantity: ConstraintQuantity, upward: Bool
    ) -> (level: Int, cost: Double)? {
        if quantity.level == ConstraintQuantity.requiredLevel,
            (upward ? quantity.positiveWeight : quantity.negativeWeight) > 0
        {
            return (ConstraintQuantity.requiredLevel, .infinity)
        }
        for level in levels.indices {
            let cost = cost(level: level, column: column, of: quantity, upward: upward)
            if abs(cost) >= Self.noise { return (level, cost) }
        }
        return nil
    }

    // MARK: Limits of slopes

    /// A column whose cost becomes 0 while the slope of a row changes. It contains what comparisons read, because
    /// access to the matrix takes most of the time in debug builds.
    struct Limit {
        let column: Int
        let quantity: ConstraintQuantity
        /// A Boolean value that indicates whether the cost is that of an increase of the quantity.
        let upward: Bool
        /// The magnitude of the coefficient in the row.
        let magnitude: Double
    }

    /// Returns a negative number if the cost of the first column becomes 0 before that of the second, and a positive
    /// number if after it.
    func compare(_ first: Limit, _ second: Limit) -> Double {
        for level in levels.indices {
            let difference = slope(of: first, level: level) - slope(of: second, level: level)
            if abs(difference) > Self.noise { return difference }
        }
        return 0
    }

    /// Returns a Boolean value that indicates whether a change of a row's slope leaves no cost of a column below 0.
    func isNearer(_ change: Double, level: Int, than limit: Limit) -> Bool {
        for other in levels.indices {
            let difference = slope(of: limit, level: other) - (other == level ? abs(change) : 0)
            if abs(difference) > Self.noise { return difference > 0 }
        }
        return true
    }

    /// Returns the change of a row's slope with which the cost of a column becomes 0.
    private func slope(of limit: Limit, level: Int) -> Double {
        cost(level: level, column: limit.column, of: limit.quantity, upward: limit.upward) / limit.magnitude
    }
}

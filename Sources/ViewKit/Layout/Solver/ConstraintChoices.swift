/// The columns whose quantities can leave 0 without costs, by direction.
struct ConstraintChoices {
    private var up: [Bool]
    private var down: [Bool]
    private var count = 0

    init(count: Int) {
        up = Array(repeating: false, count: count)
        down = up
    }

    /// A Boolean value that indicates whether no quantity can.
    var isEmpty: Bool { count == 0 }

    /// Returns a Boolean value that indicates whether the quantity of a column can leave 0 in a direction.
    func allows(_ column: Int, upward: Bool) -> Bool { upward ? up[column] : down[column] }

    mutating func set(_ column: Int, upward: Bool, downward: Bool) {
        count += (upward || downward ? 1 : 0) - (up[column] || down[column] ? 1 : 0)
        up[column] = upward
        down[column] = downward
    }

    /// Forbids the quantity of a column to leave 0.
    mutating func close(_ column: Int) { set(column, upward: false, downward: false) }
}

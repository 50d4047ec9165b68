/// A linear program with equations for variables that are at least 0, solved by the two-phase simplex method with
/// Bland's rule: slow, and simple enough to check other solvers with it.
struct DenseLinearProgram {
    private(set) var equations: [[Double]] = []
    private(set) var numbers: [Double] = []

    /// Adds the equation that the sum of multiples of the variables is a number.
    mutating func add(_ coefficients: [Double], _ number: Double) {
        equations.append(coefficients)
        numbers.append(number)
    }

    /// Returns the variables with the smallest sum of costs, or `nil` if the equations contradict each other.
    func solution(minimizing costs: [Double]) -> [Double]? {
        let width = costs.count
        let height = equations.count
        var rows = equations.indices.map { row in
            let sign = numbers[row] < 0 ? -1.0 : 1.0
            let artificial = equations.indices.map { $0 == row ? 1.0 : 0.0 }
            return equations[row].map { sign * $0 } + artificial + [sign * numbers[row]]
        }
        var basis = equations.indices.map { width + $0 }
        let artificialCosts = Array(repeating: 0.0, count: width) + Array(repeating: 1.0, count: height)
        Self.minimize(artificialCosts, columns: width + height, &rows, &basis)
        let error = rows.indices.reduce(0) { basis[$1] >= width ? $0 + rows[$1][width + height] : $0 }
        guard error < 1e-6 else { return nil }
        for row in rows.indices where basis[row] >= width {
            let column = (0..<width).first { abs(rows[row][$0]) > 1e-7 && !basis.contains($0) }
            if let column { Self.pivot(row, column, &rows, &basis) }
        }
        let allCosts = costs + Array(repeating: 0, count: height)
        Self.minimize(allCosts, columns: width, &rows, &basis)
        var result = Array(repeating: 0.0, count: width)
        for row in rows.indices where basis[row] < width { result[basis[row]] = rows[row][width + height] }
        return result
    }

    private static func minimize(
        _ costs: [Double], columns: Int, _ rows: inout [[Double]], _ basis: inout [Int]
    ) {
        func isDecreasing(_ column: Int) -> Bool {
            rows.indices.reduce(costs[column]) { $0 - costs[basis[$1]] * rows[$1][column] } < -1e-8
        }
        while let column = (0..<columns).first(where: { !basis.contains($0) && isDecreasing($0) }) {
            var leaving: Int?
            var least = Double.infinity
            for row in rows.indices where rows[row][column] > 1e-8 {
                let ratio = (rows[row].last ?? 0) / rows[row][column]
                let isFirst = leaving.map { basis[row] < basis[$0] } ?? true
                guard ratio < least - 1e-10 || ratio <= least + 1e-10 && isFirst else { continue }
                (leaving, least) = (row, min(least, ratio))
            }
            guard let leaving else { return }
            pivot(leaving, column, &rows, &basis)
        }
    }

    private static func pivot(_ row: Int, _ column: Int, _ rows: inout [[Double]], _ basis: inout [Int]) {
        let divisor = rows[row][column]
        rows[row] = rows[row].map { $0 / divisor }
        for other in rows.indices where other != row && rows[other][column] != 0 {
            let factor = rows[other][column]
            for index in rows[other].indices { rows[other][index] -= factor * rows[row][index] }
        }
        basis[row] = column
    }
}

import ViewKit

/// The solution of constraints by their definition: a linear program for each priority, and then for each variable.
struct ConstraintReference {
    private let variableCount: Int
    private let constraints: [LinearConstraint]
    /// The indices of the required constraints that earlier ones contradict.
    private(set) var dropped: [Int] = []
    private var effective: [Int] = []

    init(variables: Int, _ constraints: [LinearConstraint]) {
        variableCount = variables
        self.constraints = constraints
        for index in constraints.indices where constraints[index].isRequired {
            if isSatisfiable(effective + [index]) { effective.append(index) } else { dropped.append(index) }
        }
        effective += constraints.indices.filter { !constraints[$0].isRequired }
    }

    /// Returns a Boolean value that indicates whether constraints can all be satisfied.
    func isSatisfiable(_ indices: [Int]) -> Bool {
        let program = program(indices) { _ in true }
        return program.solution(minimizing: Array(repeating: 0, count: width(indices.count))) != nil
    }

    /// The values of the variables.
    var values: [Double] {
        var program = program(effective) { constraints[$0].isRequired }
        var result = Array(repeating: 0.0, count: width(effective.count))
        for goal in goals {
            guard let solution = program.solution(minimizing: goal) else { return [] }
            program.add(goal, zip(goal, solution).reduce(0) { $0 + $1.0 * $1.1 })
            result = solution
        }
        return (0..<variableCount).map { result[2 * $0] - result[2 * $0 + 1] }
    }

    /// Variables and errors are differences of two numbers that are at least 0.
    private func width(_ constraintCount: Int) -> Int { 2 * (variableCount + constraintCount) }

    /// The costs to minimize, the most important first.
    private var goals: [[Double]] {
        let none = Array(repeating: 0.0, count: width(effective.count))
        var result: [[Double]] = []
        for priority in Set(constraints.map(\.priority)).sorted(by: >) where priority < 1000 {
            var goal = none
            for (position, index) in effective.enumerated() where constraints[index].priority == priority {
                let error = 2 * (variableCount + position)
                if constraints[index].relation != .greaterThanOrEqual { goal[error] = 1 }
                if constraints[index].relation != .lessThanOrEqual { goal[error + 1] = 1 }
            }
            result.append(goal)
        }
        for variable in 0..<variableCount {
            var goal = none
            goal[2 * variable] = 1
            goal[2 * variable + 1] = 1
            result.append(goal)
        }
        return result
    }

    /// Returns the equations of constraints with their errors, which are 0 where `isStrict` returns `true` and the
    /// relation forbids them.
    private func program(_ indices: [Int], isStrict: (Int) -> Bool) -> DenseLinearProgram {
        var program = DenseLinearProgram()
        for (position, index) in indices.enumerated() {
            var row = Array(repeating: 0.0, count: width(indices.count))
            for term in constraints[index].terms {
                row[2 * term.variable] += term.coefficient
                row[2 * term.variable + 1] -= term.coefficient
            }
            let error = 2 * (variableCount + position)
            let relation = constraints[index].relation
            if !isStrict(index) || relation == .greaterThanOrEqual { row[error] = -1 }
            if !isStrict(index) || relation == .lessThanOrEqual { row[error + 1] = 1 }
            program.add(row, constraints[index].number)
        }
        return program
    }
}

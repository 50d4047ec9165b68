import ViewKit

/// A constraint of a test: a sum of multiples of variables, and the number with which it is compared.
struct LinearConstraint: CustomStringConvertible {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: ConstraintSolver.Relation
    var number: Double
    var priority: Float

    init(
        _ terms: [(variable: Int, coefficient: Double)], _ relation: ConstraintSolver.Relation,
        _ number: Double,
        priority: Float = 1000
    ) {
        self.terms = terms
        self.relation = relation
        self.number = number
        self.priority = priority
    }

    init(
        _ variable: Int, _ relation: ConstraintSolver.Relation, _ number: Double, priority: Float = 1000
    ) {
        self.init([(variable, 1)], relation, number, priority: priority)
    }

    var isRequired: Bool { priority >= 1000 }

    var description: String { "\(terms) \(relation) \(number) @\(priority)" }
}

/// A solver with the variables and constraints that a test gave it.
struct ConstraintSystem {
    private(set) var solver = ConstraintSolver()
    private(set) var variables: [ConstraintSolver.Variable]
    /// The constraints in the order of addition.
    private(set) var constraints: [LinearConstraint] = []
    private var ids: [ConstraintSolver.ConstraintID] = []

    init(variables count: Int, _ constraints: [LinearConstraint] = []) {
        variables = []
        for _ in 0..<count { variables.append(solver.addVariable()) }
        for constraint in constraints { add(constraint) }
        solver.solve()
    }

    mutating func add(_ constraint: LinearConstraint) {
        let terms = constraint.terms.map { (variable: variables[$0.variable], coefficient: $0.coefficient) }
        let expression = ConstraintSolver.Expression(constant: -constraint.number, terms: terms)
        ids.append(solver.add(expression, constraint.relation, priority: constraint.priority))
        constraints.append(constraint)
    }

    mutating func remove(_ index: Int) {
        solver.remove(ids.remove(at: index))
        constraints.remove(at: index)
    }

    mutating func setNumber(_ number: Double, of index: Int) {
        constraints[index].number = number
        solver.setConstant(-number, of: ids[index])
    }

    /// Replaces a variable that is in no constraint by a new one at the end.
    mutating func replaceVariable(_ index: Int) {
        solver.remove(variables.remove(at: index))
        variables.append(solver.addVariable())
        for constraint in constraints.indices {
            for term in constraints[constraint].terms.indices
            where constraints[constraint].terms[term].variable > index {
                constraints[constraint].terms[term].variable -= 1
            }
        }
    }

    mutating func solve() { solver.solve() }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// The indices of dropped constraints, each with those of the constraints with which it conflicts.
    var conflicts: [[Int]] {
        solver.conflicts.map { conflict in
            ([conflict.dropped] + conflict.with).map { id in ids.firstIndex(of: id) ?? -1 }
        }
    }

    /// A new solver with the same constraints.
    var copy: ConstraintSystem { ConstraintSystem(variables: variables.count, constraints) }
}

import Testing
import ViewKit

/// In comments, the variables are x, y and z.
@Suite struct ConstraintSolverTests {
    /// The equations determine both variables.
    @Test func equations() {
        let system = ConstraintSystem(
            variables: 2, [.init([(0, 1), (1, 1)], .equal, 10), .init([(0, 1), (1, -1)], .equal, 4)])
        #expect(system.values == [7, 3])
    }

    /// Inequalities limit variables that optional constraints pull beyond them.
    @Test(arguments: [
        (ConstraintSolver.Relation.lessThanOrEqual, 30.0), (.equal, 30), (.greaterThanOrEqual, 50),
    ])
    func inequalities(relation: ConstraintSolver.Relation, value: Double) {
        let system = ConstraintSystem(
            variables: 1, [.init(0, relation, 30), .init(0, .equal, 50, priority: 250)])
        #expect(system.values == [value])
    }

    /// A variable without constraints is 0, and the value of a new variable is 0 before the next solution.
    @Test func variablesWithoutConstraints() {
        var solver = ConstraintSystem(variables: 2, [.init(0, .equal, 5)]).solver
        let variable = solver.addVariable()
        #expect(solver.value(of: variable) == 0)
        solver.solve()
        #expect(solver.value(of: variable) == 0)
    }

    /// Any number of constraints has no effect against one with a higher priority.
    @Test func prioritiesAreStrict() {
        let many = (0..<100).map { _ in LinearConstraint(0, .equal, 900, priority: 749.5) }
        let system = ConstraintSystem(variables: 1, many + [.init(0, .equal, 10, priority: 750)])
        #expect(system.values == [10])
    }

    /// Of constraints with the same priority, the sum of the errors is as small as possible, so the median wins.
    @Test func errorsOfOnePriorityAreSummed() {
        let constraints = [10, 80, 20].map { LinearConstraint(0, .equal, $0, priority: 500) }
        #expect(ConstraintSystem(variables: 1, constraints).values == [20])
    }

    /// Two labels share 100 points. The one with the lower hugging priority grows.
    @Test func lowestPriorityYields() {
        let sum = LinearConstraint([(0, 1), (1, 1)], .equal, 100)
        let system = ConstraintSystem(
            variables: 2, [sum, .init(0, .equal, 30, priority: 250), .init(1, .equal, 20, priority: 251)])
        #expect(system.values == [80, 20])
    }

    /// Of equal priorities, the variable that was created first stays closer to 0, in any order of constraints.
    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]]) func ties(order: [Int]) {
        let constraints = [
            LinearConstraint([(0, 1), (1, 1)], .equal, 100), .init(0, .equal, 30, priority: 250),
            .init(1, .equal, 20, priority: 250),
        ]
        #expect(ConstraintSystem(variables: 2, order.map { constraints[$0] }).values == [30, 70])
    }

    /// Among all values that inequalities allow, a variable has the one next to 0.
    @Test func ambiguity() {
        let system = ConstraintSystem(
            variables: 3,
            [
                .init(0, .greaterThanOrEqual, 5), .init(0, .lessThanOrEqual, 9),
                .init(1, .lessThanOrEqual, -2),
                .init([(2, 1), (0, -1), (1, 1)], .greaterThanOrEqual, 0),
            ])
        #expect(system.values == [5, -2, 7])
    }

    /// After its removal, a constraint has no effect.
    @Test func removal() {
        var system = ConstraintSystem(
            variables: 2,
            [
                .init([(0, 1), (1, -1)], .equal, 8), .init(1, .equal, 100),
                .init(1, .equal, 30, priority: 250),
                .init(1, .equal, 20, priority: 100),
            ])
        #expect(system.values == [108, 100])
        system.remove(1)
        system.solve()
        #expect(system.values == [38, 30])
        system.remove(1)
        system.solve()
        #expect(system.values == [28, 20])
        system.remove(0)
        system.solve()
        #expect(system.values == [0, 20])
    }

    /// Several constants change before a solution.
    @Test func constants() {
        var system = ConstraintSystem(
            variables: 2,
            [.init(0, .equal, 10), .init([(1, 1), (0, -2)], .equal, 5), .init(1, .lessThanOrEqual, 1000)])
        #expect(system.values == [10, 25])
        system.setNumber(20, of: 0)
        system.setNumber(-5, of: 1)
        #expect(system.values == [10, 25])
        system.solve()
        #expect(system.values == [20, 35])
    }

    /// A text that becomes longer is truncated at the limit, and has its width again when it becomes shorter.
    @Test func constantsThatChangeTheBasis() {
        var system = ConstraintSystem(
            variables: 1, [.init(0, .lessThanOrEqual, 300), .init(0, .equal, 100, priority: 750)])
        for (width, value) in [(500.0, 300.0), (299, 299), (301, 300), (0, 0)] {
            system.setNumber(width, of: 1)
            system.solve()
            #expect(system.values == [value])
        }
    }

    /// A constraint that contradicts two earlier ones is dropped, and the others remain. A third has no part in it.
    @Test func conflicts() {
        let system = ConstraintSystem(
            variables: 2,
            [
                .init(0, .equal, 10), .init(1, .greaterThanOrEqual, 0),
                .init([(0, 1), (1, -1)], .equal, -20),
                .init(1, .lessThanOrEqual, 20), .init(1, .equal, 40, priority: 250),
            ])
        #expect(system.values == [10, 30])
        #expect(system.conflicts == [[3, 0, 2]])
    }

    /// A dropped constraint has its effect as soon as the contradiction is gone, by a removal or a constant.
    @Test func conflictsEnd() {
        var system = ConstraintSystem(variables: 1, [.init(0, .equal, 10), .init(0, .equal, 20)])
        #expect(system.conflicts == [[1, 0]])
        #expect(system.values == [10])
        system.setNumber(20, of: 0)
        system.solve()
        #expect(system.conflicts.isEmpty)
        #expect(system.values == [20])
        system.setNumber(30, of: 1)
        system.solve()
        #expect(system.conflicts == [[1, 0]])
        system.remove(0)
        system.solve()
        #expect(system.conflicts.isEmpty)
        #expect(system.values == [30])
    }

    /// Of a contradiction that constants cause, the latest constraint is dropped, whichever constant changed.
    @Test(arguments: [0, 1, 2]) func conflictsByConstants(changed: Int) {
        let constraints = [
            LinearConstraint(0, .equal, 10), .init([(1, 1), (0, -1)], .equal, 5), .init(1, .equal, 15),
        ]
        var system = ConstraintSystem(variables: 2, constraints)
        #expect(system.conflicts.isEmpty)
        system.setNumber(constraints[changed].number + 1, of: changed)
        system.solve()
        #expect(system.conflicts == [[2, 0, 1]])
    }

    /// Equal constraints are no conflict, also if rounding makes them slightly different.
    @Test func redundancy() {
        let thirds = (0..<3).map { LinearConstraint([($0, 3), (3, -1)], .equal, 0.1) }
        let system = ConstraintSystem(
            variables: 4,
            thirds + thirds + [
                .init([(0, 1), (1, 1), (2, 1), (3, -1)], .equal, 0.1), .init(3, .equal, 100),
                .init(3, .equal, 100),
            ])
        #expect(system.conflicts.isEmpty)
        #expect(abs(system.values[0] - 100.1 / 3) < 1e-6)
    }

    /// Constraints without variables are true or conflict with nothing else; repeated variables are added up.
    @Test func degenerateExpressions() {
        let system = ConstraintSystem(
            variables: 2,
            [
                .init([], .equal, 0), .init([], .equal, 1), .init([(0, 0)], .lessThanOrEqual, -1),
                .init([(0, 1), (0, -1)], .equal, 7, priority: 500),
                .init([(0, 1), (1, 1), (0, 1)], .equal, 8),
                .init([(1, 0.5), (1, -0.25)], .equal, 1),
            ])
        #expect(system.conflicts == [[1], [2]])
        #expect(system.values == [2, 4])
    }

    /// A constraint with a number that is not finite has no effect, until its constant is.
    @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude]) func oddNumbers(
        number: Double
    ) {
        var system = ConstraintSystem(
            variables: 2,
            [
                .init(0, .equal, number), .init([(0, number), (1, 1)], .equal, 3),
                .init(0, .equal, 5, priority: 250), .init([(1, 1), (0, -1)], .equal, number, priority: 800),
                .init(1, .equal, 1e9, priority: 1),
            ])
        #expect(system.values == [5, 1e9])
        #expect(system.conflicts.isEmpty)
        system.setNumber(8, of: 0)
        system.setNumber(2, of: 3)
        system.solve()
        #expect(system.values == [8, 10])
        system.setNumber(number, of: 0)
        system.solve()
        #expect(system.values == [5, 7])
    }

    /// The simplex method with the usual choice of pivots never ends for these costs (Beale's example), whether it
    /// starts with them or a constraint that hides them is removed.
    @Test func cycles() {
        let positive = (0..<7).map { LinearConstraint($0, .greaterThanOrEqual, 0) }
        let rows = [
            LinearConstraint([(0, 1), (3, 0.25), (4, -8), (5, -1), (6, 9)], .equal, 0),
            .init([(1, 1), (3, 0.5), (4, -12), (5, -0.5), (6, 3)], .equal, 0),
            .init([(2, 1), (5, 1)], .equal, 1),
        ]
        let costs = LinearConstraint(
            [(3, -0.75), (4, 20), (5, -0.5), (6, 6)], .equal, -1000, priority: 500)
        #expect(ConstraintSystem(variables: 7, rows + positive + [costs]).values == [0.75, 0, 0, 1, 0, 1, 0])
        let hiding = [3, 4, 5, 6].map { LinearConstraint($0, .equal, 0, priority: 750) }
        var system = ConstraintSystem(variables: 7, hiding + rows + positive + [costs])
        #expect(system.values == [0, 0, 1, 0, 0, 0, 0])
        for _ in hiding { system.remove(0) }
        system.solve()
        #expect(system.values == [0.75, 0, 0, 1, 0, 1, 0])
    }

    /// A variable in no constraint can be removed, together with the last constraint that contained it.
    @Test func removalOfVariables() {
        var system = ConstraintSystem(
            variables: 2, [.init([(0, 1), (1, -1)], .equal, 4), .init(1, .equal, 6)])
        system.remove(0)
        system.replaceVariable(0)
        system.add(.init([(1, 1), (0, -1)], .equal, 1))
        system.solve()
        #expect(system.values == [6, 7])
    }
}

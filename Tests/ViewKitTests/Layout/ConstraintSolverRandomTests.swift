import TableSpecimens
import Testing
import ViewKit

@Suite struct ConstraintSolverRandomTests {
    /// The kind of numbers in random constraints.
    enum Numbers: CaseIterable {
        /// Whole numbers from -10 to 10.
        case small
        /// Only -1, 0 and 1, so that many steps of the simplex method have the length 0.
        case degenerate
        case fractional
        /// Some huge, some not finite.
        case odd

        func next(_ numbers: inout SeededNumbers) -> Double {
            switch self {
            case .odd where Int.random(in: 0..<4, using: &numbers) == 0:
                [.nan, .infinity, -.infinity, 1e308, -1e308, 1e9, -1e9, 5e-300, 1e-7, -0.0]
                    .randomElement(using: &numbers) ?? 0
            case .small, .odd: Double(Int.random(in: -10...10, using: &numbers))
            case .degenerate: Double(Int.random(in: -1...1, using: &numbers))
            case .fractional: Double.random(in: -1000...1000, using: &numbers)
            }
        }

        func nextCoefficient(_ numbers: inout SeededNumbers) -> Double {
            let coefficients: [Double] =
                self == .fractional
                ? [1, -1, 1 / 3, -2 / 3, 16 / 9, 0.1, -0.7, 1.3] : [1, -1, 1, -1, 2, 0.5, -0.5, 3, 0]
            return coefficients.randomElement(using: &numbers) ?? 0
        }

        func nextConstraint(variables: Int, _ numbers: inout SeededNumbers) -> LinearConstraint {
            let count = [0, 1, 1, 1, 2, 2, 2, 2, 2, 3].randomElement(using: &numbers) ?? 0
            let terms = (0..<count).map { _ in
                (
                    variable: Int.random(in: 0..<variables, using: &numbers),
                    coefficient: nextCoefficient(&numbers)
                )
            }
            let relations: [ConstraintSolver.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
            let priorities: [Float] = [1000, 1000, 750, 750, 251, 250, 250, 1]
            return LinearConstraint(
                terms, relations.randomElement(using: &numbers) ?? .equal, next(&numbers),
                priority: priorities.randomElement(using: &numbers) ?? 1000)
        }
    }

    /// The values are optimal, and each conflict is a smallest one.
    @Test(arguments: [Numbers.small, .degenerate]) func solutionsAreOptimal(kind: Numbers) {
        var numbers = SeededNumbers(seed: 1)
        for _ in 0..<150 {
            let count = Int.random(in: 1...5, using: &numbers)
            let constraints = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in
                kind.nextConstraint(variables: count, &numbers)
            }
            let system = ConstraintSystem(variables: count, constraints)
            let reference = ConstraintReference(variables: count, constraints)
            #expect(isEqual(system.values, reference.values), "\(constraints)")
            #expect(system.conflicts.map { $0[0] } == reference.dropped, "\(constraints)")
            for conflict in system.conflicts {
                #expect(!reference.isSatisfiable(conflict))
                for constraint in conflict {
                    #expect(reference.isSatisfiable(conflict.filter { $0 != constraint }))
                }
            }
        }
    }

    /// After any changes, the solution is that of a new solver with the same constraints.
    @Test(arguments: Numbers.allCases) func solutionsAreIndependentOfHistory(kind: Numbers) {
        for seed in 0..<50 {
            var numbers = SeededNumbers(seed: UInt64(seed))
            var system = ConstraintSystem(variables: Int.random(in: 1...12, using: &numbers))
            for _ in 0..<20 {
                for _ in 0..<Int.random(in: 1...8, using: &numbers) { change(&system, kind, &numbers) }
                system.solve()
                let copy = system.copy
                #expect(isEqual(system.values, copy.values), "\(system.constraints)")
                #expect(system.conflicts == copy.conflicts, "\(system.constraints)")
            }
        }
    }

    private func change(_ system: inout ConstraintSystem, _ kind: Numbers, _ numbers: inout SeededNumbers) {
        let count = system.variables.count
        let constraint = system.constraints.indices.randomElement(using: &numbers)
        let variable = (0..<count).randomElement(using: &numbers) ?? 0
        switch (Int.random(in: 0..<10, using: &numbers), constraint) {
        case (0..<4, _), (_, nil): system.add(kind.nextConstraint(variables: count, &numbers))
        case (4..<6, let constraint?): system.remove(constraint)
        case (6, _):
            if !system.constraints.contains(where: { $0.terms.contains { $0.variable == variable } }) {
                system.replaceVariable(variable)
            }
        case (_, let constraint?): system.setNumber(kind.next(&numbers), of: constraint)
        }
    }

    private func isEqual(_ values: [Double], _ others: [Double]) -> Bool {
        values.count == others.count
            && zip(values, others).allSatisfy { abs($0 - $1) <= 1e-6 * max(10, abs($1)) }
    }

    /// A thousand constraints of 332 views, one below the other, between the edges of the first.
    @Test func largeSystem() {
        var constraints = [LinearConstraint(0, .equal, 0), .init(1, .equal, 10_000)]
        for view in 1..<333 {
            let (top, height, previous) = (2 * view, 2 * view + 1, 2 * view - 2)
            let offset = view == 1 ? [] : [(variable: previous + 1, coefficient: -1.0)]
            constraints += [
                .init([(top, 1), (previous, -1)] + offset, .equal, 8), .init(height, .greaterThanOrEqual, 20),
                .init(height, .equal, 10, priority: 250),
            ]
        }
        constraints.append(.init([(664, 1), (665, 1), (0, -1), (1, -1)], .equal, -8))
        let system = ConstraintSystem(variables: 666, constraints)
        let heights = (1..<333).map { system.values[2 * $0 + 1] }
        #expect(heights.dropLast().allSatisfy { $0 == 20 })
        #expect(heights.last == 716)
        #expect(system.conflicts.isEmpty)
    }
}

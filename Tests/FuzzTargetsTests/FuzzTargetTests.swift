import FuzzTargets
import TableSpecimens
import Testing

/// A few inputs of the kind that `make fuzz` runs, and those with which it found errors.
@Suite struct FuzzTargetTests {
    @Test(arguments: FuzzTarget.allCases)
    func seedsAndChangedSeeds(target: FuzzTarget) throws {
        var numbers = SeededNumbers(seed: 1)
        for seed in target.seeds {
            try target.run(seed)
            for _ in 0..<8 {
                let input = changed(seed, &numbers)
                do {
                    try target.run(input)
                } catch {
                    Issue.record("\(error), after \(input)")
                }
            }
        }
    }

    /// Returns the bytes with a few replaced, removed, inserted or repeated.
    private func changed(_ bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
        var result = bytes
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            let start = Int.random(in: 0...result.count, using: &numbers)
            let end = min(result.count, start + Int.random(in: 0...4, using: &numbers))
            let fragment = (0..<end - start).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: result.removeSubrange(start..<end)
            case 1: result.insert(contentsOf: fragment, at: start)
            case 2: result.replaceSubrange(start..<end, with: fragment)
            default: result.insert(contentsOf: Array(result[start..<end]), at: end)
            }
        }
        return result
    }
}

import FuzzTargets
import Testing

@Suite struct FuzzTargetTests {
    @Test(arguments: FuzzTarget.allCases)
    func seedsAndTheirChangesEndWithoutAFinding(target: FuzzTarget) throws {
        for seed in target.seeds { try target.run(seed) }
    }
}

/// A repeatable random number generator (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Returns the number of cases that a test of many draws: all in a release build, and a third of them in a debug build,
/// which takes ten times as long.
package func caseCount(_ all: Int) -> Int {
    #if DEBUG
        max(1, all / 3)
    #else
        all
    #endif
}

import Diagnostics
import Synchronization

/// A test run with its assertions. Tests of assertions have separate runs.
struct SnapshotRun: Sendable {
    /// The run of this process, except in tests of assertions.
    @TaskLocal static var current = SnapshotRun(environment: ProcessInfo.processInfo.environment)

    let environment: [String: String]

    /// The closure that receives failures.
    let report: @Sendable (SnapshotReport) -> Void

    private let uses = Uses()

    /// The compared golden files, with the locations of the assertions.
    private final class Uses: Sendable { let locations = Mutex<[String: String]>([:]) }

    init(
        environment: [String: String],
        report: @escaping @Sendable (SnapshotReport) -> Void = { $0.send() }
    ) {
        self.environment = environment
        self.report = report
    }

    /// Records that an assertion compares with a golden file.
    ///
    /// - Throws: A `Diagnostic` if another assertion has compared with it.
    func use(_ golden: GoldenFile, at location: AssertionLocation) throws {
        // Some file systems are case-insensitive.
        let key = golden.path.lowercased()
        let first = uses.locations.withLock { locations in
            let first = locations[key]
            if first == nil { locations[key] = "\(location)" }
            return first
        }
        if let first {
            throw Diagnostic(
                message: "the golden image \(golden.path) was already compared in this run, at \(first)",
                remedy: "give each snapshot of a test a unique name")
        }
        try GoldenUsageLog(environment: environment)?.add(golden)
    }
}

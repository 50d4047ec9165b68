import Foundation
import Synchronization

/// A test run with its assertions. Tests of assertions have separate runs.
struct SnapshotRun: Sendable {
    /// The run of this process, except in tests of assertions.
    @TaskLocal static var current = SnapshotRun(environment: ProcessInfo.processInfo.environment)

    /// The environment variables.
    let environment: [String: String]

    /// The closure that receives failures.
    let report: @Sendable (SnapshotReport) -> Void

    private let uses = Uses()

    /// The compared golden files, with the locations of the assertions.
    private final class Uses: Sendable {
        let places = Mutex<[String: String]>([:])
    }

    init(
        environment: [String: String],
        report: @escaping @Sendable (SnapshotReport) -> Void = { $0.send() }
    ) {
        self.environment = environment
        self.report = report
    }

    /// Records that an assertion compares with a golden file.
    ///
    /// - Throws: ``SnapshotTestingError/usedTwice(path:first:)``.
    func use(_ golden: GoldenFile, at place: SourcePlace) throws {
        // Some file systems are case-insensitive.
        let key = golden.path.lowercased()
        let first = uses.places.withLock { places in
            let first = places[key]
            if first == nil { places[key] = "\(place)" }
            return first
        }
        if let first { throw SnapshotTestingError.usedTwice(path: golden.path, first: first) }
        try GoldenLedger(environment: environment)?.add(golden)
    }
}

import Foundation
import Synchronization

/// The run of tests that assertions belong to. Tests of assertions have runs of their own.
struct SnapshotRun: Sendable {
    /// This process's, except in those tests.
    @TaskLocal static var current = SnapshotRun(environment: ProcessInfo.processInfo.environment)

    /// The environment variables.
    let environment: [String: String]

    /// Where failures go.
    let report: @Sendable (SnapshotReport) -> Void

    private let uses = Uses()

    /// The golden files that assertions have compared with, and where the assertions stand.
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

    /// Notes that an assertion compares with a golden file.
    ///
    /// - Throws: ``SnapshotTestingError/usedTwice(path:first:)``.
    func use(_ golden: GoldenFile, at place: SourcePlace) throws {
        // On some file systems names are the same that differ in case.
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

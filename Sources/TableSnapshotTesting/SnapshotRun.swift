import Diagnostics
import Synchronization

/// A test run with its assertions. Tests of assertions have separate runs.
struct SnapshotRun: Sendable {
    /// The run of this process, except in tests of assertions.
    @TaskLocal static var current = ofProcess

    private static let ofProcess = SnapshotRun(environment: ProcessInfo.processInfo.environment)

    let environment: [String: String]

    /// The closure that receives failures.
    let report: @Sendable (SnapshotReport) -> Void

    private let uses = Uses()

    private final class Uses: Sendable {
        /// The compared golden files, with the locations of the assertions.
        let locations = Mutex<[String: String]>([:])
        /// The images whose pixels were not compared.
        let uncompared = Mutex(UncomparedImages())
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

    /// Counts an image of a suite whose pixels were not compared. When the process ends, it prints a line for each
    /// suite.
    func addUncompared(_ fonts: String, in suite: String) {
        let isFirst = uses.uncompared.withLock { images in
            let isFirst = images.isEmpty
            images.add(fonts, in: suite)
            return isFirst
        }
        if isFirst, uses === Self.ofProcess.uses {
            atexit {
                let lines = SnapshotRun.ofProcess.uncomparedLines.map { $0 + "\n" }
                FileHandle.standardError.write(Data(lines.joined().utf8))
            }
        }
    }

    /// The lines about images whose pixels were not compared, one for each suite.
    var uncomparedLines: [String] { uses.uncompared.withLock { $0.lines } }
}

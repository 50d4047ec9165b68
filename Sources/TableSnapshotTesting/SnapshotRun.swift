import Diagnostics
import Synchronization

/// A test run with its assertions. Tests of assertions have separate runs.
struct SnapshotRun: Sendable {
    /// The run of this process, except in tests of assertions.
    @TaskLocal static var current = ofProcess

    private static let ofProcess = SnapshotRun(environment: ProcessInfo.processInfo.environment)

    let environment: [String: String]

    /// The time at which the run began. Other processes wrote the golden images that are newer, except for the recorded
    /// ones.
    let start = Date()

    /// The closure that receives failures.
    let report: @Sendable (SnapshotReport) -> Void

    private let uses = Uses()

    private final class Uses: Sendable {
        /// The compared golden files, by path in lowercase: some file systems are case-insensitive.
        let goldens = Mutex<[String: Use]>([:])
        /// The images whose pixels were not compared.
        let uncompared = Mutex(UncomparedImages())
    }

    /// A golden file, and the assertion that compares with it.
    private struct Use {
        let path: String
        let location: String
        let digest: Int
        var isRecorded = false
    }

    init(
        environment: [String: String],
        report: @escaping @Sendable (SnapshotReport) -> Void = { $0.send() }
    ) {
        self.environment = environment
        self.report = report
    }

    /// Records that an assertion compares an image with a golden file. A repeated test compares it again.
    ///
    /// - Parameter digest: The digest of the compared pixels.
    /// - Returns: A Boolean value that indicates whether this run recorded the image.
    /// - Throws: A `Diagnostic` if another assertion has compared with the file, or the same one with other pixels.
    func use(_ golden: GoldenFile, digest: Int, at location: AssertionLocation) throws -> Bool {
        let use = Use(path: golden.path, location: "\(location)", digest: digest)
        let first = uses.goldens.withLock { goldens in
            let first = goldens[use.path.lowercased()]
            goldens[use.path.lowercased()] = first ?? use
            return first
        }
        guard let first else {
            try GoldenUsageLog(environment: environment)?.add(golden)
            return false
        }
        let remedy = "give each snapshot of a test a unique name"
        guard first.location == use.location, first.path == use.path else {
            throw Diagnostic(
                message:
                    "the \(golden.noun) \(use.path) was already compared in this run, at \(first.location)",
                remedy: remedy)
        }
        guard first.digest == digest else {
            throw Diagnostic(
                message:
                    "the \(golden.noun) \(use.path) was already compared in this run, with another "
                    + (golden.isText ? "text" : "image"),
                remedy: remedy)
        }
        return first.isRecorded
    }

    /// Records that an image has become the golden image.
    func addRecorded(_ golden: GoldenFile) {
        uses.goldens.withLock { $0[golden.path.lowercased()]?.isRecorded = true }
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

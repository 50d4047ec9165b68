import Testing

/// How the snapshots of a test, or of all tests of a suite, are compared; see `snapshots(record:tolerance:directory:)`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    let settings: SnapshotSettings

    /// It holds for the suites in a suite as well.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let settings = SnapshotSettings.current.overlaid(with: settings)
        try await SnapshotSettings.$current.withValue(settings) { try await function() }
    }
}

extension Trait where Self == SnapshotsTrait {
    /// Chooses how snapshots are compared. What is left out stays as the suite around has it, and what an assertion says
    /// itself goes before.
    ///
    /// - Parameters:
    ///   - record: When drawings become golden pictures.
    ///   - tolerance: Which differences are accepted.
    ///   - directory: The folder of the golden pictures: below the package's, or an absolute path.
    public static func snapshots(
        record: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil
    ) -> Self {
        SnapshotsTrait(
            settings: SnapshotSettings(record: record, tolerance: tolerance, directory: directory))
    }
}

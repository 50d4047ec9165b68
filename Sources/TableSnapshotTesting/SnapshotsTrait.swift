import Testing

/// A trait that determines how the snapshots of a test, or of all tests of a suite, are compared; see
/// `snapshots(record:tolerance:directory:otherFonts:)`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    let settings: SnapshotSettings

    /// A Boolean value that indicates whether the trait applies to nested suites. It is always `true`.
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
    /// Returns a trait that sets how snapshots are compared. Omitted settings are those of the enclosing suite. The
    /// arguments of an assertion take precedence.
    ///
    /// - Parameters:
    ///   - record: The record mode.
    ///   - tolerance: The accepted differences.
    ///   - directory: The folder of golden images, as an absolute path or a path below the package's folder.
    ///   - otherFonts: The comparison if this machine does not have the fonts of a golden image. Default: that in the
    ///     environment variable `TABLESNAP_OTHER_FONTS`, or pixels.
    public static func snapshots(
        record: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
        otherFonts: OtherFonts? = nil
    ) -> Self {
        SnapshotsTrait(
            settings: SnapshotSettings(
                record: record, tolerance: tolerance, directory: directory, otherFonts: otherFonts))
    }
}

public import Testing

/// A trait that determines how the snapshots of a test, or of all tests of a suite, are drawn and compared; see
/// `snapshots(record:tolerance:directory:otherFonts:fonts:filePath:)`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    let settings: SnapshotSettings
    let fonts: Result<FontCollection, FontCollectionError>?

    /// A Boolean value that indicates whether the trait applies to nested suites. It is always `true`.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let settings = SnapshotSettings.current.overlaid(with: settings)
        try await SnapshotSettings.$current.withValue(settings) {
            try await FontCollection.withCurrent(fonts) { try await function() }
        }
    }
}

extension Trait where Self == SnapshotsTrait {
    /// Returns a trait that sets how snapshots are drawn and compared. Omitted settings are those of the enclosing suite. The
    /// arguments of an assertion take precedence.
    ///
    /// - Parameters:
    ///   - record: The record mode.
    ///   - tolerance: The accepted differences.
    ///   - directory: The folder of golden images, as an absolute path or a path below the package's folder.
    ///   - otherFonts: The comparison if this machine does not have the fonts of a golden image. Default: that in the
    ///     environment variable `TABLESNAP_OTHER_FONTS`, or pixels.
    ///   - fonts: The folder of the font files, as an absolute path or a path below the package's folder. Only its fonts
    ///     are used, by all tables and views that specify none; see `FontCollection`. Snapshots fail if it cannot be
    ///     used.
    ///   - filePath: The file of the call, which determines the package's folder.
    public static func snapshots(
        record: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
        otherFonts: OtherFonts? = nil, fonts: String? = nil, filePath: StaticString = #filePath
    ) -> Self {
        SnapshotsTrait(
            settings: SnapshotSettings(
                record: record, tolerance: tolerance, directory: directory, otherFonts: otherFonts),
            fonts: fonts.map { FontCollection.result(inPackageOf: filePath, folder: $0) })
    }
}

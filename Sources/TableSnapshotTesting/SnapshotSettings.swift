import Synchronization
import Testing

/// The default settings for all snapshots of a test.
struct SnapshotSettings: Sendable {
    var record: RecordMode?
    /// The accepted differences. `nil` accepts none.
    var tolerance: Tolerance?
    /// The folder of golden images. `nil` uses `Snapshots`.
    var directory: String?
    /// The comparison with golden images of other fonts. `nil` uses the environment variable.
    var otherFonts: OtherFonts?

    /// The settings of the running test.
    @TaskLocal static var current = SnapshotSettings()

    /// The number of calls of `withSnapshots` in tests of XCTest that have not returned.
    private static let scopes = Atomic(0)

    /// A Boolean value that indicates whether the current settings are those of a call of `withSnapshots`.
    @TaskLocal private static var isInScope = false

    /// A Boolean value that indicates whether settings of the running test of XCTest do not reach the current task.
    static var isHidden: Bool { !isInScope && scopes.load(ordering: .relaxed) > 0 }

    /// Runs a closure with settings that take precedence over the current ones.
    func applied<Result>(_ operation: () throws -> Result) rethrows -> Result {
        // Tests of Swift Testing run concurrently, each with its own settings.
        let isCounted = Test.current == nil
        if isCounted { Self.scopes.add(1, ordering: .relaxed) }
        defer { if isCounted { Self.scopes.subtract(1, ordering: .relaxed) } }
        return try Self.$current.withValue(Self.current.overlaid(with: self)) {
            try Self.$isInScope.withValue(true) { try operation() }
        }
    }

    /// Returns the settings, with those of `other` taking precedence.
    func overlaid(with other: SnapshotSettings) -> SnapshotSettings {
        SnapshotSettings(
            record: other.record ?? record, tolerance: other.tolerance ?? tolerance,
            directory: other.directory ?? directory,
            otherFonts: other.otherFonts ?? otherFonts)
    }
}

/// Sets how snapshots are drawn and compared while a closure runs. Omitted settings are unchanged.
///
/// Use it in an `XCTestCase`, whose tests have no traits:
///
/// ```swift
/// override func invokeTest() {
///     withSnapshots(tolerance: Tolerance(.perceptual())) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - record: The record mode.
///   - tolerance: The accepted differences.
///   - directory: The folder of golden images, as an absolute path or a path below the package's folder.
///   - otherFonts: The comparison if this machine does not have the fonts of a golden image.
///   - fonts: The folder of the font files, as an absolute path or a path below the package's folder. Only its fonts are
///     used, by all tables and views that specify none; see `FontCollection`. Snapshots fail if it cannot be used.
///   - filePath: The file of the call, which determines the package's folder.
///   - operation: The tests to which the settings apply.
public func withSnapshots<Result>(
    record: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
    otherFonts: OtherFonts? = nil, fonts: String? = nil, filePath: StaticString = #filePath,
    _ operation: () throws -> Result
) rethrows -> Result {
    let settings = SnapshotSettings(
        record: record, tolerance: tolerance, directory: directory, otherFonts: otherFonts)
    let fonts = fonts.map { FontCollection.result(inPackageOf: filePath, folder: $0) }
    return try settings.applied { try FontCollection.withCurrent(fonts) { try operation() } }
}

extension FontCollection {
    /// Returns the fonts in a folder of the package that contains a source file, or the error.
    static func result(
        inPackageOf filePath: StaticString, folder: String
    ) -> Result<FontCollection, FontCollectionError> {
        guard !folder.hasPrefix("/") else { return result(folder: folder) }
        let environment = SnapshotRun.current.environment
        // Without a package, the path is relative to the current folder.
        let package = try? PackageFolder.find(from: "\(filePath)", environment: environment)
        return result(folder: package?.appending(path: folder).path ?? folder)
    }
}

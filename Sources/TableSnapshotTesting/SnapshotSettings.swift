/// What holds for all snapshots of a test that do not say otherwise.
struct SnapshotSettings: Sendable {
    /// When drawings are recorded; nil for what the environment says.
    var record: RecordMode?
    /// Which differences are accepted; nil for none.
    var tolerance: Tolerance?
    /// The folder of golden pictures; nil for `Snapshots`.
    var directory: String?

    /// Those of the running test.
    @TaskLocal static var current = SnapshotSettings()

    /// The settings with those that others have laid over them.
    func overlaid(with other: SnapshotSettings) -> SnapshotSettings {
        SnapshotSettings(
            record: other.record ?? record, tolerance: other.tolerance ?? tolerance,
            directory: other.directory ?? directory)
    }
}

/// Chooses how snapshots are compared while a closure runs. What is left out stays as it is.
///
/// For an `XCTestCase`, whose tests have no traits:
///
/// ```swift
/// override func invokeTest() {
///     withSnapshots(tolerance: Tolerance(.perceptual())) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - record: When drawings become golden pictures.
///   - tolerance: Which differences are accepted.
///   - directory: The folder of the golden pictures: below the package's, or an absolute path.
///   - operation: The tests for which this holds.
public func withSnapshots<Result>(
    record: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
    _ operation: () throws -> Result
) rethrows -> Result {
    let settings = SnapshotSettings(record: record, tolerance: tolerance, directory: directory)
    return try SnapshotSettings.$current.withValue(SnapshotSettings.current.overlaid(with: settings)) {
        try operation()
    }
}

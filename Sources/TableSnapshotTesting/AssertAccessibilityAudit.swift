/// Audits the accessibility of a subject, and fails the test if there are findings that its baseline does not have.
///
/// ```swift
/// @Test func settings() {
///     assertAccessibilityAudit(of: makeTable())
/// }
/// ```
///
/// The audit lays out the complete subject at the text sizes L, xxxL and AX5 in both layout directions. The contrast is
/// checked in the appearance of the subject or the options, or in both if they specify none. See
/// `AccessibilityAuditType` for the checks.
///
/// The baseline of a test is the text file `Snapshots/Module/Suite/test.audit.txt`, next to golden images. It is
/// recorded like a golden image: if there is none, the assertion records the findings and fails, except on continuous
/// integration; see `RecordMode`. Afterward, only new findings fail. A subject without findings requires no baseline. A
/// finding in the baseline that no longer occurs fails in the mode `failed` or `all` only, which removes it.
///
/// - Parameters:
///   - subject: A table, another view, a controller or a scene.
///   - name: The name of the audit among those of the test. The cases of a parameterized test require one.
///   - types: The checks.
///   - path: The path of the baseline below the folder of golden images, without `.audit.txt`. It replaces
///     `Module/Suite/test`.
///   - options: The theme and the traits of the subject. The audit determines the size and the direction.
///   - record: The record mode. Default: that of the test's trait, or of the environment variable `TABLESNAP_RECORD`.
///   - fileID: The file of the call, which the failure reports, as it does the following.
///   - filePath: The path of the file, which determines the package's folder.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function of the call.
public func assertAccessibilityAudit<Subject: SnapshotSubject>(
    of subject: @autoclosure () throws -> Subject, named name: String? = nil,
    for types: Set<AccessibilityAuditType> = .all, path: String? = nil, options: SnapshotOptions? = nil,
    record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
    let request = SnapshotRequest(
        format: .image, name: name, devices: [], path: path, options: options, traits: [], ignoredViews: [],
        ignoredRects: [], record: record,
        location: AssertionLocation(
            fileID: fileID, filePath: filePath, line: line, column: column, function: function))
    guard let message = request.auditFailure(types, subject) else { return }
    request.run.report(SnapshotReport(message: message, files: [], location: request.location))
}

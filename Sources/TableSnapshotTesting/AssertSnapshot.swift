/// Compares pictures of a subject with their golden ones, and has the test fail when they differ.
///
/// ```swift
/// @Test func fruits() {
///     assertSnapshot(of: makeTable())
///     assertSnapshot(of: makeTable(), named: "dark", traits: [.dark])
/// }
/// ```
///
/// The golden picture of a test is `Snapshots/Suite/test.png` in the package's folder, or `Snapshots/Suite/test.name.png`;
/// with traits it ends as `test~dark@2x.png` does.
/// When there is none yet, the picture becomes it, and the test fails to say so, except on continuous integration; see
/// `RecordMode`. A failure comes with the picture, the golden one and their difference: attached to the test, and in
/// the folder that the environment variable `TABLESNAP_ARTIFACTS` names, or `.build/snapshot-failures`.
///
/// - Parameters:
///   - subject: A table, another view, a controller, a scene, a snapshot that is prepared, or an image.
///   - name: What tells the picture from the test's others. The cases of a parameterised test need one.
///   - path: The golden picture's path below the folder of all, without extension, in place of `Suite/test`.
///   - options: How the subject is drawn; the whole of it unless given.
///   - traits: Scale, appearance and direction of one picture each; those of the options unless given. The golden
///     files' names tell them; see `TraitCollection.pictureName(_:)`.
///   - tolerance: Which differences are accepted; those of the test's trait, otherwise none.
///   - ignored: Views that are not compared, as key paths from the subject: `\.clockLabel`. Where they stand in the
///     picture counts. Views that are not seen are left out, and arrays of views can be given.
///   - ignoredInCells: The same as key paths from cells, headers or footers: `\ClockCell.clockLabel`.
///   - ignoredRects: Rectangles that are not compared, in points from the picture's top left corner; in pixels when the
///     subject is a `Bitmap`.
///   - record: When the picture becomes the golden one; what the test's trait says, otherwise what the environment
///     variable `TABLESNAP_RECORD` says.
///   - fileID: The file of the call, for the failure; so are the following.
///   - filePath: The path of that file, by which the package's folder is found.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function of the call, which names the test in XCTest.
public func assertSnapshot<Subject: SnapshotSubject>(
    of subject: @autoclosure () throws -> Subject, named name: String? = nil, path: String? = nil,
    options: SnapshotOptions? = nil, traits: [TraitCollection] = [], tolerance: Tolerance? = nil,
    ignoring ignored: PartialKeyPath<Subject>..., ignoringInCells ignoredInCells: AnyKeyPath...,
    ignoringRects ignoredRects: [CGRect] = [], record: RecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: String = #function
) {
    let request = SnapshotRequest(
        name: name, path: path, options: options, traits: traits, tolerance: tolerance,
        ignoredViews: ignored + ignoredInCells, ignoredRects: ignoredRects, record: record,
        place: SourcePlace(
            fileID: fileID, filePath: filePath, line: line, column: column, function: function))
    for result in request.verify(subject) { request.report(result) }
}

/// Compares pictures of a subject with their golden ones, and answers what came of it instead of failing the test. The
/// parameters are those of ``assertSnapshot(of:named:path:options:traits:tolerance:ignoring:ignoringInCells:ignoringRects:record:fileID:filePath:line:column:function:)``.
///
/// - Returns: A result for each picture, in the order of the traits. Failures leave no files behind; recorded pictures do.
public func verifySnapshot<Subject: SnapshotSubject>(
    of subject: @autoclosure () throws -> Subject, named name: String? = nil, path: String? = nil,
    options: SnapshotOptions? = nil, traits: [TraitCollection] = [], tolerance: Tolerance? = nil,
    ignoring ignored: PartialKeyPath<Subject>..., ignoringInCells ignoredInCells: AnyKeyPath...,
    ignoringRects ignoredRects: [CGRect] = [], record: RecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: String = #function
) -> [SnapshotResult] {
    SnapshotRequest(
        name: name, path: path, options: options, traits: traits, tolerance: tolerance,
        ignoredViews: ignored + ignoredInCells, ignoredRects: ignoredRects, record: record,
        place: SourcePlace(
            fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    ).verify(subject)
}

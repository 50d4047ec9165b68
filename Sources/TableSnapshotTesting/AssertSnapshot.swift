/// Compares images of a subject with golden (reference) images, or texts with golden texts, and fails the test if they
/// differ.
///
/// ```swift
/// @Test func fruits() {
///     assertSnapshot(of: makeTable())
///     assertSnapshot(of: makeTable(), named: "dark", traits: [.dark])
///     assertSnapshot(of: makeTable(), as: .accessibility)
/// }
/// ```
///
/// The golden image of a test is `Snapshots/Module/Suite/test@2x.png` in the package's folder, or
/// `Snapshots/Module/Suite/test.name@2x.png`. The suite is the one of Swift Testing or the class of XCTest. With
/// traits, the name ends like `test~dark@3x.png`. With a device, it contains the device's, as in
/// `test.iPhone13@3x.png`. Only a `Bitmap`, which has no points, has no scale in its name. The names of other formats end
/// as ``SnapshotFormat`` lists.
///
/// Two assertions cannot compare with the same golden image, and neither can two different images of one assertion, as
/// in a loop. A repeated test compares its images again.
///
/// If there is no golden image, the assertion records the image and fails with a message, except on continuous
/// integration; see `RecordMode`. A failure includes the image, the golden image and their difference. They are
/// attached to the test, and written to the folder in the environment variable `TABLESNAP_ARTIFACTS`, or
/// `.build/snapshot-failures`.
///
/// - Parameters:
///   - subject: A table, another view, a controller, a scene, a prepared snapshot, or an image.
///   - format: What is compared: the image, a text of its accessibility elements or of its layout, or an image with
///     numbered accessibility elements. A text is compared completely, without a tolerance and ignored views.
///   - name: The name of the image among those of the test. The cases of a parameterized test require one.
///   - devices: The devices of one image each, such as `.iPhoneSE, .iPhone13(.landscape)`. They replace that of the
///     options, with its scale, and become part of the file names. The expression of the subject is evaluated for each
///     of them. With traits, there is an image of each device with each of the traits. Default: the device of the
///     options, or none.
///   - path: The path of the golden image below the folder of golden images, without device, traits, scale and
///     extension. It replaces `Module/Suite/test`.
///   - options: The options of the image. Default: the complete subject.
///   - traits: The traits of one image each. They replace those of the options that they specify, and become part of
///     the file names; see `TraitCollection.imageName(_:)`. Default: the traits of the options.
///   - tolerance: The accepted differences. Default: those of the test's trait, or none.
///   - ignored: Views that are not compared, as key paths from the subject: `\.clockLabel`. Their frames in the image
///     are ignored. Hidden views have no effect. Values can be arrays of views.
///   - ignoredInCells: Views that are not compared, as key paths from cells, headers or footers:
///     `\ClockCell.clockLabel`.
///   - ignoredRects: Rectangles that are not compared, in points from the image's top-left corner. For a `Bitmap`, they
///     are in pixels.
///   - record: The record mode. Default: that of the test's trait, or of the environment variable `TABLESNAP_RECORD`.
///   - fileID: The file of the call, which the failure reports, as it does the following.
///   - filePath: The path of the file, which determines the package's folder.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function of the call. In XCTest, an assertion in a test method fails while another test runs.
public func assertSnapshot<Subject: SnapshotSubject>(
    of subject: @autoclosure () throws -> Subject, as format: SnapshotFormat = .image,
    named name: String? = nil, on devices: DeviceScreen..., path: String? = nil,
    options: SnapshotOptions? = nil, traits: [TraitCollection] = [], tolerance: Tolerance? = nil,
    ignoring ignored: PartialKeyPath<Subject>..., ignoringInCells ignoredInCells: AnyKeyPath...,
    ignoringRects ignoredRects: [CGRect] = [], record: RecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function
) {
    let request = SnapshotRequest(
        format: format, name: name, devices: devices, path: path, options: options, traits: traits,
        tolerance: tolerance,
        ignoredViews: ignored + ignoredInCells, ignoredRects: ignoredRects, record: record,
        location: AssertionLocation(
            fileID: fileID, filePath: filePath, line: line, column: column, function: function))
    for verdict in request.verify(subject) { request.report(verdict) }
}

/// Compares images of a subject with golden images, and returns the results instead of failing the test. It has the
/// parameters of
/// ``assertSnapshot(of:as:named:on:path:options:traits:tolerance:ignoring:ignoringInCells:ignoringRects:record:fileID:filePath:line:column:function:)``.
///
/// - Returns: A verdict for each image, in the order of the devices and the traits. Failures write no files, but recorded images do.
public func verifySnapshot<Subject: SnapshotSubject>(
    of subject: @autoclosure () throws -> Subject, as format: SnapshotFormat = .image,
    named name: String? = nil, on devices: DeviceScreen..., path: String? = nil,
    options: SnapshotOptions? = nil, traits: [TraitCollection] = [], tolerance: Tolerance? = nil,
    ignoring ignored: PartialKeyPath<Subject>..., ignoringInCells ignoredInCells: AnyKeyPath...,
    ignoringRects ignoredRects: [CGRect] = [], record: RecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function
) -> [Verdict] {
    SnapshotRequest(
        format: format, name: name, devices: devices, path: path, options: options, traits: traits,
        tolerance: tolerance,
        ignoredViews: ignored + ignoredInCells, ignoredRects: ignoredRects, record: record,
        location: AssertionLocation(
            fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    ).verify(subject)
}

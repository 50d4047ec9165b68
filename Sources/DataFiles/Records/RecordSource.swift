import Diagnostics

/// An ordered source of records with random access.
///
/// A source must be used by one thread at a time.
package protocol RecordSource: AnyObject {
    /// The name of the source in error messages.
    var name: String { get }
    /// The names of the columns.
    var columns: [String] { get }
    /// The columns that have no name in the input, but one by their position, such as `column 3`.
    var unnamedColumns: Set<Int> { get }
    /// The number of records.
    var count: Int { get }

    /// The number of records, at least `count`, that show how values are read. Those after the others are not drawn.
    var examinedCount: Int { get }

    /// A Boolean value that indicates whether access to an earlier record reads all records before it again.
    var isSequential: Bool { get }

    /// The warnings about records of the input that are not in the source, and about their order.
    var warnings: [Diagnostic] { get }

    /// Returns the record at `index`, from 0. Sequential access is fast.
    ///
    /// Throws if the source can no longer be read or has changed.
    func record(at index: Int) throws(Diagnostic) -> Record

    /// Returns the runs of records that have the same text in `column`.
    func runs(ofColumn column: Int) throws(Diagnostic) -> [FieldRun]
}

extension RecordSource {
    package var unnamedColumns: Set<Int> { [] }

    package var examinedCount: Int { count }

    package var isSequential: Bool { false }

    package var warnings: [Diagnostic] { [] }

    /// Returns records that are evenly distributed over all, in their order.
    ///
    /// - Parameter size: The maximum number of records.
    package func sample(_ size: Int) throws(Diagnostic) -> [Record] {
        let sampleCount = min(count, size)
        return try (0..<sampleCount).map { (index) throws(Diagnostic) in
            try record(at: index * count / sampleCount)
        }
    }

    package func runs(ofColumn column: Int) throws(Diagnostic) -> [FieldRun] {
        var runs: [FieldRun] = []
        for index in 0..<count { runs.add(try record(at: index)[column], at: index) }
        return runs
    }
}

import Diagnostics

/// An ordered source of records with random access.
///
/// A source must be used by one thread at a time.
package protocol RecordSource: AnyObject {
    /// The name of the source in error messages.
    var name: String { get }
    /// The names of the columns.
    var columns: [String] { get }
    /// The number of records.
    var count: Int { get }

    /// Returns the record at `index`, from 0. Sequential access is fast.
    ///
    /// Throws if the source can no longer be read or has changed.
    func record(at index: Int) throws(Diagnostic) -> Record

    /// Calls `body` in order with each run of records that have the same text in `column`, until it returns
    /// `false`.
    func forEachRun(inColumn column: Int, _ body: (FieldRun) -> Bool) throws(Diagnostic)
}

extension RecordSource {
    package func forEachRun(inColumn column: Int, _ body: (FieldRun) -> Bool) throws(Diagnostic) {
        var value = ""
        var start = 0
        for index in 0..<count {
            let next = try record(at: index)[column]
            if index > 0, next == value { continue }
            if index > 0, !body(FieldRun(records: start..<index, value: value)) { return }
            (value, start) = (next, index)
        }
        if count > 0 { _ = body(FieldRun(records: start..<count, value: value)) }
    }
}

extension RecordFile: RecordSource {}

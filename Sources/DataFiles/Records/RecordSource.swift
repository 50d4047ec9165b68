import Diagnostics

/// Records in an order, any of which can be had.
///
/// Use a source from one thread at a time.
package protocol RecordSource: AnyObject {
    /// What error messages call the source.
    var name: String { get }
    /// The names of the columns.
    var columns: [String] { get }
    /// The number of records.
    var count: Int { get }

    /// The record at `index`, from 0. Asking for one after the other is fast.
    ///
    /// Throws when the source cannot be read any more or has changed.
    func record(at index: Int) throws(Diagnostic) -> Record

    /// Calls `body` with each run of records that have the same text in `column`, in their order, until it returns
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

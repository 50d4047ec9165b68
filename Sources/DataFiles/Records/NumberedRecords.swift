import Diagnostics

/// Records that consist only of their number, from 1, in one column with the name `number`.
package final class NumberedRecords: RecordSource {
    package let name: String
    package let columns = ["number"]
    package let count: Int

    package init(count: Int, name: String) {
        self.count = count
        self.name = name
    }

    package func record(at index: Int) throws(Diagnostic) -> Record {
        Record(line: 0, texts: [String(index + 1)])
    }
}

/// Records in memory.
package final class StoredRecords: RecordSource {
    package let name: String
    package let columns: [String]
    private let records: [Record]

    package init(name: String, columns: [String], records: [Record]) {
        (self.name, self.columns, self.records) = (name, columns, records)
    }

    package var count: Int { records.count }

    package func record(at index: Int) -> Record { records[index] }
}

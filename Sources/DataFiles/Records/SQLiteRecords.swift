import Diagnostics

/// The rows of a query of an SQLite file.
///
/// The data remain as they were when the file was opened. Rows are read on demand. The most recent ones are
/// retained, or all of them for random access.
package final class SQLiteRecords: RecordSource {
    package let name: String
    package let columns: [String]
    package let count: Int

    private let statement: SQLiteStatement
    private let keepsAll: Bool
    /// The index of the next row of the statement.
    private var upcoming = 0
    /// The retained rows before that one.
    private var recent: [Record] = []
    private var recentBytes = 0

    private static let mostRecent = 512
    private static let mostRecentBytes = 16 << 20
    private static let mostBytes = 256 << 20

    /// The queries of a database.
    package enum Question: Sendable, Hashable {
        /// All rows of its only table.
        case onlyTable
        /// All rows of a table.
        case table(String)
        /// The result of a SELECT statement.
        case query(String)
    }

    /// Runs a query of a database.
    ///
    /// - Parameter isRandom: Whether rows are read in random order. All of them are then retained, because
    ///   going back would restart the query.
    /// - Throws: A diagnostic for an unknown table, and for a query that is invalid, is no SELECT, takes too
    ///   long or returns too much.
    package init(
        _ database: SQLiteDatabase, asking question: Question, mostRows: Int, isRandom: Bool = false
    ) throws(Diagnostic) {
        name = database.name
        keepsAll = isRandom
        statement =
            switch question {
            case .query(let query): try database.prepare(query)
            case .table(let name): try database.prepare(database.everything(in: name))
            case .onlyTable: try database.prepare(database.everythingInOnlyTable())
            }
        columns = statement.columns
        if let twins = RecordReader.twins(among: columns) {
            throw Diagnostic(file: name, message: "\(twins); give each a name of its own with AS")
        }
        var count = 0
        while try statement.step() {
            count += 1
            guard count <= mostRows else {
                throw Diagnostic(file: name, message: "the query gives more than \(mostRows) rows")
            }
        }
        statement.reset()
        self.count = count
    }

    package func record(at index: Int) throws(Diagnostic) -> Record {
        let first = upcoming - recent.count
        if index >= first, index < upcoming { return recent[index - first] }
        statement.database.resume()
        defer { statement.database.pause() }
        if index < first {
            statement.reset()
            upcoming = 0
            (recent, recentBytes) = ([], 0)
        }
        while upcoming <= index {
            guard try statement.step() else { throw .changed(name) }
            upcoming += 1
            try keep(Record(line: upcoming, texts: statement.texts), of: statement.bytes)
        }
        return recent[recent.count - 1]
    }

    private func keep(_ record: Record, of bytes: Int) throws(Diagnostic) {
        guard bytes <= RecordLimits().recordBytes else {
            throw Diagnostic(
                file: name,
                message: "row \(record.line) is longer than \(RecordLimits().recordBytes >> 20) MiB")
        }
        recentBytes += bytes
        if keepsAll {
            guard recentBytes <= Self.mostBytes else {
                throw Diagnostic(
                    file: name,
                    message:
                        "the rows to sort are longer than \(Self.mostBytes >> 20) MiB; sort them in the query, with ORDER BY"
                )
            }
        } else if recentBytes > Self.mostRecentBytes {
            (recent, recentBytes) = ([], bytes)
        } else if recent.count == Self.mostRecent {
            recent.removeFirst(Self.mostRecent / 2)
        }
        recent.append(record)
    }
}

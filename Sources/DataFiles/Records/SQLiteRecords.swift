import Diagnostics

/// The rows that a query of an SQLite file gives.
///
/// What is read stays as it was when the file was opened. Rows are stepped through as they are asked for; the latest few
/// are kept, or all of them when they are asked for in any order.
package final class SQLiteRecords: RecordSource {
    package let name: String
    package let columns: [String]
    package let count: Int

    private let statement: SQLiteStatement
    private let keepsAll: Bool
    /// The index of the row that the statement steps to next.
    private var upcoming = 0
    /// The rows before that one, as many as are kept.
    private var recent: [Record] = []
    private var recentBytes = 0

    private static let mostRecent = 512
    private static let mostRecentBytes = 16 << 20
    private static let mostBytes = 256 << 20

    /// What is asked of a database.
    package enum Question: Sendable, Hashable {
        /// Everything in its only table.
        case onlyTable
        /// Everything in a table.
        case table(String)
        /// What a SELECT statement gives.
        case query(String)
    }

    /// Asks a database something.
    ///
    /// - Parameter isRandom: Whether rows will be asked for in any order, so that all are kept: going back to one would
    ///   otherwise begin the query anew.
    /// - Throws: When there is no such table, and when a query is wrong, is no SELECT, takes too long or gives too much.
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
        statement.resume()
        defer { statement.pause() }
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

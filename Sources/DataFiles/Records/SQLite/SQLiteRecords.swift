import Diagnostics

/// The rows of a query of an SQLite file.
///
/// The data remain as they were when the file was opened. Rows are read on demand, and the most recent ones are
/// retained. Access to a row before them runs the query again.
package final class SQLiteRecords: RecordSource {
    package let name: String
    package let columns: [String]
    package let count: Int
    package var isSequential: Bool { true }

    private let statement: SQLiteStatement
    /// The index of the next row of the statement.
    private var upcoming = 0
    /// The retained rows before that one.
    private var recent: [Record] = []
    private var recentBytes = 0

    private static let maxRecent = 512
    private static let maxRecentBytes = 16 << 20

    /// The queries of a database.
    package enum Selection: Sendable, Hashable {
        /// All rows of its only table.
        case onlyTable
        /// All rows of a table.
        case table(String)
        /// The result of a SELECT statement.
        case query(String)
    }

    private init(_ statement: SQLiteStatement, name: String, columns: [String], count: Int) {
        (self.statement, self.name, self.columns, self.count) = (statement, name, columns, count)
    }

    /// Runs a query of a database, and returns its rows.
    ///
    /// - Parameters:
    ///   - limit: The number of rows after which reading stops. `nil` reads all rows.
    /// - Throws: A diagnostic for an unknown table, and for a query that is invalid, is no SELECT, takes too
    ///   long or returns too much.
    package static func of(
        _ database: SQLiteDatabase, selecting selection: Selection, maxRows: Int, limit: Int? = nil
    ) throws(Diagnostic) -> SQLiteRecords {
        let (name, statement) = (database.name, try database.statement(for: selection))
        let columns = statement.columns
        if let duplicates = RecordReader.duplicates(among: columns) {
            throw Diagnostic(file: name, message: "\(duplicates); give each a unique name with AS")
        }
        var count = 0
        while count < limit ?? .max, try statement.step() {
            count += 1
            guard count <= maxRows else {
                throw Diagnostic(file: name, message: "the query returns more than \(maxRows) rows")
            }
        }
        statement.reset()
        return SQLiteRecords(statement, name: name, columns: columns, count: count)
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
            try retain(Record(line: upcoming, texts: statement.texts), of: statement.bytes)
        }
        return recent[recent.count - 1]
    }

    private func retain(_ record: Record, of bytes: Int) throws(Diagnostic) {
        guard bytes <= RecordLimits().recordBytes else {
            throw Diagnostic(
                file: name,
                message: "row \(record.line) is longer than \(RecordLimits().recordBytes >> 20) MiB")
        }
        recentBytes += bytes
        if recentBytes > Self.maxRecentBytes {
            (recent, recentBytes) = ([], bytes)
        } else if recent.count == Self.maxRecent {
            recent.removeFirst(Self.maxRecent / 2)
        }
        recent.append(record)
    }
}

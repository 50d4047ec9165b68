import CSQLite
import Testing

/// A writer of test databases.
enum SQLiteSpecimen {
    /// Writes a database of one table `t` with the columns `name` and `size`.
    static func write(to path: String, rows: Int) throws {
        var handle: OpaquePointer?
        #expect(sqlite3_open(path, &handle) == SQLITE_OK)
        defer { sqlite3_close_v2(handle) }
        let values = (0..<rows).map { "('row \($0)', \($0))" }.joined(separator: ",")
        for command in ["CREATE TABLE t(name, size)", "INSERT INTO t VALUES \(values)"] {
            #expect(sqlite3_exec(handle, command, nil, nil, nil) == SQLITE_OK)
        }
    }
}

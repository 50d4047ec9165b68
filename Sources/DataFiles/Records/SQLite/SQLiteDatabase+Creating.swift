import CSQLite
import Diagnostics

extension SQLiteDatabase {
    /// Returns the bytes of a new SQLite file.
    ///
    /// The database is in memory, because SQLite would modify an existing file.
    ///
    /// - Parameters:
    ///   - statements: The SQL statements that create the tables and rows.
    ///   - name: The name of the file in messages.
    package static func bytes(creating statements: String, name: String) throws(Diagnostic) -> [UInt8] {
        var database: OpaquePointer?
        defer { sqlite3_close(database) }
        var size: sqlite3_int64 = 0
        guard sqlite3_open(":memory:", &database) == SQLITE_OK,
            sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK,
            let bytes = sqlite3_serialize(database, "main", &size, 0)
        else { throw Diagnostic(file: name, message: String(cString: sqlite3_errmsg(database))) }
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }
}

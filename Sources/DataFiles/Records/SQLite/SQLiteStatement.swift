import CSQLite
import Diagnostics

/// A SELECT statement that is read row by row.
package final class SQLiteStatement {
    let database: SQLiteDatabase
    private let handle: OpaquePointer

    init(_ database: SQLiteDatabase, _ handle: OpaquePointer) {
        self.database = database
        self.handle = handle
        database.beginRun()
    }

    deinit { sqlite3_finalize(handle) }

    var columns: [String] {
        (0..<sqlite3_column_count(handle)).map { index in
            let name = sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
            return name.isEmpty ? "column \(index + 1)" : name
        }
    }

    /// The texts of the current row.
    var texts: [String] {
        (0..<sqlite3_column_count(handle)).map { column in
            sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
        }
    }

    /// The size of the current row's texts in bytes, after they have been read.
    var bytes: Int {
        (0..<sqlite3_column_count(handle)).reduce(0) { $0 + Int(sqlite3_column_bytes(handle, $1)) }
    }

    /// A Boolean value that indicates whether the statement is a single SELECT with columns.
    var isQuery: Bool {
        sqlite3_stmt_readonly(handle) != 0 && sqlite3_stmt_isexplain(handle) == 0
            && sqlite3_column_count(handle) > 0
    }

    /// Moves to the next row. Returns false after the last.
    func step() throws(Diagnostic) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw database.failure()
        }
    }

    func reset() {
        sqlite3_reset(handle)
        database.beginRun()
    }
}

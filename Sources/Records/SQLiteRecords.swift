import CSQLite

/// The rows that a query of an SQLite file gives.
///
/// The file is opened for reading only, nothing but SELECT is let through, and what is read stays as it was when the
/// file was opened. Rows are stepped through as they are asked for; the latest few are kept.
package final class SQLiteRecords: RecordSource {
    package let name: String
    package let columns: [String]
    package let count: Int

    private let statement: SQLiteStatement
    private var upcoming = 0
    private var recent: [Record] = []

    private static let mostRecent = 512

    /// What is asked of a database.
    package enum Question: Sendable, Hashable {
        /// Everything in its only table.
        case onlyTable
        /// Everything in a table.
        case table(String)
        /// What a SELECT statement gives.
        case query(String)
    }

    /// Opens the file at `path` and asks it something.
    ///
    /// Throws when the file is not a database, has no such table, and when a query is wrong, is no SELECT or takes too
    /// long.
    package init(path: String, asking question: Question, name: String, mostRows: Int) throws(RecordError) {
        self.name = name
        let database = try SQLiteDatabase(path: path, name: name)
        let statement: SQLiteStatement
        switch question {
        case .query(let query): statement = try database.prepare(query)
        case .table(let name): statement = try database.prepare(database.everything(in: name))
        case .onlyTable: statement = try database.prepare(database.everythingInOnlyTable())
        }
        self.statement = statement
        columns = statement.columns
        var count = 0
        while try statement.step() {
            count += 1
            guard count <= mostRows else {
                throw RecordError(file: name, sentence: "the query gives more than \(mostRows) rows")
            }
        }
        statement.reset()
        self.count = count
    }

    package func record(at index: Int) throws(RecordError) -> Record {
        let first = upcoming - recent.count
        if index < first {
            statement.reset()
            upcoming = 0
            recent.removeAll()
        } else if index < upcoming {
            return recent[index - first]
        }
        while upcoming <= index {
            guard try statement.step() else { throw .changed(name) }
            if recent.count == Self.mostRecent { recent.removeFirst(Self.mostRecent / 2) }
            upcoming += 1
            recent.append(Record(line: upcoming, texts: statement.texts))
        }
        return recent[recent.count - 1]
    }
}

/// A SELECT statement that is stepped through.
private final class SQLiteStatement {
    private let database: SQLiteDatabase
    private let handle: OpaquePointer

    init(_ database: SQLiteDatabase, _ handle: OpaquePointer) {
        self.database = database
        self.handle = handle
    }

    deinit { sqlite3_finalize(handle) }

    var columns: [String] {
        (0..<sqlite3_column_count(handle)).map { index in
            let name = sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
            return name.isEmpty ? "column \(index + 1)" : name
        }
    }

    /// The texts of the row that was stepped to.
    var texts: [String] {
        (0..<sqlite3_column_count(handle)).map { column in
            sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
        }
    }

    /// Moves to the next row; false after the last.
    func step() throws(RecordError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case SQLITE_INTERRUPT:
            throw RecordError(file: database.name, sentence: "the query takes too long")
        default: throw database.failure()
        }
    }

    func reset() { sqlite3_reset(handle) }
}

/// A database file, open for reading.
private final class SQLiteDatabase {
    let name: String
    private var handle: OpaquePointer?
    /// How many thousands of the virtual machine's steps are left: a query that never ends is stopped.
    private let budget: UnsafeMutablePointer<Int>

    private static let stepsPerCall: Int32 = 100_000
    private static let mostCalls = 50_000

    init(path: String, name: String) throws(RecordError) {
        self.name = name
        budget = .allocate(capacity: 1)
        budget.initialize(to: Self.mostCalls)
        // Reading says better what is wrong with a path than the database does.
        _ = try ByteSource(path: path, name: name, spoolBytes: 0)
        guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK
        else { throw failure() }
        sqlite3_busy_timeout(handle, 2000)
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 64 << 20)
        sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
        // In one transaction what is read does not change between the first time and the second.
        for command in ["PRAGMA trusted_schema = OFF", "PRAGMA cell_size_check = ON", "BEGIN"] {
            guard sqlite3_exec(handle, command, nil, nil, nil) == SQLITE_OK else { throw failure() }
        }
        sqlite3_progress_handler(
            handle, Self.stepsPerCall,
            { context in
                guard let budget = context?.assumingMemoryBound(to: Int.self) else { return 1 }
                budget.pointee -= 1
                return budget.pointee > 0 ? 0 : 1
            }, budget)
        sqlite3_set_authorizer(
            handle,
            { _, action, _, function, _, _ in
                switch action {
                case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return SQLITE_OK
                case SQLITE_FUNCTION:
                    return function.map { String(cString: $0) } == "load_extension" ? SQLITE_DENY : SQLITE_OK
                default: return SQLITE_DENY
                }
            }, nil)
    }

    deinit {
        sqlite3_close_v2(handle)
        budget.deallocate()
    }

    /// A query for everything in the only table.
    func everythingInOnlyTable() throws(RecordError) -> String {
        let names = try tables()
        guard names.count == 1 else {
            let sentence =
                names.isEmpty
                ? "the file has no tables"
                : "the file has the tables \(Self.listed(names)); name one of them, or say what to show with a query"
            throw RecordError(file: name, sentence: sentence)
        }
        return Self.everything(names[0])
    }

    /// A query for everything in a table.
    func everything(in table: String) throws(RecordError) -> String {
        let names = try tables()
        // SQLite's own names do not depend on case.
        if names.contains(where: { $0.lowercased() == table.lowercased() }) { return Self.everything(table) }
        let hint = nearestName(to: table, among: names).map { "did you mean \"\($0)\"? There" } ?? "there"
        let all = names.isEmpty ? "\(hint) are none" : "\(hint) are \(Self.listed(names))"
        throw RecordError(file: name, sentence: "the file has no table \"\(table.shortened)\"; \(all)")
    }

    private func tables() throws(RecordError) -> [String] {
        let statement = try prepare(
            "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' ORDER BY name"
        )
        var names: [String] = []
        while try statement.step() { names += statement.texts }
        return names
    }

    private static func listed(_ names: [String]) -> String {
        names.prefix(12).map(\.shortened).joined(separator: ", ") + (names.count > 12 ? " and others" : "")
    }

    private static func everything(_ table: String) -> String {
        "SELECT * FROM \"\(table.replacing("\"", with: "\"\""))\""
    }

    /// Makes a statement that only reads.
    func prepare(_ query: String) throws(RecordError) -> SQLiteStatement {
        var prepared: OpaquePointer?
        var hasMore = false
        let status = query.withCString { text in
            var tail: UnsafePointer<CChar>?
            let status = sqlite3_prepare_v2(handle, text, -1, &prepared, &tail)
            hasMore = tail.map { String(cString: $0).contains { !$0.isWhitespace && $0 != ";" } } ?? false
            return status
        }
        guard status != SQLITE_AUTH else {
            throw RecordError(file: name, sentence: "only SELECT is allowed in a query")
        }
        guard status == SQLITE_OK else { throw failure() }
        let statement = prepared.map { SQLiteStatement(self, $0) }
        guard let statement, !hasMore, sqlite3_stmt_readonly(prepared) != 0, !statement.columns.isEmpty else {
            throw RecordError(file: name, sentence: "a query is one SELECT statement")
        }
        return statement
    }

    func failure() -> RecordError {
        RecordError(file: name, sentence: "SQLite says: \(String(cString: sqlite3_errmsg(handle)))")
    }
}

import CSQLite
import Diagnostics
import Files
import Foundation

/// An SQLite file, opened as read-only. Only SELECT statements are permitted.
package final class SQLiteDatabase {
    /// The name of the file in messages.
    package let name: String
    private var handle: OpaquePointer?
    private let allowance: UnsafeMutablePointer<QueryAllowance>
    private let maximumSteps: Int
    private let maximumSeconds: Double

    /// The maximum number of virtual machine steps in each run of a query.
    ///
    /// An infinite query is stopped after a few seconds, at the same step on every machine. Sorting a million
    /// rows takes 10 million steps.
    package static let maximumSteps = 200_000_000
    /// The maximum processor time of the thread in each run of a query, in seconds. Only a query with slow
    /// steps, such as functions on long values, reaches it before the maximum number of steps.
    package static let maximumSeconds = 30.0
    /// The number of steps between two checks. It is small, because the time is compared only at the checks.
    private static let stepsPerCall = 100
    /// The maximum length of a pattern of LIKE and GLOB, in bytes. Their time increases with the lengths of
    /// the pattern and of the value.
    private static let maximumPatternBytes: Int32 = 1000
    /// The maximum memory size of queries, in bytes. Sorting uses memory, so that no query fills the disk.
    private static let maxMemory: sqlite3_int64 = 512 << 20

    /// Limits the memory of all databases in the process. A library leaves this to its host, so the program calls it at
    /// its start.
    package static func limitMemoryOfProcess() { sqlite3_hard_heap_limit64(maxMemory) }

    private init(name: String, maximumSteps: Int, maximumSeconds: Double) {
        (self.name, self.maximumSteps, self.maximumSeconds) = (name, maximumSteps, maximumSeconds)
        allowance = .allocate(capacity: 1)
        beginRun()
    }

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - maximumSteps: The maximum number of steps in each run of a query, rounded down to a multiple of
    ///     100.
    ///   - maximumSeconds: The maximum processor time of each run of a query, in seconds.
    package static func open(
        path: String, name: String, maximumSteps: Int = maximumSteps, maximumSeconds: Double = maximumSeconds
    ) throws(Diagnostic) -> SQLiteDatabase {
        let database = SQLiteDatabase(
            name: name, maximumSteps: maximumSteps, maximumSeconds: maximumSeconds)
        try database.connect(to: path)
        return database
    }

    private func connect(to path: String) throws(Diagnostic) {
        let address = try Self.address(of: path, name)
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
        guard sqlite3_open_v2(address, &handle, flags, nil) == SQLITE_OK else { throw failure() }
        sqlite3_busy_timeout(handle, 2000)
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(RecordLimits().recordBytes))
        sqlite3_limit(handle, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, Self.maximumPatternBytes)
        sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
        guard tablesnap_sqlite3_refuse_texts_in_double_quotes(handle) == SQLITE_OK else { throw failure() }
        // In one transaction, the data remain the same between two reads.
        let commands = [
            "PRAGMA trusted_schema = OFF", "PRAGMA cell_size_check = ON", "PRAGMA temp_store = MEMORY",
            "BEGIN",
        ]
        for command in commands {
            guard sqlite3_exec(handle, command, nil, nil, nil) == SQLITE_OK else { throw failure() }
        }
        limitQueries()
        allowOnlyReading()
    }

    deinit {
        sqlite3_close_v2(handle)
        allowance.deallocate()
    }

    /// Returns the files next to a database that SQLite reads and may create: the write-ahead log and its
    /// index. They are next to the target of links.
    package static func companions(of path: String) -> [String] {
        ["-wal", "-shm", "-journal"].map { fileOfDatabase(at: path) + $0 }
    }

    /// Returns the path, or the target of a link at the path.
    private static func fileOfDatabase(at path: String) -> String {
        (try? followingLinks(from: path)) ?? path
    }

    /// Returns the URI of a file for SQLite.
    ///
    /// A database in WAL mode without a log is opened as immutable. Otherwise, SQLite would create files next
    /// to it, and fail in a read-only folder.
    private static func address(of path: String, _ name: String) throws(Diagnostic) -> String {
        // A read error describes a problem with the path better than SQLite does.
        let bytes = try ByteSource(path: path, name: name, maxPipeBytes: 0)
        let header = UnsafeMutableRawBufferPointer.allocate(byteCount: 20, alignment: 1)
        defer { header.deallocate() }
        header.initializeMemory(as: UInt8.self, repeating: 0)
        if bytes.size >= header.count { try bytes.fill(header, from: 0) }
        let letters = CharacterSet(charactersIn: "/").union(.alphanumerics)
        let quoted = path.addingPercentEncoding(withAllowedCharacters: letters) ?? path
        let notesChanges = header[18] == 2 || header[19] == 2
        let hasChanges = access(fileOfDatabase(at: path) + "-wal", F_OK) == 0
        return "file:\(quoted)" + (notesChanges && !hasChanges ? "?immutable=1" : "")
    }

    private func limitQueries() {
        sqlite3_progress_handler(
            handle, Int32(Self.stepsPerCall),
            { context in
                guard let allowance = context?.assumingMemoryBound(to: QueryAllowance.self) else { return 1 }
                return allowance.pointee.allowsMore() ? 0 : 1
            }, allowance)
    }

    /// Resets the steps and the time for the next run of a query. The time begins now.
    func beginRun() {
        allowance.initialize(
            to: QueryAllowance(calls: maximumSteps / Self.stepsPerCall, seconds: maximumSeconds))
    }

    /// Resumes the time measurement on this thread. The time between `pause()` and `resume()` does not count.
    func resume() { allowance.pointee.resume() }

    func pause() { allowance.pointee.pause() }

    private func allowOnlyReading() {
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

    /// Prepares a read-only statement.
    func prepare(_ query: String) throws(Diagnostic) -> SQLiteStatement {
        var statements: [SQLiteStatement] = []
        var rest = query
        // A comment after the statement results in no further statement.
        while !rest.isEmpty, statements.count < 2 {
            var prepared: OpaquePointer?
            var after = ""
            let status = rest.withCString { text in
                var tail: UnsafePointer<CChar>?
                let status = sqlite3_prepare_v2(handle, text, -1, &prepared, &tail)
                after = tail.map { String(cString: $0) } ?? ""
                return status
            }
            guard status != SQLITE_AUTH else {
                throw Diagnostic(file: name, message: "only SELECT is allowed in a query")
            }
            guard status == SQLITE_OK else { throw failure() }
            if let prepared { statements.append(SQLiteStatement(self, prepared)) }
            rest = after
        }
        guard statements.count == 1, statements[0].isQuery else {
            throw Diagnostic(file: name, message: "a query requires one SELECT statement")
        }
        return statements[0]
    }

    func failure() -> Diagnostic {
        let sentence =
            switch sqlite3_errcode(handle) {
            case SQLITE_INTERRUPT where allowance.pointee.isOutOfTime:
                "the query takes more than \(String(format: "%g", maximumSeconds)) seconds; select fewer rows, or "
                    + "shorten the values that its functions read"
            case SQLITE_INTERRUPT:
                "the query takes more than \(maximumSteps) steps; select fewer rows, or add an index"
            case SQLITE_NOMEM: "the query takes more than \(Self.maxMemory >> 20) MiB of memory"
            case SQLITE_TOOBIG: "a value is longer than \(RecordLimits().recordBytes >> 20) MiB"
            case SQLITE_READONLY:
                "the file has a write-ahead log, which only a program with permission to write can read"
            default: "SQLite: \(String(cString: sqlite3_errmsg(handle)))"
            }
        return Diagnostic(file: name, message: sentence)
    }
}

// MARK: Tables

extension SQLiteDatabase {
    /// Prepares the statement of a selection.
    func statement(for selection: SQLiteRecords.Selection) throws(Diagnostic) -> SQLiteStatement {
        switch selection {
        case .query(let query): try prepare(query)
        case .table(let name): try prepare(selectAll(in: name))
        case .onlyTable: try prepare(everythingInOnlyTable())
        }
    }

    /// Returns a query for all rows of the only table.
    private func everythingInOnlyTable() throws(Diagnostic) -> String {
        let names = try tables()
        guard names.count == 1 else {
            let sentence =
                names.isEmpty
                ? "the file has no tables"
                : "the file has several tables; specify \(Self.listed(names)) with --table (in a scene, table), or a query"
            throw Diagnostic(file: name, message: sentence)
        }
        return Self.selectAll(names[0])
    }

    /// Returns a query for all rows of a table.
    private func selectAll(in table: String) throws(Diagnostic) -> String {
        let names = try tables()
        // Names in SQLite are case-insensitive.
        if names.contains(where: { $0.lowercased() == table.lowercased() }) { return Self.selectAll(table) }
        let remedy = remedy(forUnknown: table, among: names, listed: Self.listed(names))
        throw Diagnostic(file: name, message: "the file has no table \"\(table.shortened)\"; \(remedy)")
    }

    private func tables() throws(Diagnostic) -> [String] {
        let statement = try prepare(
            "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' ORDER BY name"
        )
        var names: [String] = []
        while try statement.step() { names += statement.texts }
        return names
    }

    private static func listed(_ names: [String]) -> String {
        let listed = names.prefix(12).map(\.shortened)
        return names.count > 12 ? listed.joined(separator: ", ") + " and others" : alternatives(listed)
    }

    private static func selectAll(_ table: String) -> String {
        "SELECT * FROM \"\(table.replacing("\"", with: "\"\""))\""
    }
}

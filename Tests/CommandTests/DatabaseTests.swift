import CSQLite
import Testing

/// SQLite files on the command line.
@Suite struct DatabaseTests {
    private let list = "name,price\nTea,3.5\nCake,12\n"

    /// Returns a folder with a database of the tables `cakes` and `drinks`, and the list of both as CSV.
    private func folder(tables: [String] = ["cakes", "drinks"]) throws -> Folder {
        let folder = try Folder(["list.csv": list])
        var handle: OpaquePointer?
        #expect(sqlite3_open("\(folder.path)/shop.db", &handle) == SQLITE_OK)
        defer { sqlite3_close_v2(handle) }
        for table in tables {
            let command =
                "CREATE TABLE \(table)(name, price); INSERT INTO \(table) VALUES ('Tea', 3.5), ('Cake', 12)"
            #expect(sqlite3_exec(handle, command, nil, nil, nil) == SQLITE_OK)
        }
        return folder
    }

    @Test(arguments: [
        ["--table", "cakes"], ["--query", "SELECT name, price FROM drinks ORDER BY price"],
        ["--format", "sqlite", "--table", "drinks"],
    ])
    func rowsOfADatabaseAreDrawnLikeThoseOfAFile(options: [String]) throws {
        let folder = try folder()
        let columns = ["--title", "name", "--value", "price"]
        #expect(try folder.run(["render", "shop.db", "-o", "a.png"] + columns + options).status == 0)
        #expect(try folder.run(["render", "list.csv", "-o", "b.png"] + columns).status == 0)
        #expect(try folder.bytes(of: "a.png") == folder.bytes(of: "b.png"))
        // The same as a scene.
        try folder.write(folder.run(["scene", "shop.db"] + columns + options).output, to: "c.yaml")
        try folder.render("c.yaml")
        #expect(try folder.bytes(of: "c.png") == folder.bytes(of: "b.png"))
    }

    /// A database with a write-ahead log that contains a change.
    @Test(arguments: ["-wal", "-shm", "-journal"])
    func filesNextToADatabaseAreInputs(end: String) throws {
        let folder = try Folder(["scene.yaml": "data: {file: link.db, table: t}\nrow: \"{name}\""])
        var handle: OpaquePointer?
        #expect(sqlite3_open("\(folder.path)/w.db", &handle) == SQLITE_OK)
        defer { sqlite3_close_v2(handle) }
        for command in [
            "PRAGMA journal_mode = WAL", "CREATE TABLE t(name)", "INSERT INTO t VALUES ('Tea')",
        ] { #expect(sqlite3_exec(handle, command, nil, nil, nil) == SQLITE_OK) }
        for (link, target) in [("link.db", "w.db"), ("alias", "w.db\(end)")] {
            try folder.makeLink(link, to: target)
        }
        let before = try? folder.bytes(of: "w.db-wal")
        #expect(before?.isEmpty == false)
        for input in [["w.db", "--table", "t"], ["link.db", "--table", "t"], ["scene.yaml"]] {
            let outcome = try folder.run(["render"] + input + ["-o", "a.png", "--accessibility", "alias"])
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("w.db\(end), which this run reads"), "\(outcome.errors)")
            #expect((try? folder.bytes(of: "w.db-wal")) == before)
        }
        // SQLite makes the index of changes when it opens the copy.
        for name in ["w.db", "w.db-wal"] { try folder.write(folder.bytes(of: name), to: "copy" + name) }
        try folder.makeLink("copy", to: "copyw.db\(end)")
        try folder.expectFailure(
            ["render", "copyw.db", "--table", "t", "-o", "copy"], status: 2,
            "copy: the output would replace copyw.db\(end), which this run reads; name another file",
            leaving: ["copyw.db-shm"])
    }

    @Test func theOnlyTableNeedsNoName() throws {
        let folder = try folder(tables: ["cakes"])
        try folder.render("shop.db", printing: ["using --title name --value price"])
    }

    @Test(
        arguments: [
            (
                [], 1,
                "shop.db: the file has several tables; specify cakes or drinks with --table (in a scene, table), or a query"
            ),
            (
                ["--table", "cake"], 1,
                "shop.db: the file has no table \"cake\"; did you mean \"cakes\"? Expected cakes or drinks"
            ),
            (["--query", "DROP TABLE cakes"], 1, "shop.db: only SELECT is allowed in a query"),
            (
                ["--query", "SELECT 1", "--table", "cakes"], 2,
                "--query and --table exclude each other; choose one"
            ),
        ] as [([String], Int32, String)])
    func errorsAreReported(options: [String], status: Int32, sentence: String) throws {
        try folder().expectFailure(["render", "shop.db"] + options, status: status, sentence)
    }

    /// The rest of the message depends on the version of SQLite.
    @Test func errorsOfSQLiteAreReported() throws {
        let outcome = try folder().run(["render", "shop.db", "--query", "SELECT nam FROM cakes"])
        #expect(outcome.status == 1 && outcome.errors.hasPrefix("tablesnap: shop.db: SQLite: "))
    }

    @Test func otherFilesHaveNoTables() throws {
        let folder = try folder()
        try folder.expectFailure(
            ["render", "list.csv", "--query", "SELECT 1"], status: 2,
            "--query requires an SQLite file; add --format sqlite if list.csv is one")
        try folder.expectFailure(
            ["render", "-", "--format", "sqlite"], status: 2,
            "standard input cannot be an SQLite file; specify its path")
    }
}

import CSQLite
import Diagnostics
import Foundation
import Testing

@testable import DataFiles

@Suite struct SelectedRecordsTests {
    private func names(_ filter: String?, _ sort: [(Int, Bool)], _ limit: Int?) throws -> String {
        let text = "name,size\nb,10\nA,9\nc,9\nd,big\ne,\n"
        let file = try RecordFile.open(bytes: Array(text.utf8), name: "a", format: .csv)
        let selected = try SelectedRecords.of(
            file, filter: filter.map { try Condition($0, columns: file.columns) },
            sort: sort.map { .init(column: $0.0, isDescending: $0.1) }, limit: limit)
        return try (0..<selected.count).map { try selected.record(at: $0)[0] }.joined()
    }

    @Test func recordsAreFilteredSortedAndLimited() throws {
        #expect(try names(nil, [], nil) == "bAcde")
        #expect(try names(nil, [], 2) == "bA")
        #expect(try names("size > 9", [], nil) == "b")
        #expect(try names(nil, [(1, false)], nil) == "Acbde")
        #expect(try names(nil, [(1, true)], nil) == "bAcde")
        #expect(try names(nil, [(1, false), (0, true)], 3) == "cAb")
        #expect(try names("size = 9", [(0, true)], 1) == "c")
        #expect(try names("size > 1000 and size < 2", [], nil) == "")
    }

    @Test func memoryOfSortIsBounded() throws {
        let text = "name\n" + String(repeating: "a long name\n", count: 100)
        let file = try RecordFile.open(bytes: Array(text.utf8), name: "a", format: .csv)
        let sort = [try SelectedRecords.SortColumn("-name", columns: file.columns)]
        #expect(sort == [.init(column: 0, isDescending: true)])
        let error = #expect(throws: Diagnostic.self) {
            try SelectedRecords.of(file, filter: nil, sort: sort, limit: nil, maxKeyBytes: 1000)
        }
        #expect(
            error?.description
                == "a: the columns to sort by take more than 0 MiB of memory; filter the records, or sort the file"
        )
        // One record suffices.
        #expect(
            try SelectedRecords.of(file, filter: nil, sort: sort, limit: 1, maxKeyBytes: 1000).count == 1)
    }

    /// Returns the indices of the first records in the order of their texts, and the candidates.
    private func sorted(
        _ texts: [String], isDescending: Bool = false, limit: Int? = nil, maxBytes: Int = 256 << 20,
        retainsRecords: Bool = false
    ) throws -> (order: [Int], candidates: SortCandidates) {
        var candidates = SortCandidates(
            [.init(column: 0, isDescending: isDescending)], limit: limit, maxBytes: maxBytes,
            retainsRecords: retainsRecords)
        for (index, text) in texts.enumerated() {
            try candidates.add(Record(line: 1, texts: [text]), at: UInt32(index), FormatContext())
        }
        return (candidates.sorted().indices.map { Int($0) }, candidates)
    }

    @Test func sortTakesFewBytesForEachRecord() throws {
        let count = 5_000
        let numbers = (0..<count).map { "\($0 * 7919 % count)" }
        let (order, candidates) = try sorted(numbers)
        #expect(order.map { numbers[$0] } == (0..<count).map(String.init))
        // 2,000,000 records take 52 MB.
        #expect(candidates.peakByteCount == 26 * count)
        let names = numbers.map { "a name with \($0)" }
        let named = try sorted(names)
        #expect(named.order.map { names[$0] } == names.sorted())
        #expect(named.candidates.peakByteCount < 26 * count + names.map(\.utf8.count).reduce(0, +))
    }

    @Test func sortWithLimitTakesMemoryOfLimit() throws {
        let texts = (0..<5_000).map { "a text that is rather long \($0 * 7919 % 5_000)" }
        let expected = texts.sorted()
        for isDescending in [false, true] {
            let (order, candidates) = try sorted(texts, isDescending: isDescending, limit: 3)
            #expect(
                order.map { texts[$0] }
                    == (isDescending ? expected.suffix(3).reversed() : Array(expected.prefix(3))))
            #expect(candidates.peakByteCount < 100_000)
        }
        // Equal texts retain their order.
        #expect(try sorted(Array(repeating: "same", count: 9000), limit: 4).order == [0, 1, 2, 3])
        #expect(try sorted(texts, limit: 0).order.isEmpty)
    }

    @Test func retainedRecordsTakeLittleMoreThanTheirTexts() throws {
        let texts = (0..<5_000).map { "a text that is rather long \($0 * 7919 % 5_000)" }
        let size = texts.map(\.utf8.count).reduce(0, +)
        let all = try sorted(texts, retainsRecords: true)
        let retained = try #require(all.candidates.sorted().contents)
        #expect(try (0..<5_000).map { retained[$0][0] } == sorted(texts).order.map { texts[$0] })
        #expect(all.candidates.peakByteCount < 2 * size + 40 * 5_000)
        let few = try sorted(texts, limit: 3, retainsRecords: true)
        #expect(few.order == all.order.prefix(3).map(\.self) && few.candidates.peakByteCount < 100_000)
        let error = #expect(throws: Diagnostic.self) {
            try sorted(texts, maxBytes: size, retainsRecords: true)
        }
        #expect(
            error?.sentence
                == "the rows to sort take more than 0 MiB of memory; sort them in the query, with ORDER BY")
    }

    @Test func longNumbersSortExactly() throws {
        let numbers = [
            "9007199254740993", "9007199254740992", "-9007199254740992", "-9007199254740993", "1e20",
            "100000000000000000001", "1.5", "0", "-0",
        ]
        #expect(try sorted(numbers).order == [3, 2, 7, 8, 6, 1, 0, 4, 5])
    }

    @Test func datesSortByTime() throws {
        let dates = [
            "2026-01-05T10:00+02:00", "2026-01-05T08:30Z", "2026-1-4", "2026-01-05T08:00:00.5",
            "2026-01-05T08:00:00.25Z", "1969-12-31", "2026-01-05 1:05 PM",
        ]
        #expect(try sorted(dates).order == [5, 2, 0, 4, 3, 1, 6])
        #expect(try sorted(dates, isDescending: true).order == [6, 1, 3, 4, 0, 2, 5])
    }

    @Test(arguments: [
        ("21.11.2026", "22.11.2026", true), ("3 Sep 2026", "15 Sep 2026", true), ("11/21/26", "n/a", true),
        ("2026-11-21", "2026-11-22", false), ("1.2.30", "1.10.2", false), ("21.11.2026", "soon", false),
        ("", "", false),
    ])
    func datesThatSortAsTextsAreReported(first: String, second: String, isReported: Bool) throws {
        let file = try RecordFile.open(
            bytes: Array("day,name\n\(first),a\n\(second),b\n".utf8), name: "list.csv", format: .csv)
        func warnings(_ context: FormatContext) throws -> [String] {
            try SelectedRecords.of(
                file, filter: nil, sort: [.init(column: 0, isDescending: false)], limit: nil, context: context
            ).warnings.map(\.description)
        }
        #expect(
            try warnings(FormatContext())
                == (isReported
                    ? [
                        "list.csv:2: warning: day: dates such as \"\(first)\" sort as texts, because their order is unknown; "
                            + "specify it with dates or --dates, such as dmy or \"d MMM yyyy\""
                    ] : []))
        if first == "21.11.2026" { #expect(try warnings(FormatContext(dates: .order(.dmy))).isEmpty) }
    }

    /// The first records permit two orders.
    @Test(arguments: [
        (["13.01.2026", "02.03.2026", "2026-02-01"], [0, 2, 1]), (["9:05", "13:35", "08:05:30"], [2, 0, 1]),
        (Array(repeating: "03/04/2026", count: 300) + ["02/13/2026"], [300] + Array(0..<300)),
        (["05.01.26", "31.12.99", "TBD", "13.02.26"], [1, 0, 3, 2]),
        (["2026-12-05", "2026-02", "2026-02-01", "TBD", "2025"], [4, 1, 2, 0, 3]),
    ])
    func datesAndTimesSortByTheOrderOfTheirColumn(values: [String], order: [Int]) throws {
        let text = "day\n" + values.joined(separator: "\n") + "\n"
        let file = try RecordFile.open(bytes: Array(text.utf8), name: "a", format: .csv)
        var context = FormatContext()
        try context.readColumns(of: file)
        let sorted = try SelectedRecords.of(
            file, filter: nil, sort: [.init(column: 0, isDescending: false)], limit: nil, context: context)
        #expect(try (0..<sorted.count).map { try sorted.record(at: $0).line - 2 } == order)
        #expect(sorted.warnings.isEmpty)
    }

    @Test func shortDatesInAnUnknownOrderAreReported() throws {
        let file = try RecordFile.open(
            bytes: Array("day\n05.01.26\n06.02.25\n".utf8), name: "list.csv", format: .csv)
        func warnings(_ dates: DateReading?) throws -> [String] {
            var context = FormatContext(dates: dates)
            try context.readColumns(of: file)
            return try SelectedRecords.of(
                file, filter: nil, sort: [.init(column: 0, isDescending: false)], limit: nil, context: context
            ).warnings.map(\.description)
        }
        let start = "list.csv:2: warning: day: dates such as \"05.01.26\" sort as texts, because "
        #expect(
            try warnings(nil) == [
                start + "their order is unknown; "
                    + "specify it with dates or --dates, such as dmy or \"d MMM yyyy\""
            ])
        #expect(
            try warnings(DateReading("dd.MM.yyyy HH:mm")) == [
                start + "they are not in the specified order or pattern; "
                    + "specify another one with dates or --dates"
            ])
        #expect(try warnings(.order(.dmy)).isEmpty)
    }

    @Test func fewTextsAmongDatesHaveNoEffectOnTheReport() throws {
        let days = ["1/5/77", "Reagan admin", "1/6/77", "1/7/77"]
        let file = try RecordFile.open(
            bytes: Array(("day\n" + days.joined(separator: "\n")).utf8), name: "a", format: .csv)
        let sorted = try SelectedRecords.of(
            file, filter: nil, sort: [.init(column: 0, isDescending: true)], limit: 2)
        #expect(sorted.warnings.map(\.line) == [2])
    }

    @Test func memoryOfSortWithLimitIsBounded() throws {
        let texts = (0..<3000).map { String(repeating: "x", count: 100) + "\($0 * 7919 % 3000)" }
        let maxBytes = 200_000
        #expect(throws: Diagnostic.self) { try sorted(texts, limit: 2500, maxBytes: maxBytes) }
        let (order, candidates) = try sorted(texts, limit: 100, maxBytes: maxBytes)
        #expect(order.map { texts[$0] } == Array(texts.sorted().prefix(100)))
        #expect(candidates.peakByteCount <= maxBytes)
    }

    /// Accents only distinguish words with the same letters.
    @Test func accentedLettersFollowTheirBaseLetters() throws {
        let words = [
            "Apfel", "Äpfel", "Apfelmus", "äther", "Lodz", "Łódź", "Ørsted", "Oslo", "Strasse", "Straße",
            "Zebra",
            "ξένος", "όδος", "οδύνη", "ива", "йод", "कि", "की",
        ]
        let texts = words.reversed() as [String]
        #expect(try sorted(texts).order.map { texts[$0] } == words)
    }

    @Test func sortComparesCharactersRegardlessOfCase() throws {
        let texts = [
            "Zürich", "zu\u{308}rich", "abcdefgh", "ABCDEFG", "abcdefghi", "é", "e\u{301}", "-5", "1e3", "",
            "a\0",
            "a", "Ärger", "2026-01-05", "2026-1-4", "2026-01-05T09:00:00.5", "2026-01-05T09:00:00.2", "12",
        ]
        let expected = [
            "a", "a\0", "ABCDEFG", "abcdefgh", "abcdefghi", "Ärger", "é", "e\u{301}", "Zürich",
            "zu\u{308}rich",
        ]
        let dates = ["2026-1-4", "2026-01-05", "2026-01-05T09:00:00.2", "2026-01-05T09:00:00.5"]
        let order = try sorted(texts).order.map { texts[$0].unicodeScalars.map(\.value) }
        #expect(
            order == (["-5", "12", "1e3"] + dates + expected + [""]).map { $0.unicodeScalars.map(\.value) })
        let down = try sorted(["not a date", "2026-01-05", "", "2026-02-01"], isDescending: true).order
        #expect(down == [3, 1, 0, 2])
    }
}

@Suite struct SQLiteTests {
    /// Calls a function with a database that has a table `t` with `name` and `size`, and a view `v`.
    private func database(_ body: (String) throws -> Void) throws {
        let path = NSTemporaryDirectory() + "/\(UUID().uuidString).db"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try SQLiteSpecimen.write(to: path, rows: 1000)
        try body(path)
    }

    @Test func databaseRowsAreReadableInAnyOrder() throws {
        try database { path in
            let records = try SQLiteRecords.of(
                SQLiteDatabase.open(path: path, name: "a"),
                selecting: .query("SELECT name, size * 2 AS double FROM t ORDER BY size"), maxRows: 5000)
            #expect(records.columns == ["name", "double"])
            #expect(records.count == 1000)
            for index in [0, 999, 998, 3, 700, 699, 0] {
                #expect(try records.record(at: index)[0] == "row \(index)")
                #expect(try records.record(at: index)[1] == "\(index * 2)")
            }
        }
    }

    /// Going back would run the query again, so sorted rows are retained.
    @Test(arguments: [nil, 3]) func sortReadsRowsOnce(limit: Int?) throws {
        try database { path in
            let rows = try SQLiteRecords.of(
                SQLiteDatabase.open(path: path, name: "a"),
                selecting: .query("SELECT name || ' ü' AS name, random() AS r, '' AS none FROM t; -- all"),
                maxRows: 5000)
            let sorted = try SelectedRecords.of(
                rows, filter: nil, sort: [.init(column: 1, isDescending: true)], limit: limit)
            #expect(sorted.count == limit ?? 1000)
            let numbers = try (0..<sorted.count).map { try #require(Double(sorted.record(at: $0)[1])) }
            #expect(numbers == numbers.sorted(by: >))
            for index in [sorted.count - 1, 0] {
                let record = try sorted.record(at: index)
                #expect(Double(record[1]) == numbers[index])
                #expect(record[0] == "row \(record.line - 1) ü" && record[2].isEmpty && record[3].isEmpty)
            }
        }
    }

    @Test func readingWALDatabaseLeavesNoExtraFiles() throws {
        try database { path in
            var handle: OpaquePointer?
            #expect(sqlite3_open(path, &handle) == SQLITE_OK)
            #expect(sqlite3_exec(handle, "PRAGMA journal_mode = WAL", nil, nil, nil) == SQLITE_OK)
            #expect(sqlite3_exec(handle, "INSERT INTO t VALUES ('more', 1)", nil, nil, nil) == SQLITE_OK)
            sqlite3_close_v2(handle)
            let records = try SQLiteRecords.of(
                SQLiteDatabase.open(path: path, name: "a"), selecting: .table("t"), maxRows: 5000)
            #expect(try records.record(at: 1000)[0] == "more")
            for end in ["-wal", "-shm"] { #expect(!FileManager.default.fileExists(atPath: path + end)) }
        }
    }

    @Test func rowsAfterLimitAreNotRead() throws {
        let endless = "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c) SELECT i FROM c"
        try database { path in
            let records = try SQLiteRecords.of(
                SQLiteDatabase.open(path: path, name: "a"), selecting: .query(endless), maxRows: 5000,
                limit: 3)
            #expect(records.count == 3)
            #expect(try (0..<3).map { try records.record(at: $0)[0] } == ["1", "2", "3"])
        }
    }

    @Test func singleTableNeedsNoQuery() throws {
        try database { path in
            let records = try SQLiteRecords.of(
                SQLiteDatabase.open(path: path, name: "a"), selecting: .onlyTable, maxRows: 5000)
            #expect(records.columns == ["name", "size"])
        }
    }

    @Test func tablesAreSelectedByName() throws {
        try database { path in
            let records = try SQLiteRecords.of(
                SQLiteDatabase.open(path: path, name: "a"), selecting: .table("T"), maxRows: 5000)
            #expect(records.count == 1000)
            let error = #expect(throws: Diagnostic.self) {
                try SQLiteRecords.of(
                    SQLiteDatabase.open(path: path, name: "a"), selecting: .table("tt\""), maxRows: 5000)
            }
            #expect(error?.sentence == "the file has no table \"tt\"\"; expected t")
        }
    }

    @Test(arguments: [
        ("DELETE FROM t", "only SELECT is allowed in a query"),
        ("PRAGMA table_info(t)", "only SELECT is allowed in a query"),
        ("ATTACH '/tmp/x' AS y", "only SELECT is allowed in a query"),
        ("SELECT load_extension('x')", "SQLite: "),
        ("SELECT 1; SELECT 2", "a query requires one SELECT statement"),
        ("EXPLAIN SELECT 1", "a query requires one SELECT statement"),
        ("SELECT \"nmae\" FROM t", "SQLite: "),
        (
            "SELECT name, size AS name FROM t",
            "columns 1 and 2 have the same name \"name\"; give each a unique name with AS"
        ),
        ("SELECT zeroblob(20000000)", "a value is longer than 16 MiB"),
        (
            "SELECT 'a' LIKE printf('%.*c', 1001, 'a') AS x FROM t",
            "SQLite: "
        ),
        (
            "WITH c(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM c WHERE i<500) SELECT hex(zeroblob(2000000)) || i AS x FROM c ORDER BY 1",
            "the query takes more than 512 MiB of memory"
        ), ("", "a query requires one SELECT statement"),
        ("SELECT missing FROM t", "SQLite: "),
        ("SELECT t.name FROM t, t AS u", "the query returns more than 5000 rows"),
    ])
    func queriesAreReadOnly(query: String, expected: String) throws {
        SQLiteDatabase.limitMemoryOfProcess()
        try database { path in
            let error = #expect(throws: Diagnostic.self) {
                try SQLiteRecords.of(
                    SQLiteDatabase.open(path: path, name: "a"), selecting: .query(query), maxRows: 5000)
            }
            // The rest of a message depends on the version of SQLite.
            let sentence = try #require(error?.sentence)
            #expect(expected.hasPrefix("SQLite: ") ? sentence.hasPrefix(expected) : sentence == expected)
        }
    }

    @Test func endlessQueryStopsAtStepLimit() throws {
        let endless = "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c) SELECT count(*) FROM c"
        try database { path in
            func run(_ query: String, _ steps: Int) throws -> Int {
                try SQLiteRecords.of(
                    SQLiteDatabase.open(path: path, name: "a", maximumSteps: steps), selecting: .query(query),
                    maxRows: 5000
                ).count
            }
            let error = #expect(throws: Diagnostic.self) { try run(endless, 1_000_000) }
            #expect(
                error?.sentence
                    == "the query takes more than 1000000 steps; select fewer rows, or add an index")
            // A finite query ends within this number of steps, every time.
            let sorting = "SELECT name FROM t ORDER BY size DESC, name"
            let needed = try #require((1...100).first { (try? run(sorting, $0 * 1000)) == 1000 })
            #expect(needed > 1)
            for _ in 0..<3 {
                #expect(try run(sorting, needed * 1000) == 1000)
                #expect(throws: Diagnostic.self) { try run(sorting, (needed - 1) * 1000) }
            }
        }
        #expect(SQLiteDatabase.maximumSteps == 200_000_000)
    }

    @Test func slowQueryStopsAtTimeLimit() throws {
        let slow = """
            WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c)
            SELECT sum(length(hex(zeroblob(100000 + i)))) FROM c
            """
        try database { path in
            let error = #expect(throws: Diagnostic.self) {
                try SQLiteRecords.of(
                    SQLiteDatabase.open(path: path, name: "a", maximumSeconds: 0.02), selecting: .query(slow),
                    maxRows: 5000)
            }
            #expect(
                error?.sentence == "the query takes more than 0.02 seconds; select fewer rows, or shorten "
                    + "the values that its functions read")
        }
        #expect(SQLiteDatabase.maximumSeconds == 30)
    }

    @Test func timeLimitExcludesTimeBetweenRows() throws {
        var query = QueryAllowance(calls: .max, seconds: 0.01)
        query.pause()
        var drawing = QueryAllowance(calls: .max, seconds: 0.02)
        while drawing.allowsMore() {}
        query.resume()
        let goesOn = query.allowsMore()
        #expect(goesOn && !query.isOutOfTime)
        while query.allowsMore() {}
        #expect(query.isOutOfTime)
    }

    /// A drawn table requests rows repeatedly, and each request runs the query.
    @Test func eachQueryRunHasFullStepLimit() throws {
        try database { path in
            let records = try SQLiteRecords.of(
                SQLiteDatabase.open(path: path, name: "a", maximumSteps: 5_000), selecting: .table("t"),
                maxRows: 5000)
            for _ in 0..<20 {
                #expect(try records.record(at: 999)[0] == "row 999")
                #expect(try records.record(at: 0)[0] == "row 0")
            }
        }
    }

    @Test func reportsFilesThatAreNotDatabases() throws {
        let path = NSTemporaryDirectory() + "/\(UUID().uuidString).db"
        try Data("this is text, not a database, and long enough to tell".utf8).write(
            to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let error = #expect(throws: Diagnostic.self) {
            try SQLiteRecords.of(
                SQLiteDatabase.open(path: path, name: "a.db"),
                selecting: .query("SELECT 1 FROM sqlite_schema"),
                maxRows: 10)
        }
        #expect(error?.description.hasPrefix("a.db: SQLite: ") == true)
    }
}

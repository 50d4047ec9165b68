import Foundation
import Testing

/// `--filter`, `--sort` and `--limit`, and the warning about repeated sections.
@Suite struct SelectionTests {
    private let list = "name,price,region\nTea,3.5,Asia\nCake,12,Europe\nPie,8,Asia\nBun,12,Europe\n"

    @Test(arguments: [
        (["--filter", "price > 5 and region = Europe"], "2 rows: Cake; Bun"),
        (["--sort", "price"], "4 rows: Tea; Pie; Cake; Bun"),
        (["--sort", "-price, name"], "4 rows: Bun; Cake; Pie; Tea"),
        (["--sort", "#3,-#1"], "4 rows: Tea; Pie; Cake; Bun"),
        (["--limit", "2"], "2 rows: Tea; Cake"),
        (["--filter", "price > 5", "--sort", "-region", "--limit", "1"], "1 row: Cake"),
    ])
    func recordsAreSelected(arguments: [String], rows: String) throws {
        let folder = try Folder(["list.csv": list])
        #expect(try folder.run(["render", "list.csv", "--title", "name"] + arguments).sentences == [])
        #expect(try folder.description(of: "list.png") == "A table of \(rows).")
        let piped = ["render", "-", "--format", "csv", "--title", "name", "-o", "piped.png"]
        #expect(try folder.run(piped + arguments, Surroundings(input: "list.csv")).status == 0)
        #expect(try folder.bytes(of: "piped.png") == folder.bytes(of: "list.png"))
    }

    @Test func noRecordIsSelected() throws {
        let folder = try Folder(["list.csv": list])
        for arguments in [["--filter", "price > 100"], ["--limit", "0"]] {
            let outcome = try folder.run(["render", "list.csv", "--title", "name"] + arguments)
            #expect(outcome.status == 0)
            #expect(outcome.sentences == ["tablesnap: list.csv: no rows; the table is empty"])
        }
    }

    @Test(arguments: [
        (
            ["--filter", "prise > 5"], 1,
            "--filter: no column \"prise\"; did you mean \"price\"? The columns are name, price, region"
        ),
        (
            ["--filter", "price >"], 2,
            "--filter: the condition \"price >\" ends where a column or value is expected"
        ),
        (["--filter", ""], 2, "--filter: the condition \"\" ends where a column or value is expected"),
        (["--filter", "(price > 3"], 2, "--filter: the condition \"(price > 3\" has a ( that is not closed"),
        (
            ["--sort", "name,-prise"], 1,
            "--sort: no column \"prise\"; did you mean \"price\"? The columns are name, price, region"
        ),
        (["--sort", "name,"], 2, "--sort: expected 1 to 16 columns such as -price,name, found \"name,\""),
        (["--limit", "-1"], 2, "--limit: expected a whole number from 0 to 10000000, found \"-1\""),
    ])
    func impossibleSelections(arguments: [String], status: Int32, sentence: String) throws {
        let folder = try Folder(["list.csv": list])
        try folder.expectFailure(
            ["render", "list.csv", "--title", "name"] + arguments, status: status, sentence)
    }

    /// The values of a column determine the order of day and month, and what an unquoted word may be.
    @Test(arguments: [
        ("d >= 2026-11 and d < 2026-12-05", "2 rows: B; C"), ("d == 2026", "3 rows: A; B; C"),
        ("d > 21.11.2026", "1 row: C"), ("start < end", "2 rows: A; C"), ("start < 08:05:30", "1 row: A"),
        ("end >= '1:35 PM'", "2 rows: A; C"),
    ])
    func datesAndTimesAreCompared(filter: String, rows: String) throws {
        let folder = try Folder([
            "t.csv":
                "name,d,start,end\nA,03.04.2026,8:05,13:35\nB,21.11.2026,09:30,9:05\nC,02.12.2026,10:00,13:35\n"
        ])
        #expect(
            try folder.run(["render", "t.csv", "--title", "name", "--filter", filter]).sentences == [])
        #expect(try folder.description(of: "t.png") == "A table of \(rows).")
    }

    @Test func valuesThatAFilterDoesNotUnderstandAreReported() throws {
        let folder = try Folder(["t.csv": "name,d\nA,2026-01-05\nB,soon\nC,2026-02-01\nD,n/a\nE,later\n"])
        let outcome = try folder.run(["render", "t.csv", "--title", "name", "--filter", "d < 2026-02"])
        #expect(
            outcome.sentences == [
                "tablesnap: t.csv:3: warning: d: \"soon\" is not a date, which the condition \"d < 2026-02\" requires; 1 more"
            ])
        #expect(try folder.description(of: "t.png") == "A table of 1 row: A.")
    }

    @Test(arguments: ["d < 2026-12-01", "d == 2026", "d != 2026-04-03", "d > '04/04/2026'"])
    func datesInAmbiguousOrderAreReported(filter: String) throws {
        let folder = try Folder(["t.csv": "name,d\nA,03/04/2026\nB,05/06/2026\n"])
        let outcome = try folder.run(["render", "t.csv", "--title", "name", "--filter", filter])
        #expect(
            outcome.errors.contains(
                "t.csv:2: warning: d: \"03/04/2026\" is not a date in a known order, which the condition \"\(filter)\" requires; 1 more; specify the order with dates or --dates"
            ), "\(outcome.errors)")
        let dates = ["--dates", "dmy"]
        #expect(
            try folder.run(["render", "t.csv", "--title", "name", "--filter", "d < 2026-05"] + dates)
                .sentences
                == [])
        #expect(try folder.description(of: "t.png") == "A table of 1 row: A.")
    }

    @Test func wordsThatNoRecordHasAreErrors() throws {
        let folder = try Folder(["t.csv": "name,d\nA,2026-01-05\nB,soon\nC,2026-02-01\n"])
        try folder.expectFailure(
            ["render", "t.csv", "--title", "name", "--filter", "d = yesterday"], status: 2,
            "--filter: the condition \"d = yesterday\" compares dates with \"yesterday\", which is neither a date nor a column; write a date such as 2026-11-21 or a column. The columns are name, d"
        )
        try folder.render("t.csv", "--title", "name", "--filter", "d = soon")
        #expect(try folder.description(of: "t.png") == "A table of 1 row: B.")
    }

    @Test func missingValuesAreNotReported() throws {
        let folder = try Folder(["t.csv": "name,start,end\nA,,9:05\nB,10:00,n/a\nC,9:00,10:00\n"])
        #expect(
            try folder.run(["render", "t.csv", "--title", "name", "--filter", "start < end"]).sentences == [])
        #expect(try folder.description(of: "t.png") == "A table of 1 row: C.")
    }

    @Test(arguments: [
        (
            "price > mx",
            "compares numbers with \"mx\", which is neither a number nor a column; did you mean \"max\"? The columns are name, price, max"
        ),
        ("price > 'mx'", "compares numbers with \"mx\", which is not a number; write a number"),
        (
            "price > cheap",
            "compares numbers with \"cheap\", which is neither a number nor a column; write a number or a column. The columns are name, price, max"
        ),
        (
            "price != mx",
            "compares with \"mx\", which is no column; did you mean \"max\"? For a text, write 'mx' in quotes"
        ),
    ])
    func wordsNextToNumbersAreNumbersOrColumns(filter: String, message: String) throws {
        let folder = try Folder(["list.csv": "name,price,max\nTea,3,5\nPie,8,7\n"])
        try folder.expectFailure(
            ["render", "list.csv", "--title", "name", "--filter", filter], status: 2,
            "--filter: the condition \"\(filter)\" \(message)")
    }

    @Test(arguments: [["--filter", "a"], ["--sort", "a"], ["--limit", "1"]])
    func scenesSelectTheirOwnRecords(arguments: [String]) throws {
        let folder = try Folder(["a.yaml": "rows: [a]"])
        try folder.expectFailure(
            ["render", "a.yaml"] + arguments, status: 2,
            "\(arguments[0]) requires records; use a key of the scene instead")
    }

    /// The first records can be drawn without reading, or correcting, the others.
    @Test func recordsAfterLimitAreNotRead() throws {
        let folder = try Folder(["list.csv": list + "1,2\n"])
        try folder.render("list.csv", "--title", "name", "--limit", "4")
        try folder.expectFailure(
            ["render", "list.csv", "--title", "name"], status: 1,
            "list.csv:6: the record has 2 fields, but the header has 3; correct it, or add --ragged pad or skip"
        )
    }

    @Test(
        arguments: [
            ([], ":4: ", "\"Asia\" begins again; use --sort region"),
            (["--sort", "price"], ":6: ", "\"Asia\" begins again; use --sort region,price"),
            (["--sort", "-region"], nil, ""), (["--sort", "#3,name"], nil, ""), (["--limit", "2"], nil, ""),
            (["--filter", "region = Asia"], nil, ""), (["--quiet"], nil, ""),
        ] as [([String], String?, String)])
    func repeatedSectionsAreReported(arguments: [String], line: String?, sentence: String) throws {
        let folder = try Folder(["list.csv": list + "Jam,20,Asia\n"])
        let outcome = try folder.run(
            ["render", "list.csv", "--title", "name", "--section", "region"] + arguments)
        #expect(outcome.status == 0)
        let warning = line.map { "tablesnap: list.csv\($0)warning: sections repeat: \(sentence)" }
        #expect(outcome.sentences == [warning].compactMap { $0 })
    }

    @Test func remedyForSectionsThatSortingDoesNotJoin() throws {
        let folder = try Folder(["list.csv": "name,my group\na,x\nb,X\nc,x\n"])
        let start = "list.csv:4: warning: sections repeat: \"x\" begins again; "
        try folder.render(
            "list.csv", "--title", "name", "--section", "my group",
            printing: [start + "use --sort \"my group\""])
        try folder.render(
            "list.csv", "--title", "name", "--section", "my group", "--sort", "my group",
            printing: [
                start
                    + "values that differ only in case or in the form of a number or date sort as equal; write them alike"
            ])
    }

    @Test func checkReportsRepeatedGroupsOfScenes() throws {
        let folder = try Folder([
            "list.csv": list,
            "a.yaml": "data: {file: list.csv, group: region}\nrow: \"{name}\"\n",
        ])
        let warning =
            "list.csv:4: warning: sections repeat: \"Asia\" begins again; write sort: region in data"
        try folder.render("a.yaml", printing: [warning])
        let outcome = try folder.run(["check", "a.yaml"])
        #expect(outcome.status == 0)
        #expect(outcome.sentences == ["tablesnap: \(warning)"])
    }
}

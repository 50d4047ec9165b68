import TestSupport
import Testing

/// The option `--columns`.
@Suite struct ColumnsTests {
    private let list = "name,price\nFig,1.5\nDate,12.25\n"

    /// A space at the end of a number would not fit next to it.
    @Test func spacesAroundValuesAreNotDrawn() throws {
        let folder = try Folder([
            "a.csv": "name,votes,note\nx,22902,a\ny,15630,b\n",
            "b.csv": "name,votes,note\n x,22902 ,a\ny\t,  15630 ,b \n",
        ])
        for options in [["--columns"], ["--title", "name", "--value", "votes"]] {
            for file in ["a.csv", "b.csv"] { _ = try folder.run(["render", file] + options) }
            #expect(try folder.bytes(of: "a.png") == folder.bytes(of: "b.png"))
        }
    }

    @Test(arguments: [
        ["--columns"], ["--columns", "price:left,name"], ["--columns=price=Price (€),name", "--fit"],
        ["--columns", "{name} {price}=Both", "--width", "200"],
        ["--columns", "name:center", "--section", "name"],
        ["--columns", "--section", "name", "--summary", "sum,mean", "--total", "max"],
        ["--columns", "--title", "Prices", "--subtitle", "In euros"],
    ])
    func sceneOfColumnsHasSameImage(options: [String]) throws {
        let folder = try Folder(["list.csv": list])
        let printed = try folder.run(["scene", "list.csv"] + options)
        #expect(printed.status == 0 && printed.errors.isEmpty)
        #expect(String(decoding: printed.output, as: UTF8.self).contains("columns:"))
        try folder.write(printed.output, to: "list.yaml")
        try folder.render("list.yaml", "-o", "scene.png")
        #expect(try folder.run(["render", "list.csv", "-o", "command.png"] + options).status == 0)
        #expect(try folder.bytes(of: "scene.png") == folder.bytes(of: "command.png"))
    }

    @Test func operandMayFollowOption() throws {
        let folder = try Folder(["list.csv": list])
        #expect(try folder.run(["render", "--columns", "list.csv", "-o", "a.png"]).status == 0)
        #expect(try folder.run(["render", "--columns", "name,price", "list.csv", "-o", "b.png"]).status == 0)
        #expect(try folder.bytes(of: "a.png") == folder.bytes(of: "b.png"))
        #expect(
            try folder.description(of: "a.png")
                == "A table of 2 rows under the header name, price: name Fig, price 1.5; name Date, price 12.25."
        )
    }

    @Test(arguments: [
        ("pice", "list.csv: --columns: no column \"pice\"; did you mean \"price\"?"),
        ("price:middle", "--columns: \"middle\" is not an alignment of columns"),
        ("price:number.2", "is not an alignment of columns; write a format in braces: {column:number.2}"),
        (
            [String](repeating: "name", count: 257).joined(separator: ","),
            "--columns: expected at most 256 columns, found 257"
        ),
    ])
    func unknownNamesAreErrors(columns: String, message: String) throws {
        let folder = try Folder(["list.csv": list])
        let outcome = try folder.run(["render", "list.csv", "--columns", columns])
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains(message))
    }

    @Test func totalOfOneColumnIsNamed() throws {
        let folder = try Folder(["list.csv": "name,year,price\nFig,2024,1.5\nDate,2025,2\n"])
        func total(_ option: String) throws -> (text: String?, errors: String) {
            let outcome = try folder.run([
                "render", "list.csv", "--columns", "--total", option, "-o", "a.png",
            ])
            #expect(outcome.status == 0, "\(outcome.errors)")
            return (try folder.description(of: "a.png"), outcome.errors)
        }
        let plain = try total("sum")
        #expect(plain.text?.hasSuffix("Total, price 3.5.") == true)
        #expect(plain.errors.contains("the column has no sum, because its numbers are years"))
        #expect(plain.errors.contains("if it requires one, use --total \"sum:year,sum:price\""))
        #expect(try total("sum:year,sum:price").text?.hasSuffix("Total, year 4049, price 3.5.") == true)
        #expect(try total("sum:price").errors.isEmpty)
        let outcome = try folder.run(["render", "list.csv", "--columns", "--total", "sum:yaer"])
        #expect(
            outcome.status == 1
                && outcome.errors.contains("--total: no column \"yaer\"; did you mean \"year\"?"))
    }

    /// The printed option adds a total and removes no other.
    @Test(arguments: ["sum", "sum,max", "mean"]) func adviceRetainsOtherTotals(functions: String) throws {
        let folder = try Folder([
            "list.csv": "name,price,qty,no\nFig,1,2,1\nDate,2,many,2\nPear,3,4,3\nKiwi,4,5,4\n"
        ])
        let options = ["render", "list.csv", "--columns", "-o", "a.png"]
        let first = try folder.run(options + ["--total", functions])
        let advice = first.errors.matches(of: #/use --total "([^"]*)"/#).map { String($0.output.1) }
        #expect(advice.count == 2, "\(first.errors)")
        let before = try #require(try folder.description(of: "a.png"))
        for option in advice {
            let again = try folder.run(options + ["--total", option])
            #expect(again.status == 0 && !again.errors.contains("unknown"), "\(again.errors)")
            let after = try #require(try folder.description(of: "a.png"))
            #expect(after.contains("price") && after.count > before.count, "\(after)")
        }
        #expect(advice.contains { $0.contains(":price") && $0.contains(":qty") })
        if functions == "sum,max" { #expect(advice.allSatisfy { $0.hasSuffix(",max") }) }
    }

    @Test func columnsOfYearsAreNamed() throws {
        let folder = try Folder([
            "list.csv": "country,1990,2000\nA,1950,2000\nB,1960,2010\nC,1970,1999\nD,1980,2001\nE,1990,2002\n"
        ])
        let outcome = try folder.run([
            "render", "list.csv", "--columns", "--total", "sum", "--summary", "sum",
        ])
        #expect(outcome.status == 0 && !outcome.errors.contains("contains only numbers"))
        #expect(
            outcome.errors.contains("--total: warning: no column has a sum, because all numbers are years; "),
            "\(outcome.errors)")
        let notes = outcome.sentences.filter { $0.contains("note: 1990: ") }
        #expect(
            notes == [
                "tablesnap: list.csv: note: 1990: the column has no sum, because its numbers are years; if it requires one, "
                    + "use --summary \"sum:1990\", or use --total \"sum:1990\""
            ])
    }

    @Test func subtitleIsOnlyAdvisedWhereItFits() throws {
        let number = "DE8937040044053201300012345678901234567890"
        let folder = try Folder(["list.csv": "iban,name\n\(number),Ada\n"])
        let options = ["render", "list.csv", "--title", "name", "--value", "iban"]
        for more in [["--width", "200"], ["--width", "400", "--cell-style", "value2"]] {
            let errors = try folder.run(options + more).errors
            #expect(errors.contains("is cut; widen the table") && !errors.contains("--subtitle"), "\(errors)")
        }
    }

    @Test func strictImagesCutNoValues() throws {
        let folder = try Folder([
            "list.csv": "name,price\nFig,11456230.50\n",
            "list.yaml": "data: list.csv\ncolumns: [name, {value: price, width: 40}]\n",
        ])
        let message = "list.csv:2: warning: price: a width of 40 points cuts \"11456230.50\""
        let lax = try folder.run(["render", "list.yaml", "-o", "a.png"])
        #expect(lax.status == 0 && lax.errors.contains(message))
        let check = try folder.run(["check", "list.yaml"])
        #expect(check.status == 0 && check.errors.contains(message))
        let strict = try folder.run(["render", "list.yaml", "--strict", "-o", "b.png"])
        #expect(strict.status == 1 && strict.errors.contains("price: a width of 40 points cuts"))
        #expect(try !folder.names.contains("b.png"))
    }

    @Test func strictListsCutNoValues() throws {
        let folder = try Folder([
            "list.csv": "iban,name\nDE89370400440532013000,Ada\nDE89370400440532013001,Bob\n",
            "list.yaml": "width: 160\ndata: list.csv\nrow: {text: \"{iban}\"}\n",
        ])
        let beginning = "\"DE89370400440532013000\" is cut, and so is 1 other; widen the table with "
        let options = ["render", "list.csv", "--title", "name", "--value", "iban", "--width", "270"]
        let lax = try folder.run(options + ["-o", "a.png"])
        let sentence =
            "list.csv:2: warning: value: \(beginning)--width, show it with --subtitle, or add --wrap\n"
        #expect(lax.status == 0 && lax.errors == "tablesnap: \(sentence)", "\(lax.errors)")
        let strict = try folder.run(options + ["--strict", "-o", "b.png"])
        #expect(strict.status == 1 && strict.errors.hasPrefix("tablesnap: list.csv:2: value: \(beginning)"))
        let pages = try folder.run([
            "render", "list.csv", "--title", "iban", "--width", "160", "--split", "1", "--lines", "1",
        ])
        #expect(
            pages.errors == "tablesnap: list.csv:2: warning: title: \(beginning)--width, or raise --lines\n",
            "\(pages.errors)")
        let check = try folder.run(["check", "list.yaml"])
        #expect(check.status == 0)
        #expect(
            check.errors == "tablesnap: list.csv:2: warning: text: \(beginning)\"width\", or add wrap: true\n"
        )
        #expect(try !folder.names.contains("b.png"))
    }

    /// Long texts of a few records have several lines, and rows without them are as high as otherwise.
    @Test func textsOfFewRecordsWrap() throws {
        let prose = String(repeating: "a long text ", count: 40)
        let folder = try Folder([
            "a.csv": "name,text\nA,b\nB,\(prose)\n", "b.csv": "name,text\nA,b\nB,c\n",
            "c.csv": "name,text\n" + (0..<201).map { "\($0),\(prose)\n" }.joined(),
        ])
        func height(_ arguments: String...) throws -> Int {
            #expect(try folder.run(["render"] + arguments + ["--quiet", "-o", "a.png"]).status == 0)
            return try folder.image("a.png").size.height
        }
        for more in [["--columns"], ["--title", "text"]] {
            let one = try height("a.csv", "--lines", "1", more.joined(separator: "="))
            #expect(try height("a.csv", more.joined(separator: "=")) > one)
            #expect(try height("b.csv", more.joined(separator: "=")) == one)
        }
        #expect(
            String(decoding: try folder.run(["scene", "a.csv", "--columns"]).output, as: UTF8.self).contains(
                "lines: 4"))
        #expect(
            !String(decoding: try folder.run(["scene", "c.csv", "--columns"]).output, as: UTF8.self).contains(
                "lines"))
        #expect(
            String(
                decoding: try folder.run(["scene", "c.csv", "--columns", "--limit", "9"]).output,
                as: UTF8.self
            ).contains("lines: 4"))
    }

    /// A column without any value is not drawn, unless a list names it.
    @Test func emptyColumnsAreReported() throws {
        let folder = try Folder(["a.csv": "name,fax,price,x,y,z\nA, ,1,,,\nB,,2,,,\n"])
        let outcome = try folder.run([
            "render", "a.csv", "-o", "a.png", "--columns", "--accessibility", "a.json",
        ])
        #expect(
            outcome.errors
                == "tablesnap: showing 2 of 6 columns, without \"fax\", \"x\", \"y\" and 1 other, empty in these records; "
                + "choose others with --columns\n")
        #expect(try !String(decoding: folder.bytes(of: "a.json"), as: UTF8.self).contains("fax"))
        #expect(try folder.run(["render", "a.csv", "-o", "b.png", "--columns", "name,fax"]).errors == "")
    }

    @Test func omittedColumnsAreReported() throws {
        let names = (1...300).map { "c\($0)" }.joined(separator: ",")
        let folder = try Folder(["wide.csv": names + "\n"])
        let outcome = try folder.run(["render", "wide.csv", "--columns", "--limit", "1"])
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.contains("showing 256 of 300 columns, the maximum; choose others with --columns"))
    }

    @Test(arguments: [
        ("price:middle", "--columns: \"middle\" is not an alignment of columns"),
        ("{price:foo}", "--columns: \"foo\" is not a format"),
        ("{price", "--columns: \"{price\" has a { that is not closed"),
        (",", "--columns: expected columns such as name,price:right, found \",\""),
        ("", "--columns: expected a value, found an empty text"),
        (
            "price=P:right",
            "--columns: \"price=P:right\" has the alignment after the title; write 'price:right=P'"
        ),
    ])
    func syntaxErrorsAreWrongUsage(columns: String, message: String) throws {
        let folder = try Folder(["list.csv": list])
        for arguments in [["list.csv", "--columns", columns], ["--columns=\(columns)", "list.csv"]] {
            let outcome = try folder.run(["render"] + arguments)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains(message), "\(outcome.errors)")
        }
    }

    @Test func nameWithCommaRequiresBraces() throws {
        let folder = try Folder(["list.csv": "c,\"d,e\"\n1,2\n"])
        let outcome = try folder.run(["render", "list.csv", "--columns", "c,d,e"])
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "list.csv: --columns: \"d,e\" contains a comma, which separates columns; write \"{d,e}\", #2, or \\, in place of the comma"
            ), "\(outcome.errors)")
        for columns in ["c,{d,e}", "c,#2"] {
            #expect(try folder.run(["render", "list.csv", "--columns", columns]).status == 0)
        }
    }

    @Test(arguments: [("md", "markdown"), ("jsonl", "ndjson")])
    func extensionIsNoFormat(format: String, name: String) throws {
        let folder = try Folder(["list.csv": list])
        try folder.expectFailure(
            ["render", "list.csv", "--format", format], status: 2,
            "unknown format \(format); did you mean \"\(name)\"?")
    }

    @Test(arguments: [["--summary", "sum"], ["--total", "sum,mean"]])
    func summariesAreOfColumns(options: [String]) throws {
        let folder = try Folder(["list.csv": list])
        let outcome = try folder.run(["render", "list.csv"] + options)
        #expect(outcome.errors == "tablesnap: drawing columns; for a list, add --title name --value price\n")
        let columns = try folder.run(["render", "list.csv", "--columns", "-o", "a.png"] + options)
        #expect(try columns.status == 0 && folder.bytes(of: "a.png") == folder.bytes(of: "list.png"))
        let rows = try folder.run(["render", "list.csv", "--title", "name"] + options)
        #expect(rows.status == 2)
        #expect(rows.errors.contains("\(options[0]) requires --columns"))
        let unknown = try folder.run(["render", "list.csv", "--columns", options[0], "total"])
        #expect(unknown.errors.contains("\"total\" is not a function of summaries"))
    }

    @Test func totalIsOnLastPage() throws {
        let folder = try Folder(["list.csv": list])
        let options = ["--columns", "--total", "sum", "--split", "1", "-o", "p.png"]
        #expect(try folder.run(["render", "list.csv"] + options).status == 0)
        #expect(
            try folder.description(of: "p-1.png")
                == "A table of 1 row under the header name, price: name Fig, price 1.5.")
        #expect(
            try folder.description(of: "p-2.png")
                == "A table of 2 rows under the header name, price: name Date, price 12.25; Total, price 13.75."
        )
    }

    @Test(.readsPDF) func columnsAreTableInPDF() throws {
        let folder = try Folder(["list.csv": list])
        try folder.render("list.csv", "--columns", "name,price", "--paper", "fit", "-o", "a.pdf")
        let structure = try PDFReader(folder.bytes(of: "a.pdf")).structure(withTexts: true)
        #expect(
            structure.prefix(11) == [
                "Document", "Sect", "Table (block)", "TR", "TH", "\"name\"", "TH", "\"price\"", "TR", "TD",
                "\"Fig\"",
            ], "\(structure)")
    }

    private let wide =
        "name,a,b,c,d,e\nFig,\(Array(repeating: "1234567890123.5", count: 5).joined(separator: ","))\n"

    @Test func cutValuesAreReported() throws {
        let folder = try Folder(["list.csv": wide])
        let outcome = try folder.run(["render", "list.csv", "--columns", "--width", "300"])
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.hasPrefix(
                "tablesnap: list.csv:2: warning: a: columns do not fit in a table of 300 points, which cuts \"1234567890123.5\""
            ) && outcome.errors.hasSuffix(" points, or add --fit\n"), "\(outcome.errors)")
        #expect(
            try folder.run(["render", "list.csv", "--columns", "--width", "300", "--quiet"]).errors.isEmpty)
    }

    /// The paper is narrower than the columns, so the page is scaled down.
    @Test(.readsPDF) func valuesOnPaperAreComplete() throws {
        let folder = try Folder(["list.csv": wide])
        let outcome = try folder.run(["render", "list.csv", "--columns", "-o", "a.pdf"])
        #expect(outcome.status == 0 && outcome.sentences.count == 1, "\(outcome.errors)")
        #expect(outcome.errors.contains("the table is scaled to "), "\(outcome.errors)")
        let structure = try PDFReader(folder.bytes(of: "a.pdf")).structure(withTexts: true)
        #expect(structure.filter { $0 == "\"1234567890123.5\"" }.count == 5, "\(structure)")
    }

    @Test func summariesHaveSpecifiedTitles() throws {
        let folder = try Folder(["list.csv": "name,price,qty\nFig,1,2\nDate,2,3\n"])
        let options = ["render", "list.csv", "--columns", "-o", "a.png", "--total"]
        let total = "sum=Revenue\\, all,mean:price=Mean price,mean:qty=Mean quantity"
        #expect(try folder.run(options + [total]).status == 0)
        let text = try #require(try folder.description(of: "a.png"))
        for row in ["Revenue, all, price 3, qty 5", "Mean price, price 1.5", "Mean quantity, qty 2.5"] {
            #expect(text.contains(row), "\(text)")
        }
        let empty = try folder.run(options + ["sum="])
        #expect(empty.status == 2 && empty.errors.contains("--total: expected a title after \"=\""))
    }

    /// The column of sections is shown once: as their titles, or as a column in a list.
    @Test(arguments: [
        ("", ["name"], ["North", "South"]), ("=-price", ["name"], ["North", "South"]),
        ("=region,name", ["region", "name"], ["North", "South"]), ("=#1", ["region"], ["North", "South"]),
    ])
    func columnOfSectionsIsShownOnce(columns: String, titles: [String], regions: [String]) throws {
        let folder = try Folder(["list.csv": "region,name,price\nNorth,Fig,1\nNorth,Date,2\nSouth,Pear,3\n"])
        try folder.render("list.csv", "--columns\(columns)", "--section", "region", "-o", "a.svg")
        let texts = try folder.text(of: "a.svg").matches(of: #/>([^<>]+)<\/text>/#).map {
            String($0.output.1)
        }
        #expect(texts.filter { ["region", "name"].contains($0) } == titles, "\(texts)")
        #expect(texts.filter(["North", "South"].contains) == regions, "\(texts)")
    }

    @Test func backslashPrecedesCommasOfColumns() throws {
        let folder = try Folder(["list.csv": "name,\"size, kg\"\nFig,1\nDate,2\n"])
        try folder.render(
            "list.csv", "--columns", #"size\, kg=Size\, in kg,name"#, "--sort", #"-size\, kg"#, "-o", "a.png")
        #expect(
            try folder.description(of: "a.png")
                == "A table of 2 rows under the header Size, in kg, name: Size, in kg 2, name Date; "
                + "Size, in kg 1, name Fig.")
    }

    @Test func columnsWithoutNumbersAreReported() throws {
        let folder = try Folder(["list.csv": "name\nFig\n"])
        let outcome = try folder.run(["render", "list.csv", "--columns", "--total", "sum"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("--total: warning: no column contains only numbers"))
    }

    @Test func formattedColumnsHaveTheirName() throws {
        let folder = try Folder(["list.csv": "name,since\nFig,2026-01-01\n"])
        try folder.render(
            "list.csv", "--columns", "name,{since:date.relative}", "--now", "2026-03-01", "-o", "a.png")
        #expect(
            try folder.description(of: "a.png")
                == "A table of 1 row under the header name, since: name Fig, since 2 months ago.")
    }

    @Test(arguments: ["render", "scene"]) func relativeDatesCountFromOption(command: String) throws {
        let folder = try Folder(["list.csv": "name,updated\nFig,2026-05-31\n"])
        let options = ["--columns", "name,{updated:date.relative}", "--now", "2026-06-01"]
        let outcome = try folder.run([command, "list.csv"] + options)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        if command == "render" {
            #expect(try folder.description(of: "list.png")?.contains("1 day ago") == true)
        }
    }

    @Test func columnsExcludeTexts() throws {
        let outcome = try Folder(["list.csv": list]).run(
            ["render", "list.csv", "--columns", "--value", "name"])
        #expect(outcome.errors.contains("--columns and --value exclude each other"))
    }
}

import DataFiles
import Diagnostics
import Foundation
import TableSnapshots
import Testing

@testable import DataTables
@testable import Scenes

@Suite struct SceneTableTests {
    private let countries =
        "name,area,mark,region\nPeru,1285216,checkmark,America\nMali,1240192,,Africa\nChad,1284000,detail,Africa\n"

    @Test func tableHasRowsHeadersAndFooters() throws {
        let table = try SceneSandbox().table(
            "sections: [{header: H, footer: F, rows: [A, {text: B, detail: C}]}, [D]]")
        #expect(table.table.numberOfSections == 2)
        #expect(table.texts() == ["A", "B | C"])
        #expect(table.tableView(table.table, titleForHeaderInSection: 0) == "H")
        #expect(table.tableView(table.table, titleForFooterInSection: 0) == "F")
        #expect((table.cell(1) as? SceneCell)?.contentKind == .value1)
        #expect(table.table.failure == nil)
    }

    @Test func rowsInheritFromPrototypes() throws {
        let table = try SceneSandbox().table(
            """
            prototypes:
              P:
                height: 80
                accessory: disclosure
                views:
                  - {type: label, outlet: name, text: Nobody}
                  - {type: switch, tag: 4}
            rows:
              - {prototype: P, values: {name: Ada, "4": true}}
              - {prototype: P, accessory: checkmark}
            """)
        let first = table.cell(0)
        let views = first.contentView.subviews
        #expect(views.contains { ($0 as? Label)?.text == "Ada" })
        #expect(views.compactMap { ($0 as? Switch)?.isOn } == [true])
        #expect(first.accessoryType == .disclosureIndicator)
        #expect(table.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
        // A reused cell shows no content of its previous row.
        first.prepareForReuse()
        let second = table.cell(1)
        #expect(second.accessoryType == .checkmark)
        #expect(second.contentView.subviews.contains { ($0 as? Label)?.text == "Nobody" })
        #expect(second.contentView.subviews.compactMap { ($0 as? Switch)?.isOn } == [false])
    }

    @Test func tablesFillTheScreenOfTheDevice() throws {
        func size(_ keys: String) throws -> [Int] {
            let table = try SceneSandbox().table("rows: [One, Two]\n" + keys)
            let snapshot = try table.snapshot()
            return [snapshot.pixelWidth, snapshot.pixelHeight]
        }
        #expect(try size("device: iPhone 13") == [3 * 390, 3 * 88])
        #expect(try size("device: iPhone 13\nscreen: {}") == [3 * 390, 3 * (844 - 47 - 34)])
        #expect(try size("device: iPhone 13 landscape\nscreen: {}") == [3 * 844, 3 * (390 - 21)])
        #expect(try size("device: iPhone SE\nscreen: {height: 100}\nwidth: 200") == [2 * 200, 2 * 100])
        #expect(try size("device: iPhone 13\ntraits: {scale: 1}") == [390, 88])
        // The complete screen in the frame is that of the device.
        let framed = try SceneSandbox().table(
            "rows: [One]\ndevice: iPhone 13\nscreen: {}\nframe: {device: true}")
        let bars = try #require(Theme.modern.frame.device.screen)
        #expect(framed.table.frame.height + bars.topHeight + bars.bottomHeight == 844)
        #expect(
            try size("device: iPhone SE\nbackgroundView: {type: view}") == [2 * 320, 2 * 568])
        #expect(
            reportedProblems("device: iPhone13\nrows: [One]").first?.contains(
                "\"iPhone13\" is not a device; did you mean \"iPhone 13\"?") == true)
    }

    @Test func recordsBecomeRows() throws {
        let sandbox = try SceneSandbox(["list.csv": countries])
        let table = try sandbox.table(
            "data: list.csv\nrow: {text: \"{name}\", detail: \"{area:number} km²\", accessory: \"{mark}\"}")
        #expect(table.texts() == ["Peru | 1,285,216 km²", "Mali | 1,240,192 km²", "Chad | 1,284,000 km²"])
        #expect((0..<3).map { table.cell($0).accessoryType } == [.checkmark, .none, .detailButton])
    }

    @Test func dataSpecifiesHowFilesAreRead() throws {
        let sandbox = try SceneSandbox([
            "bank.csv": "sep=;\n# Konto\nname;betrag\nAda;1,5\nEmmy\n", "wide.txt": "name/n\nAda/1\n",
            "api.json": #"{"data": {"items": [{"name": "Ada"}]}, "links": [{"name": "x"}]}"#,
            "page.md": "| name |\n| --- |\n| Ada |\n",
        ])
        let bank = try sandbox.table(
            "data: {file: bank.csv, comment: \"#\", ragged: pad}\nrow: {text: \"{name}\", detail: \"{betrag}\"}"
        )
        #expect(bank.texts() == ["Ada | 1,5", "Emmy"] || bank.texts() == ["Ada | 1,5", "Emmy | "])
        for data in [
            "file: wide.txt, format: csv, delimiter: /, encoding: iso-8859-1",
            "file: api.json, records: data.items", "file: page.md, format: markdown",
        ] {
            #expect(try sandbox.table("data: {\(data)}\nrow: \"{name}\"").texts() == ["Ada"], "\(data)")
        }
    }

    @Test func recordsAreFilteredSortedLimitedAndGrouped() throws {
        let sandbox = try SceneSandbox(["list.csv": countries])
        let table = try sandbox.table(
            "data: {file: list.csv, filter: area > 1250000, sort: -area, limit: 1}\nrow: \"{name}\"")
        #expect(table.texts() == ["Peru"])
        let grouped = try sandbox.table(
            "data: {file: list.csv, sort: [region, name], group: region}\nrow: \"{name}\"")
        #expect(
            (0..<2).map { grouped.tableView(grouped.table, titleForHeaderInSection: $0) } == [
                "Africa", "America",
            ])
        #expect(grouped.texts(0) == ["Chad", "Mali"])
        let titled = try sandbox.table(
            "sections: [{header: \"In {region}\", data: {file: list.csv, group: region}, row: \"{name}\"}]")
        #expect(titled.tableView(titled.table, titleForHeaderInSection: 1) == "In Africa")
    }

    @Test(arguments: [
        ("", "write sort: region in data"), ("sort: -name, ", "write sort: [region, -name] in data"),
    ])
    func repeatedGroupsAreReported(sort: String, remedy: String) throws {
        let sandbox = try SceneSandbox(["list.csv": countries + "Cuba,109884,,America\n"])
        func warnings(_ data: String) throws -> [String] {
            try sandbox.content("data: {file: list.csv, \(data)}\nrow: a").dataWarnings.map(\.description)
        }
        #expect(
            try warnings("\(sort)group: region") == [
                "list.csv:5: warning: sections repeat: \"America\" begins again; \(remedy)"
            ])
        #expect(try warnings("sort: [region, name], group: region") == [])
        #expect(try warnings("sort: name") == [])
    }

    /// Rows of data have the same heights as equal static rows, even if a condition changes their height.
    @Test(arguments: [
        "traits: {typeSize: AX5}", "text: {font: 40}", "margins: [20, 16, 20, 16]", "indentation: 2",
        "accessory: checkmark", "background: red",
        "detail: a", "detail: a, style: subtitle",
    ])
    func conditionsDetermineRowHeights(change: String) throws {
        let sandbox = try SceneSandbox()
        let made = try sandbox.table(
            "data: {count: 2}\nrow: {text: \"Row {number}\", when: [{if: number = 2, \(change)}]}")
        let text = change.hasPrefix("text") ? "text: {text: Row 2, font: 40}" : "text: Row 2, \(change)"
        let listed = try sandbox.table("rows: [Row 1, {\(text)}]")
        let heights = [made, listed].map { scene in
            (0..<2).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        }
        #expect(heights[0] == heights[1])
    }

    /// Only rows whose heights differ are measured one by one.
    @Test(arguments: [
        ("{if: number = 2, detail: a, style: value1}", true),
        ("{if: number = 2, accessory: checkmark}", true),
        ("{if: number = 2, style: default}", true),
        ("{if: number = 2, detail: a}, {if: number = 3, style: subtitle}", false),
        ("{if: number = 2, detail: a, style: subtitle}", false),
        ("{if: number = 2, text: {lines: 2}}", false), ("{if: number = 2, text: {font: 40}}", false),
        ("{if: number = 2, accessory: detail}, {if: number = 3, text: {color: red}, indentation: 1}", true),
        // A case can undo another one, and a detail can be empty.
        ("{if: number > 1, detail: a, style: value1}, {if: number = 3, style: subtitle}", false),
        ("{if: number = 2, indentation: 1, style: subtitle, detail: \"{number}\"}", false),
        ("{if: number = 2, indentation: 1, traits: {typeSize: AX3}}", false),
        ("{if: number = 2, image: a.png}", false),
    ])
    func rowsOfOneHeightAreNotMeasured(cases: String, haveOneHeight: Bool) throws {
        let scene = try SceneSandbox().table(
            "data: {count: 3}\nrow: {style: subtitle, text: \"Row {number}\", when: [\(cases)]}")
        let height = scene.uniformHeight(at: IndexPath(row: 0, section: 0))
        #expect((height == TableView.unspecified) == haveOneHeight, "\(String(describing: height))")
    }

    @Test func conditionsChangeOnlyNamedKeys() throws {
        let sandbox = try SceneSandbox(["list.csv": countries])
        let table = try sandbox.table(
            """
            data: list.csv
            row:
              text: {text: "{name}", color: red}
              when:
                - {if: region = Africa, accessory: checkmark, text: {font: 20}}
                - {if: name = Chad, text: {color: blue}, prototype: Big}
            prototypes: {Big: {indentation: 3}}
            """)
        #expect((0..<3).map { table.cell($0).accessoryType } == [.none, .checkmark, .checkmark])
        #expect((0..<3).map { table.cell($0).textLabel?.textColor } == [.red, .red, .blue])
        #expect((0..<3).map { table.cell($0).textLabel?.font.pointSize } == [17, 20, 20])
        #expect((0..<3).map { table.cell($0).indentationLevel } == [0, 0, 3])
    }

    @Test(arguments: [
        ("data: none.csv\nrow: a", "s:1:7: data.file: none.csv: no such file"),
        (
            "data: ../x.csv\nrow: a",
            "s:1:7: data.file: ../x.csv is outside the scene's folder; use --allow-outside to read it"
        ),
        (
            "data: /etc/passwd\nrow: a",
            "s:1:7: data.file: /etc/passwd is outside the scene's folder; use --allow-outside to read it"
        ),
        (
            "data: out/passwd\nrow: a",
            "s:1:7: data.file: out/passwd is outside the scene's folder; use --allow-outside to read it"
        ),
        (
            "data: list.csv\nrow: \"{nmae}\"",
            "s:2:6: row.text: no column \"nmae\"; did you mean \"name\"? The columns are name, area, mark, region"
        ),
        (
            "data: list.csv\nrow: {text: a, detail: \"{nmae}\"}",
            "s:2:24: row.detail: no column \"nmae\"; did you mean \"name\"? The columns are name, area, mark, region"
        ),
        (
            "data: list.csv\nrow: \"{area:nubmer}\"",
            "s:2:6: row.text: \"nubmer\" is not a format; did you mean \"number\"? Expected number, number.2, compact, percent, percent.1, currency.EUR, bytes, significant.3, scientific, engineering, fraction, duration, date, date.short, date.long, date.full, date.iso, date.relative, time, datetime, check or flag"
        ),
        (
            "data: {file: list.csv, filter: area >}\nrow: a",
            "s:1:32: data.filter: the condition \"area >\" ends where a column or value is expected"
        ),
        (
            "data: {file: list.csv, sort: -x}\nrow: a",
            "s:1:30: data.sort[0]: no column \"x\". The columns are name, area, mark, region"
        ),
        (
            "data: {file: list.csv, group: x}\nrow: a",
            "s:1:31: data.group: no column \"x\". The columns are name, area, mark, region"
        ),
        (
            "data: list.csv\nrow: {when: [{if: a = }]}",
            "s:2:19: row.when[0].if: the condition \"a =\" ends where a column or value is expected"
        ),
    ])
    func dataErrorsIncludeSceneLocations(yaml: String, expected: String) throws {
        let sandbox = try SceneSandbox(["list.csv": countries])
        try FileManager.default.createSymbolicLink(atPath: sandbox.path + "/out", withDestinationPath: "/etc")
        let error = #expect(throws: InputError.self) { try sandbox.content(yaml) }
        #expect(error?.description == expected)
    }

    @Test func valuesThatFormatsDoNotUnderstandAreReportedOnce() throws {
        let sandbox = try SceneSandbox(["list.csv": "price\n\"1,5\"\nmany\nn/a\nfew\n"])
        let scene = "data: list.csv\nrow: {text: \"{price:number}\", detail: \"{price:number.2}\"}"
        let content = try sandbox.content(scene)
        try content.throwErrors()
        let expected = "list.csv:3: warning: price: \"many\" is not a number; 1 more"
        #expect(content.warnings.map(\.description) == [expected])
        let strict = try sandbox.content(scene, isStrict: true)
        let error = #expect(throws: InputError.self) { try strict.throwErrors() }
        #expect(error?.problems.map(\.sentence) == ["\"many\" is not a number; 1 more"])
    }

    @Test func invalidRecordValuesAreReportedWithLineNumber() throws {
        let sandbox = try SceneSandbox(["list.csv": "name,mark,level\na,checkmark,1\nb,chekmark,x\n"])
        let content = try sandbox.content("data: list.csv\nrow: {text: \"{name}\", accessory: \"{mark}\"}")
        let error = #expect(throws: InputError.self) { try content.throwErrors() }
        #expect(
            error?.description
                == "list.csv:3: \"chekmark\" is not an accessory; did you mean \"checkmark\"? Expected none, disclosure, detail-disclosure, checkmark or detail"
        )
        let table = try sandbox.table(
            "data: list.csv\nrow: {views: [{type: slider, outlet: s}], values: {s: \"{level}\"}}")
        _ = table.cell(0)
        #expect(table.table.failure == nil)
        _ = table.cell(1)
        #expect(table.table.failure.map { "\($0)" } == "list.csv:3: expected a number for \"s\", found \"x\"")
    }

    @Test func valuesInHeadersOfGroupsAreFoundBeforeDrawing() throws {
        let sandbox = try SceneSandbox(["list.csv": "kind,level\na,1\na,1\nb,x\n"])
        let error = #expect(throws: (any Error).self) {
            try sandbox.content(
                "sections:\n- data: {file: list.csv, group: kind}\n  row: {}\n"
                    + "  header: {views: [{type: slider, outlet: s}], values: {s: \"{level}\"}}")
        }
        #expect(error.map { "\($0)" } == "list.csv:4: expected a number for \"s\", found \"x\"")
    }

    /// A data source cannot throw: every way to draw reports what it recorded, whether rows are measured or only drawn, and
    /// also for a table next to another.
    @Test(arguments: ["", "rowHeight: 44\n"], ["", "frame: {panels: [{scene: other.yaml}]}\nrows: [A]"])
    func everyFormatReportsTheErrorOfARecord(height: String, frame: String) throws {
        let rows =
            height + "data: list.csv\nrow: {views: [{type: slider, outlet: s}], values: {s: \"{level}\"}}"
        let sandbox = try SceneSandbox(["list.csv": "level\n1\nx\n", "other.yaml": rows])
        let formats: [(TableSnapshot) throws -> Void] = [
            { _ = try $0.bitmap() }, { _ = try $0.pngData() }, { _ = try $0.svgData() },
            { _ = try $0.pdfData() }, { _ = try $0.pdfData(paper: nil) }, { _ = try $0.displayList },
        ]
        for draw in formats {
            let error = #expect(throws: (any Error).self) {
                try draw(sandbox.content(frame.isEmpty ? rows : frame).image())
            }
            #expect(error.map { "\($0)" } == "list.csv:3: expected a number for \"s\", found \"x\"")
        }
    }

    @Test func heightsOfEqualRowsNeedNoRecords() throws {
        let content = try SceneSandbox().content("data: {count: 5000000}\nrow: \"Row {number}\"")
        let table = try SceneTable.showing(content)
        #expect(table.table.contentSize.height == CGFloat(220_000_000))
        #expect(table.cell(4_999_999).textLabel?.text == "Row 5000000")
    }

    @Test func statesConfigureSameTable() throws {
        let content = try SceneSandbox().content(
            "rows: [{text: A, selected: true}, B]\nstates: [{name: edit, editing: true, selected: [\"0:1\"]}]"
        )
        let plain = try SceneTable.showing(content)
        #expect(plain.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
        let edited = try SceneTable.showing(content, variant: content.scene.variants[1])
        #expect(edited.table.isEditing)
        #expect(edited.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }

    @Test(arguments: [
        (0..<1, ["a 0..<1"]), (1..<3, ["a 1..<2", "b 2..<3"]), (2..<5, ["b 2..<5"]), (5..<6, ["c 5..<6"]),
        (0..<6, ["a 0..<2", "b 2..<5", "c 5..<6"]), (3..<3, []), (6..<9, []),
    ])
    func pagesRetainSectionTitles(records: Range<Int>, expected: [String]) {
        let sections = [("a", 0..<2), ("b", 2..<5), ("c", 5..<6)].map { title, records in
            ResolvedSection(sceneSection: 0, records: records, header: SceneHeaderFooter(title), footer: nil)
        }
        let shown = sections.showing(records).map { section in
            "\(section.header?.text?.text ?? "") \(section.records.map { "\($0)" } ?? "")"
        }
        #expect(shown == expected)
    }
}

@Suite struct ImageStoreTests {
    @Test func imageErrorsCountRowsThatShowThem() {
        let store = ImageStore(folder: InputFolder("/nowhere"))
        #expect(store.image("", fitting: .zero) == nil)
        #expect(store.error("") == nil)
        #expect(!store.hasProblems)
        #expect(store.image("a.png", fitting: .zero) != nil)
        #expect(store.error("b.png")?.description == "/nowhere/b.png does not exist")
        #expect(
            store.error("../b.png")?.message.hasSuffix(
                " is outside the scene's folder; use --allow-outside to read it") == true)
        #expect(store.error("symbol:house") == nil)
        #expect(store.image("symbol:house", fitting: .zero)?.isSymbolImage == true)
        #expect(
            store.error("symbol:hose")?.description == "symbol:hose does not exist; did you mean \"house\"?")
        #expect(store.hasProblems)
        #expect(store.shownProblems.isEmpty)
        store.recordShown("b.png", file: "a.csv", line: 7, row: 5, section: 0)
        store.recordShown("b.png", file: "a.csv", line: 9, row: 7, section: 0)
        store.recordShown("b.png", file: "a.csv", line: 7, row: 5, section: 0)
        store.recordShown("other.png", file: "a.csv", line: 9, row: 7, section: 0)
        #expect(store.shownProblems.map(\.rows) == [2])
        #expect(store.shownProblems.map(\.line) == [7])
    }
}

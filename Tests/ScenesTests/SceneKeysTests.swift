import Foundation
import TableKit
import TableSpecimens
import Testing

@testable import DataTables
@testable import Scenes

/// Effects of keys that no image shows. The reference has an example of each other effect.
@Suite struct SceneKeysTests {
    @Test func everyCellStyleHasItsName() {
        for (name, style) in ListContentKind.names {
            #expect("\(style)".lowercased() == name.replacing("-", with: ""))
        }
        #expect(ListContentKind.names.map(\.value) == ListContentKind.allCases)
    }

    @Test func groupsFillViewsOfHeaders() throws {
        let sandbox = try SceneSandbox(["a.csv": "name,city\nAda,London\nEmmy,Erlangen\n"])
        let scene = try sandbox.table(
            """
            headerFooterPrototypes:
              City:
                views:
                  - {type: label, frame: [16, 0, 200, 40], outlet: title}
            sections:
              - header: {prototype: City, values: {title: "City of {city}"}}
                data: {file: a.csv, group: city}
                row: "{name}"
            """)
        let titles = (0..<2).map { section in
            let header = scene.tableView(scene.table, viewForHeaderInSection: section)
            let view = header as? TableViewHeaderFooterView
            return view?.contentView.subviews.compactMap { ($0 as? Label)?.text }.last
        }
        #expect(titles == ["City of London", "City of Erlangen"])
        #expect(scene.tableView(scene.table, heightForHeaderInSection: 0) == 40)
    }

    @Test func rowsHaveAccessibilityTraits() throws {
        let scene = try SceneSandbox().table(
            "rows: [{text: One, accessibility: {label: Alpha, traits: [button, header]}}, Two]")
        let elements = scene.table.accessibilityTree
        #expect(elements.map(\.label) == ["Alpha", "Two"])
        #expect(elements[0].traits.isSuperset(of: [.button, .header]))
        #expect(elements[1].traits.isDisjoint(with: .header))
    }

    @Test func rowsHaveStylesOfContentConfigurations() throws {
        let scene = try SceneSandbox().table(
            """
            rows:
              - {style: sidebar-cell, text: Inbox, selected: true}
              - {style: value-cell, text: A text that takes a part, detail: A value that takes a part}
              - {style: value-cell, text: Text, detail: Value}
            """)
        scene.table.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
        let drawing = Drawing(of: scene.table)
        #expect(drawing.boxes(RGBA(229, 229, 234)).contains(CGRect(x: 8, y: 0, width: 359, height: 44)))
        #expect(drawing.text("A text that takes a part")?.x == 16)
        #expect(drawing.text("A value that takes a part")?.x == 16)
        #expect(drawing.text("Text")?.baseline == drawing.text("Value")?.baseline)
        #expect(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 60)
    }

    @Test func textsOfContentConfigurationsWrap() throws {
        func heights(_ style: String, _ lines: String = "") throws -> [CGFloat] {
            let text = "A text that is too long for one line of a row of 200 points"
            let sandbox = try SceneSandbox(["a.csv": "name\n\(text)\nText\n"])
            let row = "{style: \(style), text: {text: \"{name}\"\(lines)}}"
            let scene = try sandbox.table("width: 200\ndata: a.csv\nrow: \(row)")
            return (0..<2).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        }
        #expect(try heights("default") == [44, 44])
        #expect(try heights("cell")[0] > 60)
        #expect(try heights("cell")[1] == 44)
        #expect(try heights("cell", ", lines: 1") == [44, 44])
    }

    @Test func recordsWithStackedValuesHaveTheirOwnHeights() throws {
        let sandbox = try SceneSandbox([
            "a.csv": "name,value\nText,Value\nA text that takes a part,A value that takes a part\n"
        ])
        let scene = try sandbox.table(
            "data: a.csv\nrow: {style: value-cell, text: \"{name}\", detail: \"{value}\"}")
        let heights = (0..<2).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights[0] == 44 && heights[1] > 60)
    }

    @Test func headersHaveStylesOfContentConfigurations() throws {
        let scene = try SceneSandbox().table(
            """
            style: grouped
            sections:
              - {header: {style: prominent-inset-grouped-header, text: Title}, rows: [Row]}
              - {header: {style: grouped-header, text: Title}, rows: [Row]}
            """)
        scene.table.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
        let texts = Drawing(of: scene.table).texts.filter { $0.run.font.size != 17 }
        #expect(texts.map(\.run.font.size).sorted() == [13, 20])
        let header = scene.tableView(scene.table, viewForHeaderInSection: 1) as? TableViewHeaderFooterView
        #expect(header?.textLabel?.text == "TITLE")
    }

    @Test func indexTitlesMayBeCustomOrOmitted() throws {
        func titles(_ index: String) throws -> (titles: [String]?, scene: SceneTable) {
            let scene = try SceneSandbox().table(
                "\(index)\nsections: [{header: Ada, index: X, rows: [a]}, {header: Carl, rows: [c]}]")
            return (scene.sectionIndexTitles(for: scene.table), scene)
        }
        #expect(try titles("width: 375").titles == ["X"])
        #expect(try titles("index: true").titles == ["X", "C"])
        #expect(try titles("index: false").titles == nil)
        let (letters, scene) = try titles("index: {titles: [A, B, D]}")
        #expect(letters == ["A", "B", "D"])
        let locations = (0..<3).map { index in
            scene.tableView(
                scene.table, sectionForSectionIndexTitle: letters?[index] ?? "", at: index)
        }
        #expect(locations == [0, 1, 1])
    }

    @Test func fullSwipeCanBeDisabled() throws {
        let scene = try SceneSandbox().table(
            """
            rows:
              - {text: One, trailingActions: [{title: Bin, style: destructive}], fullSwipe: false}
              - {text: Two, trailingActions: [{title: Bin, style: destructive}]}
            steps: [swipe 0:0 full, swipe 0:1 full]
            """)
        #expect(scene.texts() == ["One"])
    }

    @Test func rowsHaveRoundCornersAndBorders() throws {
        let scene = try SceneSandbox().table(
            """
            prototypes: {Framed: {cornerRadius: 8, border: {width: 2, color: red}}}
            rows: [{prototype: Framed}, {prototype: Framed, border: 3}, {border: {}}]
            """)
        let cells = (0..<3).map { scene.cell($0) }
        #expect(cells.map(\.cornerRadius) == [8, 8, 0])
        #expect(cells.map(\.layer.borderWidth) == [2, 3, 1])
        #expect(cells.map(\.layer.borderColor) == [.red, .red, .black])
    }

    @Test func cornersHaveTheCurveOfTheScene() throws {
        let scene = try SceneSandbox().table(
            """
            prototypes: {Framed: {cornerRadius: 8, cornerCurve: continuous}}
            rows:
              - {prototype: Framed}
              - {prototype: Framed, cornerCurve: circular}
              - views: [{type: view, cornerRadius: 4}, {type: view, cornerRadius: 4, cornerCurve: continuous}]
            """)
        let cells = (0..<3).map { scene.cell($0) }
        #expect(cells.map(\.cornerCurve) == [.continuous, .circular, .circular])
        let views = cells[2].contentView.subviews.suffix(2)
        #expect(views.map(\.cornerCurve) == [.circular, .continuous])
    }

    @Test func recordsSelectExistingSegments() throws {
        let sandbox = try SceneSandbox(["a.csv": "size\n1\n2\n"])
        let yaml =
            "data: a.csv\nrow: {views: [{type: segmented, outlet: size, segments: [S, M]}], values: {size: \"{size}\"}}"
        let scene = try sandbox.table(yaml)
        _ = scene.tableView(scene.table, cellForRowAt: IndexPath(row: 0, section: 0))
        #expect(scene.table.failure == nil)
        _ = scene.tableView(scene.table, cellForRowAt: IndexPath(row: 1, section: 0))
        #expect(
            scene.table.failure.map { "\($0)" }
                == "a.csv:3: expected a whole number from 0 to 1 for \"size\", found \"2\"")
    }

    @Test func reportsAllColumnErrorsTogether() throws {
        let sandbox = try SceneSandbox(["a.csv": "name,city\nAda,London\n"])
        let error = #expect(throws: InputError.self) {
            try sandbox.content(
                """
                sections:
                  - data: {file: a.csv, filter: "nam = 1", sort: [-ctiy], group: town}
                    row:
                      text: "{nme}"
                      detail: "{cty}"
                      when:
                        - {if: name is Ada, accessory: checkmark}
                        - {if: name = Ada, text: "{x}"}
                  - data: {file: b.csv}
                    row: a
                """)
        }
        let locations = error?.problems.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.path ?? "")" }
        #expect(
            locations == [
                "2:33 sections[0].data.filter", "2:51 sections[0].data.sort[0]",
                "2:66 sections[0].data.group", "4:13 sections[0].row.text", "5:15 sections[0].row.detail",
                "7:16 sections[0].row.when[0].if", "8:34 sections[0].row.when[1].text",
                "9:18 sections[1].data.file",
            ])
    }

    @Test func refreshControlTitleMayHaveSpans() throws {
        let scene = try SceneSandbox().table(
            "refresh: {title: [Loading, {text: news, color: red, font: 20}]}\nrefreshing: true\nscreen: {height: 200}\nrows: [a]"
        )
        scene.table.layoutIfNeeded()
        let label = scene.table.refreshControl?.subviews.lazy.compactMap { $0 as? Label }.first
        let shown = label?.attributedText
        #expect(shown?.string == "Loadingnews")
        #expect(shown?.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? Color == .red)
        #expect((shown?.attribute(.font, at: 8, effectiveRange: nil) as? Font)?.pointSize == 20)
    }

    @Test func pipesAreNotRead() throws {
        let sandbox = try SceneSandbox()
        #expect(mkfifo(sandbox.path + "/a.csv", 0o600) == 0)
        let error = #expect(throws: InputError.self) {
            try sandbox.content("data: a.csv\nrow: \"{a}\"")
        }
        #expect(
            error?.description
                == "s:1:7: data.file: a.csv is a pipe or a device, not a file; use --allow-outside to read it"
        )
    }

    @Test func reportsAllUnreadableImagesTogether() throws {
        let scene = """
            header: {type: image, image: ../a.png}
            prototypes: {P: {views: [{type: image, outlet: photo}]}}
            rows:
              - {text: One, image: b.png}
              - {prototype: P, values: {photo: c.png}, trailingActions: [{image: d.png}]}
            """
        let strict = try SceneSandbox().content(scene, isStrict: true)
        let error = #expect(throws: InputError.self) { try strict.throwErrors() }
        let locations = error?.problems.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.path ?? "")" }
        #expect(
            locations == [
                "1:30 header.image", "4:24 rows[0].image", "5:36 rows[1].values.photo",
                "5:70 rows[1].trailingActions[0].image",
            ])
        try SceneSandbox().content(scene).throwErrors()
    }
}

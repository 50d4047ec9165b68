import DataFiles
import Diagnostics
import Foundation
import TableKit
import Testing

@testable import DataTables
@testable import Scenes

/// Touches and other steps in the tables of scenes.
@Suite struct SceneStepsTests {
    private let yaml = """
        sections:
          - header: Alpha
            rows:
              - {text: A, accessory: {type: switch}}
              - {text: B, accessory: {type: switch, on: true}}
              - {text: C, trailingActions: [{title: Bin, style: destructive}, Mark as Unread], leadingActions: [Pin]}
          - header: Beta
            data: {count: 5}
            row: {text: "Row {number}", accessory: {type: stepper}}

        """

    /// Returns the table after some steps.
    private func table(after steps: String, _ more: String = "", yaml: String? = nil) throws -> SceneTable {
        try SceneSandbox().table((yaml ?? self.yaml) + more + "\nsteps: [\(steps)]\n")
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func tapsSelectRows() throws {
        #expect(
            try table(after: "tap 0:0, tap 1:3, tap 0:0, tap 1:4").table.indexPathsForSelectedRows
                == [path(1, 3), path(1, 4)])
        #expect(
            try table(after: "tap 0:0, tap 1:3", "selection: single").table.indexPathsForSelectedRows
                == [path(1, 3)])
        #expect(
            try table(after: "edit, tap 0:0, tap 1:1", "editingSelection: multiple").table
                .indexPathsForSelectedRows == [path(0, 0), path(1, 1)])
    }

    @Test func controlValuesFollowRowsAcrossCells() throws {
        let table = try table(after: "tap 0:0 accessory, tap 0:1 accessory, tap 0:1 accessory")
        func isOn(_ row: Int) -> Bool? { (table.cell(row).accessoryView as? Switch)?.isOn }
        #expect([isOn(0), isOn(1)] == [true, true])
        #expect(table.table.indexPathsForSelectedRows == nil)
        let counted = try self.table(
            after:
                "tap 1:2 accessory right, move 1:2 to 1:0, tap 1:0 accessory right, tap 1:3 accessory right, tap 1:3 accessory left"
        )
        #expect((0..<5).map { (counted.cell($0, 1).accessoryView as? Stepper)?.value } == [2, 0, 0, 0, 0])
    }

    @Test func staticAndDataRowsAreDeletedAndMoved() throws {
        let table = try table(
            after:
                "swipe 0:1, tap 0:1 Delete, edit, tap 1:0 editing control, tap 1:0 Delete, move 1:3 to 0:0, move 0:1 to 1:0"
        )
        #expect(table.texts(0) == ["Row 5", "C"])
        #expect(table.texts(1) == ["A", "Row 2", "Row 3", "Row 4"])
        #expect(table.table.failure == nil)
        #expect(try self.table(after: "swipe 0:2 full").texts(0) == ["A", "B"])
    }

    @Test func actionsAreShownAndPerformed() throws {
        let shown = try table(after: "swipe 0:2").table
        #expect(shown.indexPathForSwipedRow == path(0, 2))
        #expect(try table(after: "swipe 0:2 leading").table.indexPathForSwipedRow == path(0, 2))
        let done = try table(after: "swipe 0:2, tap 0:2 Mark as Unread")
        #expect(done.table.indexPathForSwipedRow == nil)
        #expect(done.texts(0) == ["A", "B", "C"])
        #expect(try table(after: "swipe 0:2, tap 0:2 Bin").texts(0) == ["A", "B"])
    }

    @Test func movedRowsRetainTheirState() throws {
        let table = try table(
            after: "tap 0:0 accessory, tap 0:0, move 0:0 to 1:2", "highlighted: [\"0:0\"]")
        #expect(table.table.indexPathsForSelectedRows == [path(1, 2)])
        #expect((table.cell(2, 1).accessoryView as? Switch)?.isOn == true)
        let cell = table.cell(2, 1)
        table.tableView(table.table, willDisplay: cell, forRowAt: path(1, 2))
        #expect(cell.isHighlighted)
    }

    @Test func screensScroll() throws {
        let screen = "screen: {height: 100}\nindex: true"
        #expect(try table(after: "drag up 60", screen).table.contentOffset.y == 60)
        #expect(try table(after: "drag up 60, drag down 20", screen).table.contentOffset.y == 40)
        let bottom = try table(after: "scroll 1:4", screen).table
        #expect(bottom.contentOffset.y == bottom.contentSize.height - 100)
        let letter = try table(after: "tap index B", screen).table
        #expect(letter.contentOffset.y == letter.rect(forSection: 1).minY)
        let held = try table(after: "touch 0:1", screen).table
        #expect(held.cellForRow(at: path(0, 1))?.isHighlighted == true)
        let english = try table(after: "swipe 0:2 leading").table
        let arabic = try table(
            after: "swipe 0:2 leading, drag up 10", screen + "\ntraits: {direction: right-to-left}")
        #expect(english.indexPathForSwipedRow == path(0, 2))
        #expect(arabic.table.contentOffset.y > 0)
    }

    @Test func statesOverrideSceneSettings() throws {
        let content = try SceneSandbox().content(
            yaml
                + "editing: true\nscreen: {height: 120}\nstates: [{name: a, screen: {offset: 30}}, {name: b, editing: false}]"
        )
        let variants = content.scene.variants
        #expect(variants.map(\.name) == [nil, "a", "b"])
        let tables = try variants.map { try SceneTable.showing(content, variant: $0) }
        #expect(tables.map(\.table.isEditing) == [true, true, false])
        #expect(tables.map(\.table.contentOffset.y) == [0, 30, 0])
        #expect(tables.map(\.table.frame.height) == [120, 120, 120])
    }

    @Test func conditionsSelectRows() throws {
        let table = try SceneSandbox().table(
            "data: {count: 4}\nrow: {text: \"{number}\", when: [{if: number > 2, selected: true}]}\nsteps: [tap 0:3]"
        )
        #expect(table.table.indexPathsForSelectedRows == [path(0, 2)])
    }

    @Test(arguments: [
        (
            "tapp 0:0",
            "s:11:9: steps[0]: \"tapp\" is not a step; did you mean \"tap\"? Expected tap, touch, swipe, drag, move, scroll, edit or done"
        ),
        (
            "tap 0:0, move 0:1",
            "s:11:18: steps[1]: expected move ROW to ROW, found \"move 0:1\"; a row is such as 0:2"
        ),
        (
            "drag left 3",
            "s:11:9: steps[0]: expected drag ROW, drag ROW to ROW, drag up POINTS or drag down POINTS, found \"drag left 3\"; a row is such as 0:2"
        ),
        ("tap 0:9", "s:11:9: steps[0]: no row 0:9; section 0 has 3 rows, and counting starts at 0"),
        (
            "tap 0:0, swipe 4:0",
            "s:11:18: steps[1]: no row 4:0; there are 2 sections, and counting starts at 0"
        ),
        (
            "tap 0:2 accesory",
            "s:11:9: steps[0]: the table has no part \"row 0:2 accesory\"; expected row 0:2, row 0:2 content or row 0:2 text"
        ),
        (
            "tap 0:2 title",
            "s:11:9: steps[0]: the table has no part \"row 0:2 title\"; write \"row 0:2 text\""
        ),
        (
            "tap 0:2 chevron",
            "s:11:9: steps[0]: the table has no part \"row 0:2 chevron\"; expected row 0:2, row 0:2 content or row 0:2 text"
        ),
        (
            "swipe 0:2, tap 0:2 Delete",
            "s:11:20: steps[1]: the table has no part \"row 0:2 Delete\"; expected row 0:2, row 0:2 content, row 0:2 text, row 0:2 swipe actions, row 0:2 Bin or row 0:2 Mark as Unread"
        ),
        (
            "swipe 0:0 leading",
            "s:11:9: steps[0]: the row 0:0 has no actions at its leading edge; add leadingActions"
        ),
        ("tap index B", "s:11:9: steps[0]: there is no index; write index: true, and headers"),
        ("move 0:0 to 1:6", "s:11:9: steps[0]: no row 1:6; section 1 has 5 rows, and counting starts at 0"),
    ])
    func impossibleStepsAreReportedWithLocation(steps: String, sentence: String) throws {
        let error = #expect(throws: InputError.self) { try table(after: steps) }
        #expect(error?.description == sentence)
    }

    /// States and steps that a table of UIKit cannot have, or that would have no effect.
    @Test(arguments: [
        (
            "editing: true\nrows: [A]\nswiped: 0:0",
            "s:3:9: swiped: the row 0:0 cannot be swiped in editing mode; end editing mode first, or tap the editing control of the row"
        ),
        (
            "rows: [A]\nsteps: [edit, swipe 0:0]",
            "s:2:15: steps[1]: the row 0:0 cannot be swiped in editing mode; end editing mode first, or tap the editing control of the row"
        ),
        (
            "rows: [{text: A, editable: false}]\nswiped: 0:0",
            "s:2:9: swiped: the row 0:0 has \"editable: false\", so it cannot be swiped; remove that key"
        ),
        (
            "rows: [A, B]\nswiped: 0:0\ndragged: 0:1",
            "s:3:10: dragged: \"swiped\" and \"dragged\" exclude each other; choose one"
        ),
        (
            "rows: [A]\nselection: none\nselected: 0:0",
            "s:3:11: selected: the table has \"selection: none\", so no row can be selected; write \"selection: single\", or select fewer rows"
        ),
        (
            "rows: [A, B]\nselection: single\nselected: [0:0, 0:1]",
            "s:3:11: selected: the table has \"selection: single\", but 2 rows are selected; write \"selection: multiple\", or select fewer rows"
        ),
        (
            "rows: [{text: A, selected: true}, {text: B, selected: true}]\nselection: single",
            "s: selected: the table has \"selection: single\", but 2 rows are selected; write \"selection: multiple\", or select fewer rows"
        ),
        (
            "rows: [A]\nselection: none\nsteps: [tap 0:0]",
            "s:3:9: steps[0]: nothing responds to a touch of row 0:0: rows cannot be selected; write selection: single or multiple"
        ),
        (
            "rows: [A]\nsteps: [edit, touch 0:0]",
            "s:2:15: steps[1]: nothing responds to a touch of row 0:0: rows cannot be selected in editing mode; write editingSelection: single or multiple"
        ),
        (
            "rows: [A]\nsteps: [tap 0:0 editing control]",
            "s:2:9: steps[0]: the table has no part \"row 0:0 editing control\"; begin editing mode with the step edit"
        ),
        (
            "rows: [{text: A, trailingActions: []}]\nsteps: [edit, tap 0:0 editing control]",
            "s:2:15: steps[1]: the tap on row 0:0 editing control has no effect: the row 0:0 has no actions at its trailing edge; add trailingActions"
        ),
        (
            "rows: [{text: A, accessory: detail}]\nsteps: [tap 0:0 accessory]",
            "s:2:9: steps[0]: the tap on row 0:0 accessory has no effect: a detail button has no action in a scene; remove the step"
        ),
        (
            "rows: [{text: A, accessory: {type: button, title: Go}}]\nsteps: [touch 0:0 accessory, tap 0:0 accessory]",
            "s:2:30: steps[1]: the tap on row 0:0 accessory has no effect: a button has no action in a scene; write touch for its highlighted state"
        ),
        (
            "rows: [{text: A, accessory: {type: switch, enabled: false}}]\nsteps: [tap 0:0 accessory]",
            "s:2:9: steps[0]: \"accessory\" of the row 0:0 is disabled; write \"enabled: true\", or touch the row"
        ),
        (
            "rows: [{text: A, accessory: {type: stepper, value: 0, minimum: 0}}]\nsteps: [tap 0:0 accessory left]",
            "s:2:9: steps[0]: the tap on row 0:0 accessory left has no effect: the value of the control does not change; tap its left or right half, or set its value in the row"
        ),
        (
            "rows: [{text: A, accessory: {type: slider, value: 0.2}}]\nsteps: [tap 0:0 accessory]",
            "s:2:9: steps[0]: nothing responds to a touch of row 0:0 accessory: the control does not track it; touch another part"
        ),
        (
            "rows: [A, B, C]\nscreen: {height: 100}\nsteps: [drag up 500, drag up 4]",
            "s:3:22: steps[1]: the drag has no effect, because the table is already at its bottom; remove the step, or use a screen with less height"
        ),
        (
            "theme: flat\nrows: [A, B]\nscreen: {height: 80, offset: 88}",
            "s:3:30: screen.offset: at the offset 88, the screen shows nothing of the table; use one from -79 to 87"
        ),
        (
            "theme: flat\nrows: [A, B]\nscreen: {height: 80, offset: -80}",
            "s:3:30: screen.offset: at the offset -80, the screen shows nothing of the table; use one from -79 to 87"
        ),
        (
            "sections: [{header: A, rows: [a]}]\nindex: true\nscreen: {}\nsteps: [edit, tap index A]",
            "s:4:15: steps[1]: the index is hidden; end editing mode first"
        ),
        (
            "sections: [{header: A, rows: [a]}]\nindex: true\nscreen: {}\nsteps: [tap index B]",
            "s:4:9: steps[0]: \"B\" is not in the index; expected A"
        ),
        (
            "rows: [A]\nsteps: [done]",
            "s:2:9: steps[0]: the table is not in editing mode; remove the step"
        ),
        (
            "rows: [A]\nediting: true\nsteps: [edit]",
            "s:3:9: steps[0]: the table is already in editing mode; remove the step"
        ),
        (
            "rows: [A, B]\nsteps: [move 0:1 to 0:1]",
            "s:2:9: steps[0]: the move has no effect, because the row 0:1 is already there; move it to another position"
        ),
        (
            "rows: [{text: A, selectionStyle: none}]\nsteps: [touch 0:0]",
            "s:2:9: steps[0]: the touch of row 0:0 has no effect, because the row has \"selectionStyle: none\"; remove that key, or the step"
        ),
        (
            "rows: [{text: A, trailingActions: [Go]}]\nsteps: [swipe 0:0, swipe 0:0]",
            "s:2:20: steps[1]: the swipe has no effect, because the row 0:0 is already swiped; remove the step, or write full after it"
        ),
        (
            "rows: [{text: A, trailingActions: [Go]}]\nsteps: [swipe 0:0, tap 0:0 Stop]",
            "s:2:20: steps[1]: the table has no part \"row 0:0 Stop\"; expected row 0:0, row 0:0 content, row 0:0 text, row 0:0 separator, row 0:0 swipe actions or row 0:0 Go"
        ),
    ])
    func impossibleStatesAreReported(yaml: String, sentence: String) throws {
        let error = #expect(throws: InputError.self) { try SceneSandbox().table(yaml + "\n") }
        #expect(error?.description == sentence)
    }

    @Test(
        arguments: [
            ("tap 0:2", .tap("row 0:2")), ("tap 0:2 accessory right", .tap("row 0:2 accessory right")),
            ("touch 1:0 Mark as Unread", .touch("row 1:0 Mark as Unread")), ("tap index A", .tap("index A")),
        ] as [(String, SceneStep)])
    func touchesSpecifyParts(text: String, step: SceneStep) throws {
        #expect(try SceneStep(text) == step)
        #expect(step.text == text)
    }

    @Test(
        arguments: [
            ("tap row 0:2 text", .tap("row 0:2 text")), ("touch row 0:1", .touch("row 0:1")),
            ("swipe row 0:2 leading", .swipe([0, 2], from: .leading, isFull: false)),
            ("move row 0:1 to row 1:0", .move([0, 1], to: [1, 0])),
            ("scroll row 1:2", .scroll([1, 2], .none)),
        ] as [(String, SceneStep)])
    func rowsHaveTheirNamesInReports(text: String, step: SceneStep) throws {
        #expect(try SceneStep(text) == step)
        #expect(step.text == text.replacing("row ", with: ""))
    }

    @Test(arguments: [
        "row", "tap row", "swipe row", "move row 0:0 to row", "tap row row 0:0", "swipe row row 0:0",
    ])
    func wordBeforeRowRequiresRow(text: String) {
        #expect(throws: Diagnostic.self) { try SceneStep(text) }
    }

    /// A touch of a text reaches the row, and that of an outlet the view at its middle.
    @Test func touchesReachViewAtMiddleOfPart() throws {
        let rows = """
            rows:
              - {text: A, detail: B}
              - text: C
                views:
                  - {type: view, outlet: box, frame: [100, 0, 80, 40], views: [{type: switch, tag: 7}]}

            """
        for part in ["text", "detail", "content", "separator"] {
            let table = try table(after: "tap 0:0 \(part)", yaml: rows).table
            #expect(table.indexPathsForSelectedRows == [path(0, 0)], "\(part)")
        }
        for name in ["Switch 7", "7"] {
            let table = try table(after: "tap 0:1 \(name)", yaml: rows)
            #expect(table.table.indexPathsForSelectedRows == nil)
            let parts = table.cell(1).shownParts(of: .row([0, 1]))
            #expect((parts.part("row 0:1 \(name)")?.view as? Switch)?.isOn == true)
        }
        #expect(try table(after: "touch 0:1 box", yaml: rows).table.failure == nil)
    }

    /// Columns have their titles as names, the first of several with one title.
    @Test func columnsHaveTheirTitles() throws {
        let rows = """
            columns: [{value: fruit, title: Fruit}, {value: price, title: Price, unit: "€", group: In shops}, {value: sold, title: Price}]
            rows: [{cells: [Pear, 2, 3]}, {cells: [Fig, 4, 5]}]

            """
        let cell = try table(after: "", yaml: rows).cell(0)
        let parts = cell.shownParts(of: .row([0, 0]))
        func column(_ name: String) -> String? { parts.part(TablePart(.row([0, 0]), name))?.part.name }
        #expect(column("Fruit") == "column 0" && column("fruit") == "column 0")
        #expect(column("Price (€)") == "column 1" && column("In shops Price (€)") == "column 1")
        #expect(column("Price") == "column 2" && column("sold") == "column 2")
        #expect(column("column 1") == "column 1")
        let selected = try table(after: "tap row 0:1 Price", yaml: rows).table
        #expect(selected.indexPathsForSelectedRows == [path(0, 1)])
        let error = #expect(throws: InputError.self) { try table(after: "tap 0:1 Prise", yaml: rows) }
        #expect(
            error?.description.hasPrefix(
                "s:4:9: steps[0]: the table has no part \"row 0:1 Prise\"; did you mean \"row 0:1 Price\"? Expected row 0:1, row 0:1 content, row 0:1 columns, row 0:1 column 0, "
            ) == true)
    }

    @Test func onlyRowsAndIndexAcceptTaps() throws {
        let table = try SceneSandbox().table(yaml)
        for part: TablePart in ["header 0", "section 1 middle", "clock"] {
            let problem = #expect(throws: Diagnostic.self) { try table.perform(.tap(part)) }
            #expect(problem?.sentence == "\"\(part)\" is neither in a row nor in the index")
        }
    }

    @Test func insertingRowsIsRejected() throws {
        let error = #expect(throws: InputError.self) {
            try table(
                after: "edit, tap 0:0 editing control", yaml: "rows: [{text: A, editingStyle: insert}]\n")
        }
        #expect(
            error?.description
                == "s:3:15: steps[1]: the row 0:0 cannot insert a row; a scene has no content for it")
    }

    @Test func stateErrorsIncludeLocations() throws {
        let content = try SceneSandbox().content(
            "rows: [A]\nhighlighted: 0:0\nstates:\n  - {name: a, swiped: 0:4}\n  - {name: b, dragged: {row: 0:0, position: 2:0}}\n  - {name: c, screen: {scrollTo: 0:1}}\n"
        )
        let sentences = content.scene.variants.map { variant in
            do {
                _ = try SceneTable.showing(content, variant: variant)
                return ""
            } catch { return "\(error)" }
        }
        #expect(
            sentences == [
                "",
                "s:4:23: states[0].swiped: no row 0:4; section 0 has 1 row, and counting starts at 0",
                "s:5:24: states[1].dragged: no row 2:0; there is 1 section, and counting starts at 0",
                "s:6:34: states[2].screen.scrollTo: no row 0:1; section 0 has 1 row, and counting starts at 0",
            ])
    }

    @Test func warnsAboutScrollingWithoutScreen() {
        #expect(
            reportedProblems("rows: [A]\nsteps: [tap 0:0, scroll 0:0]\nstates: [{name: a, screen: {}}]") == [
                "s:2:18: warning: steps[1]: scrolling has no effect on an image of the complete table; write screen: {} for an image of a screen"
            ])
    }

    /// After random steps, the rows equal a list of texts with the same changes.
    @Test func randomStepsLeaveTableConsistent() throws {
        var numbers = SceneMutations(seed: 11)
        for _ in 0..<60 {
            var model = [["A", "B", "C"], (1...5).map { "Row \($0)" }]
            var steps: [String] = []
            for _ in 0..<numbers.number(below: 9) {
                let section = numbers.number(below: 2)
                guard !model[section].isEmpty else { continue }
                let row = numbers.number(below: model[section].count)
                switch numbers.number(below: 4) {
                case 0:
                    steps += ["swipe \(section):\(row) full"]
                    model[section].remove(at: row)
                case 1:
                    let other = numbers.number(below: 2)
                    let count = model[other].count + (other == section ? 0 : 1)
                    let position = numbers.number(below: count)
                    if other == section, position == row { continue }
                    steps += ["move \(section):\(row) to \(other):\(position)"]
                    model[other].insert(model[section].remove(at: row), at: position)
                case 2: steps += ["tap \(section):\(row)"]
                default: steps += ["edit", "tap \(section):\(row) editing control", "done"]
                }
            }
            let table = try table(after: steps.joined(separator: ", "))
            #expect([table.texts(0), table.texts(1)] == model, "\(steps)")
            #expect(table.table.failure == nil)
        }
    }
}

@Suite struct RowOrderTests {
    /// Compares the order with an array, after every kind of removal and insertion.
    @Test func rowOrderMatchesList() {
        var numbers = SceneMutations(seed: 1)
        var orders = [RowOrder(section: 0, count: 6), RowOrder(section: 1, count: 4)]
        var lists = [
            (0..<6).map { RowOrder.Origin(section: 0, row: $0) }, (0..<4).map { .init(section: 1, row: $0) },
        ]
        for _ in 0..<500 {
            let (from, to) = (numbers.number(below: 2), numbers.number(below: 2))
            guard !lists[from].isEmpty else { continue }
            let row = numbers.number(below: lists[from].count)
            let origin = orders[from].remove(at: row)
            #expect(origin == lists[from].remove(at: row))
            let position = numbers.number(below: lists[to].count + 1)
            orders[to].insert(origin, at: position)
            lists[to].insert(origin, at: position)
            for side in 0..<2 {
                #expect(orders[side].count == lists[side].count)
                #expect((0..<orders[side].count).map { orders[side][$0] } == lists[side])
            }
        }
    }
}

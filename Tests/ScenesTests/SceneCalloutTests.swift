import Foundation
import TableKit
import Testing

@testable import DataTables
@testable import Scenes
@testable import TableSnapshots

/// Callouts of scenes.
@Suite struct SceneCalloutTests {
    private struct CalloutResult {
        var layout: CalloutLayout
        var solid: [CalloutPart]
        var names: [TablePart]

        /// The parts and labels that leader lines cross.
        var crossed: [String] {
            layout.lines.filter { $0.role == .leader }.flatMap { line in
                func isCrossed(_ rect: CGRect) -> Bool { line.crosses(rect.insetBy(dx: 0.01, dy: 0.01)) }
                return solid.filter { isCrossed($0.ink) }.map { "\(line.owner) \($0.part)" }
                    + layout.labels.filter { $0.owner != line.owner && isCrossed($0.frame) }.map {
                        "\(line.owner) \($0.frame)"
                    }
            }
        }
    }

    @Test(arguments: [
        ("measure: height", "measure", "dimension"), ("to: row 0:1", "to", "dimension"),
        ("zoom: 3", "zoom", "magnifier"),
    ])
    func keysOfOtherTypesRequireTheType(entry: String, key: String, type: String) {
        let yaml = "rows: [One, Two]\ncallouts: [{part: row 0:0, label: A, \(entry)}]\n"
        #expect(
            reportedProblems(yaml).contains {
                $0.hasSuffix("a leader has no key \"\(key)\"; write type: \(type)")
            },
            "\(reportedProblems(yaml))")
    }

    @Test(arguments: [
        (
            "width: 320\nrows: [{text: Wi-Fi, trailingActions: [Delete, Flag, Archive]}]\nswiped: 0:0\ncallouts: [row 0:0 text]",
            "\"row 0:0 text\" is outside of the image; remove the callout, or change the state of the table"
        ),
        (
            "rows: [One]\ncallouts: [row 0:0 leading]",
            "\"row 0:0 leading\" is an edge; write the part without it, or a dimension from this edge with \"to\""
        ),
    ])
    func partsThatCannotBeLabeledAreReported(yaml: String, message: String) {
        #expect { try lay(yaml) } throws: { "\($0)".contains(message) }
    }

    private func lay(_ yaml: String) throws -> CalloutResult {
        let content = try SceneSandbox().content(yaml)
        let variant = try #require(content.scene.variants.first)
        let snapshot = try SceneTable.showing(content, variant: variant).snapshot()
        guard case .composition(let composition) = snapshot.subject else { throw CancellationError() }
        let panel = composition.panels[0]
        let parts = panel.snapshot.calloutParts(for: [])
        return CalloutResult(
            layout: try #require(panel.callouts), solid: parts.filter(\.isSolid), names: parts.map(\.part))
    }

    @Test(
        arguments: [
            """
            editing: true
            rows: [{text: Wi-Fi, editingStyle: delete}, Bluetooth]
            callouts: [row 0:0 editing control, {type: dimension, part: row 0:1, measure: height}]
            """,
            """
            rows: [A, {text: B, accessory: disclosure}]
            callouts: [row 0:1 accessory, {type: dimension, part: row 0:1, measure: height, side: trailing}]
            """,
            """
            rows: [A, {text: B, accessory: disclosure}]
            callouts: [row 0:1 accessory, {type: bracket, part: row 0:1, side: trailing, label: Second row}]
            """,
            """
            rows: [A, {text: B, detail: c, accessory: disclosure}]
            callouts:
              - {type: bracket, part: row 0:0 text, side: leading}
              - row 0:1 accessory
              - {type: dimension, part: row 0:0 leading, to: row 0:0 text leading}
              - {type: dimension, part: row 0:1, measure: height, side: trailing}
            """,
            """
            width: 320
            sections:
              - header: H
                rows:
                  - {text: Inbox, detail: "4", style: value1, accessory: disclosure}
                  - {text: Sent, detail: sub, style: subtitle, accessory: checkmark}
            callouts: [row 0:0 text, row 0:0 detail, row 0:0 accessory, row 0:0 content, row 0:0 separator,
              row 0:0, header 0, header 0 text, section 0, row 0:1 text, row 0:1 detail, row 0:1 accessory]
            """,
        ], ["ltr", "rtl"])
    func leadersAvoidPartsAndLabels(yaml: String, direction: String) throws {
        let result = try lay(yaml + "\ntraits: {direction: \(direction)}")
        #expect(result.crossed == [])
    }

    /// The parts that reports of failed comparisons name, in steps and in callouts.
    @Test(arguments: [
        "rows: [{text: A, detail: B, style: subtitle, accessory: {type: switch}, background: green}]",
        "editing: true\nrows: [{text: A, reorder: true}]",
        "rows: [{text: A text that remains visible, trailingActions: [{title: Flag}, Delete]}]\nswiped: 0:0",
        "columns: [A, {value: B, chart: bar}]\nrows: [{cells: [a, 3]}, {cells: [b, 5]}]",
        "rows: [{views: [{type: view, outlet: box, frame: [0, 0, 50, 40], background: red, views: [{type: label, text: x, frame: [0, 0, 50, 20], tag: 4}]}]}]",
        "rows: [{text: A, backgroundView: {type: image, outlet: back}, selectedBackground: red, selected: true}]",
    ])
    func reportedPartsArePasted(yaml: String) throws {
        let content = try SceneSandbox().content(yaml)
        let variant = try #require(content.scene.variants.first)
        let table = try SceneTable.showing(content, variant: variant)
        let snapshot = try table.snapshot()
        let reported = snapshot.parts(inRows: [0..<snapshot.pixelHeight]).map(\.part)
        let rows = Set(reported.filter { if case .row = $0.element { true } else { false } })
        #expect(rows.count > 2)
        for part in rows.sorted(by: { $0.description < $1.description }) {
            #expect(TablePart(shortText: part.description) == part)
            #expect(try lay(yaml + "\ncallouts: [{type: bracket, part: \"\(part)\"}]").names.contains(part))
            _ = try table.point(of: part)
        }
    }

    @Test func columnTitlesAreNames() throws {
        let yaml = """
            columns: [Fruit, {value: Price, chart: bar}]
            rows: [{cells: [Pear, 2]}, {cells: [Fig, 3]}]

            """
        func frames(_ part: String) throws -> [CGRect] {
            try lay(yaml + "callouts: [{part: \(part), label: A}]").layout.lines.map {
                CGRect(x: $0.start.x, y: $0.start.y, width: $0.end.x, height: $0.end.y)
            }
        }
        for (title, name) in [
            ("row 0:1 Fruit", "row 0:1 column 0"), ("0:1 Price", "row 0:1 column 1"),
            ("0:0 Price text", "row 0:0 column 1 text"), ("header 0 Fruit", "header 0 column 0"),
        ] {
            #expect(try frames(title) == frames(name))
            #expect(try frames(title).isEmpty == false)
        }
        // The label is the name as written.
        func labels(_ callout: String) throws -> [CGRect] {
            try lay(yaml + "callouts: [{\(callout)}]").layout.labels.map(\.frame)
        }
        #expect(try labels("part: row 0:1 Price") == labels("part: row 0:1 column 1, label: Price"))
        #expect(try labels("part: row 0:1 Price") != labels("part: row 0:1 column 1"))
        let error = #expect(throws: (any Error).self) { try frames("row 0:1 Prise") }
        #expect("\(try #require(error))".contains("did you mean \"row 0:1 Price\"? Expected row 0:1, "))
    }

    @Test func swipeActionsAndIndexTitlesHaveNames() throws {
        let swiped = try lay(
            """
            rows: [{text: A, trailingActions: [{title: Flag}, {title: Delete, style: destructive}]}]
            swiped: {row: 0:0}
            callouts: [row 0:0 Delete, {type: bracket, part: row 0:0 Flag}]
            """)
        #expect(swiped.names.contains("row 0:0 swipe actions"))
        #expect(!swiped.names.contains { $0.name.contains("SwipeActionButton") })
        let index = try lay(
            "index: true\nsections: [{header: A, rows: [Ann]}, {header: B, rows: [Bob]}]\n"
                + "callouts: [index, index B]")
        #expect(index.names.contains("index A"))
    }

    @Test func bulletsWithoutLabelsUsePartNames() throws {
        let result = try lay("rows: [A]\ncallouts: [{type: bullet, part: row 0:0 text}]")
        #expect(result.layout.discs.count == 2 && result.layout.labels.count == 1)
    }
}

import Foundation
import TableKit
import Testing

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
            layout.routes.flatMap { route in
                let boxes = layout.labels.map(\.frame) + layout.magnifiers.map(\.frame)
                func isCrossed(_ rect: CGRect) -> Bool {
                    route.lines.contains { $0.crosses(rect.insetBy(dx: 0.01, dy: 0.01)) }
                }
                return solid.filter { isCrossed($0.ink) }.map { "\(route.leader) \($0.part)" }
                    + boxes.filter { !route.boxes.contains($0) && isCrossed($0) }.map {
                        "\(route.leader) \($0)"
                    }
            }
        }
    }

    private func lay(_ yaml: String) throws -> CalloutResult {
        let content = try SceneSandbox().content(yaml)
        let variant = try #require(content.scene.variants.first)
        let snapshot = try SceneTable(content, variant: variant).snapshot()
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

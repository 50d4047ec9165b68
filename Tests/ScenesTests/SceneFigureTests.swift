import Foundation
import TableKit
import TableSnapshots
import Testing

@testable import DataTables
@testable import Scenes

/// Callouts and frames of scenes.
@Suite struct SceneFigureTests {
    private let rows = "rows: [{text: A, accessory: disclosure}, B]\n"

    /// Returns the error in the images of a scene in a sandbox.
    private func problem(_ yaml: String, _ files: [String: String] = [:]) throws -> String? {
        let sandbox = try SceneSandbox(files)
        do {
            let content = try sandbox.content(yaml)
            for variant in content.scene.variants {
                _ = try SceneTable.showing(content, variant: variant).snapshot()
            }
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func sceneCalloutsEqualLibraryCallouts() throws {
        let scene = try scene(
            rows + """
                callouts:
                  - row 0:0 accessory
                  - {type: bracket, part: row 0:0 content, label: Content, side: above}
                  - {type: bullet, part: row 0:1}
                  - {type: dimension, part: row 0:0}
                  - {type: dimension, part: row 0:0, measure: height}
                  - {type: dimension, part: row 0:0 leading, to: row 0:0 text leading}
                  - {type: magnifier, part: row 0:0 accessory, zoom: 4}
                """)
        let expected: [Callout] = [
            .leader("row 0:0 accessory"), .bracket("row 0:0 content", "Content", side: .above),
            .bullet("row 0:1"), .dimension(.width, of: "row 0:0"), .dimension(.height, of: "row 0:0"),
            .dimension(.distance(to: "row 0:0 text leading"), of: "row 0:0 leading"),
            .magnifier("row 0:0 accessory", zoom: 4),
        ]
        #expect(scene.interaction.callouts == expected)
        #expect(try TableScene(yaml: scene.yaml) == scene)
    }

    @Test func calloutErrorsIncludeLocations() throws {
        #expect(
            try problem(rows + "callouts:\n  - row 0:0 text\n  - {part: row 0:0 accesory}\n")
                == "s:4:12: callouts[1].part: the image has no part \"row 0:0 accesory\"; did you mean \"row 0:0 accessory\"? Expected row 0:0, row 0:0 content, row 0:0 text, row 0:0 accessory, row 0:0 separator and 5 more"
        )
        for (habit, name) in [("chevron", "accessory"), ("title", "text"), ("title leading", "text leading")]
        {
            let problem = try problem(rows + "callouts: [row 0:0 \(habit)]\n")
            #expect(
                problem
                    == "s:2:12: callouts[0].part: the image has no part \"row 0:0 \(habit)\"; write \"row 0:0 \(name)\""
            )
        }
        let state = "states:\n  - {name: late, callouts: [row 7:0]}\n"
        #expect(try problem(rows + state)?.hasPrefix("s:3:29: states[0].callouts[0]") == true)
        #expect(
            reportedProblems(rows + "callouts: [{type: bracket, part: row 0:0, zoom: 2}]")
                == ["s:2:43: callouts[0]: a bracket has no key \"zoom\"; only a magnifier has it"])
        #expect(
            reportedProblems(rows + "callouts: [{type: dimension, part: a, to: b, measure: height}]").count
                == 1)
    }

    @Test func statesMayReplaceCallouts() throws {
        let content = try SceneSandbox().content(
            rows + "callouts: [row 0:0]\nstates: [{name: a, editing: true, callouts: [row 0:1]}, {name: b}]\n"
        )
        let parts = content.scene.variants.map { content.snapshotOptions(for: $0).callouts.map(\.part) }
        #expect(parts == [["row 0:0"], ["row 0:1"], ["row 0:0"]])
    }

    @Test func panelsAreDrawnSideBySide() throws {
        let sandbox = try SceneSandbox([
            "other.yaml": "width: 100\nrows: [X]\nframe: {panels: [other.yaml]}\n"
        ])
        let yaml =
            "width: 200\n" + rows
            + "frame: {padding: 10, caption: A, panels: [{scene: other.yaml, caption: B}, {state: late}]}\n"
            + "states: [{name: late, editing: true}]\n"
        let table = try SceneTable.showing(sandbox.content(yaml))
        #expect(table.neighbors.map(\.table.frame.width) == [100, 200])
        #expect(table.neighbors.map(\.table.isEditing) == [false, true])
        let snapshot = try table.snapshot()
        #expect(snapshot.pixelWidth == 2 * (10 + 200 + 24 + 100 + 24 + 200 + 10))
    }

    @Test func panelErrorsIncludeLocations() throws {
        #expect(
            try problem(rows + "frame: {panels: [{state: late}]}")
                == "s:2:26: frame.panels[0].state: unknown state \"late\"; there are none")
        #expect(
            try problem(rows + "frame: {panels: [../other.yaml]}")?.hasSuffix(
                "../other.yaml is outside the scene's folder; use --allow-outside to read it") == true)
        let other = ["other.yaml": "rows: [A]\ncallouts: [row 0:9]\n"]
        #expect(
            try problem(rows + "frame: {panels: [other.yaml]}", other)?.contains(
                "other.yaml:2:12: callouts[0]") == true)
        #expect(
            reportedProblems(rows + "frame: {panels: [{caption: A}]}")
                == ["s:2:18: frame.panels[0]: a panel requires either a scene or a state"])
    }
}

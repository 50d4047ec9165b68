// No other import: this file compiles only with the names that Scenes exports.
import Scenes
import Testing

@Suite struct ImportTests {
    @Test func signaturesNeedNoOtherImport() {
        var scene = TableScene(style: TableView.Style.grouped)
        scene.frame = SceneFrame()
        scene.frame?.background = Color.systemRed
        scene.interaction.callouts = [Callout.leader("row 0:0")]
        #expect(scene.frame?.frame == ImageFrame(background: .systemRed))
        let error = InputError(problems: [Diagnostic(message: "a problem")])
        #expect(error.description.contains("a problem"))
    }
}

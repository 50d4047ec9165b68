import TableKit
import TableSnapshots
import Testing

@testable import Scenes

/// Audits of scenes.
@Suite struct SceneAuditTests {
    private func identities(_ yaml: String) throws -> [String] {
        try SceneSandbox().content("theme: modern\ntraits: {appearance: light}\n" + yaml).audit().audit.issues
            .map {
                "\($0.image.map { "\($0): " } ?? "")\($0.identity)"
            }
    }

    @Test func statesAreAudited() throws {
        let yaml = """
            rows: [{text: A, trailingActions: [{title: Flag, background: white}]}]
            reorder: true
            states:
              - {name: swiped, swiped: 0:0}
              - {name: moving, editing: true, steps: [drag 0:0 to 0:0]}

            """
        #expect(try identities(yaml) == ["swiped: contrast #FFFFFF on #FFFFFF"])
    }

    @Test func anIndexBelongsToNoRow() throws {
        let yaml = """
            index: true
            sections: [{header: A, rows: [Anna]}, {header: B, rows: [Bert, Berta]}]

            """
        #expect(try identities(yaml) == ["contrast #007AFF on #FFFFFF"])
    }

    @Test func tablesCanBeLimited() throws {
        let content = try SceneSandbox().content(
            "sections: [{data: {count: 9}, row: {text: a}}, {rows: [b, c, d]}, {rows: [e]}]")
        let shown = try SceneTable.showing(content, limit: 2)
        let table = shown.table
        #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [2, 3])
    }
}

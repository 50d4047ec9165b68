import DataFiles
import Foundation
import TableKit
import TableSpecimens
import TestSupport
import Testing

@testable import DataTables
@testable import Scenes

/// Reads a scene in memory.
func scene(_ yaml: String) throws -> TableScene { try TableScene(yaml: yaml, name: "s.yaml") }

/// Returns the problems in a scene in memory.
func reportedProblems(_ yaml: String) -> [String] {
    do throws(InputError) {
        return try SceneFile(Array(yaml.utf8), format: .yaml, name: "s").warnings.map(\.description)
    } catch {
        return error.problems.map(\.description)
    }
}

typealias SceneSandbox = TestFolder

extension TestFolder {
    /// Returns the content of a scene in the folder. A scene without a theme has the theme `modern`, 375 points wide.
    func content(_ yaml: String, allowsOutside: Bool = false, isStrict: Bool = false) throws -> OpenScene {
        var file = try SceneFile(Array(yaml.utf8), format: .yaml, name: "s")
        var theme = Theme.modern
        theme.tableWidth = 375
        file.scene.theme = file.scene.theme ?? .custom(theme)
        return try OpenScene.open(
            file, in: InputFolder(path, allowsOutside: allowsOutside), isStrict: isStrict)
    }

    /// Returns the table of a scene in the folder.
    func table(_ yaml: String) throws -> SceneTable { try SceneTable.showing(try content(yaml)) }

    /// Returns the drawing of the complete table of a scene in the folder.
    func drawing(_ yaml: String) throws -> Drawing {
        let table = try table(yaml)
        return withExtendedLifetime(table) { table.drawing }
    }
}

extension SceneTable {
    /// The drawing of the complete table.
    var drawing: Drawing { Drawing(of: table, from: 0) }

    /// The drawing of the first rows.
    var firstRows: Drawing { Drawing(of: table, from: 0, to: 400) }

    /// Returns the cell of a row.
    func cell(_ row: Int, _ section: Int = 0) -> TableViewCell {
        tableView(table, cellForRowAt: IndexPath(row: row, section: section))
    }

    /// Returns the texts of the rows of a section.
    func texts(_ section: Int = 0) -> [String] {
        (0..<table.numberOfRows(inSection: section)).map { row in
            let cell = cell(row, section)
            return [cell.textLabel?.text, cell.detailTextLabel?.text].compactMap { $0 }.joined(
                separator: " | ")
        }
    }
}

extension Drawing {
    /// Returns the first run of glyphs with a text.
    func text(_ text: String) throws -> Text {
        try #require(texts.first { $0.run.text == text }, "\(text)")
    }
}

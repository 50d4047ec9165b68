import Foundation
import TableSpecimens
import Testing

@testable import TableKit

/// Swift calls only methods of a protocol that the class declares that declares the conformance. The classes for
/// subclassing therefore declare all methods.
@Suite("Declarations of delegate methods")
struct DelegateDeclarationTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources")

    /// Returns the declarations of functions with a prefix in a source file, each on one line.
    private func declarations(_ path: String, after prefix: String) throws -> Set<String> {
        let file = Self.sources.appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n").filter { !$0.contains("///") }.joined(separator: " ")
        let body = text.components(separatedBy: "extension ")[0]
        let pattern = try Regex<Substring>("\(prefix)func .*?(?= open | func | \\{|\\}|//|$)")
        let found = body.matches(of: pattern).map { match in
            String(match.output.dropFirst(prefix.count)).split(separator: " ").joined(separator: " ")
                .replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")")
                .trimmingCharacters(in: .whitespaces)
        }
        return Set(found)
    }

    @Test func controllerDeclaresEveryMethod() throws {
        let declared = try declarations("TableKit/Controllers/TableViewController.swift", after: "open ")
        var count = 0
        for path in [
            "TableKit/Table/TableViewDataSource.swift", "TableKit/Table/TableViewDelegate.swift",
            "ViewKit/Views/ScrollViewDelegate.swift",
        ] {
            let required = try declarations(path, after: "")
            count += required.count
            #expect(required.subtracting(declared).sorted() == [], "\(path)")
        }
        #expect(count > 70)
    }

    @Test func diffableDataSourceDeclaresEveryMethod() throws {
        let declared = try declarations(
            "TableKit/Diffable/TableViewDiffableDataSource.swift", after: "open ")
        let required = try declarations("TableKit/Table/TableViewDataSource.swift", after: "")
        #expect(required.count == 11)
        #expect(required.subtracting(declared).sorted() == [])
    }

    private final class Actions: TableViewDelegate {
        var calls: [String] = []

        func tableView(
            _ tableView: TableView, editActionsForRowAt indexPath: IndexPath
        ) -> [TableViewRowAction]? {
            switch indexPath.row {
            case 0: return []
            case 1: return nil
            default:
                let more = TableViewRowAction(style: .normal, title: "More") { [self] action, path in
                    calls.append("\(action.title ?? "") \(path.row)")
                    tableView.isEditing = false
                }
                more.backgroundColor = .blue
                return [TableViewRowAction(style: .destructive, title: "Trash") { _, _ in }, more]
            }
        }

        func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            calls.append("primary \(indexPath.row)")
        }

        func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("select \(indexPath.row)")
        }
    }

    @Test func rowActionsAreSwipeActions() {
        let script = ScriptedTable(rows: [3])
        let delegate = Actions()
        script.table.delegate = delegate
        script.table.showSwipeActions(.trailing, forRowAt: path(0))
        #expect(script.table.indexPathForSwipedRow == nil)
        script.table.showSwipeActions(.trailing, forRowAt: path(1))
        #expect(script.table.interaction.swiped?.actions.buttons.map(\.action.title) == ["Delete"])
        script.table.showSwipeActions(.trailing, forRowAt: path(2))
        let actions = script.table.interaction.swiped?.actions
        #expect(actions?.buttons.map(\.action.title) == ["Trash", "More"])
        #expect(actions?.buttons.map(\.action.style) == [.destructive, .normal])
        #expect(actions?.configuration.performsFirstActionWithFullSwipe == false)
        actions?.buttons.last?.sendActions(for: .touchUpInside)
        // The row closes because the handler ends editing.
        #expect(delegate.calls == ["More 2"] && script.table.indexPathForSwipedRow == nil)
    }

    @Test func tapPerformsPrimaryActionAfterSelection() {
        let script = ScriptedTable(rows: [3])
        let delegate = Actions()
        script.table.delegate = delegate
        script.table.tap(rowAt: path(1))
        #expect(delegate.calls == ["select 1", "primary 1"])
        delegate.calls = []
        script.table.allowsSelectionDuringEditing = true
        script.table.isEditing = true
        script.table.tap(rowAt: path(1))
        #expect(delegate.calls == ["select 1"])
    }

    @Test func paddingAboveHeadersMovesSections() {
        let script = ScriptedTable(rows: [1, 1, 1])
        script.headers = [0: "First", 2: "Third"]
        let table = script.table
        let header = table.rectForHeader(inSection: 0).height
        #expect(header > 0 && table.rectForHeader(inSection: 0).minY == 0)
        let height = table.contentSize.height
        table.sectionHeaderTopPadding = 10
        #expect(table.rectForHeader(inSection: 0).minY == 10)
        #expect(table.rectForHeader(inSection: 0).height == header)
        #expect(table.contentSize.height == height + 20)
        let second = table.rectForRow(at: IndexPath(row: 0, section: 1))
        #expect(table.rectForHeader(inSection: 2).minY == second.maxY + 10)
        // The theme's automatic space is 22.
        table.sectionHeaderTopPadding = .nan
        #expect(table.contentSize.height == height + 2 * 22)
    }

    private final class EditableRows: TableViewDiffableDataSource<Int, Int> {
        var committed: [IndexPath] = []

        override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(
            _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) { committed.append(indexPath) }
    }

    @Test func subclassOfDiffableDataSourceCommitsEdits() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        let source = EditableRows(tableView: table) { _, _, _ in TableViewCell() }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3], toSection: 0)
        source.apply(snapshot)
        table.swipeLeft(rowAt: IndexPath(row: 1, section: 0), isFull: true)
        #expect(source.committed == [IndexPath(row: 1, section: 0)])
    }
}

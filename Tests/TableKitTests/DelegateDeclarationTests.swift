import Foundation
import TableSpecimens
import Testing

@testable import TableKit

/// Swift calls only methods of a protocol that the class declares that declares the conformance. The classes for
/// subclassing therefore declare all methods.
@Suite("Declarations of delegate methods")
struct DelegateDeclarationTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../Sources").standardized

    /// Returns the declarations of functions with a prefix in a source file, each on one line.
    private func declarations(_ path: String, after prefix: String) throws -> Set<String> {
        let file = Self.sources.appendingPathComponent(path)
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

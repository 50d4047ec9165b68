import TableKit
import TableSnapshots
import Testing
import UIKitNames

/// A controller that changes the visible cell in place of its data.
final class ChecklistController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        cell.textLabel?.text = "Item \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    }
}

@Suite("Files that change visible cells")
struct ChecklistTests {
    @Test func checkmarksStayWithTheirRows() throws {
        let images = try (0..<6).map { _ in
            let list = ChecklistController(style: .plain)
            for row in [1, 3] { list.tableView.tap(rowAt: IndexPath(row: row, section: 0)) }
            for style in [UIUserInterfaceStyle.light, .dark] {
                var options = SnapshotOptions()
                options.traits.userInterfaceStyle = style
                _ = try TableSnapshot(of: list, options: options).pngData()
                let checked = list.tableView.visibleCells.filter { $0.accessoryType == .checkmark }
                #expect(checked.map { $0.textLabel?.text } == ["Item 1", "Item 3"])
            }
            return try TableSnapshot(of: list).pngData()
        }
        #expect(Set(images).count == 1)
    }
}

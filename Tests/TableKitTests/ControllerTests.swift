import TableKit
import Testing

@Suite("Controllers")
struct ControllerTests {
    private final class List: TableViewController {
        var log: [String] = []

        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            log.append("\(editing) \(tableView.isEditing)")
        }
    }

    @Test func controllerEditsItsTable() {
        let list = List(style: .grouped)
        list.setEditing(true, animated: true)
        #expect(list.isEditing && list.tableView.isEditing)
        list.isEditing = false
        #expect(!list.isEditing && !list.tableView.isEditing)
        #expect(list.log == ["true true", "false false"])
        #expect(list.tableView.style == .grouped && list.tableView.numberOfRows(inSection: 0) == 3)
    }
}

import TableSnapshotTesting
import Testing

final class Fruits: TableViewDataSource {
    let names = ["Apple", "Banana", "Cherry"]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

struct FruitTests {
    @Test func fruits() {
        let fruits = Fruits()
        let table = TableView(style: .insetGrouped)
        table.dataSource = fruits
        assertSnapshot(of: table, traits: [.light, .dark])
    }
}

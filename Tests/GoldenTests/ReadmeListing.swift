import TableSnapshots

final class Fruits: TableViewDataSource {
    let names = ["Apple", "Banana", "Cherry"]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

func drawFruits(to path: String) throws {
    let fruits = Fruits()
    let table = TableView(style: .insetGrouped)
    table.register(TableViewCell.self, forCellReuseIdentifier: "Fruit")
    table.dataSource = fruits
    try table.writePNG(to: path)
}

func drawSwipedFruits(_ table: TableView, to path: String) throws {
    table.tap(rowAt: IndexPath(row: 0, section: 0))
    table.swipeLeft(rowAt: IndexPath(row: 1, section: 0))
    try table.writePNG(to: path)
}

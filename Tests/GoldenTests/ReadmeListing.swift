import TableSnapshotTesting
import TableSnapshots
import Testing

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

func makeTable(of fruits: Fruits) -> TableView {
    let table = TableView(style: .insetGrouped)
    table.register(TableViewCell.self, forCellReuseIdentifier: "Fruit")
    table.dataSource = fruits
    return table
}

func drawFruits(to path: String) throws {
    let fruits = Fruits()
    try makeTable(of: fruits).writePNG(to: path)
}

func drawExplainedFruits(_ table: TableView, to path: String) throws {
    var options = SnapshotOptions()
    options.callouts = [
        .bracket("row 0:0 content", "Content"), .leader("row 0:0 accessory", "Disclosure indicator"),
        .dimension(.height, of: "row 0:1"),
    ]
    options.frame = PictureFrame(hasShadow: true, cornerRadius: 10, caption: "Three fruits")
    try table.writeSVG(to: path, options: options)
}

func drawSwipedFruits(_ table: TableView, to path: String) throws {
    table.tap(rowAt: IndexPath(row: 0, section: 0))
    table.swipeLeft(rowAt: IndexPath(row: 1, section: 0))
    try table.writePNG(to: path)
}

@Suite(.snapshots(tolerance: Tolerance(.perceptual(), limit: .pixels(20))))
struct FruitTests {
    @Test func fruits() {
        let fruits = Fruits()
        assertSnapshot(of: makeTable(of: fruits), traits: [.light, .dark])
    }
}

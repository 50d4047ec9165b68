// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Scenes
import TableSnapshots
import UIKitNames

// The listings of articles about drawing from Swift.

final class FruitSource: TableViewDataSource {
    let names = ["Apple", "Banana", "Cherry"]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

func makeTable(of fruits: FruitSource) -> TableView {
    let table = TableView(style: .insetGrouped)
    table.register(TableViewCell.self, forCellReuseIdentifier: "Fruit")
    table.dataSource = fruits
    return table
}

func drawFruits(to path: String) throws {
    let fruits = FruitSource()
    try makeTable(of: fruits).writePNG(to: path)
}

func drawExplainedFruits(_ table: TableView, to path: String) throws {
    var options = SnapshotOptions()
    options.callouts = [
        .bracket("row 0:0 content", "Content"), .leader("row 0:0 accessory", "Disclosure indicator"),
        .dimension(.height, of: "row 0:1"),
    ]
    options.frame = ImageFrame(hasShadow: true, cornerRadius: 10, caption: "Three fruits")
    try table.writeSVG(to: path, options: options)
}

func drawSwipedFruits(_ table: TableView, to path: String) throws {
    table.tap(rowAt: IndexPath(row: 0, section: 0))
    table.swipeLeft(rowAt: IndexPath(row: 1, section: 0))
    try table.writePNG(to: path)
}

func drawInTheDark(_ scene: String, to path: String) throws -> String {
    var file = try SceneFile(contentsOf: scene)
    file.scene.traits.appearance = .dark
    file.scene.states = []
    try file.writePNG(to: path)
    return file.scene.yaml
}

class CityController: UIViewController, UITableViewDataSource {
    weak var tableView: UITableView!
    let data = ["New York, NY", "Los Angeles, CA", "Chicago, IL"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = data[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.count }
}

func drawCities(to path: String) throws {
    let controller = CityController()
    let table = UITableView()
    controller.tableView = table
    controller.loadViewIfNeeded()
    try table.writePNG(to: path)
}

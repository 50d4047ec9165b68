import DataTables
import Figures
import Foundation
import SceneSnapshotTesting
import Testing
import UIKitNames

// The listings of the modules' pages.

func heightOfFirstSection(of table: TableView) -> CGFloat {
    table.layoutIfNeeded()
    return table.rect(forSection: 0).height
}

func drawInTheDark(_ table: TableView, to path: String) throws {
    var options = SnapshotOptions()
    options.traits.userInterfaceStyle = .dark
    try TableSnapshot(of: table, options: options).writePNG(to: path)
}

func priceTable() throws -> DataTableView {
    let prices = ["Apple": 1.2, "Cherry": 6.4].sorted { $0.key < $1.key }
    let records = Records(prices) { ["Fruit": $0.key, "Price": $0.value] }
    let columns: [DataColumn] = ["Fruit", DataColumn("Price", format: "currency.EUR")]
    return try DataTable(records, columns: columns).tableView()
}

func drawScene(at path: String, to image: String) throws {
    var file = try SceneFile(contentsOf: path)
    file.scene.traits.appearance = .dark
    try file.writePNG(to: image)
}

func redrawFigures(in folder: String) throws -> String {
    let report = try DocumentationFigures(in: [folder]).draw()
    return report.summary
}

func badge(_ text: String) -> View {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = text
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = .systemRed
    return label
}

func makeHeader(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .headline)
    label.sizeToFit()
    return label
}

/// The listings of the modules' pages.
@Suite struct ModuleListings {
    @Test func oneButton() {
        let button = Button(configuration: .filled())
        button.setTitle("Save", for: .normal)
        button.sizeToFit()
        assertSnapshot(of: button, traits: [.light, .dark])
    }

    @Test func switchIsOn() {
        let control = UISwitch()
        control.isOn = true
        assertSnapshot(of: control)
    }

    @Test func messages() throws {
        assertSnapshot(of: try SceneFile(contentsOf: "Assets/mail.yaml"))
    }

    @Test func tablesAndScenesAreDrawn() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let path = shell.folder.appending(path: "list.png").path
        let table = try priceTable()
        #expect(heightOfFirstSection(of: table) > 80)
        try drawInTheDark(table, to: path)
        try drawScene(at: Repository.folder.appending(path: "Assets/mail.yaml").path, to: path)
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(badge("3").frame.width == 60 && makeHeader("Fruit").frame.width > 20)
        let page = "```tablesnap name=fruits appearance=light\nrows: [Apple]\n```\n"
        try Data(page.utf8).write(to: shell.folder.appending(path: "page.md"))
        #expect(try redrawFigures(in: shell.folder.path) == "1 drawn")
    }
}

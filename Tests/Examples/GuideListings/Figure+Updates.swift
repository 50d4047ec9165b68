import UIKitNames

// The figures of updates in progress: rows that are inserted, deleted, reloaded and moved.

extension Figure {
    static let updates: [Figure] = [
        Figure("update-before", progress: 0) { groceries() },
        Figure("update-halfway", progress: 0.5) { groceries() },
        Figure("update-after", progress: 1) { groceries() },
        Figure(
            "update-halfway-screen-dark", traits: .init(userInterfaceStyle: .dark), isScreen: true,
            progress: 0.5
        ) {
            sections()
        },
        Figure("row-animations", progress: 0.5) { animations() },
    ]

    /// Returns a list in which a row is deleted, one moves up, one is inserted, and one is renamed.
    private static func groceries() -> Content {
        let list = ChangingList([["Apples", "Bread", "Coffee", "Dates", "Eggs"]])
        var content = Content(style: .insetGrouped, dataSource: list)
        content.updates = { [table = content.table] in
            list.sections = [["Eggs", "Apples", "Cherries", "Coffee beans", "Dates"]]
            table.performBatchUpdates {
                table.moveRow(at: [0, 4], to: [0, 0])
                table.deleteRows(at: [[0, 1]], with: .left)
                table.insertRows(at: [[0, 2]], with: .fade)
                table.reloadRows(at: [[0, 2]], with: .fade)
            }
        }
        return content
    }

    /// Returns a scrolled list whose first section is deleted and whose last one moves up.
    private static func sections() -> Content {
        let list = ChangingList([
            ["Apples", "Bread"], ["Coffee", "Dates", "Eggs"], ["Figs", "Grapes"], ["Honey", "Ice", "Jam"],
        ])
        list.titles = ["First", "Second", "Third", "Fourth"]
        var content = Content(dataSource: list)
        content.table.frame.size.height = 420
        content.table.contentOffset.y = 60
        content.updates = { [table = content.table] in
            list.sections = [list.sections[1], list.sections[3], list.sections[2]]
            list.titles = ["Second", "Fourth", "Third"]
            table.performBatchUpdates {
                table.deleteSections([0], with: .fade)
                table.moveSection(3, toSection: 1)
            }
        }
        return content
    }

    /// Returns rows that are inserted with each animation, each below an unchanged one.
    private static func animations() -> Content {
        let ways: [(name: String, animation: UITableView.RowAnimation)] = [
            ("fade", .fade), ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
            ("middle", .middle), ("none", .none),
        ]
        let list = ChangingList([ways.map { "Above “\($0.name)”" }])
        var content = Content(dataSource: list)
        content.updates = { [table = content.table] in
            list.sections = [ways.flatMap { ["Above “\($0.name)”", "Comes by “\($0.name)”"] }]
            table.performBatchUpdates {
                for (number, way) in ways.enumerated() {
                    table.insertRows(at: [[0, 2 * number + 1]], with: way.animation)
                }
            }
        }
        return content
    }
}

/// A data source of rows with one text each.
private final class ChangingList: NSObject, UITableViewDataSource {
    var sections: [[String]]
    var titles: [String] = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.isEmpty ? nil : titles[section]
    }
}

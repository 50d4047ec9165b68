import UIKitNames

// The figures of A Closer Look at Table View Cells.

extension Figure {
    static let closerLook: [Figure] = [
        Figure("cell-anatomy") {
            Content(dataSource: Anatomy())
        },
        Figure("cell-anatomy-editing") {
            var content = Content(dataSource: Anatomy())
            content.table.setEditing(true, animated: false)
            content.owners.append(content.table)
            return content
        },
        Figure("cell-styles") {
            Content(dataSource: FourStyles())
        },
        Figure("static-cells") {
            let controller = StaticCells.DetailViewController(style: .grouped)
            let cells = StaticRows(controller)
            controller.tableView.dataSource = cells
            controller.tableView.delegate = cells
            controller.detailItem = "Row 4"
            return Content(table: controller.tableView, owners: [controller, cells])
        },
        Figure("subtitle-with-image") {
            Content(dataSource: PredefinedCells.DataSource())
        },
        Figure("alternating-rows") {
            Content(dataSource: PredefinedCells.DataSource(), delegate: PredefinedCells.Delegate())
        },
        Figure("tagged-cells") {
            Content(dataSource: TaggedCells.DataSource()) { table in
                table.register(
                    {
                        let cell = UITableViewCell(style: .default, reuseIdentifier: "MyIdentifier")
                        let (first, second) = addNumberLabels(to: cell)
                        first.tag = 1
                        second.tag = 2
                        return cell
                    }, forCellReuseIdentifier: "MyIdentifier")
            }
        },
        Figure("outlet-cells") {
            Content(dataSource: OutletCells.DataSource()) { table in
                table.register(
                    {
                        let cell = OutletCells.MyTableViewCell(
                            style: .default, reuseIdentifier: "MyIdentifier")
                        (cell.firstLabel, cell.secondLabel) = addNumberLabels(to: cell)
                        return cell
                    }, forCellReuseIdentifier: "MyIdentifier")
            }
        },
        Figure("image-on-right") {
            Content(width: 375, dataSource: ImageOnRightCells.DataSource()) { $0.rowHeight = 45 }
        },
        Figure("weather") {
            let controller = WeatherCells.WeatherTableViewController()
            return Content(table: controller.tableView, owners: [controller])
        },
    ]

    /// Adds two labels near the ends of a cell, as in the guide's prototype, and a disclosure indicator.
    private static func addNumberLabels(to cell: UITableViewCell) -> (UILabel, UILabel) {
        cell.accessoryType = .disclosureIndicator
        let first = UILabel(frame: CGRect(x: 20, y: 11, width: 80, height: 21))
        first.autoresizingMask = .flexibleRightMargin
        let second = UILabel(frame: CGRect(x: 200, y: 11, width: 80, height: 21))
        second.textAlignment = .right
        second.autoresizingMask = .flexibleLeftMargin
        cell.contentView.addSubview(first)
        cell.contentView.addSubview(second)
        return (first, second)
    }
}

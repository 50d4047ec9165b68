import UIKitNames

// The figures of the Table View Guide. Each contains the storyboard's part in code: the table and the
// prototype cells.

extension Figure {
    static let tableViewGuide: [Figure] = [
        Figure("basic-table", height: 440) {
            show(BasicTable.ViewController()) { $0.tableView = $1 }
        },
        Figure("reused-cells", height: 440) {
            show(ReusedCells.ViewController()) { $0.tableView = $1 }
        },
        Figure("prototype-cells", height: 440) {
            show(PrototypeCells.ViewController()) { controller, table in
                table.register(cityPrototype, forCellReuseIdentifier: prototypeIdentifier)
                controller.tableView = table
            }
        },
        Figure("nib-cells", height: 440) {
            UINib.withPrototypes(nibs) {
                show(NibCells.ViewController()) { $0.tableView = $1 }
            }
        },
        Figure("programmatic-cells", height: 440) {
            show(ProgrammaticCells.ViewController()) { $0.tableView = $1 }
        },
        Figure("fixed-row-height", height: 440) {
            show(FixedRowHeight.ViewController()) { $0.tableView = $1 }
        },
        Figure("estimated-row-height", height: 440) {
            show(EstimatedRowHeight.ViewController()) { $0.tableView = $1 }
        },
        Figure("automatic-row-height", height: 440) {
            show(AutomaticRowHeight.ViewController()) { $0.tableView = $1 }
        },
        Figure("computed-row-height", height: 440) {
            UINib.withPrototypes(nibs) {
                show(ComputedRowHeight.ViewController()) { $0.tableView = $1 }
            }
        },
        Figure("accessory-types", height: 440) {
            show(AccessoryTypes.ViewController()) { controller, table in
                table.register(cityPrototype, forCellReuseIdentifier: prototypeIdentifier)
                controller.tableView = table
            }
        },
        Figure("accessory-gray-levels", height: 440) {
            show(AccessoryGrayLevels.ViewController()) { controller, table in
                table.register(grayLevelPrototype, forCellReuseIdentifier: prototypeIdentifier)
                controller.tableView = table
            }
        },
        Figure("sections-plain") {
            show(SectionHeaders.ViewController()) { $0.tableView = $1 }
        },
        Figure("sections-grouped") {
            show(SectionHeaders.ViewController(), style: .grouped) { $0.tableView = $1 }
        },
        Figure("checklist", height: 440) {
            let content = show(Checklist.ViewController()) { $0.tableView = $1 }
            for row in [0, 2, 4, 3, 6, 4] { content.table.tap(rowAt: IndexPath(row: row, section: 0)) }
            return content
        },
        Figure("selected-cell", height: 264) {
            let content = show(SelectedCells.ViewController()) { $0.tableView = $1 }
            content.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
            return content
        },
        Figure("selection-effects", height: 264) {
            let content = show(SelectionEffects.ViewController()) { $0.tableView = $1 }
            content.table.allowsMultipleSelection = true
            for row in [1, 3] {
                content.table.selectRow(
                    at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }
            return content
        },
        Figure("stories") {
            show(Stories.ViewController()) { controller, table in
                table.register(storyPrototype, forCellReuseIdentifier: "StoryCell")
                table.rowHeight = 80
                controller.tableView = table
            }
        },
        Figure("separator-insets") {
            let controller = SeparatorInsetController()
            return Content(table: controller.tableView, owners: [controller])
        },
    ]

    /// Connects a controller's outlet to a table, and loads its view.
    private static func show<Controller: UIViewController>(
        _ controller: Controller, style: UITableViewStyle = .plain,
        connect: (Controller, UITableView) -> Void
    ) -> Content {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 0), style: style)
        connect(controller, table)
        controller.loadViewIfNeeded()
        return Content(table: table, owners: [controller])
    }

    // MARK: Prototypes

    private static let prototypeIdentifier = "com.codepath.DemoPrototypeCell"
    private static let nibIdentifier = "com.codepath.DemoNibTableViewCell"

    private static let nibs: [String: @Sendable () -> UIView] = [
        "DemoNibTableViewCell": {
            let cell = NibCells.DemoNibTableViewCell(style: .default, reuseIdentifier: nibIdentifier)
            (cell.cityLabel, cell.stateLabel) = addCityLabels(to: cell)
            return cell
        }
    ]

    private static func cityPrototype() -> UITableViewCell {
        let cell = PrototypeCells.DemoPrototypeCell(style: .default, reuseIdentifier: prototypeIdentifier)
        (cell.cityLabel, cell.stateLabel) = addCityLabels(to: cell)
        return cell
    }

    private static func grayLevelPrototype() -> UITableViewCell {
        let cell = AccessoryGrayLevels.DemoPrototypeCell(
            style: .default, reuseIdentifier: prototypeIdentifier)
        (cell.cityLabel, cell.stateLabel) = addCityLabels(to: cell)
        return cell
    }

    /// Adds a large label for the city at the left, and a small one for the state at the right.
    private static func addCityLabels(to cell: UITableViewCell) -> (UILabel, UILabel) {
        let city = UILabel(frame: CGRect(x: 16, y: 0, width: 240, height: 44))
        city.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let state = UILabel(frame: CGRect(x: 264, y: 0, width: 40, height: 44))
        state.font = .systemFont(ofSize: 13)
        state.textColor = .secondaryLabel
        state.textAlignment = .right
        state.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
        cell.contentView.addSubview(city)
        cell.contentView.addSubview(state)
        return (city, state)
    }

    private static func storyPrototype() -> UITableViewCell {
        let cell = Stories.StoryCell(style: .default, reuseIdentifier: "StoryCell")
        let thumbnail = UIImageView(frame: CGRect(x: 16, y: 10, width: 80, height: 60))
        let headline = UILabel()
        headline.numberOfLines = 2
        // This replaces the storyboard's constraints: it undoes the width that `sizeToFit` sets on a reused
        // label.
        let stack = UIStackView(arrangedSubviews: [headline])
        stack.alignment = .top
        stack.frame = CGRect(x: 112, y: 10, width: 192, height: 42)
        stack.autoresizingMask = .flexibleWidth
        cell.contentView.addSubview(thumbnail)
        cell.contentView.addSubview(stack)
        cell.thumbnailView = thumbnail
        cell.headlineLabel = headline
        return cell
    }
}

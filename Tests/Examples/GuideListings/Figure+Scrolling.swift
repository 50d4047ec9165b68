import UIKitNames

// The figures of tables on a screen: scrolled, with sticky headers, an index and views around the rows.

extension Figure {
    static let scrolling: [Figure] = [
        Figure("scrolled-sticky-header", isScreen: true) {
            cities { table in
                table.scrollToRow(at: IndexPath(row: 2, section: 2), at: .top, animated: false)
                table.flashScrollIndicators()
            }
        },
        Figure("scrolled-header-pushed-off", isScreen: true) {
            cities { table in
                table.contentOffset.y = table.rect(forSection: 3).minY - 12
            }
        },
        Figure("scrolled-grouped", isScreen: true) {
            cities(style: .grouped) { $0.contentOffset.y = $0.rectForRow(at: [1, 2]).minY }
        },
        Figure("sticky-footer", isScreen: true) {
            cities(hasFooters: true) { $0.contentOffset.y = $0.rectForRow(at: [2, 0]).minY }
        },
        Figure("section-index", isScreen: true) {
            cities(index: alphabet) { $0.scrollToRow(at: [4, 0], at: .middle, animated: false) }
        },
        Figure("section-index-short", isScreen: true) {
            cities(index: alphabet, height: 220) { _ in }
        },
        Figure(
            "section-index-right-to-left-dark",
            traits: .init(userInterfaceStyle: .dark, layoutDirection: .rightToLeft), isScreen: true
        ) {
            cities(index: alphabet) { table in
                table.sectionIndexColor = .systemOrange
                table.sectionIndexBackgroundColor = UIColor(white: 0.5, alpha: 0.2)
                table.flashScrollIndicators()
            }
        },
        Figure("bounce", isScreen: true) {
            cities { table in
                table.contentOffset.y = -60
                table.flashScrollIndicators()
            }
        },
        Figure("bounce-end", traits: .init(userInterfaceStyle: .dark), isScreen: true) {
            cities { table in
                // A reloaded table scrolls back to its end during layout.
                table.layoutIfNeeded()
                table.contentOffset.y = table.contentSize.height - 420 + 60
                table.indicatorStyle = .white
                table.flashScrollIndicators()
            }
        },
        Figure("table-header-and-footer") {
            let shopping = ShoppingList(items: ["Apples", "Bread", "Coffee"])
            return Content(style: .insetGrouped, dataSource: shopping) { table in
                table.tableHeaderView = caption("Shopping", size: 34, weight: .bold, height: 64)
                table.tableFooterView = caption(
                    "Swipe a row for more", size: 13, weight: .regular, height: 44)
                table.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 16, right: 0)
            }
        },
        Figure("refresh-pulled", isScreen: true) { refresh { $0.contentOffset.y = -38 } },
        Figure("refresh-spinning", isScreen: true) {
            refresh { table in
                table.refreshControl?.attributedTitle = NSAttributedString(string: "Loading…")
                table.refreshControl?.beginRefreshing()
                table.contentOffset.y = -60
            }
        },
        Figure("refresh-spinning-dark", traits: .init(userInterfaceStyle: .dark)) {
            refresh { $0.refreshControl?.beginRefreshing() }
        },
        Figure("infinite-scroll-loading", isScreen: true) { infiniteScroll(isLoaded: false) },
        Figure("infinite-scroll-loaded", isScreen: true) { infiniteScroll(isLoaded: true) },
        Figure("infinite-scroll-last-row", isScreen: true) {
            let controller = LoadingLastRow.ViewController()
            controller.session.responses = .immediately
            let table: UITableView = controller.tableView
            table.frame = CGRect(x: 0, y: 0, width: 375, height: 420)
            table.scrollToRow(at: [0, 19], at: .bottom, animated: false)
            table.layoutIfNeeded()
            table.scrollToRow(at: [0, 25], at: .bottom, animated: false)
            return Content(table: table, owners: [controller])
        },
        Figure("empty-table", isScreen: true) {
            Content(dataSource: ShoppingList(items: [])) { $0.frame.size.height = 220 }
        },
        Figure("empty-section") {
            Content(style: .insetGrouped, dataSource: ShoppingList(items: [], title: "Shopping"))
        },
        Figure("background-view", isScreen: true) {
            let empty = ShoppingList(items: [])
            return Content(dataSource: empty) { table in
                table.frame.size.height = 220
                let message = UILabel()
                message.text = "Nothing to buy"
                message.textColor = .secondaryLabel
                message.textAlignment = .center
                table.backgroundView = message
            }
        },
    ]

    static let alphabet = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

    static func cities(
        style: UITableView.Style = .plain, index: [String]? = nil, hasFooters: Bool = false,
        height: CGFloat = 420, scroll: (UITableView) -> Void
    ) -> Content {
        let cities = CityTable(index: index)
        cities.hasFooters = hasFooters
        let content = Content(style: style, dataSource: cities, delegate: cities)
        content.table.frame.size.height = height
        scroll(content.table)
        return content
    }

    private static func refresh(_ prepare: (UITableView) -> Void) -> Content {
        let controller = PullToRefresh.ViewController()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        controller.tableView = table
        controller.loadViewIfNeeded()
        prepare(table)
        return Content(table: table, owners: [controller])
    }

    /// Returns the guide's infinite list after a drag to its end.
    private static func infiniteScroll(isLoaded: Bool) -> Content {
        let controller = InfiniteScroll.ViewController()
        controller.session.responses = isLoaded ? .onDemand : .never
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 420))
        controller.tableView = table
        controller.loadViewIfNeeded()
        table.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: -600))
        if isLoaded { controller.session.respond() }
        table.flashScrollIndicators()
        return Content(table: table, owners: [controller])
    }

    private static func caption(_ text: String, size: CGFloat, weight: UIFont.Weight, height: CGFloat)
        -> UIView
    {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
        let label = UILabel(frame: view.bounds.insetBy(dx: 16, dy: 0))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        view.addSubview(label)
        return view
    }
}

/// A data source of rows with one text each.
private final class ShoppingList: NSObject, UITableViewDataSource {
    private let items: [String]
    private let title: String?

    init(items: [String], title: String? = nil) {
        self.items = items
        self.title = title
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
}

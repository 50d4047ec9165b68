import UIKitNames

// The figures of content and background configurations.

extension Figure {
    static let configurations: [Figure] = [
        Figure("content-configurations", make: mixList),
        Figure(
            "content-configurations-dark", traits: UITraitCollection(userInterfaceStyle: .dark), make: mixList
        ),
    ]

    private static func mixList() -> Content {
        let controller = MixList(style: .insetGrouped)
        controller.tableView.frame.size.width = 375
        controller.tableView.selectRow(
            at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
        return Content(table: controller.tableView, owners: [controller])
    }
}

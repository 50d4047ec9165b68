import UIKitNames

/// A table that contains each kind of content configuration, with headers and backgrounds.
final class MixList: UITableViewController {
    private static let photo = Bundle.module.path(forResource: "apples@2x", ofType: "png")

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Header")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        [5, 3, 2][section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.backgroundConfiguration = nil
        switch indexPath.section {
        case 0: cell.contentConfiguration = content(ofRow: indexPath.row)
        case 1: showFolder(indexPath.row, in: cell)
        default: cell.contentConfiguration = RatingConfiguration(title: "Apples", stars: 3 + indexPath.row)
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
        var content =
            section == 1
            ? UIListContentConfiguration.prominentInsetGroupedHeader() : header?.defaultContentConfiguration()
        content?.text = ["Cells", "Sidebar", "Custom"][section]
        header?.contentConfiguration = content
        return header
    }

    private func content(ofRow row: Int) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        switch row {
        case 0: content.text = "cell"
        case 1:
            content = .subtitleCell()
            content.text = "subtitleCell"
            content.secondaryText = "Crisp, from the orchard"
        case 2:
            content = .valueCell()
            content.text = "valueCell"
            content.secondaryText = "Value"
        case 3:
            content = .valueCell()
            content.text = "A value that does not fit"
            content.secondaryText = "is below the text of the row"
        default:
            content.text = "An image of limited size"
            content.image = Self.photo.flatMap { UIImage(contentsOfFile: $0) }
            content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
            content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 40)
            content.imageProperties.cornerRadius = 8
        }
        return content
    }

    private func showFolder(_ row: Int, in cell: UITableViewCell) {
        var content = UIListContentConfiguration.sidebarSubtitleCell()
        content.text = ["Inbox", "Drafts", "Sent"][row]
        content.secondaryText = ["12 messages", "1 message", "90 messages"][row]
        content.textProperties.color = row == 2 ? .systemOrange : .label
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listSidebarCell()
        if row == 2 {
            background.backgroundColor = .systemOrange.withAlphaComponent(0.15)
            background.strokeColor = .systemOrange
            background.strokeWidth = 1
        }
        cell.backgroundConfiguration = background
    }
}

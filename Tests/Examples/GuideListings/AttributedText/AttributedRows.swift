import UIKitNames

/// A table of static sections, in which a closure configures the cell of each row.
final class AttributedRows: UITableViewDataSource {
    struct Row {
        var style = UITableViewCell.CellStyle.default
        var fill: (UITableViewCell) -> Void
    }

    struct Section {
        var title: String
        var rows: [Row]
    }

    private let sections: [Section]

    init(_ sections: [Section]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        row.fill(cell)
        return cell
    }
}

extension AttributedRows.Row {
    /// Returns a row with one label.
    static func label(_ fill: @escaping (UILabel) -> Void) -> Self {
        Self { cell in if let label = cell.textLabel { fill(label) } }
    }

    /// Returns a row with two labels, side by side or one above the other.
    static func pair(
        _ style: UITableViewCell.CellStyle, _ text: NSAttributedString, _ detail: NSAttributedString
    ) -> Self {
        Self(style: style) { cell in
            cell.textLabel?.attributedText = text
            cell.detailTextLabel?.attributedText = detail
        }
    }
}

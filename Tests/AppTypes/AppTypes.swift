import UIKitNames

// The types of a program whose names TableKit also has.

/// A label with an opinion about its text.
open class Label: UILabel {
    open override var text: String? {
        get { super.text }
        set { super.text = newValue.map { "App: \($0)" } }
    }
}

/// A controller of a list of names.
open class TableViewController: UITableViewController {
    /// The names that the table shows.
    public var names: [String] = []

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    open override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}

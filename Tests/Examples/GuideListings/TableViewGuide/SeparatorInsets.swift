// swift-format-ignore-file
// Table View Guide, "How do you remove the separator inset?".
import UIKitNames

enum SeparatorInsets {
    class MyTableViewController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            self.tableView.separatorInset = UIEdgeInsetsZero
        }
    }

    class MyTableViewCell: UITableViewCell {
        override func awakeFromNib() {
            super.awakeFromNib()
            self.layoutMargins = UIEdgeInsetsZero
            self.preservesSuperviewLayoutMargins = false
        }
    }
}

/// The table of the guide's two classes. The guide does not specify its rows.
class SeparatorInsetController: SeparatorInsets.MyTableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register({ SeparatorInsets.MyTableViewCell(style: .default, reuseIdentifier: "MyTableViewCell") }, forCellReuseIdentifier: "MyTableViewCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 3
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "MyTableViewCell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

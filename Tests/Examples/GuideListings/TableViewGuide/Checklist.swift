// swift-format-ignore-file
// Table View Guide, "Handling cell selection at the table level". Brought up to date where the compiler refuses the old
// spelling: the initializer of a repeated array.
import UIKitNames

enum Checklist {
    class ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        weak var tableView: UITableView!

        let CellIdentifier = "TableCellView"
        let data = ["New York, NY", "Los Angeles, CA", "Chicago, IL", "Houston, TX",
            "Philadelphia, PA", "Phoenix, AZ", "San Diego, CA", "San Antonio, TX",
            "Dallas, TX", "Detroit, MI", "San Jose, CA", "Indianapolis, IN",
            "Jacksonville, FL", "San Francisco, CA", "Columbus, OH", "Austin, TX",
            "Memphis, TN", "Baltimore, MD", "Charlotte, ND", "Fort Worth, TX"]
        var checked: [Bool]!

        override func viewDidLoad() {
            super.viewDidLoad()
            checked = [Bool](repeating: false, count: data.count)
            tableView.dataSource = self
            tableView.delegate = self
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: CellIdentifier)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRowAtIndexPath(indexPath, animated: true)
            checked[indexPath.row] = !checked[indexPath.row]
            tableView.reloadRowsAtIndexPaths([indexPath], withRowAnimation: .Automatic)
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCellWithIdentifier(CellIdentifier, forIndexPath: indexPath)
            cell.textLabel?.text = data[indexPath.row]
            if checked[indexPath.row] {
                cell.accessoryType = .Checkmark
            } else {
                cell.accessoryType = .none
            }
            return cell
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return data.count
        }
    }
}

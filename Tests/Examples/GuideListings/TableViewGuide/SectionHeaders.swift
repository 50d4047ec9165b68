// swift-format-ignore-file
// Table View Guide, "Section header views". Brought up to date where the compiler refuses the old spelling: casts that
// can fail, and the header's label, which UIKit has since made optional.
import UIKitNames

enum SectionHeaders {
    class ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        weak var tableView: UITableView!

        let data = [("Arizona", ["Phoenix"]),
            ("California", ["Los Angeles", "San Francisco", "San Jose", "San Diego"]),
            ("Florida", ["Miami", "Jacksonville"]),
            ("Illinois", ["Chicago"]),
            ("New York", ["Buffalo", "New York"]),
            ("Pennsylvania", ["Pittsburg", "Philadelphia"]),
            ("Texas", ["Houston", "San Antonio", "Dallas", "Austin", "Fort Worth"])]
        let CellIdentifier = "TableViewCell", HeaderViewIdentifier = "TableViewHeaderView"

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = self
            tableView.delegate = self
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: CellIdentifier)
            tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: HeaderViewIdentifier)
        }

        func numberOfSections(in tableView: UITableView) -> Int {
            return data.count
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return data[section].1.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCellWithIdentifier(CellIdentifier, forIndexPath: indexPath) as UITableViewCell
            let citiesInSection = data[indexPath.section].1
            cell.textLabel?.text = citiesInSection[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = tableView.dequeueReusableHeaderFooterViewWithIdentifier(HeaderViewIdentifier)!
            header.textLabel?.text = data[section].0
            return header
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            return 30
        }
    }
}

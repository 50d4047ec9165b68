// swift-format-ignore-file
// Table View Guide, "Adding Pull-to-Refresh": `#selector` is a method's own name, and the network is `Requests`.
import UIKitNames

enum PullToRefresh {
    class ViewController: UIViewController, UITableViewDataSource {
        weak var tableView: UITableView!

        var data = ["Monday", "Sunday", "Saturday"]
        let session = Requests()

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = self
            // Initialize a UIRefreshControl
            let refreshControl = UIRefreshControl()
            refreshControl.addTarget(self, action: ViewController.refreshControlAction(_:), for: UIControlEvents.valueChanged)
            // add refresh control to table view
            tableView.insertSubview(refreshControl, at: 0)
        }

        // Makes a network request to get updated data
        // Updates the tableView with the new data
        // Hides the RefreshControl
        func refreshControlAction(_ refreshControl: UIRefreshControl) {
            session.dataTask {
                // ... Use the new data to update the data source ...
                self.data.insert("Tuesday", at: 0)
                // Reload the tableView now that there is new data
                self.tableView.reloadData()
                // Tell the refreshControl to stop spinning
                refreshControl.endRefreshing()
            }
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = data[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return data.count
        }
    }
}

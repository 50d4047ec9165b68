// swift-format-ignore-file
// Table View Guide, "Creating a separate NIB for your cell": the guide's listing with the import and the outlets changed.
import UIKitNames

enum NibCells {
    class DemoNibTableViewCell: UITableViewCell {
        weak var cityLabel: UILabel!
        weak var stateLabel: UILabel!
    }

    class ViewController: UIViewController, UITableViewDataSource {
        weak var tableView: UITableView!

        let data = ["New York, NY", "Los Angeles, CA", "Chicago, IL", "Houston, TX",
            "Philadelphia, PA", "Phoenix, AZ", "San Diego, CA", "San Antonio, TX",
            "Dallas, TX", "Detroit, MI", "San Jose, CA", "Indianapolis, IN",
            "Jacksonville, FL", "San Francisco, CA", "Columbus, OH", "Austin, TX",
            "Memphis, TN", "Baltimore, MD", "Charlotte, ND", "Fort Worth, TX"]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = self
            let cellNib = UINib(nibName: "DemoNibTableViewCell", bundle: Bundle.main)
            tableView.register(cellNib, forCellReuseIdentifier: "com.codepath.DemoNibTableViewCell")
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "com.codepath.DemoNibTableViewCell", for: indexPath) as! DemoNibTableViewCell
            let cityState = data[indexPath.row].components(separatedBy: ", ")
            cell.cityLabel.text = cityState.first
            cell.stateLabel.text = cityState.last
            return cell
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return data.count
        }
    }
}

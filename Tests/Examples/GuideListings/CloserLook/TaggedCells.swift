// swift-format-ignore-file
// A Closer Look at Table View Cells, Listings 5-3 and 5-4, in Swift.
import UIKitNames

private let NUMBER_OF_ROWS = 8

enum TaggedCells {
    /// Listing 5-3: adding data to a cell using tags.
    class DataSource: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return NUMBER_OF_ROWS
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "MyIdentifier")!
            var label: UILabel
            label = cell.viewWithTag(1) as! UILabel
            label.text = String(format: "%d", indexPath.row)
            label = cell.viewWithTag(2) as! UILabel
            label.text = String(format: "%d", NUMBER_OF_ROWS - indexPath.row)
            return cell
        }
    }
}

enum OutletCells {
    class MyTableViewCell: UITableViewCell {
        weak var firstLabel: UILabel!
        weak var secondLabel: UILabel!
    }

    /// Listing 5-4: adding data to a cell using outlets.
    class DataSource: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return NUMBER_OF_ROWS
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "MyIdentifier") as! MyTableViewCell
            cell.firstLabel.text = String(format: "%d", indexPath.row)
            cell.secondLabel.text = String(format: "%d", NUMBER_OF_ROWS - indexPath.row)
            return cell
        }
    }
}

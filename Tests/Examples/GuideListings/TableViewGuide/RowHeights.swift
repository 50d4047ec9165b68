// swift-format-ignore-file
// Table View Guide, "Setting the height of rows in a table". What the guide leaves out with "..." is inherited from the
// listings it refers to.
import UIKitNames

enum FixedRowHeight {
    class ViewController: ReusedCells.ViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = self
            tableView.rowHeight = 100
        }
    }
}

enum EstimatedRowHeight {
    class ViewController: ReusedCells.ViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = self
            tableView.estimatedRowHeight = 100
        }
    }
}

enum AutomaticRowHeight {
    class ViewController: ReusedCells.ViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = self
            tableView.estimatedRowHeight = 100
            tableView.rowHeight = UITableViewAutomaticDimension
        }
    }
}

enum ComputedRowHeight {
    class ViewController: NibCells.ViewController, UITableViewDelegate {
        var referenceCell: NibCells.DemoNibTableViewCell!

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = self
            tableView.delegate = self
            tableView.estimatedRowHeight = 50
            let cellNib = UINib(nibName: "DemoNibTableViewCell", bundle: Bundle.main)
            tableView.register(cellNib, forCellReuseIdentifier: "com.codepath.DemoNibTableViewCell")
            // Brought up to date: the compiler refuses `as` where the cast can fail.
            referenceCell = cellNib.instantiateWithOwner(nil, options: nil).first as? NibCells.DemoNibTableViewCell
            referenceCell.frame = tableView.frame // makes reference cell have the same width as the table
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            let cityState = data[indexPath.row].componentsSeparatedByString(", ")
            referenceCell.cityLabel.text = cityState.first
            referenceCell.stateLabel.text = cityState.last
            referenceCell.layoutSubviews()
            return referenceCell.systemLayoutSizeFittingSize(UILayoutFittingCompressedSize).height
        }
    }
}

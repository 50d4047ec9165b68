// swift-format-ignore-file
// Table View Guide, "Laying out your cell programmatically": the guide's listings with the import and the outlet changed.
import UIKitNames

enum ProgrammaticCells {
    class DemoProgrammaticTableViewCell: UITableViewCell {

        let cityLabel = UILabel(), stateLabel = UILabel()

        override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            initViews()
        }

        required init(coder aDecoder: NSCoder) {
            super.init(coder: aDecoder)!
            initViews()
        }

        func initViews() {
            let (stateRect, cityRect) = frame.insetBy(dx: 10, dy: 10).divided(atDistance: 40, from:.maxXEdge)
            cityLabel.frame = cityRect
            stateLabel.frame = stateRect
            addSubview(cityLabel)
            addSubview(stateLabel)
        }
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
            tableView.register(DemoProgrammaticTableViewCell.self, forCellReuseIdentifier: "com.codepath.DemoProgrammaticCell")
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "com.codepath.DemoProgrammaticCell", for: indexPath) as! DemoProgrammaticTableViewCell
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

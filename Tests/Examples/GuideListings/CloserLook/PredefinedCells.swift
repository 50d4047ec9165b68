// swift-format-ignore-file
// A Closer Look at Table View Cells, Listings 5-1 and 5-2, in Swift.
import UIKitNames

enum PredefinedCells {
    /// Listing 5-1: configuring a cell with both image and text.
    class DataSource: UITableViewDataSource {
        let content = [
            ["mainTitleKey": "Apples", "secondaryTitleKey": "Crisp, from the orchard", "imageKey": "apples@2x"],
            ["mainTitleKey": "Pears", "secondaryTitleKey": "Ripe on the sill", "imageKey": "pears@2x"],
            ["mainTitleKey": "Plums", "secondaryTitleKey": "For a cake", "imageKey": "plums@2x"],
        ]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return content.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "MyIdentifier")
            if cell == nil {
                cell = UITableViewCell(style: .subtitle, reuseIdentifier: "MyIdentifier")
                cell.selectionStyle = .none
            }
            let item = content[indexPath.row]
            cell.textLabel?.text = item["mainTitleKey"]
            cell.detailTextLabel?.text = item["secondaryTitleKey"]
            let path = Bundle.module.path(forResource: item["imageKey"], ofType: "png")!
            let theImage = UIImage(contentsOfFile: path)
            cell.imageView?.image = theImage
            return cell
        }
    }

    /// Listing 5-2: alternating the background color of cells.
    class Delegate: UITableViewDelegate {
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            if indexPath.row % 2 == 0 {
                let altCellColor = UIColor(white: 0.7, alpha: 0.1)
                cell.backgroundColor = altCellColor
            }
        }
    }
}

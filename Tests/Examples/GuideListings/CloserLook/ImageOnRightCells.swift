// swift-format-ignore-file
// A Closer Look at Table View Cells, Listing 5-7, in Swift.
import UIKitNames

private let MAINLABEL_TAG = 1
private let SECONDLABEL_TAG = 2
private let PHOTO_TAG = 3

enum ImageOnRightCells {
    /// Listing 5-7: adding subviews to a cell's content view.
    class DataSource: UITableViewDataSource {
        let list = [
            ["mainTitleKey": "Rialto", "secondaryTitleKey": "Venice, in the morning", "imageKey": "rialto@2x"],
            ["mainTitleKey": "Old Harbour", "secondaryTitleKey": "Marseille", "imageKey": "harbour@2x"],
            ["mainTitleKey": "Botanical Garden", "secondaryTitleKey": "Padua, 1545", "imageKey": "garden@2x"],
        ]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return list.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let CellIdentifier = "ImageOnRightCell"

            let mainLabel: UILabel, secondLabel: UILabel
            let photo: UIImageView
            var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: CellIdentifier)
            if cell == nil {
                cell = UITableViewCell(style: .default, reuseIdentifier: CellIdentifier)
                cell.accessoryType = .detailDisclosureButton

                mainLabel = UILabel(frame: CGRect(x: 0.0, y: 0.0, width: 220.0, height: 15.0))
                mainLabel.tag = MAINLABEL_TAG
                mainLabel.font = UIFont.systemFont(ofSize: 14.0)
                mainLabel.textAlignment = .right
                mainLabel.textColor = UIColor.black
                mainLabel.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
                cell.contentView.addSubview(mainLabel)

                secondLabel = UILabel(frame: CGRect(x: 0.0, y: 20.0, width: 220.0, height: 25.0))
                secondLabel.tag = SECONDLABEL_TAG
                secondLabel.font = UIFont.systemFont(ofSize: 12.0)
                secondLabel.textAlignment = .right
                secondLabel.textColor = UIColor.darkGray
                secondLabel.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
                cell.contentView.addSubview(secondLabel)

                photo = UIImageView(frame: CGRect(x: 225.0, y: 0.0, width: 80.0, height: 45.0))
                photo.tag = PHOTO_TAG
                photo.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
                cell.contentView.addSubview(photo)
            } else {
                mainLabel = cell.contentView.viewWithTag(MAINLABEL_TAG) as! UILabel
                secondLabel = cell.contentView.viewWithTag(SECONDLABEL_TAG) as! UILabel
                photo = cell.contentView.viewWithTag(PHOTO_TAG) as! UIImageView
            }
            let aDict = list[indexPath.row]
            mainLabel.text = aDict["mainTitleKey"]
            secondLabel.text = aDict["secondaryTitleKey"]
            let imagePath = Bundle.module.path(forResource: aDict["imageKey"], ofType: "png")!
            let theImage = UIImage(contentsOfFile: imagePath)
            photo.image = theImage

            return cell
        }
    }
}

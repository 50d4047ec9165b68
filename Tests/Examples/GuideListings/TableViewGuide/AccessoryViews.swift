// swift-format-ignore-file
// Table View Guide, "Cell Accessory Views". What the guide leaves out with "..." is inherited from the prototype cell
// example. Brought up to date: the compiler refuses `as` where the cast can fail.
import UIKitNames

enum AccessoryTypes {
    class ViewController: PrototypeCells.ViewController {
        let accessoryTypes: [UITableViewCellAccessoryType] = [.none, .DisclosureIndicator, .DetailDisclosureButton, .Checkmark, .DetailButton]

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCellWithIdentifier("com.codepath.DemoPrototypeCell", forIndexPath: indexPath) as! PrototypeCells.DemoPrototypeCell
            let cityState = data[indexPath.row].componentsSeparatedByString(", ")
            cell.cityLabel.text = cityState.first
            cell.stateLabel.text = cityState.last
            cell.accessoryType = accessoryTypes[indexPath.row % accessoryTypes.count]
            return cell
        }
    }
}

enum AccessoryGrayLevels {
    class DemoPrototypeCell: UITableViewCell {
        weak var cityLabel: UILabel!
        weak var stateLabel: UILabel!

        override func awakeFromNib() {
            super.awakeFromNib()
            accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        }
    }

    class ViewController: PrototypeCells.ViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCellWithIdentifier("com.codepath.DemoPrototypeCell", forIndexPath: indexPath) as! DemoPrototypeCell
            let cityState = data[indexPath.row].componentsSeparatedByString(", ")
            cell.cityLabel.text = cityState.first
            cell.stateLabel.text = cityState.last
            let grayLevel = CGFloat(indexPath.row % 5) / 5.0
            cell.accessoryView?.backgroundColor = UIColor(white: grayLevel, alpha: 1)
            return cell
        }
    }
}

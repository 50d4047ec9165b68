// swift-format-ignore-file
// The chapter on controls in cells (guide 001), its listings in Swift.
import UIKitNames

enum PassiveIndicators {
    class DataSource: UITableViewDataSource {
        let nodes = ["Inbox", "Drafts", "Sent"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return nodes.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let CellIdentifier = "OMG_Its_a_Cell"
            var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: CellIdentifier)
            if cell == nil {
                cell = UITableViewCell(style: .default, reuseIdentifier: CellIdentifier)
                cell.accessoryType = .disclosureIndicator
            }
            cell.textLabel?.text = nodes[indexPath.row]
            return cell
        }
    }
}

enum CheckmarksAndImages {
    class DataSource: UITableViewDataSource {
        let nodes = ["Checked", "With an image"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return nodes.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 0 {
                cell.accessoryType = .checkmark
            } else {
                let myImage = StripedImage.make(.systemOrange, width: 30, height: 30)
                cell.accessoryView = UIImageView(image: myImage)
            }
            cell.textLabel?.text = nodes[indexPath.row]
            return cell
        }
    }
}

enum ActiveIndicators {
    class DataSource: UITableViewDataSource {
        let nodes = ["Network", "Sound", "Display"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return nodes.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let CellIdentifier = "OMG_Its_a_Cell"
            var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: CellIdentifier)
            if cell == nil {
                cell = UITableViewCell(style: .default, reuseIdentifier: CellIdentifier)
                cell.accessoryType = .detailDisclosureButton
            }
            cell.textLabel?.text = nodes[indexPath.row]
            return cell
        }
    }

    class Delegate: UITableViewDelegate {
        var selected: [IndexPath] = []

        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            // Forward the message to the tableView:didSelectRowAtIndexPath:
            // method. You can do anything you want here. You may want to
            // treat disclosure buttons separately from the cell, showing
            // a configuration screen instead of a detail screen, for example.
            self.tableView(tableView, didSelectRowAt: indexPath)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath)
        }
    }
}

/// A disclosure button outside of a table.
enum DisclosureOutside {
    class DisclosureView: UIView {
        var disclosure: UIButton!
        var disclosed = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            self.backgroundColor = UIColor.clear
            // Add a disclosure detail button to the view.
            disclosure = UIButton(type: .detailDisclosure)
            self.addSubview(disclosure)
            disclosure.center = CGPoint(x: 270.0, y: 20.0)
            disclosure.addTarget(self, action: DisclosureView.disclose, for: .touchUpInside)
            // Other setup here.
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        func disclose(_ sender: UIButton) { disclosed += 1 }
    }
}

/// Any control may be an accessory.
enum ControlAccessories {
    class DataSource: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return 4
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            switch indexPath.row {
            case 0:
                cell.textLabel?.text = "Switch"
                let control = UISwitch()
                control.isOn = true
                cell.accessoryView = control
            case 1:
                cell.textLabel?.text = "Slider"
                let control = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
                control.value = 0.6
                cell.accessoryView = control
            case 2:
                cell.textLabel?.text = "Button"
                let control = UIButton(type: .system)
                control.setTitle("Restore", for: .normal)
                control.sizeToFit()
                cell.accessoryView = control
            default:
                cell.textLabel?.text = "Stepper"
                let control = UIStepper()
                control.sizeToFit()
                cell.accessoryView = control
            }
            return cell
        }
    }
}

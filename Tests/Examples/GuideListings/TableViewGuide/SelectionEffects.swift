// swift-format-ignore-file
// Table View Guide, "Responding to the selection event at the cell level" and "Customizing the cell selection effect".
// Brought up to date where the compiler refuses the old spelling: the label of setSelected's first argument, the
// failable initializer, and the background view, which is optional.
import UIKitNames

enum SelectedCells {
    class DemoProgrammaticTableViewCell: UITableViewCell {

        override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            initViews()
        }

        required init?(coder aDecoder: NSCoder) {
            super.init(coder: aDecoder)
            initViews()
        }

        func initViews() {
            selectedBackgroundView = UIView(frame: frame)
            selectedBackgroundView?.backgroundColor = UIColor(red: 0.5, green: 0.7, blue: 0.9, alpha: 0.8)
        }

        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            let fontSize: CGFloat = selected ? 34.0 : 17.0
            self.textLabel?.font = self.textLabel?.font.fontWithSize(fontSize)
        }
    }

    class ViewController: ReusedCells.ViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(DemoProgrammaticTableViewCell.self, forCellReuseIdentifier: CellIdentifier)
        }
    }
}

enum SelectionEffects {
    class ViewController: ReusedCells.ViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            if indexPath.row == 1 {
                // No color when the user selects cell
                cell.selectionStyle = .none
            } else {
                cell.selectionStyle = .default
                // Use a red color when the user selects the cell
                let backgroundView = UIView()
                backgroundView.backgroundColor = UIColor.red
                cell.selectedBackgroundView = backgroundView
            }
            return cell
        }
    }
}

import UIKitNames

/// A row with all parts of a cell: image, texts, accessory, and editing controls.
final class Anatomy: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.imageView?.image = StripedImage.make(.systemBlue, width: 40, height: 40)
        cell.textLabel?.text = "Cell content"
        cell.detailTextLabel?.text = "Accessory view at the right"
        cell.accessoryType = .detailDisclosureButton
        cell.editingAccessoryType = .disclosureIndicator
        cell.showsReorderControl = true
        return cell
    }
}

/// A row of each predefined style, without and with an image.
final class FourStyles: UITableViewDataSource {
    private static let names = ["Default", "Value 1", "Value 2", "Subtitle"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let style = indexPath.row % UITableViewCellStyle.allCases.count
        let cell = UITableViewCell(style: UITableViewCellStyle.allCases[style], reuseIdentifier: nil)
        cell.textLabel?.text = Self.names[style]
        cell.detailTextLabel?.text = "Detail"
        if indexPath.row >= Self.names.count {
            cell.imageView?.image = StripedImage.make(.systemGreen, width: 36, height: 28)
        }
        return cell
    }
}

/// The two static cells of the guide's detail view, as in its storyboard.
final class StaticRows: UITableViewDataSource, UITableViewDelegate {
    private let cells: [UITableViewCell]

    init(_ controller: StaticCells.DetailViewController) {
        let (first, second) = (UITableViewCell(), UITableViewCell())
        cells = [first, second]

        let caption = UILabel(frame: CGRect(x: 16, y: 14, width: 160, height: 21))
        caption.text = "Master row"
        let masterRow = UILabel(frame: CGRect(x: 184, y: 14, width: 120, height: 21))
        masterRow.textAlignment = .right
        masterRow.autoresizingMask = .flexibleLeftMargin
        let button = UIButton(type: .system)
        button.setTitle("Log Hello", for: .normal)
        button.frame = CGRect(x: 16, y: 50, width: 288, height: 36)
        button.autoresizingMask = .flexibleWidth
        button.addTarget(controller, action: StaticCells.DetailViewController.logHello, for: .touchUpInside)

        let slider = UISlider(frame: CGRect(x: 16, y: 14, width: 234, height: 30))
        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.value = 7.5
        slider.autoresizingMask = .flexibleWidth
        slider.addTarget(
            controller, action: StaticCells.DetailViewController.sliderValueChanged, for: .valueChanged)
        let value = UILabel(frame: CGRect(x: 264, y: 18, width: 40, height: 21))
        value.textAlignment = .right
        value.autoresizingMask = .flexibleLeftMargin

        for view in [caption, masterRow, button] { first.contentView.addSubview(view) }
        for view in [slider, value] { second.contentView.addSubview(view) }
        controller.masterRowLabel = masterRow
        controller.slider = slider
        controller.sliderValueLabel = value
    }

    func numberOfSections(in tableView: UITableView) -> Int { cells.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Label and button", "Slider"][section]
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        [100, 58][indexPath.section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.section]
    }
}

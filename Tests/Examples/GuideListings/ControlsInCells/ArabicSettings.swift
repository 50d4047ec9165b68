import UIKitNames

/// A settings screen in Arabic, with right-to-left layout.
final class ArabicSettings: UITableViewDataSource {
    private struct Row {
        var title: String
        var image: UIColor?
        var value: String?
        var accessory = UITableViewCellAccessoryType.none
        var makeView: (() -> UIView)?
    }

    private let groups: [(title: String, rows: [Row])] = [
        (
            "الاتصالات",
            [
                Row(title: "وضع الطيران", image: .systemOrange, makeView: { UISwitch() }),
                Row(
                    title: "شبكة Wi-Fi", image: .systemBlue, value: "المنزل", accessory: .disclosureIndicator),
                Row(title: "بلوتوث", image: .systemBlue, value: "متوقف", accessory: .detailDisclosureButton),
            ]
        ),
        (
            "العرض",
            [
                Row(title: "السطوع", makeView: { ArabicSettings.slider() }),
                Row(title: "النص الكبير", makeView: { ArabicSettings.onSwitch() }),
                Row(title: "حجم النص", makeView: { ArabicSettings.sizes() }),
                Row(title: "عدد الأسطر", makeView: { UIStepper() }),
            ]
        ),
        (
            "اللغة",
            [
                Row(title: "العربية", accessory: .checkmark),
                Row(title: "English"),
            ]
        ),
    ]

    private static func slider() -> UIView {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 34))
        slider.value = 0.7
        return slider
    }

    private static func onSwitch() -> UIView {
        let control = UISwitch()
        control.isOn = true
        return control
    }

    private static func sizes() -> UIView {
        let control = UISegmentedControl(items: ["صغير", "كبير"])
        control.selectedSegmentIndex = 0
        control.sizeToFit()
        return control
    }

    func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = groups[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.value
        cell.imageView?.image = row.image.flatMap { StripedImage.make($0, width: 28, height: 28) }
        cell.accessoryType = row.accessory
        cell.accessoryView = row.makeView?()
        return cell
    }
}

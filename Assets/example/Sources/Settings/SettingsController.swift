import TableKit

/// A table of settings, each with its value.
public final class SettingsController: TableViewController {
    private let settings = [("Wi-Fi", "Home"), ("Bluetooth", "On"), ("Language", "English")]

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(TableViewCell.self, forCellReuseIdentifier: "Setting")
    }

    public override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        settings.count
    }

    public override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Setting", for: indexPath)
        var content = ListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = (settings[indexPath.row].0, settings[indexPath.row].1)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

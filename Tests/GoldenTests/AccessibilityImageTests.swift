import TableSnapshotTesting
import TestSupport
import Testing

/// VoiceOver's order of a table with rows, controls, a header and a footer, as text and as numbered images.
@Suite struct AccessibilityImageTests {
    private final class Settings: TableViewDataSource {
        private let volume = Slider(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        private let wifi = Switch()

        func numberOfSections(in tableView: TableView) -> Int { 2 }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 - section }

        func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "Network" : nil
        }

        func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
            section == 0 ? "Networks that you have joined are joined automatically." : nil
        }

        func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
            let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
            let texts = [["Wi-Fi", "Bluetooth", "VPN"], ["Volume", "Alerts"]]
            cell.textLabel?.text = texts[path.section][path.row]
            switch path {
            case [0, 0]:
                wifi.isOn = true
                wifi.accessibilityLabel = "Wi-Fi"
                wifi.accessibilityHint = "Double tap to toggle the setting"
                cell.accessoryView = wifi
            case [0, 1]:
                cell.detailTextLabel?.text = "On"
                cell.accessoryType = .disclosureIndicator
            case [0, 2]: cell.accessoryType = .checkmark
            case [1, 0]:
                volume.value = 0.5
                volume.accessibilityLabel = "Volume"
                cell.accessoryView = volume
            default: cell.accessoryType = .detailButton
            }
            return cell
        }
    }

    private let settings = Settings()

    private func makeTable() -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 0), style: .insetGrouped)
        table.dataSource = settings
        return table
    }

    @Test func settingsAreNumbered() {
        assertSnapshot(of: makeTable(), as: .accessibilityImage, traits: [.light, .dark, .rightToLeft])
        assertSnapshot(of: makeTable(), as: .accessibility)
    }
}

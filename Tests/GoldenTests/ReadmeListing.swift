import TableSnapshotTesting
import Testing

@Test func banana() {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Banana"
    cell.detailTextLabel?.text = "120 g, 105 kcal"
    cell.accessoryType = .disclosureIndicator
    assertSnapshot(of: cell, traits: [.light, .dark])
}

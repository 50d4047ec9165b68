import UIKitNames

/// Countries by their first letter, with an index.
final class Countries: UITableViewDataSource {
    private static let names = [
        "Albania", "Algeria", "Andorra", "Belgium", "Bhutan", "Brazil", "Canada", "Chile", "Denmark", "Ecuador",
        "Egypt", "Estonia", "Finland", "France", "Gabon", "Ghana", "Greece", "Hungary", "Iceland", "India",
        "Ireland", "Italy", "Jamaica", "Japan", "Kenya", "Latvia", "Malta", "Mexico", "Nepal", "Norway", "Oman",
        "Panama", "Peru", "Poland", "Qatar", "Romania", "Samoa", "Spain", "Sweden", "Togo", "Uganda", "Vietnam",
    ]
    private let sections = Dictionary(grouping: names) { String($0.prefix(1)) }.sorted { $0.key < $1.key }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].value.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = sections[indexPath.section].value[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].key
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.key) }
}

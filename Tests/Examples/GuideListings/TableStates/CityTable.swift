import UIKitNames

/// A list of cities by state, with an index. It contains the guide's data, and is long enough to scroll.
final class CityTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let states: [(name: String, cities: [String])] = [
        ("Alabama", ["Birmingham", "Huntsville", "Mobile", "Montgomery"]),
        ("Arizona", ["Glendale", "Mesa", "Phoenix", "Scottsdale", "Tucson"]),
        ("California", ["Fresno", "Los Angeles", "Oakland", "Sacramento", "San Diego", "San Francisco"]),
        ("Colorado", ["Aurora", "Colorado Springs", "Denver"]),
        ("Florida", ["Jacksonville", "Miami", "Orlando", "Tampa"]),
        ("Illinois", ["Chicago", "Springfield"]),
        ("New York", ["Albany", "Buffalo", "New York", "Rochester", "Syracuse"]),
        ("Pennsylvania", ["Philadelphia", "Pittsburgh"]),
        ("Texas", ["Austin", "Dallas", "Fort Worth", "Houston", "San Antonio"]),
        ("Washington", ["Seattle", "Spokane", "Tacoma"]),
    ]

    /// The titles of the index. `nil` if there is none.
    var index: [String]?

    var hasFooters = false

    init(index: [String]? = nil) { self.index = index }

    func numberOfSections(in tableView: UITableView) -> Int { states.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        states[section].cities.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "City"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        cell.textLabel?.text = states[indexPath.section].cities[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        states[section].name
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        hasFooters ? "\(states[section].cities.count) cities" : nil
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    {
        states.firstIndex { $0.name >= title } ?? states.count - 1
    }
}

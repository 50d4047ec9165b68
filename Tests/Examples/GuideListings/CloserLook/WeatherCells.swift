// swift-format-ignore-file
// A Closer Look at Table View Cells, Listing 5-8, in Swift.
import UIKitNames

enum WeatherCells {
    // This is a view controller that provides weather information. Each row contains a city subview and a temperature
    // subview, each of which provides a separate label.
    class WeatherTableViewController: UITableViewController {
        let weather = [("Oslo", "4°"), ("Lagos", "31°"), ("Lima", "19°")]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register({ UITableViewCell(style: .value1, reuseIdentifier: "Cell") }, forCellReuseIdentifier: "Cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return weather.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)

            cell.textLabel?.text = weather[indexPath.row].0
            cell.detailTextLabel?.text = weather[indexPath.row].1

            let cityLabel = cell.textLabel!.accessibilityLabel!
            let temperatureLabel = cell.detailTextLabel!.accessibilityLabel!

            // Combine the city and temperature information so that VoiceOver users can get the weather information with one gesture.
            cell.accessibilityLabel = String(format: "%@, %@", cityLabel, temperatureLabel)
            return cell
        }
    }
}

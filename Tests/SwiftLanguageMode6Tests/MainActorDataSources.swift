import UIKitNames

@MainActor
final class Fruits: @preconcurrency UITableViewDataSource, @preconcurrency UITableViewDelegate {
    var names = ["Apple", "Banana"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        names.append("Cherry")
        tableView.reloadData()
    }
}

@MainActor
final class Trees: UITableViewDataSource {
    var names = ["Oak", "Elm"]

    nonisolated func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        MainActor.assumeIsolated { names.count }
    }

    nonisolated func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = MainActor.assumeIsolated { names[indexPath.row] }
        return cell
    }
}

#if compiler(>=6.2)
    @MainActor
    final class Birds: @MainActor UITableViewDataSource {
        var names = ["Robin", "Wren"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
    }
#endif

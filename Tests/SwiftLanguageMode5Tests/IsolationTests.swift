import TableSnapshots
import TableSpecimens
import Testing
import UIKitNames

@Suite("UIKit code in the Swift 5 language mode")
struct IsolationTests {
    private func makeController() -> ContactsController {
        let controller = ContactsController(style: .plain)
        controller.loadViewIfNeeded()
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        return controller
    }

    /// Waits until the main queue has run the closures that were added to it.
    private func serveMainQueue() async { await MainActor.run {} }

    @Test func mainQueueAndTasksUpdateTheTable() async throws {
        let controller = makeController()
        await serveMainQueue()
        #expect(controller.names == ["Ada"])
        controller.loadMore()
        await controller.loading?.value
        #expect(controller.names == ["Ada", "Grace", "Alan"])
        #expect(Drawing(of: controller.tableView).texts.count == 3)
        #expect(try TableSnapshot(of: controller.tableView).pixelWidth >= 320)
    }

    @MainActor @Test func mainActorObjectsConform() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        let fruits = Fruits()
        table.dataSource = fruits
        table.delegate = fruits
        #expect(Drawing(of: table).texts.count == 2)
    }
}

@MainActor
final class Fruits: @preconcurrency UITableViewDataSource, @preconcurrency UITableViewDelegate {
    var names = ["Apple", "Banana"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        names.append("Cherry")
        tableView.reloadData()
    }
}

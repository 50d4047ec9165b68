import TableSnapshots
import TableSpecimens
import Testing
import UIKitNames

@Suite("UIKit code in the Swift 6 language mode")
struct IsolationTests {
    private static let bounds = CGRect(x: 0, y: 0, width: 320, height: 200)

    @Test func asynchronousMethodsUpdateTheTable() async throws {
        let controller = ContactsController(style: .plain)
        controller.loadViewIfNeeded()
        await controller.load()
        controller.tableView.frame = Self.bounds
        #expect(Drawing(of: controller.tableView).texts.count == 3)
        #expect(try TableSnapshot(of: controller.tableView).pixelWidth >= 320)
    }

    @Test func everyTaskHasItsTable() async {
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let controller = ContactsController(style: .plain)
                    controller.loadViewIfNeeded()
                    await controller.load()
                    controller.tableView.frame = Self.bounds
                    return Drawing(of: controller.tableView).texts.count
                }
            }
            for await count in group { #expect(count == 3) }
        }
    }

    @MainActor private func makeTable() -> UITableView {
        let table = UITableView(frame: Self.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        return table
    }

    @MainActor @Test func mainActorObjectsConform() {
        let (table, fruits, trees) = (makeTable(), Fruits(), Trees())
        table.dataSource = fruits
        table.delegate = fruits
        #expect(Drawing(of: table).texts.count == 2)
        table.dataSource = trees
        table.reloadData()
        #expect(Drawing(of: table).texts.count == 2)
    }

    #if compiler(>=6.2)
        @MainActor @Test func isolatedConformancesAreDrawn() {
            let (table, birds) = (makeTable(), Birds())
            table.dataSource = birds
            #expect(Drawing(of: table).texts.count == 2)
        }
    #endif
}

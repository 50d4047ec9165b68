import Foundation
import TableSnapshotTesting
import Testing

final class FruitController: TableViewController, SearchResultsUpdating {
    let search = SearchController(searchResultsController: nil)
    private let names = ["Apple", "Banana", "Cherry"]
    private lazy var shown = names

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruits"
        navigationItem.rightBarButtonItem = editButtonItem
        search.searchResultsUpdater = self
        tableView.tableHeaderView = search.searchBar
    }

    func updateSearchResults(for searchController: SearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = names.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        let detail = ViewController()
        detail.title = shown[indexPath.row]
        show(detail, sender: self)
    }
}

func drawFruitController(to path: String) throws {
    try FruitController(style: .plain).writePNG(to: path)
}

extension FruitController {
    func reset() { search.isActive = false }

    var resetButton: BarButtonItem {
        BarButtonItem(title: "Reset", style: .plain, target: self, action: FruitController.reset)
    }
}

struct FruitControllerTests {
    @Test func searchLeadsToDetail() {
        let fruits = FruitController(style: .plain)
        let navigation = NavigationController(rootViewController: fruits)
        fruits.loadViewIfNeeded()
        fruits.search.searchBar.enterText("ban")
        fruits.tableView.tap(rowAt: IndexPath(row: 0, section: 0))
        #expect(navigation.topViewController?.title == "Banana")
    }
}

final class InboxController: TableViewController {
    var mails: [String] = []

    override func updateContentUnavailableConfiguration(
        using state: ContentUnavailableConfigurationState
    ) {
        var message = ContentUnavailableConfiguration.empty()
        message.image = Image(systemName: "tray")
        message.text = "No Mail"
        contentUnavailableConfiguration = mails.isEmpty ? message : nil
    }
}

extension FruitControllerTests {
    @Test func emptyInboxShowsMessage() throws {
        let inbox = InboxController(style: .plain)
        #expect(try TableSnapshot(of: inbox).pixelHeight == 2 * 874)
        #expect(inbox.contentUnavailableConfiguration != nil)
    }

    @Test func editButtonBeginsEditing() {
        let fruits = FruitController(style: .plain)
        fruits.loadViewIfNeeded()
        fruits.navigationItem.rightBarButtonItem?.tap()
        #expect(fruits.tableView.isEditing)
    }

    @Test func resetButtonEndsSearch() {
        let fruits = FruitController(style: .plain)
        fruits.loadViewIfNeeded()
        fruits.search.searchBar.enterText("ban")
        #expect(fruits.tableView.numberOfRows(inSection: 0) == 1)
        fruits.resetButton.tap()
        #expect(fruits.tableView.numberOfRows(inSection: 0) == 3 && !fruits.search.isActive)
    }

    @Test func controllerIsDrawnWithItsSearchBar() throws {
        let snapshot = try TableSnapshot(of: FruitController(style: .plain))
        #expect(snapshot.pixelWidth == 804 && snapshot.pixelHeight == 2 * (56 + 3 * 53))
        let file = FileManager.default.temporaryDirectory.appending(
            path: "tablesnap-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try drawFruitController(to: file.path)
        #expect(try Data(contentsOf: file) == Data(snapshot.pngData()))
    }
}

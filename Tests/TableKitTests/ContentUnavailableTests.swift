import TableSpecimens
import Testing

@testable import TableKit
@testable import ViewKit

@Suite("Messages in place of content")
struct ContentUnavailableTests {
    private func view(
        _ configuration: ContentUnavailableConfiguration,
        _ change: (inout ContentUnavailableConfiguration) -> Void = { _ in }
    ) -> ContentUnavailableView {
        var configuration = configuration
        change(&configuration)
        let view = ContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        view.layoutIfNeeded()
        return view
    }

    /// The frames of the visible parts that are not backgrounds, from top to bottom.
    private func frames(of view: View) -> [CGRect] {
        view.subviews.dropFirst().filter { !$0.isHidden && !$0.frame.isEmpty }.map(\.frame).sorted {
            $0.minY < $1.minY
        }
    }

    // MARK: Views

    @Test func contentIsInTheCenter() {
        let view = view(.empty()) {
            $0.image = .plain(40, 30)
            $0.text = "No Mail"
            $0.secondaryText = "New mail appears here."
            $0.button.title = "Write"
            $0.secondaryButton.title = "Cancel"
        }
        let frames = frames(of: view)
        #expect(frames.count == 5)
        for (index, padding) in [15, 3, 20, 15].enumerated() {
            #expect(abs(frames[index + 1].minY - frames[index].maxY - CGFloat(padding)) <= 0.5)
        }
        for frame in frames { #expect(abs(frame.midX - 187.5) <= 0.5) }
        #expect(abs((frames[0].minY + frames[4].maxY) / 2 - 333.5) <= 0.5)
        let drawing = Drawing(of: view)
        #expect(drawing.text("No Mail", weight: .bold)?.run.font.size == 22)
        let detail = drawing.text("New mail appears here.")
        #expect(detail?.run.font.size == 15 && detail?.color == Color.secondaryLabel.light)
    }

    @Test func longTextsWrapInTheMargins() {
        let view = view(.empty()) {
            $0.text = "No Mail"
            $0.secondaryText = String(repeating: "New mail appears here. ", count: 10)
        }
        let frames = frames(of: view)
        #expect(frames[1].minX >= 32 && frames[1].maxX <= 343 && frames[1].height > 40)
    }

    @Test func paddingsAndAlignmentApply() {
        let view = view(.empty()) {
            $0.text = "No Mail"
            $0.secondaryText = "New"
            $0.textToSecondaryTextPadding = 30
            $0.alignment = .natural
            $0.directionalLayoutMargins = DirectionalEdgeInsets(leading: 50, trailing: 10)
        }
        let frames = frames(of: view)
        #expect(abs(frames[1].minY - frames[0].maxY - 30) <= 0.5)
        #expect(frames.map(\.minX) == [50, 50])
    }

    @Test func stylesHaveTheirDefaults() {
        #expect(ContentUnavailableConfiguration.empty().text == nil)
        #expect(ContentUnavailableConfiguration.empty().imageToTextPadding == 15)
        #expect(ContentUnavailableConfiguration.loading().imageToTextPadding == 8)
        #expect(ContentUnavailableConfiguration.search().image?.isSymbolImage == true)
        let loading = Drawing(of: view(.loading()))
        #expect(loading.strokes.count == 8)
        #expect(loading.text("Loading…")?.color == Color.secondaryLabel.light)
    }

    @Test func searchShowsItsText() {
        var state = ContentUnavailableConfigurationState(traitCollection: TraitCollection())
        var search = ContentUnavailableConfiguration.search()
        #expect(search.updated(for: state).text == "No Results")
        state.searchText = "Ada"
        #expect(search.updated(for: state).text == "No Results for “Ada”")
        search.text = "Nobody"
        #expect(search.updated(for: state).text == "Nobody")
        #expect(search.secondaryText == "Check the spelling or try a new search.")
    }

    @Test func buttonsPerformTheirActions() {
        var count = 0
        let view = view(.empty()) {
            $0.button.title = "Write"
            $0.buttonProperties.primaryAction = Action { _ in count += 1 }
            $0.secondaryButtonProperties.primaryAction = Action(title: "Delete") { _ in count += 10 }
            $0.secondaryButtonProperties.isEnabled = false
        }
        let buttons = view.subviews.compactMap { $0 as? Button }
        #expect(buttons.map(\.isHidden) == [false, false] && buttons.map(\.isEnabled) == [true, false])
        for button in buttons { button.sendActions(for: .primaryActionTriggered) }
        #expect(count == 11 && buttons[1].configuration?.title == "Delete")
    }

    // MARK: Controllers

    private final class List: TableViewController {
        var names: [String] = []
        var updates: [String?] = []

        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }

        override func updateContentUnavailableConfiguration(
            using state: ContentUnavailableConfigurationState
        ) {
            updates.append(state.searchText)
            contentUnavailableConfiguration =
                names.isEmpty ? ContentUnavailableConfiguration.search() : nil
        }
    }

    private func drawing(of list: List) -> Drawing {
        list.appear(in: .default)
        list.tableView.layoutIfNeeded()
        return Drawing(of: list.tableView as View)
    }

    @Test func emptyTableShowsTheMessage() throws {
        let list = List(style: .plain)
        let text = try #require(drawing(of: list).text("No Results", weight: .bold))
        #expect(abs(text.baseline - list.view.bounds.midY) < 80)
        #expect(list.updates == [nil])
        let message = try #require(list.tableView.unavailableContent)
        #expect(message.frame == list.tableView.bounds)
        let labels = list.tableView.accessibilityTree.map(\.label)
        #expect(labels == ["No Results", "Check the spelling or try a new search."])
        list.names = ["Ada"]
        list.tableView.reloadData()
        list.setNeedsUpdateContentUnavailableConfiguration()
        #expect(drawing(of: list).text("No Results", weight: .bold) == nil)
        #expect(list.tableView.unavailableContent == nil && list.updates.count == 2)
    }

    @Test func messageIsInFrontOfTheRows() {
        let list = List(style: .plain)
        list.names = ["Ada", "Emmy"]
        list.contentUnavailableConfiguration = ContentUnavailableConfiguration.loading()
        list.setNeedsUpdateContentUnavailableConfiguration()
        _ = drawing(of: list)
        #expect(list.contentUnavailableConfiguration == nil)
        list.contentUnavailableConfiguration = ContentUnavailableConfiguration.loading()
        _ = drawing(of: list)
        #expect(list.tableView.subviews.last is ContentUnavailableView)
        list.tableView.contentOffset.y = 10
        _ = drawing(of: list)
        #expect(list.tableView.unavailableContent?.frame == list.tableView.bounds)
    }

    @Test func messageFollowsTheSearch() {
        let list = List(style: .plain)
        let search = SearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        _ = drawing(of: list)
        search.searchBar.text = "Ada"
        list.setNeedsUpdateContentUnavailableConfiguration()
        #expect(drawing(of: list).text("No Results for “Ada”", weight: .bold) != nil)
        #expect(list.updates.last == "Ada")
    }

    @Test func anyViewShowsTheMessage() {
        let controller = ViewController()
        controller.contentUnavailableConfiguration = ContentUnavailableConfiguration.loading()
        controller.appear(in: .default)
        controller.view.layoutIfNeeded()
        #expect(controller.view.subviews.map(\.frame) == [controller.view.bounds])
        controller.contentUnavailableConfiguration = nil
        #expect(controller.view.subviews.isEmpty)
    }
}

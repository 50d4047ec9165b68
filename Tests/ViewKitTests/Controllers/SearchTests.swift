import Foundation
import TableSpecimens
import Testing

@testable import ViewKit

@Suite("Searches")
struct SearchTests {
    private final class Log: SearchResultsUpdating, SearchControllerDelegate, SearchBarDelegate {
        var calls: [String] = []

        func updateSearchResults(for searchController: SearchController) {
            calls.append("update \(searchController.searchBar.text ?? "nil") \(searchController.isActive)")
        }

        func willPresentSearchController(_ searchController: SearchController) {
            calls.append("will present")
        }
        func didPresentSearchController(_ searchController: SearchController) { calls.append("did present") }
        func willDismissSearchController(_ searchController: SearchController) {
            calls.append("will dismiss")
        }
        func didDismissSearchController(_ searchController: SearchController) { calls.append("did dismiss") }

        func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { calls.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: SearchBar) { calls.append("end") }
        func searchBarCancelButtonClicked(_ searchBar: SearchBar) { calls.append("cancel") }
        func searchBarSearchButtonClicked(_ searchBar: SearchBar) { calls.append("search") }

        func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
            calls.append("change \(searchText)")
        }

        func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private let log = Log()

    private func controller() -> SearchController {
        let controller = SearchController(searchResultsController: nil)
        controller.searchResultsUpdater = log
        controller.delegate = log
        controller.searchBar.delegate = log
        return controller
    }

    @Test func partsOfTheBarHaveNames() {
        let bar = SearchBar()
        #expect(bar.value(forKey: "searchField") as? TextField === bar.searchTextField)
        #expect(bar.value(forKey: "cancelButton") is Button && bar.value(forKey: "other") == nil)
    }

    @Test func typingUpdatesResults() {
        let controller = controller()
        let bar = controller.searchBar
        bar.enterText("ab")
        #expect(
            log.take() == [
                "will present", "update  true", "did present", "begin", "change a", "update a true",
                "change ab", "update ab true",
            ])
        #expect(controller.isActive && bar.isFirstResponder && bar.showsCancelButton)
        bar.enterText("\u{8}")
        bar.tapSearchButton()
        #expect(log.take() == ["change a", "update a true", "search"])
        bar.tapCancelButton()
        #expect(log.take() == ["cancel", "will dismiss", "end", "update  false", "did dismiss"])
        #expect(!controller.isActive && !bar.isFirstResponder && !bar.showsCancelButton && bar.text == "")
    }

    @Test func textOfActiveSearchUpdatesResults() {
        let controller = controller()
        controller.searchBar.text = "early"
        #expect(log.take() == [])
        controller.isActive = true
        #expect(log.take() == ["will present", "update early true", "did present"])
        controller.searchBar.text = "x"
        controller.searchBar.text = "x"
        #expect(log.take() == ["update x true"])
        controller.isActive = false
        #expect(log.take() == ["will dismiss", "update  false", "did dismiss"])
    }

    @Test func scopesUpdateResults() {
        let controller = controller()
        let bar = controller.searchBar
        bar.scopeButtonTitles = ["All", "Fruits"]
        #expect(bar.selectedScopeButtonIndex == 0 && !bar.showsScopeBar)
        let height = bar.sizeThatFits(.zero).height
        controller.isActive = true
        #expect(bar.showsScopeBar && bar.sizeThatFits(.zero).height > height)
        _ = log.take()
        bar.tapScopeButton(at: 1)
        #expect(log.take() == ["scope 1", "update  true"] && bar.selectedScopeButtonIndex == 1)
        #expect(controller.isActive)
    }

    @Test func barAloneCallsItsDelegate() {
        let bar = SearchBar()
        bar.delegate = log
        bar.enterText("a")
        bar.resignFirstResponder()
        #expect(log.take() == ["begin", "change a", "end"])
    }

    @Test func fieldShowsSymbolOfItsIconFont() throws {
        let field = SearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        let symbol = try #require(
            Image(
                systemName: "magnifyingglass",
                withConfiguration: .init(font: .systemFont(ofSize: 16, weight: .semibold))))
        let icon = ImageView(image: symbol)
        let strokes = Drawing(of: field).strokes
        #expect(strokes.map(\.width) == Drawing(of: icon).strokes.map(\.width) && strokes.count == 2)
        #expect(strokes.allSatisfy { $0.ink.minX > 7 && $0.ink.maxX < 25 })
        (field.leftView, field.leftViewMode) = (View(), .always)
        #expect(Drawing(of: field).strokes.isEmpty)
    }

    @Test func barIsLaidOutByTheme() {
        let bar = SearchBar()
        bar.sizeToFit()
        #expect(bar.frame.size == CGSize(width: 402, height: 56))
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 386, height: 36))
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.width < 386 && bar.searchTextField.frame.minX == 8)
    }
}

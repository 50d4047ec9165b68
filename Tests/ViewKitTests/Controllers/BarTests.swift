import Foundation
import Testing

@testable import ViewKit

@Suite("Bars and alerts")
struct BarTests {
    private final class List: ViewController {
        var calls: [String] = []

        func addItem() { calls.append("add") }
        func share(_ sender: BarButtonItem) { calls.append("share \(sender.tag)") }

        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            calls.append("editing \(editing) \(animated)")
        }
    }

    @Test func editButtonTogglesEditing() {
        let list = List()
        let button = list.editButtonItem
        #expect(button === list.editButtonItem && button.title == "Edit" && button.style == .plain)
        button.tap()
        #expect(list.isEditing && button.title == "Done" && button.style == .done)
        list.isEditing = false
        #expect(button.title == "Edit" && list.calls == ["editing true true", "editing false false"])
        button.isEnabled = false
        button.tap()
        #expect(!list.isEditing)
    }

    @Test func barButtonsCallTheirTargets() {
        let list = List()
        let add = BarButtonItem(barButtonSystemItem: .add, target: list, action: List.addItem)
        let share = BarButtonItem(title: "Share", style: .plain, target: list, action: List.share)
        share.tag = 3
        var senders: [BarButtonItem?] = []
        let third = BarButtonItem(
            primaryAction: Action(title: "Third") { senders.append($0.sender as? BarButtonItem) })
        for item in [add, share, third] { item.tap() }
        #expect(list.calls == ["add", "share 3"] && senders == [third] && third.title == "Third")
        let none = BarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        none.tap()
        #expect(none.systemItem == .done && BarButtonItem.fixedSpace(8).width == 8)
    }

    @Test func titleIsThatOfItems() {
        let controller = ViewController()
        controller.title = "One"
        #expect(controller.navigationItem.title == "One" && controller.tabBarItem.title == "One")
        controller.title = "Two"
        #expect(controller.navigationItem.title == "Two" && controller.tabBarItem.title == "Two")
        controller.navigationItem.title = "Three"
        #expect(controller.title == "Two")
    }

    @Test func firstBarButtonReplacesAll() {
        let item = NavigationItem(title: "T")
        let buttons = [BarButtonItem(), BarButtonItem()]
        item.rightBarButtonItems = buttons
        #expect(item.rightBarButtonItem === buttons[0])
        item.setRightBarButton(buttons[1], animated: true)
        #expect(item.rightBarButtonItems?.count == 1 && item.rightBarButtonItem === buttons[1])
        item.leftBarButtonItem = nil
        #expect(item.leftBarButtonItems == nil)
    }

    @Test func alertCallsHandlerAfterDismissal() {
        let controller = ViewController()
        let alert = AlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
        var calls: [String] = []
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            AlertAction(title: "Delete", style: .destructive) { action in
                calls.append("\(action.title ?? "") \(controller.presentedViewController == nil)")
            })
        alert.addTextField { $0.placeholder = "Reason" }
        controller.present(alert, animated: true) { calls.append("presented") }
        #expect(alert.actions.map(\.style) == [.cancel, .destructive] && alert.preferredStyle == .alert)
        #expect(alert.textFields?.first?.placeholder == "Reason" && alert.title == "Delete?")
        #expect(controller.presentedViewController === alert)
        #expect(!alert.tap(buttonTitled: "Keep") && alert.tap(buttonTitled: "Delete"))
        #expect(calls == ["presented", "Delete true"] && controller.presentedViewController == nil)
    }

    @Test func disabledActionIsIgnored() {
        let alert = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let action = AlertAction(title: "Save", style: .default) { _ in Issue.record("called") }
        action.isEnabled = false
        alert.addAction(action)
        alert.tap(action)
        #expect(!alert.tap(buttonTitled: "Save"))
        #expect(
            alert.popoverPresentationController != nil
                && ViewController().popoverPresentationController == nil)
    }
}

import TableSnapshots
import Testing
import UIKitNames

/// A controller for UIKit, without `#selector` and `@objc`.
private final class AnswersViewController: UITableViewController {
    var calls: [String] = []

    let answerButton: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: promptForAnswer, for: .touchUpInside)
        button.addTarget(self, action: tap(_:), for: .touchUpInside)
        return button
    }()

    lazy var otherButton: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: tap, for: .touchUpInside)
        button.addTarget(self, action: touch(_:with:), for: .touchUpInside)
        return button
    }()

    let closeItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: close)
    let recognizer = UITapGestureRecognizer(target: self, action: recognized)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(answerButton)
        view.addGestureRecognizer(recognizer)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: promptForAnswer)
        navigationItem.leftBarButtonItem = closeItem
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: refresh, for: .valueChanged)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
            self.calls.append("was \(previous.userInterfaceStyle)")
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: updateColors)
    }

    func promptForAnswer() { calls.append("prompt") }
    func tap(_ sender: UIButton) { calls.append(sender === answerButton ? "answer" : "other") }
    func touch(_ sender: Any, with event: UIEvent?) { calls.append("touch") }
    func close(_ item: UIBarButtonItem) { calls.append("close \(item.title ?? "")") }
    func recognized(_ gesture: UITapGestureRecognizer) { calls.append("\(gesture.state)") }
    func anything(_ sender: Any?) { calls.append(sender is UIBarButtonItem ? "anything" : "nothing") }
    func refresh() { calls.append("refresh") }
    func updateColors() { calls.append("colors") }
}

private final class BadgeView: UIView {
    var styles: [UIUserInterfaceStyle] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
            self.styles.append(self.traitCollection.userInterfaceStyle)
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self], target: self, action: styleDidChange)
    }

    required init?(coder: NSCoder) { nil }

    func styleDidChange(_ view: BadgeView, _ previous: UITraitCollection) {
        styles.append(previous.userInterfaceStyle)
    }
}

private final class Model {
    var values: [Int] = []

    func valueDidChange(_ notification: Notification) { values.append(notification.object as? Int ?? 0) }
    func fire(_ timer: Timer) { values.append(9) }
    func reset() { values = [] }
}

@Suite("Methods in the place of selectors")
struct ActionTests {
    @Test func controlsBarsAndRecognizersCallMethods() {
        let controller = AnswersViewController()
        controller.loadViewIfNeeded()
        controller.answerButton.sendActions(for: .touchUpInside)
        #expect(controller.calls == ["prompt", "answer"])
        controller.calls = []
        controller.otherButton.sendActions(for: .touchUpInside)
        controller.navigationItem.rightBarButtonItem?.tap()
        controller.closeItem.tap()
        controller.recognizer.recognize()
        controller.refreshControl?.sendActions(for: .valueChanged)
        #expect(
            controller.calls == ["other", "touch", "prompt", "close Close", "ended", "refresh"])
    }

    @Test func actionsOfBarButtonsCanBeReplaced() {
        let controller = AnswersViewController()
        let item = UIBarButtonItem(
            title: "Item", style: .plain, target: controller, action: controller.refresh)
        let other = UIBarButtonItem()
        #expect(item.action != nil && other.action == nil)
        other.action = item.action
        other.tap()
        item.target = controller
        item.action = controller.close
        #expect(item.target === controller)
        item.tap()
        item.action = controller.anything
        item.tap()
        item.action = nil
        item.tap()
        #expect(controller.calls == ["refresh", "close Item", "anything"])
    }

    @Test func methodsOfClassesRetainNoTarget() {
        let button = UIButton()
        weak var released: Model?
        do {
            let model = Model()
            released = model
            button.addTarget(model, action: Model.reset, for: .touchUpInside)
            NotificationCenter.default.addObserver(
                model, selector: Model.valueDidChange, name: Notification.Name("released"), object: nil)
        }
        #expect(released == nil)
        button.sendActions(for: .touchUpInside)
        NotificationCenter.default.post(name: Notification.Name("released"), object: 1)
    }

    @Test func methodWithAnotherSenderIsNotCalled() {
        let controller = AnswersViewController()
        let slider = UISlider()
        slider.addTarget(controller, action: controller.tap, for: .valueChanged)
        slider.sendActions(for: .valueChanged)
        slider.removeTarget(controller, action: nil, for: .valueChanged)
        #expect(controller.calls.isEmpty)
    }

    @Test func traitChangesReachControllersAndViews() throws {
        let controller = AnswersViewController()
        controller.loadViewIfNeeded()
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(badge)
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.calls == ["was light", "colors"] && badge.styles == [.dark, .light])
        controller.overrideUserInterfaceStyle = .dark
        #expect(badge.styles.count == 2)
    }

    @Test func notificationsCallMethodsUntilTheObserverIsRemoved() {
        let name = Notification.Name("ActionTests")
        let (model, other) = (Model(), Model())
        let center = NotificationCenter()
        center.addObserver(model, selector: model.valueDidChange, name: name, object: nil)
        center.addObserver(
            model, selector: model.valueDidChange(_:), name: Notification.Name("x"), object: nil)
        center.addObserver(other, selector: Model.valueDidChange, name: name, object: nil)
        center.post(name: name, object: 1)
        center.removeObserver(model, name: Notification.Name("x"), object: nil)
        center.post(name: name, object: 2)
        center.removeObserver(model)
        center.post(name: name, object: 3)
        #expect(model.values == [1, 2] && other.values == [1, 2, 3])
    }

    @Test func timersCallMethods() {
        let model = Model()
        let timer = Timer.scheduledTimer(
            timeInterval: 3600, target: model, selector: model.fire, userInfo: nil, repeats: false)
        timer.fire()
        #expect(model.values == [9] && !timer.isValid)
        Timer(timeInterval: 1, target: model, selector: model.fire(_:), userInfo: nil, repeats: true).fire()
        #expect(model.values == [9, 9])
    }
}

import Foundation
import Testing
import ViewKit

@Suite("Responders")
struct ResponderTests {
    private final class Log: TextFieldDelegate {
        var calls: [String] = []
        var allowsEnd = true

        func textFieldDidBeginEditing(_ textField: TextField) { calls.append("begin \(textField.tag)") }
        func textFieldDidEndEditing(_ textField: TextField) { calls.append("end \(textField.tag)") }
        func textFieldShouldEndEditing(_ textField: TextField) -> Bool { allowsEnd }

        func textField(
            _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            calls.append("\(range.location)+\(range.length) \(string)")
            return string != "x"
        }
    }

    private let log = Log()

    private func fields() -> (root: View, first: TextField, second: TextField) {
        let (root, first, second) = (View(), TextField(), TextField())
        for (tag, field) in [first, second].enumerated() {
            field.tag = tag + 1
            field.delegate = log
            root.addSubview(field)
        }
        return (root, first, second)
    }

    @Test func hierarchyHasOneFirstResponder() {
        let (root, first, second) = fields()
        #expect(first.becomeFirstResponder() && first.isEditing && !root.becomeFirstResponder())
        #expect(second.becomeFirstResponder() && !first.isFirstResponder && second.isFirstResponder)
        #expect(log.calls == ["begin 1", "end 1", "begin 2"])
        #expect(root.endEditing(false) && !second.isFirstResponder)
    }

    @Test func delegateCanRefuseEnd() {
        let (root, first, second) = fields()
        first.becomeFirstResponder()
        log.allowsEnd = false
        #expect(!second.becomeFirstResponder() && first.isFirstResponder && !root.endEditing(false))
        #expect(root.endEditing(true) && !first.isFirstResponder)
    }

    @Test func forcedEndCallsDelegate() {
        let (root, first, _) = fields()
        first.becomeFirstResponder()
        log.allowsEnd = false
        #expect(root.endEditing(true) && log.calls == ["begin 1", "end 1"])
    }

    @Test func removedViewsAreNotFirstResponders() {
        let (root, first, second) = fields()
        let (container, other) = (View(), View())
        for view in [container, other] { root.addSubview(view) }
        container.addSubview(first)
        first.becomeFirstResponder()
        other.addSubview(first)
        #expect(first.isFirstResponder && log.calls == ["begin 1"])
        log.allowsEnd = false
        other.removeFromSuperview()
        #expect(!first.isFirstResponder && log.calls == ["begin 1", "end 1"])
        #expect(second.becomeFirstResponder())
    }

    @Test func addedFirstResponderIsFound() {
        let (root, first, second) = fields()
        first.removeFromSuperview()
        first.becomeFirstResponder()
        root.addSubview(first)
        #expect(first.isFirstResponder && second.becomeFirstResponder() && !first.isFirstResponder)
    }

    @Test func enteredTextIsOfferedToDelegate() {
        let (_, first, _) = fields()
        var changes = 0
        first.addAction(Action { _ in changes += 1 }, for: .editingChanged)
        first.enterText("axb\u{8}")
        #expect(first.text == "a" && changes == 3)
        #expect(log.calls == ["begin 1", "0+0 a", "1+0 x", "1+0 b", "1+1 "])
    }

    @Test func chainLeadsThroughControllers() {
        let controller = ViewController()
        let view = View()
        controller.view.addSubview(view)
        #expect(view.next === controller.view && controller.view.next === controller)
        let window = Window()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.next === window && view.window === window && window.isKeyWindow)
    }

    @Test func controllerCanBeFirstResponder() {
        final class Controller: ViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let controller = Controller()
        let field = TextField()
        controller.view.addSubview(field)
        #expect(controller.becomeFirstResponder())
        #expect(field.becomeFirstResponder() && !controller.isFirstResponder)
    }

    @Test func respondersAreEqualByIdentity() {
        let (first, second) = (View(), View())
        #expect(first == first && first != second && Set([first, second, first]).count == 2)
    }
}

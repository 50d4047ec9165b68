import Testing
import UIKitNames

/// A table and a text view redeclare the delegate of a scroll view, as in UIKit.
@Suite("Delegates of scroll views")
struct ScrollDelegateTests {
    private final class Log: NSObject, UIScrollViewDelegate {
        var count = 0

        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }

    private final class List: NSObject, UITableViewDelegate, UITextViewDelegate {}

    @Test(arguments: [0, 1])
    func scrollDelegateNeedsNoOtherMethods(kind: Int) {
        let view: UIScrollView = kind == 0 ? UITableView() : UITextView()
        let log = Log()
        view.delegate = log
        view.contentOffset.y = 5
        #expect(view.delegate === log && log.count == 1)
    }

    @Test func scrollDelegateIsDelegateOfSubclass() {
        let (table, text, list) = (UITableView(), UITextView(), List())
        for view in [table, text] as [UIScrollView] { view.delegate = list }
        #expect(table.delegate === list && text.delegate === list)
        let view: UIScrollView = table
        view.delegate = nil
        #expect(table.delegate == nil)
    }
}

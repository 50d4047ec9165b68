import Foundation
import TableSpecimens
import Testing
import ViewKit

@Suite("Text views")
struct TextViewTests {
    @Test func textHasUIKitsInsets() throws {
        let view = TextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        view.text = "Text"
        view.layoutIfNeeded()
        let label = try #require(view.subviews.first { $0 is Label })
        #expect(label.frame.origin == CGPoint(x: 5, y: 8) && label.frame.width == 110)
        let fitting = view.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(fitting.height == label.frame.height + 16)
        #expect(Drawing(of: view).texts.count == 1)
    }

    @Test func longTextHasSeveralLines() {
        let view = TextView()
        view.text = "Text"
        let line = view.sizeThatFits(CGSize(width: 60, height: 0)).height - 16
        view.text = "Text that requires several lines"
        #expect(view.sizeThatFits(CGSize(width: 60, height: 0)).height - 16 > 1.9 * line)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        #expect(view.sizeThatFits(CGSize(width: 400, height: 0)).height <= line + 1)
    }

    private final class Log: TextViewDelegate {
        var calls: [String] = []

        func textViewDidBeginEditing(_ textView: TextView) { calls.append("begin") }
        func textViewDidEndEditing(_ textView: TextView) { calls.append("end") }
        func textViewDidChange(_ textView: TextView) { calls.append("change \(textView.text ?? "")") }
        func scrollViewDidScroll(_ scrollView: ScrollView) { calls.append("scroll") }

        func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String)
            -> Bool
        { text != "x" }
    }

    @Test func delegateControlsEditingAndScrolling() {
        let (view, log) = (TextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60)), Log())
        view.delegate = log
        view.enterText("ax\u{8}")
        view.contentOffset.y = 4
        #expect(view.isFirstResponder && view.resignFirstResponder() && view.text == "")
        #expect(log.calls == ["begin", "change a", "change ", "scroll", "end"])
        view.isEditable = false
        #expect(!view.becomeFirstResponder())
    }

    @Test func missingTextIsEmpty() {
        let view = TextView()
        view.text = nil
        #expect(view.text == "" && view.attributedText.string == "")
    }
}

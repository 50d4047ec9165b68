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

    @Test func wrappedTextHasThePermittedWidth() {
        let (root, view) = (View(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), TextView())
        view.isScrollEnabled = false
        view.text =
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 260),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 260 && view.frame.height > 40)
    }

    @Test func naturalAlignmentFollowsTheText() throws {
        let view = TextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        func position(_ text: String) throws -> Double {
            view.text = text
            return try #require(Drawing(of: view).texts.first).x
        }
        view.semanticContentAttribute = .forceRightToLeft
        #expect(try position("text") == 5)
        #expect(try position("שלום") > 100)
        #expect(try position("1") > 100)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(try position("text") == 5)
        #expect(try position("שלום") > 100)
    }

    @Test func linksHaveTheirAttributes() throws {
        let view = TextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let text = NSMutableAttributedString(string: "see this")
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 4))
        view.attributedText = text
        view.linkTextAttributes = [.foregroundColor: Color.red]
        #expect(Drawing(of: view).texts.map(\.color).contains(RGBA(255, 0, 0)))
        #expect(view.attributedText == text)
    }
}

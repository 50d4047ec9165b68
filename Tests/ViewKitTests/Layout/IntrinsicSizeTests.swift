import Foundation
import TableSpecimens
import Testing
import ViewKit

@Suite("Views that have only an intrinsic size, and text views")
struct IntrinsicSizeTests {
    private final class Badge: View {
        override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 12) }
    }

    @Test func stacksUseIntrinsicSizes() {
        let stack = StackView(arrangedSubviews: [Badge(), Badge()])
        stack.axis = .vertical
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 30, height: 24))
    }

    private let text = "A long text in several lines, because it is wider than the view in which it wraps."

    @Test func textViewThatDoesNotScrollHasAnIntrinsicSize() {
        let view = TextView()
        view.text = text
        #expect(view.intrinsicContentSize.height == View.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize == view.sizeThatFits(.zero))
        #expect(view.intrinsicContentSize.width > 300)
    }

    @Test func constrainedTextViewIsAsHighAsItsText() {
        let root = View(frame: CGRect(x: 0, y: 0, width: 160, height: 400)), view = TextView()
        view.isScrollEnabled = false
        view.text = text
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let height = view.sizeThatFits(CGSize(width: 160, height: 0)).height
        #expect(height > 60 && abs(view.frame.height - height) <= 1)
        view.text = "Short"
        root.layoutIfNeeded()
        #expect(view.frame.height < height / 2)
    }
}

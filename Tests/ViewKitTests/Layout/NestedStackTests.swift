import Testing

@testable import ViewKit

@Suite struct NestedStackTests {
    /// A view that counts its measurements.
    private final class CountingView: View {
        private(set) var questions = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            questions += 1
            return CGSize(width: 50, height: size.width > 0 ? 2000 / size.width : 20)
        }
    }

    /// Each stack measures its views several times, but a deep nest takes no longer.
    @Test(arguments: Axis.allCases) func nestedStacksAreMeasuredOnce(axis: Axis) {
        let innermost = CountingView()
        var view: View = innermost
        for depth in 0..<40 {
            let stack = StackView(arrangedSubviews: [view])
            stack.axis = depth.isMultiple(of: 2) ? axis : .horizontal
            view = stack
        }
        #expect(view.sizeThatFits(CGSize(width: 30, height: 0)).width == 30)
        #expect(innermost.questions < 100)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
        view.layoutIfNeeded()
        #expect(innermost.bounds.width == 40)
        #expect(innermost.questions < 5000)
    }

    /// Each label is as high as alone, in whole pixels.
    @Test(arguments: [(2, 44.5), (3, 133.0 / 3)] as [(CGFloat, CGFloat)])
    func stacksAddHeightsInWholePixels(scale: CGFloat, height: CGFloat) {
        let labels = [17.0, 20].map { size in
            let label = Label()
            label.font = .systemFont(ofSize: size)
            label.text = "Norway"
            return label
        }
        let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        root.environment = Environment(traits: TraitCollection(displayScale: scale), theme: .default)
        let stack = StackView(arrangedSubviews: labels)
        stack.axis = .vertical
        root.addSubview(stack)
        #expect(abs(stack.sizeThatFits(.zero).height - height) < 1e-9)
        #expect(abs(stack.intrinsicContentSize.height - height) < 1e-9)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(abs(stack.frame.height - height) < 1e-9)
        #expect(labels[1].frame.minY == labels[0].sizeThatFits(.zero).height)
    }

    /// Sizes that were cached for earlier content are not used for new content.
    @Test func sizesFollowContent() {
        let label = Label()
        label.text = "A"
        let stack = StackView(arrangedSubviews: [StackView(arrangedSubviews: [label])])
        let narrow = stack.sizeThatFits(.zero).width
        label.text = "A longer text"
        #expect(stack.sizeThatFits(.zero).width > narrow)
    }
}

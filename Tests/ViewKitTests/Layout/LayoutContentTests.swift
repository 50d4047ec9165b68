import TableSpecimens
import Testing

@testable import ViewKit

/// Sizes of text, stacks and controls in constraints.
@Suite("Auto Layout of content")
struct LayoutContentTests {
    private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let label = Label()

    private func pin(_ view: View, bottom: CGFloat? = nil) {
        root.addSubview(view)
        view.pin(to: root, top: 10, leading: 10, bottom: bottom, trailing: 10)
    }

    // MARK: Labels

    @Test(arguments: [1.0, 2, 3]) func intrinsicSizesOfLabelsAreWholePixels(scale: CGFloat) {
        label.environment = Environment(traits: TraitCollection(displayScale: scale), theme: .modern)
        label.text = "Norway"
        let size = label.intrinsicContentSize
        let layout = label.unboundedLayout()
        #expect(abs((size.width * scale).rounded() - size.width * scale) < 1e-6)
        #expect(abs((size.height * scale).rounded() - size.height * scale) < 1e-6)
        #expect(size.width >= layout.width - 0.01 && size.width < layout.width + 1 / scale)
        #expect(size.height >= layout.height - 0.01 && size.height < layout.height + 1 / scale)
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func textOfMultipleLinesWrapsAtItsWidth() {
        label.numberOfLines = 0
        label.text = "one two three four five six seven eight nine ten"
        pin(label)
        let frame = root.laidOut(label)
        #expect(frame.minX == 10 && frame.width == 180)
        #expect(frame.height == label.intrinsicSize(width: 180).height)
        #expect(frame.height > 2 * label.unboundedLayout().height)
        label.text = "one"
        #expect(root.laidOut(label).height == label.intrinsicContentSize.height)
        label.preferredMaxLayoutWidth = 20
        label.text = "one two"
        #expect(root.laidOut(label).height == label.intrinsicSize(width: 20).height)
    }

    @Test func labelIsAsNarrowAsItsLines() {
        label.numberOfLines = 0
        label.text = "one two three four five six seven eight nine ten"
        root.addConstrained(label)
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -60),
        ])
        let frame = root.laidOut(label)
        #expect(frame.size == label.intrinsicSize(width: 140))
        #expect(label.textLayout(width: frame.width).lineCount == label.textLayout(width: 140).lineCount)
    }

    @Test func baselinesAlign() {
        let large = Label(), button = Button(type: .system)
        label.text = "Small"
        label.font = .systemFont(ofSize: 11)
        large.text = "Large"
        large.font = .systemFont(ofSize: 31)
        button.setTitle("Button", for: .normal)
        root.addConstrained(label, large, button)
        large.pin(to: root, top: 20)
        LayoutConstraint.activate([
            label.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let drawing = Drawing(of: root)
        let baselines = ["Small", "Large", "Button"].compactMap { drawing.text($0)?.baseline }
        #expect(baselines.count == 3)
        for baseline in baselines { #expect(abs(baseline - baselines[1]) <= 0.75) }
    }

    @Test func symbolsHaveBaselines() throws {
        let icon = ImageView(), plain = ImageView(image: .plain(12, 9))
        label.text = "Text"
        root.addConstrained(label, icon, plain)
        label.pin(to: root, top: 20)
        LayoutConstraint.activate([
            icon.lastBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            plain.lastBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let baseline = plain.frame.maxY
        #expect(icon.frame.maxY == baseline)
        icon.image = Image(systemName: "bell")
        root.layoutIfNeeded()
        let offset = try #require(icon.image?.baselineOffsetFromBottom)
        #expect(offset > 1 && abs(icon.frame.maxY - offset - baseline) <= 0.75)
    }

    @Test(arguments: [StackView.Alignment.firstBaseline, .lastBaseline])
    func stacksAlignBaselinesOfSymbols(alignment: StackView.Alignment) throws {
        let icon = ImageView(image: Image(systemName: "bell"))
        label.text = "Text"
        let stack = StackView(arrangedSubviews: [icon, label])
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        root.addSubview(stack)
        root.layoutIfNeeded()
        let offset = try #require(icon.image?.baselineOffsetFromBottom)
        let baseline = try #require(Drawing(of: root).text("Text")?.baseline)
        #expect(abs(icon.frame.maxY - offset - baseline) <= 0.75)
    }

    @Test func baselinesFollowLaterTitles() {
        let button = Button(type: .system)
        label.text = "Text"
        root.addConstrained(label, button)
        label.pin(to: root, top: 20)
        button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        button.setTitle("Button", for: .normal)
        root.layoutIfNeeded()
        let drawing = Drawing(of: root)
        let baselines = ["Text", "Button"].compactMap { drawing.text($0)?.baseline }
        #expect(baselines.count == 2 && abs(baselines[0] - baselines[1]) <= 0.75)
    }

    // MARK: Controls

    @Test func controlsHaveIntrinsicSizes() {
        let none = View.noIntrinsicMetric
        #expect(View().intrinsicContentSize == CGSize(width: none, height: none))
        #expect(ImageView().intrinsicContentSize == CGSize(width: none, height: none))
        #expect(ImageView(image: .plain(12, 9)).intrinsicContentSize == CGSize(width: 12, height: 9))
        #expect(Switch().intrinsicContentSize == Theme.default.controls.switch.size)
        #expect(Stepper().intrinsicContentSize == Theme.default.controls.stepper.size)
        for control in [Slider(), ProgressView()] as [View] {
            #expect(control.intrinsicContentSize.width == none && control.intrinsicContentSize.height > 0)
        }
        let segments = SegmentedControl(items: ["One", "Two"])
        let pages = PageControl()
        pages.numberOfPages = 3
        for control in [segments, pages, ActivityIndicatorView(style: .medium), TextField()] as [View] {
            #expect(control.intrinsicContentSize == control.sizeThatFits(.zero))
        }
    }

    // MARK: Stacks

    @Test func stackHasHeightForWidth() {
        label.numberOfLines = 0
        label.text = "one two three four five six seven eight nine ten"
        let icon = ImageView(image: .plain(30, 30))
        let stack = StackView(arrangedSubviews: [icon, label])
        stack.spacing = 6
        stack.alignment = .center
        pin(stack, bottom: 10)
        let size = root.fittingSize(width: 200)
        #expect(size.height == 20 + stack.intrinsicContentSize(forWidth: 180)!.height)
        root.frame.size = size
        #expect(root.laidOut(stack) == CGRect(x: 10, y: 10, width: 180, height: size.height - 20))
        #expect(label.frame.width == 144)
    }

    @Test func ownSizeConstraintsCountInStacks() {
        let icon = View(), line = View()
        label.text = "Text"
        let stack = StackView(arrangedSubviews: [icon, label, line])
        stack.alignment = .center
        icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
        icon.heightAnchor.constraint(equalTo: icon.widthAnchor).isActive = true
        let width = line.widthAnchor.constraint(equalToConstant: 2)
        width.isActive = true
        line.heightAnchor.constraint(equalToConstant: 10).isActive = true
        pin(stack)
        root.layoutIfNeeded()
        #expect(icon.frame.size == CGSize(width: 24, height: 24))
        #expect(line.frame.minX == 178 && line.frame.size == CGSize(width: 2, height: 10))
        #expect(abs(label.frame.width - (180 - 26)) < 1e-6)
        width.constant = 5
        root.layoutIfNeeded()
        #expect(line.frame.width == 5 && label.frame.width == 180 - 29)
    }
}

import TableSpecimens
import Testing

@testable import ViewKit

/// A view with an intrinsic size.
final class Box: View {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

extension View {
    /// Adds views that constraints determine.
    func addConstrained(_ views: View...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    /// Adds two adjacent views that constraints make as wide as this view.
    func addRow(_ first: View, _ second: View) {
        addConstrained(first, second)
        LayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: leftAnchor),
            second.leftAnchor.constraint(equalTo: first.rightAnchor),
            second.rightAnchor.constraint(equalTo: rightAnchor),
        ])
    }

    /// Returns the frame of a view below this view, after layout.
    func laidOut(_ view: View) -> CGRect {
        layoutIfNeeded()
        return view.frame
    }

    /// Returns the size with a width and the lowest height that the constraints permit.
    func fittingSize(width: CGFloat) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

@Suite("Auto Layout")
struct LayoutTests {
    private let root = View(frame: CGRect(x: 30, y: 40, width: 300, height: 200))
    private let box = Box(50, 20)

    // MARK: Attributes

    @Test func edgesAndSizesDetermineFrames() {
        root.addConstrained(box)
        box.pin(to: root, leading: 16, bottom: 8, trailing: 24)
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 1).isActive = true
        #expect(root.laidOut(box) == CGRect(x: 16, y: 200 - 8 - 131, width: 260, height: 131))
        root.frame.size.width = 240
        #expect(root.laidOut(box) == CGRect(x: 16, y: 91, width: 200, height: 101))
    }

    @Test func intrinsicSizeDeterminesWhatConstraintsDoNot() {
        root.addConstrained(box)
        LayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
        ])
        #expect(root.laidOut(box) == CGRect(x: 125, y: 100, width: 50, height: 20))
        box.size = CGSize(width: 80, height: 40)
        #expect(root.laidOut(box) == CGRect(x: 110, y: 90, width: 80, height: 40))
    }

    @Test func longInitializerComparesAnyAttributes() {
        root.addConstrained(box)
        root.addConstraint(
            LayoutConstraint(
                item: box, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing,
                multiplier: 0.25, constant: 0))
        root.addConstraint(
            LayoutConstraint(
                item: box, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin,
                multiplier: 1, constant: 2))
        box.addConstraint(
            LayoutConstraint(
                item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 40))
        #expect(root.laidOut(box) == CGRect(x: 55, y: 10, width: 40, height: 20))
        #expect(root.constraints.count == 2 && box.constraints.count == 1)
    }

    @Test func distancesAreDimensions() {
        let other = Box(20, 20)
        root.addConstrained(box, other)
        let space = box.leftAnchor.anchorWithOffset(to: other.leftAnchor)
        LayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
            space.constraint(equalTo: box.widthAnchor, multiplier: 2),
            other.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: 2),
            box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        #expect(root.laidOut(other) == CGRect(x: 107, y: 36, width: 20, height: 20))
    }

    @Test func baselinesWithoutTextAreEdges() {
        let other = Box(20, 30)
        root.addConstrained(box, other)
        LayoutConstraint.activate([
            box.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 11),
            other.lastBaselineAnchor.constraint(equalTo: box.lastBaselineAnchor),
        ])
        #expect(root.laidOut(box).minY == 11 && other.frame.maxY == 31)
    }

    @Test func guidesAndMargins() {
        let guide = LayoutGuide()
        root.addLayoutGuide(guide)
        root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.addConstrained(box)
        LayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            guide.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
        ])
        #expect(root.laidOut(box) == CGRect(x: 52, y: 0, width: 50, height: 98.5))
        #expect(guide.layoutFrame == CGRect(x: 2, y: 0, width: 150, height: 197))
        root.layoutMargins.left = 12
        #expect(root.laidOut(box).minX == 62)
        root.removeLayoutGuide(guide)
        #expect(root.constraints.isEmpty)
    }

    @Test func systemSpacingIsThatOfTheTheme() throws {
        let other = Box(10, 10)
        root.addConstrained(box, other)
        let after = other.leadingAnchor.constraint(
            equalToSystemSpacingAfter: box.trailingAnchor, multiplier: 2)
        let format = try LayoutConstraint.constraints(
            parsing: "V:[box]-[other]", views: ["box": box, "other": other])
        LayoutConstraint.activate([after] + format)
        #expect(after.constant == 16 && format.map(\.constant) == [8])
        var theme = Theme.modern
        theme.systemSpacing = 10
        root.environment = Environment(traits: root.traitCollection, theme: theme)
        #expect(after.constant == 20 && format.map(\.constant) == [10])
        after.constant = 5
        #expect(after.constant == 5)
    }

    @Test func readableContentIsAtMost672PointsWide() {
        root.frame.size.width = 1000
        root.addConstrained(box)
        LayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.readableContentGuide.leftAnchor),
            box.rightAnchor.constraint(equalTo: root.readableContentGuide.rightAnchor),
        ])
        #expect(root.laidOut(box).minX == 164 && box.frame.width == 672)
        root.frame.size.width = 320
        #expect(root.laidOut(box).minX == 8 && box.frame.width == 304)
    }

    @Test func leadingIsRightInRightToLeftLayout() {
        let other = Box(30, 10)
        root.addConstrained(box, other)
        LayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            other.leadingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor, constant: 8),
            other.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 4).with(.defaultLow),
            box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 1),
        ])
        #expect(root.laidOut(box).minX == 16 && other.frame.minX == 74)
        root.environment = Environment(
            traits: TraitCollection(layoutDirection: .rightToLeft), theme: .modern)
        #expect(root.laidOut(box).maxX == 284 && other.frame.maxX == 226)
    }

    // MARK: Priorities

    @Test func higherPrioritiesTakePrecedence() {
        let other = Box(80, 20)
        root.addRow(box, other)
        box.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        #expect(root.laidOut(box).width == 50 && other.frame.width == 250)
        box.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        #expect(root.laidOut(box).width == 220 && other.frame.width == 80)
        root.frame.size.width = 100
        other.setContentCompressionResistancePriority(LayoutPriority(rawValue: 751), for: .horizontal)
        #expect(root.laidOut(box).width == 20 && other.frame.width == 80)
        let width = box.widthAnchor.constraint(equalToConstant: 60).with(.defaultHigh)
        width.isActive = true
        #expect(root.laidOut(box).width == 20)
        width.priority = .required
        #expect(root.laidOut(box).width == 60 && other.frame.width == 40)
        width.constant = 70
        #expect(root.laidOut(box).width == 70 && other.frame.width == 30)
        width.isActive = false
        #expect(root.laidOut(box).width == 20)
    }

    // MARK: Frames

    @Test func frameBasedViewsAreAnchors() {
        let fixed = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        fixed.autoresizingMask = .flexibleLeftMargin
        root.addSubview(fixed)
        root.addConstrained(box)
        LayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
            box.topAnchor.constraint(equalTo: fixed.centerYAnchor),
        ])
        #expect(root.laidOut(box).origin == CGPoint(x: 45, y: 40))
        fixed.frame.origin = CGPoint(x: 100, y: 0)
        #expect(root.laidOut(box).origin == CGPoint(x: 135, y: 20))
        root.frame.size.width += 10
        #expect(root.laidOut(box).origin == CGPoint(x: 145, y: 20))
    }

    @Test func edgesAreOnWholePixels() {
        let other = Box(20, 20)
        root.frame.size.width = 301
        root.addConstrained(box, other)
        LayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.3),
            box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
            other.leftAnchor.constraint(equalTo: box.rightAnchor),
        ])
        #expect(root.laidOut(box).minX == 0.5 && box.frame.maxX == 75.5)
        #expect(other.frame.minX == 75.5 && other.frame.width == 20)
    }

    @Test func framesAreSetBeforeLayoutOfSubviews() {
        final class Container: View {
            var seen: [CGRect] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                seen = subviews.map(\.frame)
            }
        }
        let container = Container()
        root.addConstrained(container)
        container.addConstrained(box)
        container.pin(to: root, top: 0, leading: 40)
        box.pin(to: container, top: 2, leading: 3, bottom: 2, trailing: 3)
        #expect(root.laidOut(container) == CGRect(x: 40, y: 0, width: 56, height: 24))
        #expect(container.seen == [CGRect(x: 3, y: 2, width: 50, height: 20)])
    }

    @Test func constraintsAreUpdatedBeforeLayout() {
        final class Card: View {
            let box = Box(10, 10)
            override func updateConstraints() {
                if box.superview == nil {
                    addConstrained(box)
                    box.rightAnchor.constraint(equalTo: rightAnchor).isActive = true
                }
                super.updateConstraints()
            }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        root.addSubview(card)
        #expect(card.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(!card.needsUpdateConstraints() && card.box.frame.minX == 90)
    }

    @Test func removedViewsLoseConstraintsOfSuperviews() {
        let container = View()
        root.addConstrained(container)
        container.addConstrained(box)
        let outer = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9)
        let inner = box.widthAnchor.constraint(equalToConstant: 77)
        LayoutConstraint.activate([outer, inner])
        #expect(root.laidOut(box).width == 77)
        container.removeFromSuperview()
        #expect(!outer.isActive && inner.isActive && root.constraints.isEmpty)
        #expect(container.laidOut(box).width == 77)
    }
}

extension LayoutConstraint {
    func with(_ priority: LayoutPriority) -> LayoutConstraint {
        self.priority = priority
        return self
    }
}

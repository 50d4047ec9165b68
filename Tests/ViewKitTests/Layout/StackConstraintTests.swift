import Diagnostics
import TableSpecimens
import Testing

@testable import ViewKit

/// Stacks that generate constraints, because others concern their views.
@Suite("Constraints of stacks")
struct StackConstraintTests {
    private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func view(_ width: CGFloat, _ height: CGFloat) -> View {
        View(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Adds a stack with the width of the root.
    private func addStack(_ views: View..., top: CGFloat = 0) -> StackView {
        let stack = StackView(arrangedSubviews: views)
        root.addSubview(stack)
        stack.pin(to: root, top: top, leading: 0, trailing: 0)
        return stack
    }

    // MARK: Across the border

    @Test func labelFollowsViewOutsideStack() {
        let label = Label(), last = view(40, 20), outside = Box(70, 20)
        label.text = "A"
        let stack = addStack(label, last)
        #expect(!stack.generatesConstraints)
        root.addConstrained(outside)
        outside.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 5).isActive = true
        outside.leadingAnchor.constraint(equalTo: last.leadingAnchor).isActive = true
        let width = label.widthAnchor.constraint(equalTo: outside.widthAnchor, multiplier: 2)
        width.isActive = true
        #expect(stack.generatesConstraints)
        #expect(root.laidOut(outside).minX == 140)
        #expect(label.frame.width == 140 && last.frame.minX == 140 && last.frame.width == 160)
        #expect(outside.frame.minY == stack.frame.maxY + 5)
        outside.size.width = 90
        #expect(root.laidOut(outside).minX == 180 && label.frame.width == 180)
        width.isActive = false
        outside.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(outside.frame.minX == last.frame.minX)
    }

    @Test func viewsOfDifferentStacksHaveEqualWidths() {
        let first = view(50, 20), second = view(80, 20)
        let upper = addStack(first, view(30, 20))
        let lower = addStack(second, view(60, 20), top: 40)
        upper.spacing = 8
        lower.spacing = 8
        first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame.width == second.frame.width)
        #expect(upper.arrangedSubviews[1].frame.minX == first.frame.width + 8)
        #expect(upper.arrangedSubviews[1].frame.maxX == 300 && lower.arrangedSubviews[1].frame.maxX == 300)
    }

    @Test func viewRetainsItsAspectRatio() {
        let icon = view(10, 10), rest = view(20, 60)
        let stack = addStack(icon, rest)
        icon.widthAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 1.5).isActive = true
        #expect(root.laidOut(icon) == CGRect(x: 0, y: 0, width: 90, height: 60))
        #expect(rest.frame == CGRect(x: 90, y: 0, width: 210, height: 60) && stack.frame.height == 60)
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 110, height: 60))
    }

    @Test func optionalHeightYieldsToContent() {
        let tall = view(10, 60), other = view(20, 30)
        let stack = addStack(tall, other)
        other.heightAnchor.constraint(equalToConstant: 44).with(.defaultHigh - 1).isActive = true
        #expect(root.laidOut(stack).height == 60 && other.frame.height == 60)
        tall.isHidden = true
        #expect(root.laidOut(stack).height == 44)
        #expect(other.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
        other.removeFromSuperview()
        tall.isHidden = false
        #expect(root.laidOut(stack).height == 60 && tall.frame.width == 300)
    }

    @Test func nestedStacksShareConstraints() {
        let title = view(50, 20), icon = view(0, 0)
        let column = StackView(arrangedSubviews: [title, icon])
        column.axis = .vertical
        column.alignment = .leading
        let stack = addStack(column, view(60, 10))
        LayoutConstraint.activate([
            icon.heightAnchor.constraint(equalToConstant: 12),
            icon.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.25),
        ])
        #expect(column.generatesConstraints && stack.generatesConstraints)
        #expect(root.laidOut(stack).height == 32)
        #expect(icon.frame == CGRect(x: 0, y: 20, width: 75, height: 12))
        #expect(title.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    @Test func labelInStackWrapsAtRemainingWidth() throws {
        let label = Label(), icon = view(0, 0)
        label.numberOfLines = 0
        label.text = "one two three four five six seven eight nine ten eleven twelve"
        let stack = addStack(icon, label)
        stack.spacing = 10
        stack.alignment = .top
        stack.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        icon.widthAnchor.constraint(equalToConstant: 90).isActive = true
        icon.heightAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 0.1).isActive = true
        let size = root.fittingSize(width: 200)
        let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(abs(size.height - height) <= 1 && height > 2 * label.unboundedLayout().height)
        root.frame.size = size
        #expect(root.laidOut(stack) == CGRect(origin: .zero, size: size))
        #expect(label.frame.minX == 100 && label.frame.width == 100)
        #expect(icon.frame == CGRect(x: 0, y: 0, width: 90, height: 9))
    }

    // MARK: Conflicts

    @Test func conflictNamesStack() {
        let icon = view(10, 10)
        icon.partName = "stackedIcon"
        let stack = addStack(icon)
        stack.partName = "iconStack"
        let width = icon.widthAnchor.constraint(equalToConstant: 24)
        width.isActive = true
        #expect(root.laidOut(icon).width == 300)
        root.frame.size.width = 310
        #expect(root.laidOut(icon).width == 310)
        let messages = Warnings.reported.map(\.message).filter { $0.contains("stackedIcon") }
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasPrefix(
                "the constraint stackedIcon.width == 24 has no effect, because it conflicts with") == true)
        #expect(messages.first?.contains("the arrangement of iconStack") == true)
    }

    // MARK: Equal frames

    struct Arrangement: CustomTestStringConvertible {
        var axis: Axis
        var distribution: StackView.Distribution
        var alignment: StackView.Alignment
        var spacing: CGFloat
        var hidden: Int?

        var testDescription: String {
            "\(axis) \(distribution) \(alignment) \(spacing) \(hidden.map(String.init) ?? "-")"
        }

        static let all: [Arrangement] = Axis.allCases.flatMap { axis in
            StackView.Distribution.allCases.flatMap { distribution in
                StackView.Alignment.allCases.flatMap { alignment in
                    [CGFloat(0), 7].flatMap { spacing in
                        [nil, 0, 2].map { hidden in
                            Arrangement(
                                axis: axis, distribution: distribution, alignment: alignment,
                                spacing: spacing, hidden: hidden)
                        }
                    }
                }
            }
        }

        func makeStack(_ size: CGSize) -> StackView {
            let sizes = [(40, 12), (30, 44), (180, 16), (50, 24)]
            let stack = StackView(
                arrangedSubviews: sizes.map {
                    View(frame: CGRect(x: 0, y: 0, width: $0, height: $1))
                })
            stack.axis = axis
            stack.distribution = distribution
            stack.alignment = alignment
            stack.spacing = spacing
            if spacing > 0 { stack.setCustomSpacing(15, after: stack.arrangedSubviews[1]) }
            stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 6)
            stack.isLayoutMarginsRelativeArrangement = spacing > 0
            if let hidden { stack.arrangedSubviews[hidden].isHidden = true }
            stack.frame = CGRect(origin: CGPoint(x: 10, y: 20), size: size)
            return stack
        }
    }

    /// A stack leads to the same frames with and without constraints.
    @Test(arguments: Arrangement.all, [CGSize(width: 400, height: 200), CGSize(width: 200, height: 80)])
    func generatedConstraintsLeadToSameFrames(arrangement: Arrangement, size: CGSize) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let root = View(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
            root.environment = Environment(
                traits: TraitCollection(layoutDirection: direction), theme: .modern)
            let (simple, solved) = (arrangement.makeStack(size), arrangement.makeStack(size))
            root.addSubview(simple)
            root.addSubview(solved)
            // A constraint without effect.
            solved.arrangedSubviews[1].topAnchor.constraint(
                greaterThanOrEqualTo: root.topAnchor, constant: -1000
            ).isActive = true
            #expect(solved.generatesConstraints && !simple.generatesConstraints)
            root.layoutIfNeeded()
            for (simpleView, solvedView) in zip(simple.arrangedSubviews, solved.arrangedSubviews) {
                let (expected, frame) = (simpleView.frame, solvedView.frame)
                let differences = [
                    frame.minX - expected.minX, frame.minY - expected.minY, frame.maxX - expected.maxX,
                    frame.maxY - expected.maxY,
                ]
                #expect(differences.allSatisfy { abs($0) <= 0.01 }, "\(frame) instead of \(expected)")
            }
            let (natural, fitting) = (simple.sizeThatFits(.zero), solved.sizeThatFits(.zero))
            #expect(abs(fitting.width - natural.width) <= 0.51)
            #expect(abs(fitting.height - natural.height) <= 0.51)
        }
    }
}

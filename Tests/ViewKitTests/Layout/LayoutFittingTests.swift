import Diagnostics
import TableSpecimens
import Testing

@testable import ViewKit

/// Fitting sizes, conflicts, merged engines and the independence of earlier layouts.
@Suite("Auto Layout of hierarchies")
struct LayoutFittingTests {
    private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    private let box = Box(50, 20)

    // MARK: Fitting

    @Test func fittingSizeLeavesNoTrace() {
        root.addConstrained(box)
        box.pin(to: root, top: 12, leading: 10, bottom: 12.5, trailing: 10)
        let before = root.laidOut(box)
        #expect(
            root.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == CGSize(width: 70, height: 44.5))
        #expect(root.systemLayoutSizeFitting(View.layoutFittingExpandedSize).width == 70)
        #expect(root.fittingSize(width: 200) == CGSize(width: 200, height: 44.5))
        #expect(root.bounds.size == CGSize(width: 300, height: 44) && root.laidOut(box) == before)
    }

    /// Rows are rounded up to whole points, which must not contradict required heights.
    @Test func rootMayBeHigherByLessThanPoint() {
        let count = Warnings.reported.count
        box.partName = "roundedBox"
        root.addConstrained(box)
        box.heightAnchor.constraint(equalToConstant: 40.5).isActive = true
        box.pin(to: root, top: 10, bottom: 10)
        root.frame.size.height = 61
        #expect(root.laidOut(box).height == 40.5)
        #expect(!Warnings.reported.dropFirst(count).contains { $0.message.contains("roundedBox") })
    }

    // MARK: Conflicts

    @Test func conflictsAreReportedOnce() {
        box.partName = "conflictBox"
        root.addConstrained(box)
        let first = box.widthAnchor.constraint(equalToConstant: 40)
        let second = box.widthAnchor.constraint(equalToConstant: 50)
        second.identifier = "wide"
        LayoutConstraint.activate([first, second])
        #expect(root.laidOut(box).width == 40)
        root.frame.size.width = 299
        root.layoutIfNeeded()
        let messages = Warnings.reported.filter { $0.message.contains("conflictBox") }
        #expect(
            messages.map(\.message) == [
                "the constraint wide (conflictBox.width == 50) has no effect, because it conflicts with "
                    + "conflictBox.width == 40"
            ])
        #expect(messages.map(\.remedy) == ["remove one of the constraints or lower its priority"])
        first.isActive = false
        #expect(root.laidOut(box).width == 50)
    }

    @Test func longConflictsAreShortened() {
        let boxes = (0..<9).map { index in
            let box = Box(10, 10)
            box.partName = "ring\(index)"
            root.addConstrained(box)
            return box
        }
        LayoutConstraint.activate(
            boxes.indices.map { index in
                boxes[index].leadingAnchor.constraint(
                    equalTo: boxes[(index + 1) % 9].leadingAnchor, constant: 1)
            })
        root.layoutIfNeeded()
        let messages = Warnings.reported.map(\.message).filter { $0.contains("ring8") }
        #expect(messages.count == 1)
        #expect(messages.first?.hasSuffix("ring3.leading == ring4.leading + 1 and 4 more") == true)
    }

    @Test func manyConflictsHaveFewWarnings() {
        box.partName = "manyBox"
        root.partName = "manyRoot"
        root.addConstrained(box)
        for width in 1...10 {
            box.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
        }
        #expect(root.laidOut(box).width == 1)
        root.frame.size.width = 299
        root.layoutIfNeeded()
        let messages = Warnings.reported.map(\.message).filter { $0.contains("many") }
        #expect(
            messages
                == (2...4).map {
                    "the constraint manyBox.width == \($0) has no effect, because it conflicts with "
                        + "manyBox.width == 1"
                } + ["6 more constraints have no effect in manyRoot, because of conflicts"])
    }

    @Test func framesConflictWithConstraints() {
        root.partName = "framedRoot"
        let box = View(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        box.partName = "framedBox"
        root.addSubview(box)
        root.widthAnchor.constraint(equalToConstant: 5).isActive = true
        root.widthAnchor.constraint(equalToConstant: 299.5).isActive = true
        root.widthAnchor.constraint(lessThanOrEqualToConstant: 4).with(.defaultHigh).isActive = true
        box.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 12).isActive = true
        box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor).isActive = true
        root.layoutIfNeeded()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        let messages = Warnings.reported.map(\.message).filter { $0.contains("framed") }
        #expect(
            messages == [
                "the constraint framedRoot.width == 5 has no effect, because it conflicts with "
                    + "the frame of framedRoot",
                "the constraint framedBox.leading >= framedRoot.leading + 12 has no effect, because it "
                    + "conflicts with the frame of framedBox, the frame of framedRoot",
            ])
    }

    @Test func optionalConstraintsDoNotConflict() {
        box.partName = "optionalBox"
        root.addConstrained(box)
        box.widthAnchor.constraint(equalToConstant: 40).isActive = true
        box.widthAnchor.constraint(equalToConstant: 50).with(.defaultHigh).isActive = true
        #expect(root.laidOut(box).width == 40)
        #expect(!Warnings.reported.contains { $0.message.contains("optionalBox") })
    }

    @Test func descriptionsAreEquations() {
        final class Card: View {
            let icon = View()
        }
        let card = Card()
        card.partName = "card"
        card.addSubview(card.icon)
        card.addSubview(box)
        box.accessibilityIdentifier = "box"
        let top = card.icon.topAnchor.constraint(
            greaterThanOrEqualTo: card.layoutMarginsGuide.topAnchor, constant: -2.5)
        #expect("\(top)" == "icon.top >= card.layoutMarginsGuide.top - 2.5")
        let width = box.widthAnchor.constraint(equalTo: card.icon.widthAnchor, multiplier: 2).with(
            .defaultLow)
        #expect("\(width)" == "box.width == 2 * icon.width @ 250")
        #expect("\(box.heightAnchor.constraint(lessThanOrEqualToConstant: 40))" == "box.height <= 40")
    }

    // MARK: Roots

    @Test func constraintsAcrossRootsMergeThem() {
        let content = View(frame: CGRect(x: 20, y: 0, width: 200, height: 44))
        let other = Box(10, 10)
        root.addSubview(content)
        content.addConstrained(box, other)
        let across = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30)
        LayoutConstraint.activate([
            across, other.leftAnchor.constraint(equalTo: box.rightAnchor),
            box.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
        ])
        #expect(root.laidOut(box).origin == CGPoint(x: 10, y: 4) && other.frame.minX == 60)
        content.frame.origin.x = 25
        #expect(root.laidOut(box).minX == 5 && other.frame.minX == 55)
        across.isActive = false
        #expect(root.laidOut(box).minX == 0 && other.frame.minX == 50)
    }

    @Test func ambiguousLayoutIsTheSameEveryTime() {
        let other = Box(50, 20)
        root.addRow(box, other)
        let frame = root.laidOut(box)
        #expect(box.hasAmbiguousLayout)
        root.frame.size.width = 80
        root.layoutIfNeeded()
        root.frame.size.width = 300
        #expect(root.laidOut(box) == frame)
        box.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        #expect(root.laidOut(box).width == 50)
    }

    /// Random changes of a hierarchy lead to the frames of a new hierarchy with the same values.
    @Test(arguments: 1...40 as ClosedRange<UInt64>) func layoutIsIndependentOfEarlierLayouts(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var values = RandomLayout.Values(&numbers)
        let old = RandomLayout(values)
        for _ in 0..<12 {
            values.change(&numbers)
            old.apply(values)
            if Bool.random(using: &numbers) { _ = old.fittingHeight }
            let new = RandomLayout(values)
            #expect(old.frames == new.frames)
            #expect(old.fittingHeight == new.fittingHeight)
        }
    }
}

/// A hierarchy of three boxes in a root, with random constraints.
private final class RandomLayout {
    struct Values {
        var size: CGSize
        var sizes: [CGSize]
        var constraints: [Constraint]

        struct Constraint {
            var attribute: LayoutConstraint.Attribute
            var relation: LayoutConstraint.Relation
            var first: Int
            var second: Int
            var constant: CGFloat
            var priority: Float
            var isActive = true
        }

        init(_ numbers: inout SeededNumbers) {
            size = Self.size(&numbers)
            sizes = (0..<3).map { _ in Self.size(&numbers) }
            constraints = []
            for _ in 0..<8 {
                let attributes: [LayoutConstraint.Attribute] = [
                    .left, .right, .top, .bottom, .centerX, .leadingMargin, .width, .height,
                ]
                let first = Int.random(in: 1...3, using: &numbers)
                constraints.append(
                    Constraint(
                        attribute: attributes.randomElement(using: &numbers) ?? .left,
                        relation: LayoutConstraint.Relation.allCases.randomElement(using: &numbers) ?? .equal,
                        first: first, second: Int.random(in: 0..<first, using: &numbers),
                        constant: CGFloat.random(in: -20...40, using: &numbers).rounded(),
                        priority: Self.priority(&numbers)))
            }
            // A layout without constraints does not change frames.
            constraints.append(
                Constraint(
                    attribute: .left, relation: .equal, first: 1, second: 0, constant: 5, priority: 1000))
        }

        private static func size(_ numbers: inout SeededNumbers) -> CGSize {
            CGSize(
                width: CGFloat.random(in: 0...200, using: &numbers).rounded(),
                height: CGFloat.random(in: 0...90, using: &numbers).rounded())
        }

        private static func priority(_ numbers: inout SeededNumbers) -> Float {
            [1000, 1000, 999, 750, 250, 10].randomElement(using: &numbers) ?? 1000
        }

        mutating func change(_ numbers: inout SeededNumbers) {
            let index = Int.random(in: 0..<constraints.count - 1, using: &numbers)
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0: size = Self.size(&numbers)
            case 1: sizes[index % 3] = Self.size(&numbers)
            case 2: constraints[index].constant += 3
            case 3: constraints[index].priority = Self.priority(&numbers)
            default: constraints[index].isActive.toggle()
            }
        }
    }

    private let root = View()
    private let boxes = [Box(0, 0), Box(0, 0), Box(0, 0)]
    private let constraints: [LayoutConstraint]

    init(_ values: Values) {
        root.addConstrained(boxes[0], boxes[1])
        boxes[1].addConstrained(boxes[2])
        let views = [root] + boxes
        constraints = values.constraints.map {
            LayoutConstraint(
                item: views[$0.first], attribute: $0.attribute, relatedBy: $0.relation,
                toItem: views[$0.second], attribute: $0.attribute, multiplier: 1, constant: 0)
        }
        apply(values)
    }

    func apply(_ values: Values) {
        root.frame.size = values.size
        for (box, size) in zip(boxes, values.sizes) where box.size != size { box.size = size }
        for (constraint, value) in zip(constraints, values.constraints) {
            constraint.constant = value.constant
            constraint.priority = LayoutPriority(value.priority)
        }
        // Required constraints take precedence in the order of their activation.
        guard zip(constraints, values.constraints).contains(where: { $0.isActive != $1.isActive }) else {
            return
        }
        LayoutConstraint.deactivate(constraints)
        for (constraint, value) in zip(constraints, values.constraints) {
            constraint.isActive = value.isActive
        }
    }

    var frames: [CGRect] {
        root.layoutIfNeeded()
        return boxes.map(\.frame)
    }

    var fittingHeight: CGFloat { root.fittingSize(width: 300).height }
}

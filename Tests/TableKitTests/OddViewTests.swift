import TableSpecimens
import Testing

@testable import TableKit

/// Every public number of every view may be any number: the view is laid out, measured, touched and described.
@Suite("Odd numbers of views", .timeLimit(.minutes(10)))
struct OddViewTests {
    @Test(arguments: OddNumber.all)
    func viewsWithAnyNumbersAreDrawn(number: OddNumber) {
        for odd in OddView.all {
            let view = odd.make(number)
            let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            parent.addSubview(view)
            parent.layoutIfNeeded()
            _ = view.sizeThatFits(number.size)
            _ = (view.accessibilityValue, view.hitTest(CGPoint(x: 50, y: 12), with: nil))
            #expect(Drawing(of: parent).entries.count < 1 << 16, "\(odd.name)")
        }
    }

    @Test func outOfRangeNumbersAreRejected() {
        let stepper = Stepper()
        for number in [0, -1, .nan, -.infinity] as [Double] {
            stepper.stepValue = number
            #expect(stepper.stepValue == 1)
        }
        let segments = SegmentedControl(items: ["One", "Two"])
        for number in [-1, .nan, .infinity] as [CGFloat] {
            segments.setWidth(number, forSegmentAt: 0)
            #expect(segments.widthForSegment(at: 0) == 0)
        }
        #expect(segments.sizeThatFits(.zero).width.isFinite)
    }
}

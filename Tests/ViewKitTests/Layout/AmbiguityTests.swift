import Diagnostics
import TableSpecimens
import Testing

@testable import ViewKit

/// The warnings about views whose position or size the constraints leave open.
@Suite("Ambiguous layout")
struct AmbiguityTests {
    private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

    private func warnings(_ name: String) -> [Diagnostic] {
        Warnings.reported.filter { $0.message.contains("do not determine") && $0.message.contains(name) }
    }

    /// A row of which the constraints do not determine the size of the picture.
    private class PictureRow: View {
        let picture = View(), open = Box(50, 20)

        func setUp(named name: String) {
            (picture.partName, open.partName) = ("\(name)Picture", "\(name)Open")
            addConstrained(picture, open)
            picture.pin(to: self, top: 4, leading: 4)
            open.pin(to: self, top: 4)
        }
    }

    @Test func ambiguousViewsAreReportedOnceForAClass() {
        final class ChatRow: PictureRow {}
        for number in 0..<3 {
            let row = ChatRow(frame: CGRect(x: 0, y: 0, width: 300, height: CGFloat(40 + number)))
            row.setUp(named: "chat")
            _ = Drawing(of: row)
        }
        let warnings = warnings("chat")
        #expect(
            warnings.map(\.message) == [
                "the constraints in ChatRow do not determine the width of chatPicture, "
                    + "the height of chatPicture, the horizontal position of chatOpen"
            ])
        #expect(
            warnings.map(\.remedy) == [
                "add constraints, or give the views different priorities of content hugging"
            ])
    }

    @Test func equalPrioritiesAreAmbiguous() {
        let (first, second) = (Box(50, 20), Box(60, 20))
        (first.partName, second.partName) = ("equalFirst", "equalSecond")
        root.addRow(first, second)
        for box in [first, second] { box.pin(to: root, top: 0) }
        _ = Drawing(of: root)
        #expect(
            warnings("equal").map(\.message) == [
                "the constraints in View do not determine the width of equalFirst, the width of equalSecond"
            ])
        let other = View(frame: root.frame)
        (first.partName, second.partName) = ("huggingFirst", "huggingSecond")
        second.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        other.addRow(first, second)
        for box in [first, second] { box.pin(to: other, top: 0) }
        _ = Drawing(of: other)
        #expect(warnings("hugging").isEmpty)
    }

    /// A row is up to a point higher than its constraints require.
    @Test func roundedRowsAreNotAmbiguous() {
        let (first, second) = (Box(50, 20), Box(50, 20.5))
        (first.partName, second.partName) = ("roundedFirst", "roundedSecond")
        root.frame.size.height = 41
        root.addConstrained(first, second)
        first.pin(to: root, top: 0, leading: 0)
        second.pin(to: root, leading: 0, bottom: 0)
        second.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
        _ = Drawing(of: root)
        #expect(warnings("rounded").isEmpty)
    }

    @Test func viewsWithFramesAreNotAmbiguous() {
        final class FrameRow: View {
            let placed = View(), pinned = Box(10, 10)

            override func layoutSubviews() {
                super.layoutSubviews()
                placed.frame = CGRect(x: 9, y: 9, width: 20, height: 20)
            }
        }
        let row = FrameRow(frame: root.frame)
        (row.placed.partName, row.pinned.partName) = ("framePlaced", "framePinned")
        row.addConstrained(row.placed, row.pinned)
        row.pinned.pin(to: row, top: 0, leading: 0)
        let framed = View(frame: CGRect(x: 50, y: 0, width: 20, height: 20))
        framed.partName = "frameOnly"
        row.addSubview(framed)
        _ = Drawing(of: row)
        #expect(row.placed.frame == CGRect(x: 9, y: 9, width: 20, height: 20))
        #expect(warnings("frame").isEmpty)
    }

    @Test func hiddenViewsAndEarlyLayoutsAreNotReported() {
        final class HiddenRow: PictureRow {}
        let row = HiddenRow(frame: root.frame)
        row.setUp(named: "hidden")
        row.layoutIfNeeded()
        row.picture.isHidden = true
        row.open.pin(to: row, leading: 90)
        _ = Drawing(of: row)
        #expect(warnings("hidden").isEmpty)
    }
}

import DisplayList
import TableSpecimens
import Testing

@testable import TableKit

/// A fill of an opaque color is a copy: nothing behind it is read. A view costs more only when it is translucent, and
/// then as a group, which is drawn separately and laid over its background.
@Suite("Opaque views")
struct OpaqueViewTests {
    /// Draws cells as the guide advises: with opaque subviews in the color of the cell.
    private func drawing(_ prepare: @escaping (Label) -> Void = { _ in }) -> Drawing {
        let script = ScriptedTable(rows: [3]) { cell, path in
            cell.backgroundColor = .white
            let label =
                cell.viewWithTag(1) as? Label ?? Label(frame: CGRect(x: 16, y: 4, width: 200, height: 36))
            label.tag = 1
            label.text = "Row \(path.row)"
            label.backgroundColor = .white
            label.isOpaque = true
            prepare(label)
            cell.contentView.addSubview(label)
            cell.accessoryType = .checkmark
        }
        script.table.separatorColor = .red
        return Drawing(of: script.table)
    }

    private func groups(_ drawing: Drawing) -> Int {
        drawing.list.items.count { if case .group = $0 { true } else { false } }
    }

    private func isCopied(_ item: DisplayItem) -> Bool {
        switch item {
        case .rectangle(_, let color), .fill(_, let color), .stroke(_, _, let color),
            .glyphs(_, _, _, let color):
            color.alpha == 1
        default: true
        }
    }

    @Test func tableOfOpaqueViewsBlendsNothing() {
        let opaque = drawing()
        #expect(opaque.boxes(RGBA(255, 255, 255)).count >= 6)
        #expect(opaque.texts.count == 3)
        #expect(groups(opaque) == 0)
        #expect(opaque.entries.allSatisfy { isCopied($0.item) })
    }

    @Test func onlyTranslucentViewsNeedGroups() {
        let faded = drawing { $0.alpha = 0.5 }
        #expect(groups(faded) == 3)
        let tinted = drawing { $0.backgroundColor = Color(white: 0, alpha: 0.1) }
        #expect(groups(tinted) == 0)
        #expect(tinted.entries.count { !isCopied($0.item) } == 3)
    }

    @Test func invisibleViewsAreNotDrawn() {
        let bare = drawing { $0.isHidden = true }
        let clear = drawing { $0.alpha = 0 }
        let empty = drawing {
            $0.backgroundColor = .clear
            $0.text = nil
        }
        #expect(bare.texts.isEmpty && clear.list == bare.list && empty.boxes == bare.boxes)
    }
}

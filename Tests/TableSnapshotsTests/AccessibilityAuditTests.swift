import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Accessibility audits")
struct AccessibilityAuditTests {
    private func issues(
        _ types: Set<AccessibilityAuditType> = .all, in table: View, appearance: UserInterfaceStyle? = .light
    ) throws -> [String] {
        try table.performAccessibilityAudit(
            for: types, options: SnapshotOptions(appearance: appearance, theme: .modern)
        ).map { "\($0.part) \($0.message)" }
    }

    /// A grouped table of values has no other findings than the theme's colors, each once.
    @Test func plainTableHasOnlyTheFindingsOfTheTheme() throws {
        let script = ScriptedTable(.grouped, rows: [3, 2], cells: .value1) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            cell.detailTextLabel?.text = "On"
            cell.accessoryType = path.row == 0 ? .detailDisclosureButton : .disclosureIndicator
        }
        (script.headers, script.footers) = ([0: "Header", 1: "Other"], [1: "Footer"])
        #expect(
            try issues(in: script.table, appearance: nil) == [
                "header 0 text contrast: #85858B (secondaryLabel) on #F2F2F7 has 3.29:1, expected at least 4.5:1, and 2 others, at L",
                "row 0:0 detail contrast: #8A8A8E (secondaryLabel) on #FFFFFF has 3.44:1, expected at least 4.5:1, and 4 others, at L",
            ])
    }

    @Test func contrastIsThatOfPixels() throws {
        let view = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.backgroundColor = .white
        func add(_ text: String, _ y: CGFloat, _ color: Color, _ change: (Label) -> Void = { _ in }) {
            let label = Label(frame: CGRect(x: 0, y: y, width: 300, height: 24))
            (label.text, label.textColor, label.font) = (text, color, Font.systemFont(ofSize: 12))
            view.addSubview(label)
            change(label)
        }
        add("black", 0, .black)
        add("translucent", 25, .black) { $0.alpha = 0.4 }
        add("large", 50, Color(white: 0.5)) { $0.font = Font.systemFont(ofSize: 18) }
        add("bold", 75, Color(white: 0.5)) { $0.font = Font.boldSystemFont(ofSize: 14) }
        add("small", 100, Color(white: 0.5)) { $0.font = Font.systemFont(ofSize: 14) }
        add("disabled", 125, Color(white: 0.9)) { $0.isEnabled = false }
        add("on gray", 150, .black) { $0.backgroundColor = Color(white: 0.3) }
        add("😀", 175, Color(white: 0.9))
        let found = try issues([.contrast], in: view)
        #expect(
            found == [
                "Label contrast: #999999 (black) on #FFFFFF has 2.85:1, expected at least 4.5:1, at all sizes",
                "Label contrast: #808080 (gray) on #FFFFFF has 3.95:1, expected at least 4.5:1, at all sizes",
                "Label contrast: #000000 (black) on #4C4C4C has 2.45:1, expected at least 4.5:1, at all sizes",
            ])
    }

    @Test func bothAppearancesAreCheckedUnlessOneIsSpecified() throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.text = "Text"
            cell.textLabel?.textColor = .black
        }
        let found = "row 0:0 text contrast: #000000 (black) on #000000 has 1:1, expected at least "
        #expect(
            try issues(in: script.table, appearance: nil) == [found + "4.5:1, in the dark appearance"])
        #expect(try issues(in: script.table, appearance: .light) == [])
        #expect(try issues(in: script.table, appearance: .dark).first?.hasPrefix(found) == true)
    }

    /// Of an image behind text, a tenth decides.
    @Test func textOnSeveralColors() throws {
        let view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        view.backgroundColor = .white
        let bar = View(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        bar.backgroundColor = .black
        let label = Label(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        (label.text, label.textColor) = ("Text above a bar", Color(white: 0.2))
        for subview in [bar, label] { view.addSubview(subview) }
        let found = try view.performAccessibilityAudit(
            for: [.contrast], options: SnapshotOptions(appearance: .light, theme: .modern))
        #expect(found.map(\.identity) == ["contrast Label on several colors"])
        bar.frame.size.width = 3
        #expect(try issues([.contrast], in: view) == [])
    }

    @Test func smallTargetsAreFound() throws {
        let script = ScriptedTable(rows: [4]) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            let size = CGRect(x: 0, y: 0, width: path.row == 1 ? 44 : 30, height: path.row == 1 ? 44 : 30)
            switch path.row {
            case 0, 1:
                let button = Button(frame: size)
                button.accessibilityLabel = "Play"
                cell.accessoryView = button
            case 2:
                let button = WideButton(frame: size)
                button.accessibilityLabel = "Play"
                cell.accessoryView = button
            default: cell.accessoryView = Switch()
            }
        }
        #expect(
            try issues([.hitRegion], in: script.table) == [
                "row 0:0 accessory hitRegion: 30 × 30 points, expected at least 44 × 44, at all sizes"
            ])
    }

    @Test func rowsAreTargetsIfTheyHaveAnAccessory() throws {
        let script = ScriptedTable(rows: [2]) { cell, path in
            cell.accessoryType = path.row == 0 ? .none : .disclosureIndicator
        }
        script.table.rowHeight = 30
        #expect(
            try issues([.hitRegion], in: script.table) == [
                "row 0:1 hitRegion: 375 × 30 points, expected at least 44 × 44, at all sizes"
            ])
    }

    @Test func elementsRequireNames() throws {
        let script = ScriptedTable(rows: [3]) { cell, path in
            guard path.row < 2 else { return }
            cell.textLabel?.text = path.row == 0 ? "Wi-Fi" : nil
            cell.accessoryView = Switch()
        }
        #expect(
            try issues([.sufficientElementDescription], in: script.table) == [
                "row 0:1 accessory sufficientElementDescription: the switch has no name, at all sizes",
                "row 0:2 sufficientElementDescription: the row has no name, at all sizes",
            ])
    }

    @Test func cutAndOverlappingTextsAreFound() throws {
        let script = ScriptedTable(width: 320, rows: [1], cells: .default) { cell, _ in
            cell.accessibilityLabel = "A row"
            let label = Label(frame: CGRect(x: 200, y: 10, width: 60, height: 20))
            label.text = "Too long for its frame"
            let other = Label(frame: CGRect(x: 210, y: 14, width: 100, height: 20))
            other.text = "Above"
            for view in [label, other] { cell.contentView.addSubview(view) }
        }
        let found = try script.table.performAccessibilityAudit(
            options: SnapshotOptions(appearance: .light, theme: .modern))
        #expect(
            found.map(\.identity).sorted() == [
                "textClipped row Label \"Too long for its frame\"",
                "textOverlapping row Label \"Above\" \"Too long for its frame\"",
            ])
    }

    /// Rows grow with text, unless they have a fixed height.
    @Test func textInRowsOfFixedHeightIsCutAtLargeSizes() throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.text = "A title of several words that fits on one line"
            cell.textLabel?.font = Font.preferredFont(forTextStyle: .caption2)
        }
        #expect(try issues(in: script.table) == [])
        script.table.rowHeight = 44
        #expect(
            try issues([.textClipped], in: script.table) == [
                "row 0:0 text textClipped: \"A title of several words that fits on one line\" is cut, at AX5"
            ])
    }

    @Test func longTablesAreLimited() throws {
        let script = ScriptedTable(rows: [1200]) { cell, _ in cell.accessoryType = .checkmark }
        script.table.rowHeight = 20
        var audit = AccessibilityAudit([.hitRegion])
        let condition = try #require(AccessibilityAuditCondition("L"))
        let snapshot = try TableSnapshot(
            of: script.table, options: SnapshotOptions(theme: .modern).under(condition))
        try audit.add(snapshot, named: nil, under: condition)
        #expect(audit.issues.map(\.count) == [TableSnapshot.maxAuditedElements])
        #expect(audit.limitation?.contains("first 1000 rows") == true)
    }
}

/// A button with a larger target.
private final class WideButton: Button {
    override func point(inside point: CGPoint, with event: UserEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

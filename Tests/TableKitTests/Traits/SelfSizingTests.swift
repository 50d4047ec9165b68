import TableSpecimens
import Testing

@testable import TableKit

@Suite("Self-sizing rows")
struct SelfSizingTests {
    private static let words = "Words that say something and take"

    /// A row in a table under a size of text, with as many lines as its labels ask for.
    private struct Row {
        var style: TableViewCell.CellStyle
        var category: ContentSizeCategory
        var lines: Int
        var image: Image?
        var accessory: TableViewCell.AccessoryType
        var isEditing: Bool

        /// Makes the row, and hands its cell to `body`.
        func withCell(width: CGFloat, _ body: (TableViewCell, CGFloat) throws -> Void) rethrows {
            let text = Array(repeating: SelfSizingTests.words, count: lines).joined(separator: " ")
            let script = ScriptedTable(width: width, rows: [1], cells: style) { cell, _ in
                cell.textLabel?.text = text
                cell.textLabel?.numberOfLines = 0
                cell.detailTextLabel?.text = text
                cell.detailTextLabel?.numberOfLines = 0
                cell.imageView?.image = image
                cell.accessoryType = accessory
                cell.editingAccessoryType = accessory
                cell.showsReorderControl = true
            }
            script.canMove = { _ in isEditing }
            script.table.environment = Environment(
                traits: TraitCollection(preferredContentSizeCategory: category), theme: .modern)
            script.table.setEditing(isEditing, animated: false)
            _ = Drawing(of: script.table)
            guard let cell = script.table.cellForRow(at: IndexPath(row: 0, section: 0)) else {
                Issue.record("there is no row")
                return
            }
            try body(cell, script.table.rectForRow(at: IndexPath(row: 0, section: 0)).height)
        }
    }

    private static let images: [Image?] = [nil, .plain(29, 29), .plain(2000, 1500)]

    @Test(arguments: TableViewCell.CellStyle.allCases, ContentSizeCategory.allCases)
    func rowsFitTextExactly(
        style: TableViewCell.CellStyle, category: ContentSizeCategory
    ) throws {
        for image in Self.images {
            for (accessory, isEditing) in [
                (TableViewCell.AccessoryType.none, false), (.detailDisclosureButton, false), (.none, true),
                (.disclosureIndicator, true),
            ] {
                for (lines, width) in [(1, 375), (3, 320)] as [(Int, CGFloat)] {
                    let row = Row(
                        style: style, category: category, lines: lines, image: image, accessory: accessory,
                        isEditing: isEditing)
                    try row.withCell(width: width) { try expectFitting($0, height: $1, row) }
                }
            }
        }
    }

    private func expectFitting(_ cell: TableViewCell, height: CGFloat, _ row: Row) throws {
        let labels = [cell.textLabel, cell.detailTextLabel].compactMap { $0 }
        for label in labels {
            let whole = label.textLayout(width: label.frame.width)
            let name = "\(row.style) \(row.category) \(row.lines) lines, \(label.frame)"
            #expect(whole.height <= label.frame.height + 0.01, "\(name) is too low for \(whole.height)")
            #expect(whole.width <= label.frame.width + 0.01, "\(name) is too narrow for \(whole.width)")
            // Two texts in a stack have their own padding.
            #expect(label.frame.minY >= 7.5 && label.frame.maxY <= height - 10.5, "\(name) in \(height)")
            #expect(label.frame.minX >= 0 && label.frame.maxX <= cell.contentView.bounds.width)
        }
        let top = labels.map(\.frame.minY).min() ?? 0
        let bottom = labels.map(\.frame.maxY).max() ?? 0
        // In a lower row, a large image would be smaller, and two texts next to it would have one line more.
        let isLarge = (row.image?.size.height ?? 0) > height
        let line = isLarge ? cell.textLabel.map { $0.font.lineHeight + $0.font.leading } ?? 0 : 0
        #expect(
            height <= max(44, (bottom - top).rounded(.up) + 22 + line.rounded(.up)), "\(row) in \(height)")
        if let image = cell.imageView, image.image != nil {
            #expect(image.frame.height <= height + 0.01 && image.frame.width > 0)
        }
    }

    /// The texts next to an image of any size retain half of the width, if they need it.
    @Test(arguments: [TableView.automaticDimension, 100])
    func largeImageLeavesSpaceForText(rowHeight: CGFloat) throws {
        for style in TableViewCell.CellStyle.allCases {
            let script = ScriptedTable(rows: [2], cells: style) { cell, path in
                cell.textLabel?.text = path.row == 0 ? "A" : String(repeating: Self.words, count: 3)
                cell.textLabel?.numberOfLines = 0
                cell.imageView?.image = .plain(3000, 300)
            }
            script.table.rowHeight = rowHeight
            script.table.surround()
            _ = Drawing(of: script.table)
            func frames(_ row: Int) throws -> (image: CGRect, text: CGRect) {
                let cell = try #require(script.table.cellForRow(at: IndexPath(row: row, section: 0)))
                return (try #require(cell.imageView).frame, try #require(cell.textLabel).frame)
            }
            // The image uses the rest next to a short text.
            let short = try frames(0)
            #expect(short.image.width > 300 && short.image.maxX + 16 <= short.text.minX + 0.01)
            let long = try frames(1)
            let content: CGFloat = 375 - 32
            #expect(abs(long.image.width - (content / 2 - 16)) < 1)
            if style == .default || style == .subtitle { #expect(long.text.width >= content / 2 - 1) }
        }
    }
}

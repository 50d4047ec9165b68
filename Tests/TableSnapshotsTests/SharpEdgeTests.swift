import Images
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Edges on whole pixels")
struct SharpEdgeTests {
    private static let scales: [CGFloat] = [1, 1.5, 2, 2.5, 3]

    private func makeBitmap(_ script: ScriptedTable, scale: CGFloat, theme: Theme) throws -> Bitmap {
        var options = SnapshotOptions(scale: scale, theme: theme)
        options.stripHeight = 17
        return try TableSnapshot(of: script.table, options: options).bitmap()
    }

    /// Returns the colors of a column of pixels, from top to bottom, with how many there are of each.
    private func runs(_ bitmap: Bitmap, x: Int) -> [(color: [UInt8], count: Int)] {
        var runs: [(color: [UInt8], count: Int)] = []
        for y in 0..<bitmap.height {
            let start = y * bitmap.bytesPerRow + x * Bitmap.bytesPerPixel
            let color = Array(bitmap.bytes[start..<start + 3])
            if runs.last?.color == color {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((color, 1))
            }
        }
        return runs
    }

    /// Returns empty rows whose heights and positions are no whole pixels.
    private func emptyRows(_ style: TableView.Style) -> ScriptedTable {
        let script = ScriptedTable(style, rows: [3, 4, 2]) { _, _ in }
        script.table.rowHeight = 44.3
        script.table.separatorInset = .zero
        script.table.separatorColor = .red
        return script
    }

    @Test(arguments: scales)
    func separatorsHaveEqualThickness(scale: CGFloat) throws {
        for (theme, thickness) in [(Theme.modern, 1), (.classic, max(Int(scale.rounded()), 1))] {
            for style in TableView.Style.allCases {
                let bitmap = try makeBitmap(emptyRows(style), scale: scale, theme: theme)
                let runs = runs(bitmap, x: bitmap.width / 2)
                let lines = runs.filter { $0.color == [255, 0, 0] }
                #expect(lines.count >= 6, "\(style) at \(scale)")
                #expect(lines.allSatisfy { $0.count == thickness }, "\(style) at \(scale): \(lines)")
            }
        }
    }

    /// No pixel between rows, lines and background is a mixture of two colors.
    @Test(arguments: scales)
    func edgesAreNotBlended(scale: CGFloat) throws {
        for style in TableView.Style.allCases {
            let script = emptyRows(style)
            script.table.backgroundColor = .blue
            script.table.usesAlternatingRowBackgroundColors = true
            var theme = Theme.modern
            theme.cell.alternateBackground = .color(.green)
            let bitmap = try makeBitmap(script, scale: scale, theme: theme)
            let pure: Set<[UInt8]> = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]
            for x in [0, bitmap.width / 3, bitmap.width / 2, bitmap.width - 1] {
                #expect(Set(runs(bitmap, x: x).map(\.color)).subtracting(pure).isEmpty, "\(style), \(x)")
            }
        }
    }

    /// The content of a row has the same pixels at every position.
    @Test(arguments: scales)
    func accessoriesAndControlsAreEqualInEveryRow(scale: CGFloat) throws {
        for style in TableView.Style.allCases {
            for isEditing in [false, true] {
                let script = ScriptedTable(style, rows: [2, 2, 2]) { cell, path in
                    cell.textLabel?.text = "Text"
                    cell.accessoryType = .detailDisclosureButton
                    cell.editingAccessoryType = .disclosureIndicator
                    cell.showsReorderControl = true
                    cell.imageView?.image = .plain(20, 20)
                    if cell.viewWithTag(7) == nil {
                        let box = View(frame: CGRect(x: 150.25, y: 7.4, width: 41.3, height: 29.1))
                        box.tag = 7
                        box.layer.borderWidth = 1
                        box.layer.borderColor = .red
                        let control = Switch()
                        control.frame.origin = CGPoint(x: 210, y: 6.5)
                        cell.contentView.addSubview(box)
                        cell.contentView.addSubview(control)
                    }
                }
                // Some of the rows begin between two pixels.
                script.table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 375, height: 10.3))
                script.table.separatorStyle = .none
                script.table.setEditing(isEditing, animated: false)
                let bitmap = try makeBitmap(script, scale: scale, theme: .modern)
                let rows = (0..<3).flatMap { section in
                    (0..<2).map { row in
                        // Without the round corners of the first and last row of a group.
                        let frame = script.table.rectForRow(at: IndexPath(row: row, section: section))
                        let top = Int((frame.minY * scale + 0.5 + 1e-6).rounded(.down))
                        let first = top + Int(16 * scale)
                        let count = Int(12 * scale)
                        return Array(
                            bitmap.bytes[first * bitmap.bytesPerRow..<(first + count) * bitmap.bytesPerRow])
                    }
                }
                #expect(rows.dropFirst().allSatisfy { $0 == rows[0] }, "\(style) at \(scale), \(isEditing)")
            }
        }
    }
}

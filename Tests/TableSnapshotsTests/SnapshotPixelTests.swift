import Foundation
import ImageComparison
import Images
import TableSpecimens
import Testing

@testable import TableSnapshots

/// Returns a table with sections, wrapped rows, images, accessories, editing and a selection.
func richTable(_ style: TableView.Style = .grouped, width: CGFloat = 180) -> ScriptedTable {
    let script = ScriptedTable(style, width: width, rows: [4, 5, 3], cells: .subtitle) { cell, path in
        cell.textLabel?.text = path.row == 2 ? "A text 😀 that wraps over lines" : "Row \(path.row) 字"
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = TableViewCell.AccessoryType(rawValue: path.row) ?? .none
        cell.imageView?.image = path.row == 1 ? sampleImage : nil
        cell.showsReorderControl = path.section == 1
        cell.alpha = path.row == 3 ? 0.5 : 1
    }
    script.headers = [0: "First", 2: "Third, with a title that takes lines"]
    script.footers = [1: "A footer that explains and wraps"]
    script.table.allowsMultipleSelection = true
    script.table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    script.table.usesAlternatingRowBackgroundColors = true
    return script
}

private let sampleImage = Image.plain(30, 20)

@Suite("Images of tables, crops and strips")
struct SnapshotPixelTests {
    private func options(
        _ scale: CGFloat, offset: CGFloat = 0, height: CGFloat? = nil, strip: Int? = nil,
        _ compression: SnapshotOptions.Compression = .stable
    ) -> SnapshotOptions {
        var options = SnapshotOptions(
            scale: scale, theme: .modern, offset: offset, height: height, compression: compression)
        options.stripHeight = strip
        return options
    }

    private func rows(_ bitmap: Bitmap, _ range: Range<Int>) -> [UInt8] {
        Array(bitmap.bytes[range.lowerBound * bitmap.bytesPerRow..<range.upperBound * bitmap.bytesPerRow])
    }

    @Test func slowerCompressionsMakeSmallerFiles() throws {
        let script = richTable(.grouped)
        let files = try SnapshotOptions.Compression.allCases.map {
            try TableSnapshot(of: script.table, options: options(2, $0)).pngData()
        }
        #expect(Double(files[1].count) < 0.95 * Double(files[0].count), "\(files.map(\.count))")
        #expect(Double(files[2].count) < 0.95 * Double(files[1].count), "\(files.map(\.count))")
        let images = try files.map { try Bitmap(pngBytes: [UInt8]($0)) }
        #expect(images.allSatisfy { $0 == images[0] })
    }

    @Test(arguments: [1, 1.5, 2, 3] as [CGFloat])
    func cropEqualsPartOfWholeImage(scale: CGFloat) throws {
        for style in TableView.Style.allCases {
            let script = richTable(style)
            let whole = try TableSnapshot(of: script.table, options: options(scale)).bitmap()
            for (offset, height) in [(0, 50), (33.3, 61.7), (44, 44), (101, 200.5), (120.25, 1)]
                as [(CGFloat, CGFloat)]
            {
                let snapshot = try TableSnapshot(
                    of: script.table, options: options(scale, offset: offset, height: height))
                let first = Int((offset * scale).rounded())
                #expect(abs(CGFloat(snapshot.pixelHeight) - height * scale) <= 1)
                let part = try snapshot.bitmap()
                #expect(part.width == whole.width)
                let isPart = part.bytes == rows(whole, first..<first + part.height)
                #expect(isPart, "\(style) at \(offset), \(height) high")
            }
        }
    }

    @Test(arguments: [1, 1.5, 2, 3] as [CGFloat])
    func stripsDoNotChangePixelsOrBytes(scale: CGFloat) throws {
        for style in TableView.Style.allCases {
            let script = richTable(style)
            let whole = try TableSnapshot(of: script.table, options: options(scale, strip: 30_000, .fast))
                .pngData()
            let expected = try Bitmap(pngBytes: whole)
            for strip in [1, 7, 64] where strip > 1 || scale == 1.5 {
                let bytes = try TableSnapshot(of: script.table, options: options(scale, strip: strip, .fast))
                    .pngData()
                let comparison = ImageComparison(try Bitmap(pngBytes: bytes), expected)
                #expect(comparison.passes, "\(style) strips of \(strip): \(comparison)")
                if !comparison.passes { return }
                let areSame = bytes == whole
                #expect(areSame)
            }
        }
    }

    /// Outer borders, etches and the separators that selected rows hide are outside of their rows.
    @Test(arguments: [1, 1.5, 2, 3] as [CGFloat])
    func linesOutsideRowsDoNotDependOnStrips(scale: CGFloat) throws {
        var hiding = Theme.classic
        hiding.cell.selectionHidesSeparators = true
        hiding.grouped.border?.width = 3
        for (theme, style) in [
            (Theme.classic, .plain), (.classic, .grouped), (hiding, .grouped), (.modern, .plain),
        ]
            as [(Theme, TableView.Style)]
        {
            let script = ScriptedTable(style, width: 60, rows: [2, 3, 1]) { cell, path in
                cell.textLabel?.text = "\(path.row)"
            }
            script.table.rowHeight = 20.3
            script.headers = [2: "H"]
            script.table.allowsMultipleSelection = true
            for path in [
                IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: 2, section: 1),
            ] {
                script.table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
            var options = options(scale, strip: 30_000)
            options.theme = theme
            let whole = try TableSnapshot(of: script.table, options: options).bitmap()
            for strip in [1, 7] {
                options.stripHeight = strip
                let other = try TableSnapshot(of: script.table, options: options).bitmap()
                #expect(ImageComparison(whole, other).passes, "\(style) at \(scale), strips of \(strip)")
            }
        }
    }

    /// Only its cell knows that the row is highlighted, and covers the separator above it.
    @Test(arguments: [2, 3] as [CGFloat])
    func rowsThatHighlightThemselvesDoNotDependOnStripsAndCrops(scale: CGFloat) throws {
        let script = ScriptedTable(width: 60, rows: [8]) { cell, path in cell.textLabel?.text = "\(path.row)"
        }
        let delegate = ScriptedDelegate()
        delegate.willDisplay = { _, cell, path in cell.isHighlighted = path.row % 3 == 2 }
        script.table.delegate = delegate
        script.table.rowHeight = 20
        let whole = try TableSnapshot(of: script.table, options: options(scale, strip: 30_000)).bitmap()
        for strip in [20, 40] {
            let height = Int(scale) * strip
            let other = try TableSnapshot(of: script.table, options: options(scale, strip: height)).bitmap()
            #expect(ImageComparison(whole, other).passes, "strips of \(strip)")
        }
        let crop = try TableSnapshot(of: script.table, options: options(scale, offset: 20, height: 20))
            .bitmap()
        let first = Int(scale) * 20
        let isPart = crop.bytes == rows(whole, first..<2 * first)
        #expect(isPart)
    }

    @Test func rowsThinnerThanAPixelDoNotDependOnStrips() throws {
        let script = ScriptedTable(width: 40, rows: [300]) { cell, path in
            cell.textLabel?.text = "X"
            cell.backgroundColor = path.row % 2 == 0 ? .red : .blue
        }
        script.table.rowHeight = 0.3
        script.table.separatorStyle = .none
        for scale in [1, 2, 1.5] as [CGFloat] {
            let whole = try TableSnapshot(of: script.table, options: options(scale)).bitmap()
            for strip in [1, 7] {
                let other = try TableSnapshot(of: script.table, options: options(scale, strip: strip))
                    .bitmap()
                #expect(ImageComparison(whole, other).passes, "scale \(scale) strips of \(strip)")
            }
        }
    }

    @Test func repeatedSnapshotsGiveEqualBytes() throws {
        let script = richTable()
        let snapshot = try TableSnapshot(of: script.table, options: options(2))
        let first = try snapshot.pngData()
        let again = try [snapshot.pngData(), TableSnapshot(of: script.table, options: options(2)).pngData()]
        #expect(again.allSatisfy { $0 == first })
        let another = richTable()
        let isSame = try TableSnapshot(of: another.table, options: options(2)).pngData() == first
        #expect(isSame)
        // After a change of appearance and back again.
        _ = try TableSnapshot(
            of: script.table, options: SnapshotOptions(scale: 3, appearance: .dark, theme: .modern)
        )
        .pngData()
        let isBack = try TableSnapshot(of: script.table, options: options(2)).pngData() == first
        #expect(isBack)
    }

    @Test func snapshotRetainsItsTraits() throws {
        let script = richTable()
        let light = try TableSnapshot(of: script.table, options: options(1))
        let expected = try light.pngData()
        let dark = try TableSnapshot(
            of: script.table, options: SnapshotOptions(scale: 3, appearance: .dark, theme: .modern))
        let isKept = try light.pngData() == expected
        #expect(isKept)
        #expect(try dark.bitmap().bytes.prefix(3) == [0, 0, 0])
    }

    @Test func oversizedBitmapsAreRejectedBeforeDrawing() throws {
        let script = ScriptedTable(.plain, width: 100, rows: [2])
        script.table.rowHeight = 1_000_000
        let snapshot = try TableSnapshot(of: script.table, options: options(1))
        #expect(snapshot.pixelWidth * snapshot.pixelHeight == 200_000_000)
        for draw in [{ _ = try snapshot.bitmap() }, { _ = try snapshot.bitmapWithEnvironment() }] {
            let error = #expect(throws: SnapshotError.self) { try draw() }
            #expect(error?.kind == .invalidSize)
        }
    }

    @Test func tableChangesAppearInNextImage() throws {
        let script = richTable(.plain)
        var earlier: [[UInt8]] = []
        let table = script.table
        let changes: [() -> Void] = [
            {}, { table.separatorStyle = .none }, { table.usesAlternatingRowBackgroundColors = false },
            { table.backgroundColor = .systemOrange }, { table.frame.size.width = 200 },
            { table.deselectRow(at: IndexPath(row: 1, section: 1), animated: false) },
            { table.setEditing(true, animated: false) },
            {
                script.counts = [1]; table.reloadData()
            },
        ]
        for (index, change) in changes.enumerated() {
            change()
            let bytes = try TableSnapshot(of: table, options: options(1)).pngData()
            if index != 3 { #expect(!earlier.contains(bytes), "change \(index)") }
            earlier.append(bytes)
        }
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func separatorsAreOnePixelRow(scale: CGFloat) throws {
        let script = ScriptedTable(width: 100, rows: [3]) { _, _ in }
        let bitmap = try TableSnapshot(of: script.table, options: options(scale)).bitmap()
        let column = (0..<bitmap.height).map { bitmap.bytes[$0 * bitmap.bytesPerRow + Int(50 * scale) * 4] }
        let lines = column.indices.filter { column[$0] != 255 }
        #expect(lines == (1...3).map { Int(44 * scale) * $0 - 1 })
        // (60, 60, 67) at 0.29 on white.
        let pixel = lines[0] * bitmap.bytesPerRow + Int(50 * scale) * 4
        for (part, expected) in [198.45, 198.45, 200.48].enumerated() {
            #expect(abs(Double(bitmap.bytes[pixel + part]) - expected) <= 1)
        }
        // It begins at the margin.
        let row = (0..<bitmap.width).map { bitmap.bytes[lines[0] * bitmap.bytesPerRow + $0 * 4] }
        #expect(row.firstIndex { $0 != 255 } == Int(16 * scale))
    }

    @Test func imagesOfOpaqueTablesAreOpaque() throws {
        let script = ScriptedTable(width: 50, rows: [1])
        let colorType = 25
        #expect(
            try TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).pngData()[colorType]
                == 2)
        script.table.backgroundColor = Color(white: 1, alpha: 0.5)
        let clear = try TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern))
        #expect(try clear.pngData()[colorType] == 6)
    }

    @Test func tablesDrawnConcurrentlyAreEqual() async throws {
        let styles = TableView.Style.allCases
        let options = SnapshotOptions(scale: 1.5, theme: .modern, compression: .stable)
        @Sendable func draw(_ style: TableView.Style) throws -> [UInt8] {
            let script = richTable(style)
            return try TableSnapshot(of: script.table, options: options).pngData()
        }
        let expected = try styles.map(draw)
        #expect(Set(expected).count == 3 && expected.allSatisfy { $0.count > 2000 })
        try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for index in 0..<9 {
                group.addTask {
                    (index % 3, try draw(styles[index % 3]))
                }
            }
            for try await (index, bytes) in group {
                let isSame = bytes == expected[index]
                #expect(isSame)
            }
        }
    }
}

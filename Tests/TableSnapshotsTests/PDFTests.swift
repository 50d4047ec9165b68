import Foundation
import TableSpecimens
import TestSupport
import Testing

@testable import TableSnapshots

@Suite("PDF files", .readsPDF)
struct PDFTests {
    /// Returns three sections of 20 rows.
    private func list(_ style: TableView.Style = .plain) -> ScriptedTable {
        let script = ScriptedTable(style, rows: [20, 20, 20])
        script.headers = [0: "First", 1: "Second", 2: "Third"]
        return script
    }

    /// Returns the file of a table whose data source has no other owner.
    private func bytes(_ script: ScriptedTable, _ paper: PaperSize? = .a4) throws -> [UInt8] {
        try withExtendedLifetime(script) {
            try TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).pdfData(
                paper: paper, pageNumbers: .none)
        }
    }

    private func pdf(_ script: ScriptedTable, _ paper: PaperSize? = .a4) throws -> PDFReader {
        try PDFReader(bytes(script, paper))
    }

    @Test func textIsReadableInReadingOrder() throws {
        let texts = try pdf(list(), nil).texts
        let wanted = (0..<3).flatMap { section in
            [["First", "Second", "Third"][section]] + (0..<20).map { "Row \(section).\($0)" }
        }
        #expect(texts == [wanted])
    }

    @Test func linksHaveAddresses() throws {
        let script = ScriptedTable(rows: [2]) { cell, path in
            let text = NSMutableAttributedString(string: "Row \(path.row) ")
            let address = ["https://a.b/(c)?d='1'", "file:///etc/passwd"][path.row]
            text.append(NSAttributedString(string: "Link", attributes: [.link: address]))
            cell.textLabel?.attributedText = text
        }
        for paper in [nil, PaperSize.a4] {
            let file = try pdf(script, paper)
            #expect(try file.addresses == ["https://a.b/%28c%29?d=%271%27"])
            #expect(try file.structure(withTexts: false).count { $0.hasPrefix("Link") } == 1)
            #expect(try file.texts == [["Row 0 Link", "Row 1 Link"]])
        }
    }

    @Test func letterSpacingChangesNoCharacters() throws {
        let text = "Export Keychain 0x10 -> AVATAR"
        let script = ScriptedTable(rows: [1]) { cell, _ in cell.textLabel?.text = text }
        let texts = try pdf(script, nil).texts
        #expect(texts == [[text]])
    }

    @Test(arguments: TableView.Style.allCases)
    func rowsAreOnOnePageBelowTheirHeader(style: TableView.Style) throws {
        let script = list(style)
        let pages = try pdf(script, .a4).texts
        #expect(pages.count > 3)
        let names = ["First", "Second", "Third"]
        var rows: [String] = []
        for page in pages {
            var header = ""
            for text in page {
                if let name = names.first(where: { $0.lowercased() == text.lowercased() }) {
                    header = name
                } else {
                    rows.append(text)
                    #expect(text.hasPrefix("Row \(names.firstIndex(of: header) ?? 9)."))
                }
            }
            // No header ends a page.
            #expect(page.last?.hasPrefix("Row") == true)
        }
        #expect(rows == (0..<60).map { "Row \($0 / 20).\($0 % 20)" })
    }

    @Test func pagesHavePaperSize() throws {
        let sizes = [
            (PaperSize.a4, CGSize(width: 595, height: 842)), (.letter, CGSize(width: 612, height: 792)),
        ]
        for (paper, size) in sizes {
            let reader = try pdf(list(), paper)
            #expect(try reader.pageSizes == Array(repeating: size, count: reader.texts.count))
        }
        let wide = ScriptedTable(width: 2_000, rows: [30])
        // Reduced to the width of the paper, they fit on one page.
        #expect(try pdf(wide).texts.count == 1)
    }

    @Test func equalTablesGiveEqualBytes() throws {
        let first = try bytes(richTable())
        let isSame = try bytes(richTable()) == first
        #expect(isSame)
        #expect(try PDFReader(first).properties["CreationDate"] == "2000-01-01T00:00:00Z")
    }

    @Test func eachImageIsEmbeddedOnce() throws {
        func size(_ rows: Int) throws -> Int {
            let sampleImage = Image.plain(90, 60)
            let script = ScriptedTable(rows: [rows]) { cell, _ in cell.imageView?.image = sampleImage }
            return try pdf(script).imageCount
        }
        let one = try size(1)
        #expect(one > 0)
        #expect(try size(100) == one)
    }

    @Test func nonListSnapshotsAreOnePage() throws {
        let script = list()
        script.table.frame.size.height = 300
        var framed = SnapshotOptions(theme: .modern)
        framed.frame = ImageFrame(padding: 10)
        let callout = { () -> SnapshotOptions in
            var options = SnapshotOptions(theme: .modern, height: 100)
            options.callouts = [.leader("row 0:0 text")]
            return options
        }()
        for options in [SnapshotOptions(theme: .modern, extent: .screen), framed, callout] {
            let snapshot = try TableSnapshot(of: script.table, options: options)
            let size = CGSize(
                width: CGFloat(snapshot.pixelWidth) / 2, height: CGFloat(snapshot.pixelHeight) / 2)
            #expect(try PDFReader(snapshot.pdfData()).pageSizes == [size])
        }
    }

    @Test func reportsOversizedPages() {
        let script = ScriptedTable(rows: [400])
        let error = #expect(throws: SnapshotError.self) {
            try bytes(script, nil)
        }
        #expect(
            error?.description
                == "a page of 375 × 17600 points is too large; the maximum side is 14400; with a paper size, a table is drawn on several pages"
        )
    }

    @Test func tallRowsAreSplitAcrossPages() throws {
        let script = ScriptedTable(rows: [3])
        script.table.rowHeight = 2_000
        #expect(try pdf(script).pageSizes.count == 9)
    }

    /// Returns a section of rows as high as their texts, each line of which is a number.
    private func paragraphs(_ lineCounts: [Int], _ edit: @escaping (TableViewCell) -> Void = { _ in })
        -> ScriptedTable
    {
        let starts = lineCounts.indices.map { lineCounts[..<$0].reduce(0, +) }
        let script = ScriptedTable(rows: [lineCounts.count]) { cell, path in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = (0..<lineCounts[path.row]).map { "line \(starts[path.row] + $0)" }
                .joined(separator: "\n")
            edit(cell)
        }
        script.identifier = { _ in nil }
        script.table.rowHeight = TableView.automaticDimension
        script.headers = [0: "Head"]
        return script
    }

    @Test(arguments: [1, 0.8, 1.7])
    func tallRowsAreSplitBetweenLines(lineHeight: CGFloat) throws {
        let script = paragraphs([1, 120, 1]) { cell in
            var style = ParagraphStyle()
            style.lineHeightMultiple = lineHeight
            cell.textLabel?.attributedText = NSAttributedString(
                string: cell.textLabel?.text ?? "", attributes: [.paragraphStyle: style])
        }
        let pages = try pdf(script).texts
        // A line cut by the end of a page would appear on both pages.
        #expect(pages.flatMap { $0.dropFirst() } == (0..<122).map { "line \($0)" })
        #expect(pages.allSatisfy { $0.first == "Head" } && pages.count > 2)
        // A row that must continue on another page begins where there is space.
        #expect(pages[0].count > 700 / Int(25 * lineHeight))
    }

    @Test func rowBeginsOnPageWithSpaceForLine() throws {
        // 16 rows below the header leave 38 points, which the margin and a line need; a line more leaves too little.
        for (first, isMoved) in [(1, false), (2, true)] {
            let script = paragraphs([first] + Array(repeating: 1, count: 15) + [60])
            let pages = try pdf(script).texts
            #expect(pages.flatMap { $0.dropFirst() } == (0..<first + 75).map { "line \($0)" })
            #expect((pages[0].count == first + 16) == isMoved, "\(pages[0])")
        }
        // A row that fits on a page is not cut.
        let pages = try pdf(paragraphs(Array(repeating: 1, count: 10) + [30])).texts
        #expect(pages.map(\.count) == [11, 31])
    }

    @Test func aCharacterWithoutAFontIsABox() throws {
        let script = ScriptedTable(rows: [2]) { cell, path in
            cell.textLabel?.text = path.row == 0 ? "\u{10FFFD}" : "x"
        }
        #expect(try pdf(script).texts == [["x"]])
    }

    @Test func noncharactersAreOmitted() throws {
        // Swift has no literals for them.
        let none = String(try #require(Unicode.Scalar(0xFFFE as UInt32)))
        let script = ScriptedTable(rows: [1]) { cell, _ in cell.textLabel?.text = "\(none)x\(none)" }
        #expect(try pdf(script).texts == [["x"]])
        let options = SnapshotOptions(theme: .modern, description: "a\(none)b\u{0}")
        let bytes = try withExtendedLifetime(script) {
            try TableSnapshot(of: script.table, options: options).pdfData()
        }
        #expect(try PDFReader(bytes).properties["Title"] == "ab")
    }
}

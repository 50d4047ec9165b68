import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("PDF files")
struct PDFTests {
    /// Three sections of 20 rows.
    private func list(_ style: TableView.Style = .plain) -> ScriptedTable {
        let script = ScriptedTable(style, rows: [20, 20, 20])
        script.headers = [0: "First", 1: "Second", 2: "Third"]
        return script
    }

    /// The file of a table, whose data source nobody else retains.
    private func pdf(_ script: ScriptedTable, _ paper: PaperSize? = .a4) throws -> [UInt8] {
        try withExtendedLifetime(script) { try TableSnapshot(of: script.table).pdfData(paper: paper) }
    }

    @Test func textStaysTextInReadingOrder() throws {
        let texts = PDFReader(try pdf(list(), nil)).texts
        let wanted = (0..<3).flatMap { section in
            [["First", "Second", "Third"][section]] + (0..<20).map { "Row \(section).\($0)" }
        }
        #expect(texts == [wanted])
    }

    @Test(arguments: TableView.Style.allCases)
    func everyRowStandsOnOnePageBelowItsHeader(style: TableView.Style) throws {
        let script = list(style)
        let reader = PDFReader(try pdf(script, .a4))
        #expect(reader.count(of: "/Type /Page %") == reader.texts.count && reader.texts.count > 3)
        let names = ["First", "Second", "Third"]
        var rows: [String] = []
        for page in reader.texts {
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

    @Test func pagesAreAsLargeAsThePaper() throws {
        for (paper, box) in [(PaperSize.a4, "0 0 595 842"), (.letter, "0 0 612 792")] {
            let reader = PDFReader(try pdf(list(), paper))
            #expect(reader.count(of: "/MediaBox [ \(box) ]") == reader.texts.count)
        }
        let wide = ScriptedTable(width: 2_000, rows: [30])
        // Reduced to the width of the paper, they stand on one page.
        #expect(PDFReader(try pdf(wide)).texts.count == 1)
    }

    @Test func theSameTableMakesTheSameBytes() throws {
        let first = try pdf(richTable())
        let isSame = try pdf(richTable()) == first
        #expect(isSame)
        #expect(PDFReader(first).count(of: "/CreationDate (20000101000000Z)") == 1)
    }

    @Test func aFileHoldsEachPictureOnce() throws {
        func size(_ rows: Int) throws -> Int {
            let picture = Image.plain(90, 60)
            let script = ScriptedTable(rows: [rows]) { cell, _ in cell.imageView?.image = picture }
            let reader = PDFReader(try pdf(script))
            return reader.count(of: "/Subtype /Image")
        }
        let one = try size(1)
        #expect(one > 0)
        #expect(try size(100) == one)
    }

    @Test func whatIsNoListIsOnePageOfItsOwnSize() throws {
        let script = list()
        script.table.frame.size.height = 300
        var framed = SnapshotOptions()
        framed.frame = PictureFrame(padding: 10)
        let callout = { () -> SnapshotOptions in
            var options = SnapshotOptions(height: 100)
            options.callouts = [.leader("row 0:0 text")]
            return options
        }()
        for options in [SnapshotOptions(extent: .screen), framed, callout] {
            let snapshot = try TableSnapshot(of: script.table, options: options)
            let reader = PDFReader(try snapshot.pdfData())
            let size =
                "0 0 \(plain(CGFloat(snapshot.pixelWidth) / 2)) \(plain(CGFloat(snapshot.pixelHeight) / 2))"
            #expect(reader.count(of: "/MediaBox [ \(size) ]") == 1)
        }
    }

    @Test func aPageThatIsTooLargeIsTold() {
        let script = ScriptedTable(rows: [400])
        let error = #expect(throws: SnapshotError.self) {
            try pdf(script, nil)
        }
        #expect(
            error?.description
                == "a page of 375 × 17600 points is too large; the most is 14400 a side, and a table takes several pages on paper"
        )
    }

    @Test func rowsHigherThanAPageAreCut() throws {
        let script = ScriptedTable(rows: [3])
        script.table.rowHeight = 2_000
        let reader = PDFReader(try pdf(script))
        #expect(reader.count(of: "/Type /Page %") == 9)
    }
}

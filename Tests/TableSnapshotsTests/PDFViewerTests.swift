import Files
import Foundation
import TableSpecimens
import TestSupport
import Testing

@testable import TableSnapshots

@Suite("PDF files in Poppler", .readsPDF)
struct PDFViewerTests {
    private func pdf(
        _ script: ScriptedTable, _ paper: PaperSize?, _ numbers: PageNumbers = .numberOfTotal
    ) throws -> PDFReader {
        try withExtendedLifetime(script) {
            try PDFReader(
                TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).pdfData(
                    paper: paper, pageNumbers: numbers))
        }
    }

    @Test(arguments: TableView.Style.allCases)
    func separatorsAreEqualAtEverySize(style: TableView.Style) throws {
        let script = ScriptedTable(style, width: 300, rows: [6])
        let file = try pdf(script, nil)
        for dotsPerInch in [60, 72, 100, 144] {
            let pixels = try file.pixels(dotsPerInch: dotsPerInch)
            // A position without text, next to the middle of the rows.
            let column = pixels.map { $0[$0.count * 3 / 4] }
            let lines = column.indices.filter {
                $0 > 0 && $0 < column.count - 1 && column[$0] < 215 && column[$0 - 1] > 225
            }
            #expect(lines.count >= 5, "\(lines) at \(dotsPerInch)")
            // The lines around a section have another background.
            guard style == .plain else { continue }
            #expect(Set(lines.map { column[$0] }).count == 1, "at \(dotsPerInch)")
        }
    }

    @Test(arguments: ["हिन्दी क्षत्रिय", "বাংলা", "ਪੰਜਾਬੀ", "السلام عليكم"])
    func joinedTranslucentLettersShowNoOverlaps(text: String) throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.text = text
            cell.textLabel?.font = .systemFont(ofSize: 30)
            cell.textLabel?.textColor = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
        }
        script.table.rowHeight = 80
        let file = try pdf(script, nil)
        let darkest = try file.pixels(dotsPerInch: 144).flatMap(\.self).min()
        #expect((126...129).contains(darkest ?? 0))
        #expect(try file.texts.contains { !$0.isEmpty })
    }

    @Test func linesHaveTheDistanceOfTheirTextStyle() throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = "H\nH\nH"
        }
        let rows = try pdf(script, nil).pixels(dotsPerInch: 720).map { ($0.min() ?? 255) < 100 }
        let bottoms = rows.indices.dropFirst().filter { rows[$0 - 1] && !rows[$0] }
        #expect(
            zip(bottoms, bottoms.dropFirst()).allSatisfy { abs($1 - $0 - 220) <= 1 } && bottoms.count == 3)
    }

    @Test func pagesHaveNumbers() throws {
        let script = ScriptedTable(rows: [40])
        func lastLines(_ paper: PaperSize, _ numbers: PageNumbers) throws -> [String] {
            try pdf(script, paper, numbers).layout.map { page in
                (page.last ?? "").replacingOccurrences(of: " / ", with: "/")
            }
        }
        #expect(try lastLines(.a4, .numberOfTotal) == ["1/3", "2/3", "3/3"])
        #expect(try lastLines(.letter, .number) == ["1", "2", "3"])
        #expect(try lastLines(.a4, .none) == ["Row 0.16", "Row 0.33", "Row 0.39"])
        // Without a margin the numbers take space from the rows.
        let edge = PaperSize(width: 595, height: 440, margin: 0)
        #expect(try lastLines(edge, .none).first == "Row 0.9")
        #expect(try lastLines(edge, .numberOfTotal) == ["1/5", "2/5", "3/5", "4/5", "5/5"])
    }

    @Test func singlePageHasNoNumber() throws {
        #expect(try pdf(ScriptedTable(rows: [1]), .a4).texts == [["Row 0.0"]])
    }

    @Test func sectionsAreHeadingsAndLists() throws {
        let script = ScriptedTable(rows: [1, 20])
        script.headers = [0: "First", 1: "Second"]
        script.footers = [0: "Below"]
        let file = try pdf(script, .a4)
        #expect(try file.properties["Tagged"] == "yes")
        func tagged(_ tags: [String], _ text: String) -> [String] { tags + ["\"\(text)\""] }
        let row = ["LI (block)", "LBody (block)"]
        let expected =
            ["Document", "Sect"] + tagged(["H1 (block)"], "First") + ["L (block)"] + tagged(row, "Row 0.0")
            + tagged(["P (block)"], "Below") + ["Sect"] + tagged(["H1 (block)"], "Second") + ["L (block)"]
            + (0..<20).flatMap { tagged(row, "Row 1.\($0)") }
        #expect(try file.structure(withTexts: true) == expected)
    }

    /// Cairo reads memory that was never written when it copies the end of a tag in a group.
    @Test func translucentRowsContainNoTags() throws {
        let script = ScriptedTable(rows: [2]) { cell, path in
            for (index, text) in ["One", "Two"].enumerated() {
                let label = Label(frame: CGRect(x: 100 * index, y: 0, width: 90, height: 40))
                label.attributedText = NSAttributedString(
                    string: text, attributes: [.link: "https://example.com"])
                label.textElement = .cell(isTitle: false)
                cell.contentView.addSubview(label)
            }
            cell.consistsOfCells = true
            cell.alpha = path.row == 0 ? 1 : 0.5
        }
        script.identifier = { _ in nil }
        let structure = try pdf(script, .a4).structure(withTexts: true)
        #expect(structure.count { $0.hasPrefix("TR") } == 2)
        // The cells of the opaque row, and that of the other one.
        #expect(structure.count { $0.hasPrefix("TD") } == 3)
        #expect(structure.count { $0.hasPrefix("Link") } == 2)
        let last = try #require(structure.lastIndex { $0.hasPrefix("TD") })
        #expect(structure[last...].dropFirst().joined().filter(\.isLetter) == "OneTwo")
    }

    @Test func rowOnTwoPagesIsOneElement() throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        }
        script.identifier = { _ in nil }
        script.table.rowHeight = TableView.automaticDimension
        let structure = try pdf(script, .a4).structure(withTexts: false)
        #expect(structure.count { $0.contains("LI (block)") } == 1)
        #expect(structure.count { $0.contains("LBody (block)") } == 2)
    }

    @Test func pagesAfterTheMaximumOfTagsAreParagraphs() throws {
        let script = ScriptedTable(rows: [40])
        let file = try withExtendedLifetime(script) {
            let sink = MemorySink()
            try TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).writePDF(
                to: sink, paper: .a4, pageNumbers: .none, maximumTagCount: 7, progress: nil)
            return try PDFReader(sink.bytes)
        }
        let rows = (0..<40).map { "\"Row 0.\($0)\"" }
        let structure = try file.structure(withTexts: true)
        let start = ["Document", "Sect", "L (block)"]
        let tagged = rows[..<2].flatMap { ["LI (block)", "LBody (block)", $0] }
        #expect(Array(structure.prefix(start.count + tagged.count)) == start + tagged)
        let rest = structure.dropFirst(start.count + tagged.count)
        #expect(rest.filter { !$0.hasPrefix("\"") } == Array(repeating: "P (block)", count: 3))
        let text = rest.filter { $0.hasPrefix("\"") }.joined(separator: " ")
        #expect(rows[2...].allSatisfy { text.contains($0.dropFirst().dropLast()) })
    }
}

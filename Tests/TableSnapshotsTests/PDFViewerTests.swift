import Foundation
import TableSpecimens
import TestSupport
import Testing

@testable import TableSnapshots

/// The programs of Poppler, which show and search PDF files.
private enum Poppler {
    static let isInstalled = ["pdftoppm", "pdftotext", "pdfinfo"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }
    static let isWanted =
        isInstalled || ProcessInfo.processInfo.environment["TABLESNAP_BROWSER"] == "required"

    /// Returns the output of a program for a file, which replaces the argument `-`.
    static func run(_ name: String, _ arguments: [String], on file: [UInt8]) throws -> [UInt8] {
        let folder = try TestFolder()
        let path = try folder.write(file, to: "table.pdf")
        let program = Program("/usr/bin/\(name)", arguments.map { $0 == "-" ? path : $0 })
        let outcome = try withExtendedLifetime(folder) { try program.run() }
        #expect(outcome.status == 0, "\(name)")
        return outcome.output
    }

    static func text(_ name: String, _ arguments: [String], of file: [UInt8]) throws -> String {
        String(decoding: try run(name, arguments, on: file), as: UTF8.self)
    }

    /// Returns the pixels of the first page: how bright they are, row by row.
    static func pixels(of file: [UInt8], dotsPerInch: Int) throws -> [[UInt8]] {
        let image = try run(
            "pdftoppm", ["-gray", "-f", "1", "-l", "1", "-r", "\(dotsPerInch)", "-"], on: file)
        let header = image.split(
            separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
        let size = String(decoding: header[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        let pixels = Array(header[3])
        return (0..<size[1]).map { Array(pixels[$0 * size[0]..<($0 + 1) * size[0]]) }
    }
}

@Suite(
    "PDF files in Poppler",
    .enabled(if: Poppler.isWanted, "Poppler is not installed; make browser installs it"))
struct PDFViewerTests {
    private func pdf(
        _ script: ScriptedTable, _ paper: PaperSize?, _ numbers: PageNumbers = .numberOfTotal
    ) throws -> [UInt8] {
        try withExtendedLifetime(script) {
            try TableSnapshot(of: script.table).pdfData(paper: paper, pageNumbers: numbers)
        }
    }

    @Test(arguments: TableView.Style.allCases)
    func separatorsAreEqualAtEverySize(style: TableView.Style) throws {
        let script = ScriptedTable(style, width: 300, rows: [6])
        let file = try pdf(script, nil)
        for dotsPerInch in [60, 72, 100, 144] {
            let pixels = try Poppler.pixels(of: file, dotsPerInch: dotsPerInch)
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
        let darkest = try Poppler.pixels(of: file, dotsPerInch: 144).flatMap(\.self).min()
        #expect((126...129).contains(darkest ?? 0))
        #expect(try !Poppler.text("pdftotext", ["-", "/dev/stdout"], of: file).isEmpty)
    }

    @Test func pagesHaveNumbers() throws {
        let script = ScriptedTable(rows: [40])
        func lastLines(_ paper: PaperSize, _ numbers: PageNumbers) throws -> [String] {
            let text = try Poppler.text(
                "pdftotext", ["-layout", "-", "/dev/stdout"], of: pdf(script, paper, numbers))
            return text.split(separator: "\u{C}").map { page -> String in
                let last = page.split(separator: "\n").last?.trimmingCharacters(in: .whitespaces) ?? ""
                return last.replacingOccurrences(of: " / ", with: "/")
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
        let text = try Poppler.text(
            "pdftotext", ["-", "/dev/stdout"], of: pdf(ScriptedTable(rows: [1]), .a4))
        #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == "Row 0.0")
    }

    @Test func sectionsAreHeadingsAndLists() throws {
        let script = ScriptedTable(rows: [1, 20])
        script.headers = [0: "First", 1: "Second"]
        script.footers = [0: "Below"]
        let file = try pdf(script, .a4)
        #expect(try Poppler.text("pdfinfo", ["-"], of: file).contains("Tagged:          yes"))
        let structure = try Poppler.text("pdfinfo", ["-struct-text", "-"], of: file)
        let lines = structure.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        func tagged(_ tags: [String], _ text: String) -> [String] { tags + ["\"\(text)\""] }
        let row = ["LI (block)", "LBody (block)"]
        let expected =
            ["Document", "Sect"] + tagged(["H1 (block)"], "First") + ["L (block)"] + tagged(row, "Row 0.0")
            + tagged(["P (block)"], "Below") + ["Sect"] + tagged(["H1 (block)"], "Second") + ["L (block)"]
            + (0..<20).flatMap { tagged(row, "Row 1.\($0)") }
        #expect(lines == expected)
    }

    @Test func rowOnTwoPagesIsOneElement() throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        }
        script.identifier = { _ in nil }
        script.table.rowHeight = TableView.automaticDimension
        let structure = try Poppler.text("pdfinfo", ["-struct", "-"], of: pdf(script, .a4))
        #expect(structure.components(separatedBy: "LI (block)").count - 1 == 1)
        #expect(structure.components(separatedBy: "LBody (block)").count - 1 == 2)
    }
}

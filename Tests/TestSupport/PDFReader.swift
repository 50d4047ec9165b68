import Foundation
import Testing

/// A PDF file as Poppler's programs read it. The bytes of a file depend on the version of Cairo.
package final class PDFReader: Sendable {
    private static let programs = ["pdfimages", "pdfinfo", "pdftoppm", "pdftotext"]

    /// A Boolean value that indicates whether tests read PDF files: if Poppler is installed or required.
    fileprivate static let isWanted =
        programs.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
        || ProcessInfo.processInfo.environment["TABLESNAP_BROWSER"] == "required"

    private let folder: TestFolder
    private let path: String

    package init(_ bytes: [UInt8]) throws {
        folder = try TestFolder()
        path = try folder.write(bytes, to: "table.pdf")
    }

    /// The lines of text on each page, in the order in which they are drawn.
    package var texts: [[String]] {
        get throws {
            try text("pdftotext", ["-raw"]).split(separator: "\u{C}", omittingEmptySubsequences: false)
                .dropLast().map { $0.split(separator: "\n").map(String.init) }
        }
    }

    /// The lines of each page, with spaces where the page has some.
    package var layout: [[String]] {
        get throws {
            try text("pdftotext", ["-layout"]).split(separator: "\u{C}").map { page in
                page.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            }
        }
    }

    /// The properties of the document by name, such as `Title`.
    package var properties: [String: String] {
        get throws {
            let lines = try text("pdfinfo", ["-isodates"], toFile: false).split(separator: "\n")
            let pairs = lines.map { $0.split(separator: ":", maxSplits: 1) }.filter { $0.count == 2 }
            return Dictionary(
                pairs.map { (String($0[0]), $0[1].trimmingCharacters(in: .whitespaces)) },
                uniquingKeysWith: { first, _ in first })
        }
    }

    /// The sizes of the pages in points.
    package var pageSizes: [CGSize] {
        get throws {
            let lines = try text("pdfinfo", ["-box", "-f", "1", "-l", "9999"], toFile: false).split(
                separator: "\n")
            return lines.filter { $0.contains("MediaBox:") }.map { line in
                let sides = line.split(separator: " ").suffix(4).map { Double($0) ?? .nan }
                return CGSize(width: sides[2] - sides[0], height: sides[3] - sides[1])
            }
        }
    }

    /// The number of embedded images, each of which can be drawn several times.
    package var imageCount: Int {
        get throws {
            // The eleventh column is the number of the object.
            let rows = try text("pdfimages", ["-list"], toFile: false).split(separator: "\n").dropFirst(2)
            return Set(rows.map { $0.split(separator: " ")[10] }).count
        }
    }

    /// The addresses of the links, in the order of their pages.
    package var addresses: [String] {
        get throws {
            try text("pdfinfo", ["-url"], toFile: false).split(separator: "\n").dropFirst().compactMap {
                $0.split(separator: " ").last.map(String.init)
            }
        }
    }

    /// Returns the structure of a tagged document, an element or a text on each line.
    package func structure(withTexts: Bool) throws -> [String] {
        try text("pdfinfo", [withTexts ? "-struct-text" : "-struct"], toFile: false).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Returns the pixels of the first page: how bright they are, row by row.
    package func pixels(dotsPerInch: Int) throws -> [[UInt8]] {
        let image = try output(
            of: "pdftoppm", ["-gray", "-f", "1", "-l", "1", "-r", "\(dotsPerInch)", path])
        let header = image.split(
            separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
        let size = String(decoding: header[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        let pixels = Array(header[3])
        return (0..<size[1]).map { Array(pixels[$0 * size[0]..<($0 + 1) * size[0]]) }
    }

    // MARK: Programs

    /// Returns the output of a program, which requires the name of a file for it if `toFile` is `true`.
    private func text(_ program: String, _ options: [String], toFile: Bool = true) throws -> String {
        let arguments = options + [path] + (toFile ? ["-"] : [])
        return String(decoding: try output(of: program, arguments), as: UTF8.self)
    }

    private func output(of program: String, _ arguments: [String]) throws -> [UInt8] {
        let outcome = try Program("/usr/bin/\(program)", arguments).run()
        try #require(outcome.status == 0, "\(program): \(outcome.errors)")
        return outcome.output
    }
}

extension Trait where Self == ConditionTrait {
    /// A trait of tests that read PDF files.
    package static var readsPDF: Self {
        .enabled(if: PDFReader.isWanted, "Poppler is not installed; make browser installs it")
    }
}

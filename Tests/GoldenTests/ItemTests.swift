import DisplayList
import Foundation
import Goldens
import TableSnapshots
import TestSupport
import Testing

/// Each kind of item in display lists: as a dump, as an SVG file, and in a PDF file as another program reads it.
@Suite("Items of display lists")
struct ItemTests {
    @Test(arguments: ItemSpecimen.allCases)
    func displayListsEqualGoldenDumps(specimen: ItemSpecimen) throws {
        let dump = try specimen.snapshot.displayList.dump
        #expect(dump.contains(specimen.rawValue))
        try expectGolden(dump, "\(specimen).txt")
    }

    /// The embedded fonts are left out: their bytes depend on the version of HarfBuzz.
    @Test(arguments: ItemSpecimen.allCases)
    func svgFilesEqualGoldenFiles(specimen: ItemSpecimen) throws {
        let file = String(decoding: try specimen.snapshot.svgData(), as: UTF8.self)
        let text = file.replacing(/url\(data:font[^)]*\)/, with: "url(…)")
        try expectGolden(text, "\(specimen).svg")
    }

    @Test(.readsPDF, arguments: ItemSpecimen.allCases)
    func pdfFilesShowTheImage(specimen: ItemSpecimen) throws {
        let snapshot = try specimen.snapshot
        let bitmap = try snapshot.bitmap()
        let pixels = try PDFReader(snapshot.pdfData(paper: nil)).pixels(dotsPerInch: 144)
        try #require(pixels.count == bitmap.height && pixels[0].count == bitmap.width)
        let differences = (0..<bitmap.height).flatMap { y in
            (0..<bitmap.width).map { x in
                let start = (y * bitmap.width + x) * 4
                let color = bitmap.bytes[start..<start + 3].map(Double.init)
                let gray = 0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2]
                return abs(gray - Double(pixels[y][x]))
            }
        }
        // Programs smooth edges differently.
        let mean = differences.reduce(0, +) / Double(differences.count)
        #expect(mean < 1.5, "\(specimen): \(mean)")
        #expect(differences.count { $0 > 100 } < differences.count / 400)
    }

    /// Compares a text with a file, or records it as the environment requests.
    private func expectGolden(_ text: String, _ name: String) throws {
        guard try Repository.otherFonts() == nil else { return }
        let file = Repository.folder.appending(path: "Snapshots/items/\(name)")
        let golden = try? String(contentsOf: file, encoding: .utf8)
        guard text != golden else { return }
        switch try RecordMode(environment: ProcessInfo.processInfo.environment) {
        case .missing where golden != nil, .never:
            #expect(text == golden, "\(name) differs; TABLESNAP_RECORD=failed records it")
        default:
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("\(name) was recorded; run the test again")
        }
    }
}

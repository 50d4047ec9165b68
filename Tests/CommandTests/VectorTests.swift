import Foundation
import TestSupport
import Testing

/// SVG and PDF files, selected by their extension.
@Suite struct VectorTests {
    private static let list = ["list.csv": "name\n" + (1...60).map { "Row \($0)\n" }.joined()]

    private func beginning(_ folder: Folder, _ name: String) throws -> String {
        String(decoding: try folder.bytes(of: name).prefix(5), as: UTF8.self)
    }

    @Test func extensionDeterminesTheFormat() throws {
        let folder = try Folder(Self.list)
        for (name, start) in [("a.svg", "<svg "), ("a.PDF", "%PDF-"), ("a.png", "\u{FFFD}PNG\r")] {
            try folder.render("list.csv", "--title", "name", "-o", name)
            #expect(try beginning(folder, name) == start)
        }
    }

    @Test(.readsPDF) func paperDeterminesTheNumberOfPages() throws {
        let folder = try Folder(Self.list)
        for (paper, pages) in [
            ("a4", 4), ("letter", 4), ("a4-landscape", 6), ("letter-landscape", 5), ("fit", 1),
        ] {
            try folder.render(
                "list.csv", "--title", "name", "-o", "a.pdf", "--paper", paper, "--theme", "modern")
            let sizes = try PDFReader(folder.bytes(of: "a.pdf")).pageSizes
            #expect(sizes.count == pages, "\(paper)")
            if paper != "fit" { #expect((sizes[0].width > sizes[0].height) == paper.hasSuffix("landscape")) }
        }
    }

    @Test func tablesMuchWiderThanPaperAreReported() throws {
        let titles = (1...9).map { "column_number_\($0)" }.joined(separator: ",")
        let values = (1...9).map { "123456789.\($0)" }.joined(separator: ",")
        let folder = try Folder(["wide.csv": "\(titles)\n\(values)\n"])
        let options = ["render", "wide.csv", "--columns", "-o", "a.pdf"]
        let errors = try folder.run(options).errors
        let scales = errors.matches(of: #/(\d+) %/#).compactMap { Int($0.output.1) }
        #expect(
            errors.contains("wide.csv: warning: the table is scaled to ")
                && errors.contains("use --paper a4-landscape for "), "\(errors)")
        #expect(scales.count == 2 && scales[0] < scales[1] && scales[0] < 60, "\(errors)")
        let landscape = try folder.run(options + ["--paper", "a4-landscape"]).errors
        #expect(!landscape.contains("use --paper a4-landscape"), "\(landscape)")
        #expect(try folder.run(options + ["--paper", "fit"]).errors.contains("scaled") == false)
    }

    /// All pages begin with the titles of columns, and continue with the title of their section.
    @Test(.readsPDF, arguments: ["plain", "grouped", "inset-grouped"])
    func pagesRepeatTitlesOfColumns(style: String) throws {
        let rows = (1...60).map { "Item \($0),\($0 <= 30 ? "First" : "Second")\n" }.joined()
        let folder = try Folder(["list.csv": "product,part\n" + rows])
        try folder.render(
            "list.csv", "--columns", "product", "--section", "part", "--style", style, "-o", "a.pdf")
        let pages = try PDFReader(folder.bytes(of: "a.pdf")).texts
        #expect(pages.count > 2)
        for page in pages {
            #expect(page.count { $0 == "product" } == 1, "\(page)")
            #expect(page.contains("First") || page.contains("Second"), "\(page)")
        }
    }

    @Test(arguments: [
        (
            ["--paper", "a5", "-o", "a.pdf"],
            "--paper: expected a4, letter, a4-landscape, letter-landscape or fit, found \"a5\""
        ),
        (["--paper", "a4"], "--paper requires PDF; use -o with a name that ends in .pdf"),
        (
            ["--page-numbers", "total"],
            "--page-numbers requires PDF; use -o with a name that ends in .pdf"
        ),
        (
            ["--page-numbers", "total", "--paper", "fit", "-o", "a.pdf"],
            "--page-numbers and --paper fit exclude each other; choose one"
        ),
        (
            ["--page-numbers", "roman", "-o", "a.pdf"],
            "--page-numbers: \"roman\" is not a kind of page numbers; expected none, number or total"
        ),
    ])
    func errorsAreReported(arguments: [String], sentence: String) throws {
        let outcome = try Folder(Self.list).run(["render", "list.csv", "--title", "name"] + arguments)
        #expect(outcome.status == 2 && outcome.errors.contains(sentence), "\(outcome.errors)")
    }

    @Test func statesAndTraitsResultInSeparateFiles() throws {
        let folder = try Folder(["s.yaml": "rows: [A]\nstates: [{name: late, editing: true}]\n"])
        try folder.render("s.yaml", "-o", "a.svg", "--appearance", "light,dark")
        #expect(
            try folder.names == [
                "a-late@2x.svg", "a-late~dark@2x.svg", "a@2x.svg", "a~dark@2x.svg", "s.yaml",
            ])
    }

    @Test func failureLeavesNoFile() throws {
        let folder = try Folder(["s.yaml": "rows: [A]\ncallouts: [row 9:9]\n"])
        let outcome = try folder.run(["render", "s.yaml", "-o", "a.pdf"])
        #expect(outcome.status == 1 && outcome.errors.contains("s.yaml:2:12: callouts[0]"))
        #expect(try folder.names == ["s.yaml"])
    }
}

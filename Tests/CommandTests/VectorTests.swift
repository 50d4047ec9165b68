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
        for (paper, pages) in [("a4", 4), ("letter", 4), ("fit", 1)] {
            try folder.render(
                "list.csv", "--title", "name", "-o", "a.pdf", "--paper", paper, "--theme", "modern")
            #expect(try PDFReader(folder.bytes(of: "a.pdf")).pageSizes.count == pages, "\(paper)")
        }
    }

    @Test(arguments: [
        (["--paper", "a5", "-o", "a.pdf"], "--paper: expected a4, letter or fit, found \"a5\""),
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
            "--page-numbers: \"roman\" is not a kind of page numbers; there are none, number, total"
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

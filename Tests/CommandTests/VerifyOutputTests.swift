import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The machine-readable results of a verification.
@Suite struct VerifyOutputTests {
    /// One scene of each kind, one with a name that is hard to write.
    private func mixed() throws -> Folder {
        let folder = try Folder(["a.yaml": "rows: [One]", "b, <&>.yaml": "rows: [Two]"])
        #expect(try folder.run("verify").status == 1)
        try folder.write("rows: [New]", to: "b, <&>.yaml")
        try folder.write("rows: 7", to: "c.yaml")
        try folder.write("rows: [One]", to: "d.yaml")
        return folder
    }

    private struct Document: Decodable {
        struct Image: Decodable {
            struct Difference: Decodable {
                let differentPixels, comparedPixels: Int
                let regions: [[Int]]
            }
            let scene, golden, outcome: String
            let messages: [String]
            let difference: Difference?
            let seconds: Double
        }
        let images: [Image]
        let summary: [String: Int]
    }

    @Test func outcomesAreReportedAsJSON() throws {
        let outcome = try mixed().run("verify", "--record", "never", "--json")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "")
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output))
        #expect(document.images.map(\.scene) == ["a.yaml", "b, <&>.yaml", "c.yaml", "d.yaml"])
        #expect(document.images.map(\.outcome) == ["same", "different", "error", "missing"])
        #expect(document.images[1].golden == "Snapshots/b, <&>.png")
        let difference = try #require(document.images[1].difference)
        #expect(difference.comparedPixels == 804 * 106)
        #expect(difference.differentPixels > 0)
        #expect(difference.regions.count == 1)
        #expect(document.images[2].messages.first?.hasPrefix("c.yaml:1:7: rows: ") == true)
        #expect(
            document.summary == [
                "same": 1, "sameLayout": 0, "different": 1, "error": 1, "missing": 1, "recorded": 0,
            ])
    }

    /// Notes the elements of a document.
    private final class Elements: NSObject, XMLParserDelegate {
        var found: [(name: String, attributes: [String: String])] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            found.append((name, attributes))
        }
    }

    @Test func outcomesAreReportedAsJUnit() throws {
        let folder = try mixed()
        let outcome = try folder.run(
            "verify", "--record", "never", "--junit", "results.xml",
            environment: ["CI_PROJECT_DIR": folder.path])
        #expect(outcome.status == 3)
        let elements = Elements()
        let parser = XMLParser(data: Data(try folder.bytes(of: "results.xml")))
        parser.delegate = elements
        #expect(parser.parse())
        let suite = try #require(elements.found.first { $0.name == "testsuite" }).attributes
        #expect(suite["tests"] == "4" && suite["failures"] == "2" && suite["errors"] == "1")
        let cases = elements.found.filter { $0.name == "testcase" }.map(\.attributes["name"])
        #expect(cases == ["a", "b, <&>", "c", "d"])
        let files = elements.found.filter { $0.name == "testcase" }.map(\.attributes["file"])
        #expect(files == ["a.yaml", "b, <&>.yaml", "c.yaml", "d.yaml"])
        let attached = parserText(try folder.text(of: "results.xml"))
        let failed = ".build/snapshot-failures/Snapshots"
        #expect(
            attached == [
                "difference", "reference", "actual",
            ].map { "\(failed)/b, &lt;&amp;&gt;.\($0).png" } + ["\(failed)/d.actual.png"], "\(attached)")
        let failures = elements.found.filter { ["failure", "error"].contains($0.name) }
        #expect(failures.map(\.attributes["type"]) == ["different", "error", "missing"])
        #expect(failures[2].attributes["message"] == "there is no golden image Snapshots/d.png")
    }

    /// Returns the attachments in a document.
    private func parserText(_ xml: String) -> [String] {
        xml.matches(of: /\[\[ATTACHMENT\|(.*?)\]\]/).map { String($0.1) }
    }

    /// Annotations have the lines of errors and of changed rows, paths from the root of the repository, and one line for all
    /// states of a scene.
    @Test func annotationsHaveLocations() throws {
        let folder = try Folder([
            "scenes/a.yaml": "rows:\n  - One\n  - Two\nstates:\n  - {name: b, editing: true}\n"
        ])
        #expect(try folder.run("verify").status == 1)
        try folder.write(
            "rows:\n  - One\n  - New\nstates:\n  - {name: b, editing: true}\n", to: "scenes/a.yaml")
        try folder.write("rows:\n  - {textt: x}\n  - {tex: x}\n", to: "scenes/c.yaml")
        let parent = (folder.path as NSString).deletingLastPathComponent
        let name = (folder.path as NSString).lastPathComponent
        let lines = try folder.run(
            "verify", "--record", "never", "--annotations", environment: ["GITHUB_WORKSPACE": parent]
        ).sentences
        try #require(lines.count == 3, "\(lines)")
        let file = "::error file=\(name)/scenes"
        #expect(
            lines[0].hasPrefix(
                "\(file)/a.yaml,line=3,col=5,title=scenes/a.yaml%3A 2 images failed::scenes/Snap"))
        #expect(lines[0].contains("%0AChanged: row 0:1 text “Two” → “New”%0Ascenes/Snapshots/a.b.png: "))
        #expect(
            lines[1]
                == "\(file)/c.yaml,line=2,col=6,title=scenes/c.yaml%3A error::rows[0]: a row has no key \"textt\"; "
                + "did you mean \"text\"?")
        #expect(lines[2].hasPrefix("\(file)/c.yaml,line=3,col=6,"))
    }

    /// GitHub shows ten annotations of a step.
    @Test func theLastAnnotationNamesTheOtherScenes() throws {
        let folder = try Folder()
        for number in 10..<22 { try folder.write("rows: \(number)", to: "\(number).yaml") }
        let lines = try folder.run("verify", "--annotations").sentences
        try #require(lines.count == 10)
        #expect(lines[8].hasPrefix("::error file=18.yaml,"))
        #expect(
            lines[9]
                == "::error file=19.yaml,title=3 more scenes failed::These scenes failed, too. The log contains their "
                + "messages.%0A19.yaml%0A20.yaml%0A21.yaml")
    }

    @Test func outcomesAreReportedAsAnnotations() throws {
        let folder = try mixed()
        let outcome = try folder.run(
            "verify", "--record", "never", environment: ["GITHUB_ACTIONS": "true"])
        let lines = outcome.errors.split(separator: "\n").map(String.init)
        try #require(lines.count == 3)
        #expect(
            lines[0].hasPrefix("::error file=b%2C <&>.yaml,line=1,col=8,title=b%2C <&>.yaml%3A different::"))
        #expect(lines[0].contains("%25) differ"))
        #expect(
            lines[2]
                == "::error file=d.yaml,title=d.yaml%3A missing::there is no golden image Snapshots/d.png")
        #expect(try folder.run("verify", "--record", "never", "--annotations").errors == outcome.errors)
        #expect(try folder.run("verify", "--record", "never").errors == "")
    }

    @Test func recordedImagesAreReportedNextToThoseThatAreNot() throws {
        let folder = try Folder(["a.yaml": "rows: [One]", "b.yaml": "rows: [Two]", "c.yaml": "rows: [Three]"])
        try folder.makeFolder("Snapshots")
        try folder.makeLink("Snapshots/b.png", to: "../gone/b.png")
        let outcome = try folder.run("verify")
        #expect(outcome.status == 3)
        #expect(outcome.lines.contains { $0.hasPrefix("recorded") && $0.contains("Snapshots/a.png") })
        #expect(
            outcome.lines.contains { $0.hasPrefix("error") && $0.contains("b.yaml") && $0.contains("gone") })
        #expect(outcome.lines.contains { $0.hasPrefix("recorded") && $0.contains("Snapshots/c.png") })
        #expect(
            folder.allNames.filter { $0.hasPrefix("Snapshots/") } == ["Snapshots/a.png", "Snapshots/c.png"])
    }

    @Test func recordedImagesAreReportedWithoutTheRequestedFiles() throws {
        let folder = try Folder(["a.yaml": "rows: [One]"])
        let outcome = try folder.run("verify", "--json", "--junit", "new.xml", "--report", "none/file")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "tablesnap: the folder none does not exist\n")
        #expect(outcome.lines.contains { $0.contains("\"recorded\"") }, "\(outcome.lines)")
        #expect(folder.files == ["Snapshots/a.png", "a.yaml"])
    }

    @Test func unwritableFilesAreReported() throws {
        let folder = try mixed()
        for option in ["--junit", "--report"] {
            let outcome = try folder.run("verify", "--record", "never", option, "none/file")
            #expect(outcome.status == 3)
            #expect(outcome.errors == "tablesnap: the folder none does not exist\n")
        }
    }
}

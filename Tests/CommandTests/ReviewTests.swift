import Files
import Foundation
import Images
import Testing

/// Failures accepted and rejected, by pattern and in a terminal.
@Suite struct ReviewTests {
    /// Returns a folder where one scene differs, in two states, and one has no golden.
    private func failures() throws -> Folder {
        let folder = try Folder(["a.yaml": "rows: [One]\nstates: [{name: far, editing: true}]"])
        #expect(try folder.run("verify").status == 1)
        try folder.write("rows: [New]\nstates: [{name: far, editing: true}]", to: "a.yaml")
        try folder.makeFolder("deep")
        try folder.write("rows: [One]", to: "deep/b.yaml")
        #expect(try folder.run("verify", "--record", "never").status == 1)
        try folder.expect("review", "--list", status: 1, Self.all)
        return folder
    }

    /// The message of `--list` without failed images.
    private static let none = "tablesnap: no failed images\n"
    private static let all = [
        "Snapshots/a.png  a.yaml", "Snapshots/a.far.png  a.yaml (far)", "deep/Snapshots/b.png  deep/b.yaml",
    ]

    @Test(
        arguments: [
            (["Snapshots/a.png"], [0]), (["Snapshots/a"], [0]), (["a.yaml"], [0]), (["a.yaml (far)"], [1]),
            (["a.yaml*"], [0, 1]), (["*"], [0, 1, 2]), (["deep"], [2]), (["./deep/"], [2]),
            (["*/b*", "a.yaml"], [0, 2]), (["*.far.png"], [1]),
        ] as [([String], [Int])])
    func patternsMatchImages(patterns: [String], indexes: [Int]) throws {
        let folder = try failures()
        let outcome = try folder.run(["reject"] + patterns)
        #expect(outcome.status == 0)
        let names = indexes.map { "rejected  " + Self.all[$0].components(separatedBy: "  ")[0] }
        #expect(outcome.lines == names)
        let left = Self.all.indices.filter { !indexes.contains($0) }.map { Self.all[$0] }
        try folder.expect(
            "review", "--list", status: left.isEmpty ? 0 : 1, left, errors: left.isEmpty ? Self.none : "")
    }

    @Test func acceptedImageBecomesTheGolden() throws {
        let folder = try failures()
        try folder.expect(
            "accept", "*", status: 0,
            ["accepted  Snapshots/a.png", "accepted  Snapshots/a.far.png", "accepted  deep/Snapshots/b.png"])
        try folder.expect("verify", status: 0, ["3 images: 3 same"])
        #expect(try folder.run("accept", "*").status == 1)
    }

    /// Tests leave golden texts as they leave images.
    @Test func textsAreAcceptedAndRejected() throws {
        let folder = try Folder()
        let name = "Snapshots/Tests/Suite/test.accessibility.txt"
        let artifacts = ".build/snapshot-failures/"
        let folders = [
            "Snapshots", "Snapshots/Tests", "Snapshots/Tests/Suite", ".build", artifacts,
            artifacts + "Snapshots",
            artifacts + "Snapshots/Tests", artifacts + "Snapshots/Tests/Suite",
        ]
        for path in folders { try folder.makeFolder(path) }
        func fail() throws {
            try folder.write("old\n", to: name)
            let stem = artifacts + name.dropLast(4)
            for (kind, text) in [("actual", "new\n"), ("reference", "old\n"), ("difference", "-old\n+new\n")]
            {
                try folder.write(text, to: "\(stem).\(kind).txt")
            }
            try folder.write(
                """
                {"name": "\(name)", "golden": "/gone/\(name)", "kind": "different", "message": "it differs",
                 "owner": "Suite/test",
                 "digest": "7aa7a5359173d05b63cfd682e3c38487f3cb4f7f1d60659fe59fab1505977d4c",
                 "differentPixels": 0, "comparedPixels": 0, "regions": []}
                """, to: artifacts + name + ".json")
        }
        try fail()
        try folder.expect("review", "--list", status: 1, ["\(name)  Suite/test"])
        try folder.expect("accept", name, status: 0, ["accepted  \(name)"])
        #expect(try folder.text(of: name) == "new\n")
        try folder.expect("review", "--list", status: 0, [], errors: Self.none)
        try fail()
        try folder.write("other\n", to: name)
        let changed = try folder.run("accept", "*")
        #expect(
            changed.errors.hasSuffix("\(name): the text changed after the comparison; run the tests again\n"))
        try folder.expect("reject", "*", status: 0, ["rejected  \(name)"])
        #expect(try folder.text(of: name) == "other\n")
    }

    /// Several runs can accept an image at the same time. Each has read the record of the failure before.
    @Test(arguments: [false, true])
    func imageAcceptedByAnotherRunIsAccepted(hasImages: Bool) throws {
        let folder = try failures()
        let names = ["a.json"] + (hasImages ? ["a.actual.png", "a.reference.png"] : [])
        let files = try names.map { name in
            let path = ".build/snapshot-failures/Snapshots/\(name)"
            return (path, try folder.bytes(of: path))
        }
        try folder.expect("accept", "a.yaml", status: 0, ["accepted  Snapshots/a.png"])
        let golden = try folder.bytes(of: "Snapshots/a.png")
        for (path, bytes) in files { try folder.write(bytes, to: path) }
        try folder.expect("accept", "a.yaml", status: 0, ["accepted  Snapshots/a.png  (by another run)"])
        #expect(try folder.bytes(of: "Snapshots/a.png") == golden)
        try folder.expect("review", "--list", status: 1, Array(Self.all.dropFirst()))
    }

    @Test func rejectedImageDoesNotChangeTheGolden() throws {
        let folder = try failures()
        let golden = try folder.bytes(of: "Snapshots/a.png")
        #expect(try folder.run("reject", "*").status == 0)
        #expect(try folder.bytes(of: "Snapshots/a.png") == golden)
        try folder.expect("review", status: 0, ["There is nothing to review."])
    }

    @Test func changedGoldenIsNotReplaced() throws {
        let folder = try failures()
        try folder.writeImage(to: "Snapshots/a.png")
        let golden = try folder.bytes(of: "Snapshots/a.png")
        let outcome = try folder.run("accept", "a.yaml")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.hasSuffix(
                "Snapshots/a.png: the image changed after the comparison; run tablesnap verify again\n"))
        #expect(try folder.bytes(of: "Snapshots/a.png") == golden)
        // There was no image before, and there is one now.
        try folder.makeFolder("deep/Snapshots")
        try folder.write("text", to: "deep/Snapshots/b.png")
        #expect(try folder.run("accept", "deep").status == 1)
        #expect(try folder.text(of: "deep/Snapshots/b.png") == "text")
    }

    /// Each golden image is separate. The output names those that were replaced.
    @Test func acceptedImagesBeforeAFailureAreReported() throws {
        let folder = try failures()
        try folder.makeLink("deep/Snapshots", to: "../gone/deeper")
        let outcome = try folder.run("accept", "*")
        #expect(outcome.status == 1)
        #expect(outcome.lines == ["accepted  Snapshots/a.png", "accepted  Snapshots/a.far.png"])
        #expect(
            outcome.sentences.count == 1 && outcome.errors.contains("deep/Snapshots"), "\(outcome.errors)")
        try folder.remove("deep/Snapshots")
        try folder.expect("review", "--list", status: 1, [Self.all[2]])
        try folder.expect("verify", "a.yaml", status: 0, ["2 images: 2 same"])
    }

    @Test func acceptedImageWhoseFailureRemainsIsReported() throws {
        let folder = try failures()
        let name = ".build/snapshot-failures/Snapshots/a.difference.png"
        try folder.remove(name)
        try folder.makeFolder(name)
        let outcome = try folder.run("accept", "a.yaml")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.hasPrefix(
                "tablesnap: Snapshots/a.png was accepted, but the images of its failure remain: "),
            "\(outcome.errors)")
        #expect(outcome.errors.contains("a.difference.png"))
        let again = try folder.run("verify", "a.yaml", "--artifacts", "other")
        #expect(again.lines.contains("2 images: 1 same, 1 different"), "\(again.lines)")
    }

    @Test func artifactsMayBeElsewhere() throws {
        let folder = try Folder(["a.yaml": "rows: [One]"])
        #expect(try folder.run("verify", "--record", "never", "--artifacts", "left").status == 1)
        try folder.expect("review", "--list", status: 0, [], errors: Self.none)
        try folder.expect(
            "accept", "a.yaml", status: 0, ["accepted  Snapshots/a.png"],
            environment: ["TABLESNAP_ARTIFACTS": "left"])
    }

    /// As stored by a test on continuous integration: the golden image is in the folder of its checkout.
    @Test func failuresOfAnotherMachineAreAccepted() throws {
        let folder = try failures()
        let name = ".build/snapshot-failures/Snapshots/a.json"
        let text = try folder.text(of: name)
        let golden = "\"golden\" : \"Snapshots/a.png\""
        #expect(text.contains(golden))
        try folder.write(
            text.replacing(golden, with: golden.replacing(": \"", with: ": \"/none/here/")), to: name)
        try folder.expect("accept", "a.yaml", status: 0, ["accepted  Snapshots/a.png"])
        #expect(try folder.run("verify", "a.yaml", "--json").status == 1)
        try folder.expect(
            "accept", "*", status: 0, ["accepted  Snapshots/a.far.png", "accepted  deep/Snapshots/b.png"])
    }

    @Test func wrongUsageIsReported() throws {
        let folder = try failures()
        try folder.expectFailure(
            ["accept"], status: 2, "expected patterns: tablesnap accept PATTERN..., or '*' for all")
        try folder.expectFailure(
            ["reject", "c.yaml"], status: 1,
            "c.yaml: no failed image matches; tablesnap review --list prints all of them")
        try folder.expectFailure(
            ["review"], status: 2,
            "review requires a terminal; use tablesnap accept or tablesnap reject")
        try folder.expectFailure(["review", "--port", "80"], status: 2, "--port requires --browser")
        try folder.expectFailure(
            ["review", "--terminal-images", "big"], status: 2,
            "--terminal-images: expected kitty, iterm2, sixel or none, found \"big\"")
    }

    // MARK: In a terminal

    private let question = "[q]uit? "

    @Test(.timeLimit(.minutes(10))) func keysDecide() throws {
        let folder = try failures()
        let terminal = try PseudoTerminal(folder, ["review", "--terminal-images", "none"])
        let first = try terminal.wait(for: question)
        #expect(first.contains("1 of 3  Snapshots/a.png  (a.yaml)"))
        #expect(first.contains(".build/snapshot-failures/Snapshots/a.difference.png"))
        #expect(first.contains("\r\nChanged: row 0:0 text "))
        try terminal.press("xb")
        #expect(try terminal.wait(for: question).hasPrefix("x\r\n[?] lists the keys."))
        #expect(try terminal.wait(for: question).contains("a.reference.png"))
        try terminal.press("a")
        #expect(try terminal.wait(for: question).contains("2 of 3  Snapshots/a.far.png"))
        try terminal.press("s")
        #expect(try terminal.wait(for: question).contains("there is no golden image deep/Snapshots/b.png"))
        try terminal.press("r")
        #expect(terminal.end() == 1)
        try folder.expect("review", "--list", status: 1, [Self.all[1]])
        #expect(try folder.run("verify", "a.yaml", "--json").status == 1)
        #expect(folder.files == ["Snapshots/a.far.png", "Snapshots/a.png", "a.yaml", "deep/b.yaml"])
    }

    @Test(.timeLimit(.minutes(10))) func decisionsAreUndone() throws {
        let folder = try failures()
        let goldens = try ["a", "a.far"].map { try folder.bytes(of: "Snapshots/\($0).png") }
        let terminal = try PseudoTerminal(folder, ["review", "--terminal-images", "none"])
        try terminal.wait(for: question)
        try terminal.press("u?a")
        #expect(try terminal.wait(for: question).contains("There is nothing to undo."))
        #expect(try terminal.wait(for: question).contains("u  undo the decision about this image"))
        #expect(try terminal.wait(for: question).contains("2 of 3"))
        try terminal.press("pa")
        #expect(try terminal.wait(for: question).contains("1 of 3  Snapshots/a.png  (a.yaml), accepted"))
        #expect(try terminal.wait(for: question).contains("This image is accepted; undo that first."))
        #expect(try folder.bytes(of: "Snapshots/a.png") != goldens[0])
        try terminal.press("sru")
        #expect(try terminal.wait(for: question).contains("2 of 3"))
        #expect(try terminal.wait(for: question).contains("3 of 3"))
        #expect(try terminal.wait(for: question).contains("2 of 3  Snapshots/a.far.png"))
        try terminal.press("u")
        #expect(try terminal.wait(for: question).contains("1 of 3  Snapshots/a.png  (a.yaml)\r\n"))
        try terminal.press("q")
        #expect(terminal.end() == 1)
        #expect(try ["a", "a.far"].map { try folder.bytes(of: "Snapshots/\($0).png") } == goldens)
        try folder.expect("review", "--list", status: 1, Self.all)
        // The files of the failures are there again.
        #expect(try folder.run("accept", "*").status == 0)
        #expect(try folder.run("verify").status == 0)
    }

    @Test(.timeLimit(.minutes(10)), arguments: ["q", "\u{3}", "\u{4}"])
    func quittingDecidesNothing(key: String) throws {
        let folder = try failures()
        let terminal = try PseudoTerminal(folder, ["review", "--terminal-images", "none"])
        try terminal.wait(for: question)
        try terminal.press(key)
        #expect(terminal.end() == 1)
        try folder.expect("review", "--list", status: 1, Self.all)
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [["TERM": "xterm-kitty"], ["TERM_PROGRAM": "ghostty", "TERM": "x"]])
    func kittyShowsTheImage(environment: [String: String]) throws {
        let folder = try failures()
        let terminal = try PseudoTerminal(folder, ["review", "deep"], environment: environment)
        let text = try terminal.wait(for: question)
        // 804 × 106 pixels in characters of 10 × 20.
        let parts = text.components(separatedBy: "\u{1B}_G").dropFirst()
        let first = try #require(parts.first)
        #expect(first.hasPrefix("a=T,f=100,q=2,c=81,r=6,m="))
        let base64 = parts.map { part in
            part.components(separatedBy: ";")[1].components(separatedBy: "\u{1B}\\")[0]
        }.joined()
        #expect(parts.allSatisfy { $0.components(separatedBy: ";")[1].count <= 4096 + 20 })
        let png = try #require(Data(base64Encoded: base64))
        #expect(try PNGFile([UInt8](png)).size == (804, 106))
        try terminal.press("q")
        #expect(terminal.end() == 1)
    }

    @Test(.timeLimit(.minutes(10))) func iTerm2ShowsTheImage() throws {
        let folder = try failures()
        let terminal = try PseudoTerminal(
            folder, ["review", "deep"], environment: ["TERM_PROGRAM": "iTerm.app", "TERM": "xterm-256color"])
        let text = try terminal.wait(for: question)
        #expect(text.contains("\u{1B}]1337;File=inline=1;width=81;height=6;preserveAspectRatio=1:iVBOR"))
        try terminal.press("q")
        #expect(terminal.end() == 1)
    }

    @Test(.timeLimit(.minutes(10))) func terminalWithSixelAttributeShowsSixels() throws {
        let folder = try failures()
        let terminal = try PseudoTerminal(folder, ["review", "deep"], environment: ["TERM": "xterm"])
        try terminal.wait(for: "\u{1B}[c")
        try terminal.press("\u{1B}[?62;4;22c")
        let text = try terminal.wait(for: question)
        let start = try #require(text.range(of: "\u{1B}Pq\"1;1;804;106"))
        let end = try #require(text.range(of: "\u{1B}\\", range: start.upperBound..<text.endIndex))
        let sixels = text[start.upperBound..<end.lowerBound]
        #expect(sixels.filter { $0 == "-" }.count == 18)
        try expectWhite(sixels.components(separatedBy: "-")[0])
        try terminal.press("q")
        #expect(terminal.end() == 1)
    }

    /// The first stripe of the list is white: all 804 columns of six rows.
    /// Another run can replace the image that a user has seen.
    @Test func onlyTheShownImageIsAccepted() throws {
        let folder = try Folder(["a.yaml": "rows: [One]"])
        #expect(try folder.run("verify", "--record", "never").status == 1)
        let artifacts = ".build/snapshot-failures/Snapshots"
        try folder.writeImage(to: "\(artifacts)/a.actual.png")
        let outcome = try folder.run("accept", "*")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors
                == "tablesnap: Snapshots/a.png: another run has replaced the new image; review it again\n")
        #expect(!folder.files.contains("Snapshots/a.png"))
    }

    private func expectWhite(_ stripe: String) throws {
        let body = try #require(stripe.components(separatedBy: "#215").last)
        #expect(body == "!804~$")
    }

    @Test(.timeLimit(.minutes(10))) func terminalWithoutImagesShowsPaths() throws {
        let folder = try failures()
        let terminal = try PseudoTerminal(folder, ["review", "deep"], environment: ["TERM": "dumb"])
        #expect(try terminal.wait(for: question).contains("b.actual.png"))
        try terminal.press("a")
        #expect(terminal.end() == 0)
    }
}

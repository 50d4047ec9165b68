import Files
import Foundation
import Images
import Testing

/// Scenes compared with their goldens.
@Suite struct VerifyTests {
    private let scene = "rows: [One, Two]\nstates: [{name: editing, editing: true}]"

    /// Returns a folder whose scenes have their goldens.
    private func recorded(_ files: [String: String]) throws -> Folder {
        let folder = try Folder(files)
        #expect(try folder.run("verify").status == 1)
        try folder.expect("verify", status: 0, ["\(count(files)): \(files.count) same"])
        return folder
    }

    private func count(_ files: [String: String]) -> String {
        files.count == 1 ? "1 image" : "\(files.count) images"
    }

    @Test func recordedImagesPassLater() throws {
        let folder = try Folder()
        try folder.makeFolder("scenes")
        try folder.write(scene, to: "scenes/a.yaml")
        try folder.expect(
            "verify", status: 1,
            [
                "recorded  scenes/a.yaml: scenes/Snapshots/a.png, where there was none",
                "recorded  scenes/a.yaml (editing): scenes/Snapshots/a.editing.png, where there was none",
                "2 images: 2 recorded",
            ])
        #expect(
            folder.files == ["scenes/Snapshots/a.editing.png", "scenes/Snapshots/a.png", "scenes/a.yaml"])
        // A scene has the same goldens for every spelling of its path.
        for arguments in [["verify"], ["verify", "scenes"], ["verify", "./scenes/a.yaml", "scenes/"]] {
            let outcome = try folder.run(arguments)
            #expect(outcome.status == 0)
            #expect(outcome.lines == ["2 images: 2 same"])
        }
        try folder.render("scenes/a.yaml", "-o", "drawn.png")
        let drawn = try Bitmap(pngBytes: folder.bytes(of: "drawn.png"))
        #expect(try Bitmap(pngBytes: folder.bytes(of: "scenes/Snapshots/a.png")) == drawn)
    }

    @Test func changesAreReportedUntilTheyAreReverted() throws {
        let folder = try recorded(["a.yaml": "rows: [One, Two]", "b.yaml": "rows: [One]"])
        let golden = try folder.bytes(of: "Snapshots/a.png")
        try folder.write("rows: [One, Three]", to: "a.yaml")
        let outcome = try folder.run("verify")
        #expect(outcome.status == 1)
        try #require(outcome.lines.count == 4)
        #expect(outcome.lines[0].hasPrefix("different  a.yaml: "))
        #expect(outcome.lines[0].contains("of 170448 pixels"))
        #expect(outcome.lines[1] == "    Changed: row 0:1 text “Two” → “Three”")
        #expect(outcome.lines[2] == "2 images: 1 same, 1 different")
        #expect(try folder.bytes(of: "Snapshots/a.png") == golden)
        try folder.expect("review", "--list", status: 1, ["Snapshots/a.png  a.yaml"])

        try folder.write("rows: [One, Two]", to: "a.yaml")
        try folder.expect("verify", status: 0, ["2 images: 2 same"])
        try folder.expect("review", "--list", status: 0, [], errors: "tablesnap: no failed images\n")
    }

    @Test func nothingIsRecordedOnCIByDefault() throws {
        let folder = try Folder(["a.yaml": "rows: [One]"])
        let missing = [
            "missing  a.yaml: there is no golden image Snapshots/a.png", "1 image: 1 missing",
            "Accept or reject them one by one with tablesnap review",
        ]
        try folder.expect("verify", status: 1, missing, environment: ["CI": "true"])
        try folder.expect("verify", "--record", "never", status: 1, missing)
        try folder.expect("verify", status: 1, missing, environment: ["TABLESNAP_RECORD": "never"])
        #expect(folder.files == ["a.yaml"])
        try folder.expect(
            "verify", "--record=missing", status: 1,
            ["recorded  a.yaml: Snapshots/a.png, where there was none", "1 image: 1 recorded"],
            environment: ["CI": "true"])
    }

    @Test func onlyFailuresAreRecordedAgain() throws {
        let folder = try recorded(["a.yaml": "rows: [One]", "b.yaml": "rows: [Two]"])
        // The same pixels, in other bytes.
        let image = try Bitmap(pngBytes: folder.bytes(of: "Snapshots/a.png"))
        let other = try image.pngData(compression: .zlib(level: 1))
        try folder.write(other, to: "Snapshots/a.png")
        try folder.write("rows: [Three]", to: "b.yaml")
        try folder.expect(
            "verify", "--record", "failed", status: 1,
            ["recorded  b.yaml: Snapshots/b.png, which failed", "2 images: 1 same, 1 recorded"])
        #expect(try folder.bytes(of: "Snapshots/a.png") == other)
        try folder.expect("verify", status: 0, ["2 images: 2 same"])
        #expect(try folder.run("verify", "--record", "all").status == 1)
        #expect(try folder.bytes(of: "Snapshots/a.png") != other)
    }

    @Test func toleranceAcceptsSmallDifferences() throws {
        let folder = try recorded(["a.yaml": "rows: [One]"])
        try folder.write("rows: [{text: One, background: \"#FEFEFE\"}]", to: "a.yaml")
        #expect(try folder.run("verify").status == 1)
        #expect(try folder.run("verify", "--tolerance", "channels:1").status == 0)
        #expect(try folder.run("verify", "--tolerance", "perceptual:0.05").status == 0)
        #expect(try folder.run("verify", "--tolerance", "oklab:0.05,white").status == 0)
        #expect(try folder.run("verify", "--limit", "100%").status == 0)
        #expect(try folder.run("verify", "--limit", "0.1%").status == 1)
        #expect(try folder.run("verify", "--limit", "64@8").status == 0)
        #expect(try folder.run("verify", "--limit", "1@8").status == 1)
        // Suddenly better than declared is wrong too.
        try folder.write("rows: [One]", to: "a.yaml")
        let outcome = try folder.run("verify", "--limit", "10%-100%")
        #expect(outcome.status == 1)
        #expect(outcome.lines.first?.contains("the limit can be tightened") == true)
    }

    @Test func scenesThatCannotBeDrawnStopNoOthers() throws {
        let folder = try Folder([
            "a.yaml": "rows: [{txt: a}]", "b.yaml": "rows: [One]",
            "c.yaml": "rows: [{text: a, image: no.png}]",
            "d.yaml": "rows: [a]\nstates: [{name: far, selected: [0:7]}]",
        ])
        try folder.expect(
            "verify", status: 3,
            [
                "error  a.yaml:1:9: rows[0]: a row has no key \"txt\"; did you mean \"text\"?",
                "recorded  b.yaml: Snapshots/b.png, where there was none",
                "error  c.yaml:1:25: rows[0].image: the image no.png does not exist",
                "recorded  d.yaml: Snapshots/d.png, where there was none",
                "error  d.yaml:2:32: states[0].selected: no row 0:7; section 0 has 1 row, and counting starts at 0",
                "5 images: 2 recorded, 3 errors",
            ])
        #expect(folder.files.filter { $0.hasSuffix("png") } == ["Snapshots/b.png", "Snapshots/d.png"])
    }

    @Test func unreadableGoldenIsDifferent() throws {
        let folder = try recorded(["a.yaml": "rows: [One]"])
        try folder.write("Not an image.", to: "Snapshots/a.png")
        let outcome = try folder.run("verify")
        #expect(outcome.status == 1)
        #expect(
            outcome.lines.first?.hasSuffix("Snapshots/a.png could not be read: it is not a PNG file") == true)
        try folder.expect("accept", "*", status: 0, ["accepted  Snapshots/a.png"])
        try folder.expect("verify", status: 0, ["1 image: 1 same"])
    }

    /// What Git and other programs make of golden images.
    @Test(
        arguments: [
            ("", "is empty"),
            (
                "version https://git-lfs.github.com/spec/v1\noid sha256:0a\nsize 3\n",
                "is a Git LFS pointer; run git lfs pull"
            ),
            (
                "<<<<<<< HEAD\nx\n=======\n",
                "contains the conflict markers of a merge; run git checkout --ours or --theirs for it"
            ),
            (
                "\u{89}PNG\n\u{1A}\nx",
                "is a PNG file with other line ends; write *.png binary in .gitattributes and check it out again"
            ),
            ("\u{FF}\u{D8}\u{FF}\u{E0}", "is a JPEG file, not a PNG file"),
        ])
    func unreadableGoldensNameTheirCure(content: String, reason: String) throws {
        let folder = try recorded(["a.yaml": "rows: [One]"])
        try folder.write(content.unicodeScalars.map { UInt8($0.value) }, to: "Snapshots/a.png")
        let line = try folder.run("verify").lines.first
        #expect(line?.hasSuffix("Snapshots/a.png could not be read: it \(reason)") == true, "\(line ?? "")")
    }

    @Test func twoImagesWithOneGoldenAreAnError() throws {
        let folder = try Folder([
            "a.b.yaml": "rows: [One]", "a.yaml": "rows: [Two]\nstates: [{name: b, editing: true}]",
            "B.yml": "rows: [One]", "b.yaml": "rows: [Two]",
        ])
        let outcome = try folder.run("verify")
        #expect(outcome.status == 3)
        #expect(
            outcome.lines.filter { $0.hasPrefix("error") } == [
                "error  a.yaml (b): Snapshots/a.b.png is also the golden image of a.b.yaml; rename one of them",
                "error  b.yaml: Snapshots/b.png is also the golden image of B.yml; rename one of them",
            ])
    }

    @Test func unknownRecordModeIsAUsageError() throws {
        try Folder(["a.yaml": "rows: [One]"]).expectFailure(
            ["verify"], status: 2, "TABLESNAP_RECORD: expected missing, never, failed, all, found “bogus”",
            Surroundings(environment: Folder.environment(["TABLESNAP_RECORD": "bogus"])))
    }

    /// The maximum size of a golden image, and one more row of pixels.
    @Test func tooLargeImagesAreRejectedBeforeDrawing() throws {
        let scene = "width: 100\ntraits: {scale: 10}\nrows: [{text: a, height: HEIGHT}, b]"
        let folder = try Folder([
            "a.yaml": scene.replacing("HEIGHT", with: "10000"),
            "b.yaml": "rowHeight: 100000\ndata: {count: 10000}\nrow: {text: a}",
        ])
        try folder.expect(
            "verify", status: 3,
            [
                "error  a.yaml: the image is too large: 1000 × 100530 pixels, when 100000000 in all are allowed; draw a part of it, such as a screen or a crop",
                "error  b.yaml: the image is too large: 804 × 2000000000 pixels, when sides of 1000000 are allowed; draw a part of it, such as a screen or a crop",
                "2 images: 2 errors",
            ])
    }

    /// The directions that names in files have for a terminal and for a service.
    @Test func namesCannotControlATerminal() throws {
        let folder = try Folder(["a\u{1B}[31m\u{9B}b.yaml": "rows: [One]"])
        let name = "Snapshots/a\\u{1b}[31m\\u{9b}b.png"
        let json = try folder.run("verify", "--record", "never", "--json", "--annotations")
        #expect(!(json.output + Array(json.errors.utf8)).contains { $0 == 0x1B || $0 == 0x9B })
        let scene = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
        let images = try #require(scene?["images"] as? [[String: Any]])
        #expect(images.map { $0["scene"] as? String } == ["a\u{1B}[31m\u{9B}b.yaml"])
        try folder.expect("reject", "*", status: 0, ["rejected  " + name])
        #expect(try folder.run("verify", "--record", "never").status == 1)
        try folder.expect("accept", "*", status: 0, ["accepted  " + name])
    }

    @Test func namesCannotControlACIService() throws {
        let folder = try Folder(["a.yaml": "rows: [One]"])
        #expect(try folder.run("verify", "--record", "never", "--goldens", "::error::x").status == 1)
        try folder.expect("review", "--list", status: 1, ["\\u{3a}:error::x/a.png  a.yaml"])
    }

    @Test func goldensMayBeInASeparateFolder() throws {
        let folder = try Folder()
        try folder.makeFolder("scenes")
        try folder.makeFolder("scenes/deep")
        try folder.makeFolder("scenes/.hidden")
        for name in ["a.yaml", "deep/b.yml", ".hidden/c.yaml"] {
            try folder.write("rows: [One]", to: "scenes/" + name)
        }
        #expect(try folder.run("verify", "scenes", "--goldens", "kept").status == 1)
        #expect(folder.files.filter { $0.hasSuffix("png") } == ["kept/a.png", "kept/deep/b.png"])
        try folder.expect("verify", "scenes", "--goldens=kept/", status: 0, ["2 images: 2 same"])
        #expect(try folder.run("verify", "scenes", "--record", "never").status == 1)
    }

    @Test(
        arguments: [
            (["--record", "some"], "--record: expected missing, never, failed or all, found \"some\""),
            (
                ["--shard", "1/1000001"],
                "--shard: expected a part such as 2/5, found \"1/1000001\""
            ),
            (["--shard", "3/2"], "--shard: expected a part such as 2/5, found \"3/2\""),
            (["--jobs", "0"], "--jobs: expected a whole number from 1 to 256, found \"0\""),
            (
                ["--tolerance", "fuzzy"],
                "--tolerance: expected exact, channels:8, perceptual:0.1, oklab:0.1, ciede2000:2 or ssim:0.95, found \"fuzzy\""
            ),
            (
                ["--tolerance", "perceptual:0.1,blue"],
                "--tolerance: expected exact, channels:8, perceptual:0.1, oklab:0.1, ciede2000:2 or ssim:0.95, found \"perceptual:0.1,blue\""
            ),
            (
                ["--tolerance", "channels:300"],
                "--tolerance: a channel difference of 300 is not within 0 ... 255"
            ),
            (["--tolerance", "perceptual:2"], "--tolerance: a threshold of 2.0 is not within 0 ... 1"),
            (
                ["--limit", "5%-3%"],
                "--limit: expected a number of pixels, a percentage, a range or a window (50, 0.1%, 10-50, 20@32), found \"5%-3%\""
            ),
            (
                ["--limit", "3@"],
                "--limit: expected a number of pixels, a percentage, a range or a window (50, 0.1%, 10-50, 20@32), found \"3@\""
            ),
            (["--limit", "3@0"], "--limit: a window of 0 pixels is less than 1"),
            (["--limit", "200%"], "--limit: a fraction from 0.0 to 2.0 is not within 0 ... 1"),
            (
                ["--unreferenced", "--shard", "1/2"],
                "--unreferenced requires all images; omit --shard"
            ),
            (["--unreferenced", "a.yaml"], "--unreferenced requires folders; specify no files"),
        ] as [([String], String)])
    func wrongUsageIsReported(arguments: [String], sentence: String) throws {
        try Folder(["a.yaml": "rows: [One]"]).expectFailure(["verify"] + arguments, status: 2, sentence)
    }

    @Test func missingScenesAreErrors() throws {
        let folder = try Folder(["list.csv": "a\n1\n"])
        try folder.expectFailure(["verify"], status: 3, ".: the folder contains no scene files (.yaml, .yml)")
        try folder.expectFailure(["verify", "none"], status: 3, "none: no such file or folder")
    }
}

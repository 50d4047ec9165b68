import Foundation
import Testing

/// Scene files on the command line.
@Suite struct SceneTests {
    private let list = "name,price,mark\nTea,3.5,checkmark\nCake,12,\n"

    @Test func aSceneIsDrawnLikeTheCommandThatItCameFrom() throws {
        let folder = try Folder(["list.csv": list])
        let options = [
            "--title", "name", "--value", "{price} €", "--accessory", "{mark}", "--style", "grouped",
            "--dark",
        ]
        let printed = try folder.run(["scene", "list.csv"] + options)
        #expect(printed.status == 0)
        #expect(
            String(decoding: printed.output, as: UTF8.self) == """
                style: grouped
                traits:
                  appearance: dark
                data: list.csv
                row:
                  style: value1
                  text: "{name}"
                  detail: "{price} €"
                  accessory: "{mark}"

                """)
        try folder.write(printed.output, to: "list.yaml")
        try folder.render("list.yaml", "-o", "scene.png")
        #expect(try folder.run(["render", "list.csv", "-o", "command.png"] + options).status == 0)
        #expect(try folder.bytes(of: "scene.png") == folder.bytes(of: "command.png"))
    }

    @Test(arguments: [
        ["--select", "0:1", "--highlight", "0"], ["--select", "row 0:1,row 0:0 text"], ["--swipe", "0:1"],
        ["--editing", "--drag", "0:0@0:1"],
        ["--scroll-to", "0:1@top", "--height", "60"], ["--screen", "--offset", "20", "--height", "70"],
        ["--screen", "--refreshing"], ["--section", "name", "--index"],
        ["--filter", "price > 5"], ["--sort", "-price"], ["--limit", "1"],
    ])
    func statesOfTheCommandAreKeysOfScenes(options: [String]) throws {
        let folder = try Folder(["list.csv": list])
        let command = ["list.csv", "--title", "name"] + options
        try folder.write(folder.run(["scene"] + command).output, to: "list.yaml")
        try folder.render("list.yaml", "-o", "scene.png")
        #expect(try folder.run(["render"] + command + ["-o", "command.png"]).status == 0)
        #expect(try folder.bytes(of: "scene.png") == folder.bytes(of: "command.png"))
        #expect(try folder.run(["render", "list.csv", "--title", "name", "-o", "plain.png"]).status == 0)
        #expect(try folder.bytes(of: "plain.png") != folder.bytes(of: "command.png"))
    }

    @Test func everyErrorIsASeparateLine() throws {
        let folder = try Folder(["a.yaml": "style: groped\nrows: [{txt: a}]\n"])
        let outcome = try folder.run(["render", "a.yaml"])
        #expect(outcome.status == 1)
        #expect(
            outcome.sentences == [
                "tablesnap: a.yaml:1:8: style: \"groped\" is not a table style; did you mean \"grouped\"? Expected plain, grouped or inset-grouped",
                "tablesnap: a.yaml:2:9: rows[0]: a row has no key \"txt\"; did you mean \"text\"?",
            ])
        #expect(try folder.names == ["a.yaml"])
    }

    @Test func checkValidatesDataAndImagesToo() throws {
        let folder = try Folder([
            "good.yaml": "rows: [a]", "list.csv": list,
            "data.yaml": "data: list.csv\nrow: {text: a, accessory: \"{name}\"}",
            "note.yaml": "rows: [{text: a, editingStyle: insert}]",
        ])
        #expect(try folder.run(["check", "good.yaml"]).errors == "")
        let warned = try folder.run(["check", "note.yaml"])
        #expect(warned.status == 0)
        #expect(warned.errors.contains("note.yaml:1:18: warning: rows[0]: \"editingStyle\" has no effect"))
        let outcome = try folder.run(["check", "good.yaml", "data.yaml", "none.yaml"])
        #expect(outcome.status == 1)
        #expect(
            outcome.sentences == [
                "tablesnap: list.csv:2: \"Tea\" is not an accessory; expected none, disclosure, detail-disclosure, checkmark or detail",
                "tablesnap: none.yaml: no such file; did you mean \"note.yaml\"?",
                "tablesnap: errors in 2 of 3 scenes",
            ])
    }

    @Test func newPrintsAValidScene() throws {
        let folder = try Folder()
        try folder.write(folder.run(["new"]).output, to: "scene.yaml")
        try folder.render("scene.yaml")
        #expect(try folder.run(["check", "scene.yaml"]).errors == "")
    }

    @Test func eachStateHasASeparateImage() throws {
        let folder = try Folder([
            "a.yaml":
                "rows: [One, Two]\nstates: [{name: edit, editing: true}, {name: dark, traits: {appearance: dark}}]"
        ])
        try folder.render("a.yaml")
        #expect(try folder.names == ["a-dark.png", "a-edit.png", "a.png", "a.yaml"])
        #expect(try folder.bytes(of: "a.png") != folder.bytes(of: "a-edit.png"))
        try folder.expectFailure(
            ["render", "a.yaml", "-o", "-"], status: 2,
            "the scene's states require several files; name a file with -o instead of standard output")
    }

    @Test func conflictingConstraintsAreReported() throws {
        let scene = """
            rows:
              - height: 60
                views: [{type: view, outlet: box, background: red}]
                constraints: ["H:|-[box(5)]", box.width = 6, box.top = content.top, box.height = 8]
              - height: 60
                views: [{type: label, text: One, outlet: a}, {type: label, text: Two, outlet: b}]
                constraints: ["H:|-[a]-[b]-|", "V:|-[a]-|", b.top = a.top, b.left = content.left]
            """
        let folder = try Folder(["a.yaml": scene])
        let lax = try folder.run(["render", "a.yaml"])
        #expect(
            lax.status == 0 && lax.errors.contains("has no effect, because it conflicts with"),
            "\(lax.errors)")
        #expect(lax.sentences.allSatisfy { $0.hasPrefix("tablesnap: a.yaml:") }, "\(lax.errors)")
        #expect(!lax.errors.contains("Cell"), "\(lax.errors)")
        #expect(try folder.run(["render", "a.yaml", "--quiet"]).errors == "")
        let strict = try folder.run(["render", "a.yaml", "--strict", "-o", "b.png"])
        #expect(strict.status == 1 && strict.sentences.count == lax.sentences.count, "\(strict.errors)")
        #expect(try !folder.names.contains("b.png"))
        let check = try folder.run(["check", "a.yaml"])
        #expect(check.errors == lax.errors, "\(check.errors)")
    }

    @Test func impossibleStepLeavesNoImage() throws {
        let folder = try Folder([
            "a.yaml":
                "rows: [One, Two]\nstates:\n  - {name: a, steps: [tap 0:0]}\n  - {name: b, steps: [swipe 0:7]}\n"
        ])
        try folder.expectFailure(
            ["render", "a.yaml"], status: 1,
            "a.yaml:4:23: states[1].steps[0]: no row 0:7; section 0 has 2 rows, and counting starts at 0")
    }

    @Test func errorsInStatesAreReportedTogether() throws {
        let folder = try Folder([
            "a.yaml": """
            rows: [One]
            selected: 0:3
            highlighted: [0:4]
            callouts: [banana]
            states:
              - {name: a, selected: [], highlighted: [], steps: [tap 0:5]}
              - {name: b, selected: [], highlighted: [], crop: {offset: 500}}
              - {name: c, selected: [], highlighted: [], crop: {height: 999999999}, callouts: []}

            """
        ])
        let locations = ["2:11", "3:14", "6:54", "7:52", "8:52"]
        for arguments in [["check", "a.yaml"], ["render", "a.yaml"]] {
            let outcome = try folder.run(arguments)
            #expect(outcome.status == 1)
            let lines = outcome.sentences.filter { $0.contains("a.yaml:") }
            #expect(
                lines.map { $0.split(separator: ":")[2...3].joined(separator: ":") } == locations, "\(lines)")
        }
        #expect(try folder.names == ["a.yaml"])
    }

    @Test func missingFilesAreReportedWithTheirLocation() throws {
        let folder = try Folder([
            "list.csv": list, "dark.yaml": "base: modern\n",
            "data.yaml": "data: lsit.csv\nrow: a", "theme.yaml": "theme: drak.yaml\nrows: [a]",
            "beside.yaml": "frame: {panels: [{scene: none.yaml}]}\nrows: [a]",
        ])
        #expect(
            try folder.run(["check", "data.yaml", "theme.yaml", "beside.yaml"]).sentences.dropLast() == [
                "tablesnap: data.yaml:1:7: data.file: lsit.csv: no such file; did you mean \"list.csv\"?",
                "tablesnap: theme.yaml:1:8: theme: drak.yaml: no such file; did you mean \"dark.yaml\"?",
                "tablesnap: beside.yaml:1:26: frame.panels[0].scene: none.yaml: no such file",
            ])
    }

    @Test func numberOfErrorsIsLimited() throws {
        let folder = try Folder([
            "a.yaml": "rows: [a]\n" + (0..<200_000).map { "k\($0): 1\n" }.joined()
        ])
        #expect(try folder.run(["check", "a.yaml"]).sentences.count == 51)
    }

    @Test func filesOutsideTheFolderAreRejected() throws {
        let folder = try Folder(["list.csv": list])
        try folder.makeFolder("scenes")
        try folder.write("data: ../list.csv\nrow: \"{name}\"", to: "scenes/a.yaml")
        try folder.expectFailure(
            ["render", "scenes/a.yaml"], status: 1,
            "scenes/a.yaml:1:7: data.file: ../list.csv is outside the scene's folder; use --allow-outside to read it"
        )
        try folder.render("scenes/a.yaml", "--allow-outside", "-o", "a.png")
    }

    @Test func missingImageIsReportedWithItsScene() throws {
        let folder = try Folder()
        for (image, remedy) in [
            ("none.png", ""), ("heart.fill", "for the symbol, write symbol:heart.fill; "),
            ("symbol:hart", "did you mean \"heart\"? "),
        ] {
            try folder.write("rows: [{text: a, image: \"\(image)\"}]", to: "a.yaml")
            try folder.render(
                "a.yaml",
                printing: ["a.yaml: the image \(image) does not exist; \(remedy)1 row shows a placeholder"])
        }
    }

    @Test func dataFilesAreNoScenes() throws {
        let folder = try Folder(["list.csv": "name\nOne\n"])
        let sentence = "list.csv: expected a scene, found a data file; draw it with tablesnap render"
        let checked = try folder.run(["check", "list.csv"])
        #expect(checked.sentences.first == "tablesnap: \(sentence)")
        let verified = try folder.run(["verify", "list.csv"])
        #expect(verified.status == 3)
        #expect(String(decoding: verified.output, as: UTF8.self).contains(sentence))
        try folder.expectFailure(
            ["environment", "list.csv"], status: 1, "list.csv is not a PNG file")
        try folder.expectFailure(
            ["check", "none.csv"], status: 1, "none.csv: no such file\ntablesnap: errors in 1 of 1 scene")
    }

    @Test func scenesComeFromStandardInputAndAsJSON() throws {
        let folder = try Folder(["a.yaml": "rows: [One]", "b.json": "{\"rows\": [\"One\"]}"])
        let outcome = try folder.run(
            ["render", "-", "--format", "yaml", "-o", "in.png"], Surroundings(input: "a.yaml"))
        #expect(outcome.errors == "")
        try folder.render("b.json")
        #expect(try folder.bytes(of: "in.png") == folder.bytes(of: "b.png"))
    }

    @Test func scenesWithDataAreSplit() throws {
        let folder = try Folder([
            "a.csv": "n\n1\n2\n3\n", "a.yaml": "title: T\ndata: a.csv\ncolumns: [n]\ntotal: sum\n",
            "b.yaml": "rows: [One]\n", "c.yaml": "data: a.csv\nrow: \"{n}\"\nselected: [\"0:1\"]\n",
        ])
        #expect(try folder.run(["render", "a.yaml", "--split", "2", "-o", "a.svg"]).errors == "")
        let (first, second) = (try folder.text(of: "a-1.svg"), try folder.text(of: "a-2.svg"))
        #expect(first.contains(">T</text>") && !second.contains(">T</text>"))
        #expect(!first.contains("Total") && second.contains(">Total 6</text>"))
        let remedy = "tablesnap: --split requires"
        #expect(try folder.run(["render", "b.yaml", "--split", "2"]).errors.hasPrefix(remedy))
        #expect(try folder.run(["render", "c.yaml", "--split", "2"]).errors.hasPrefix(remedy))
    }

    @Test func offsetScrollsScreenOfScene() throws {
        let folder = try Folder([
            "a.yaml": "screen: {height: 100}\nrows: [1, 2, 3, 4, 5, 6]\n",
            "b.yaml": "screen: {height: 100, offset: 50}\nrows: [1, 2, 3, 4, 5, 6]\n",
        ])
        try folder.render("a.yaml", "--offset", "50")
        try folder.render("b.yaml")
        #expect(try folder.bytes(of: "a.png") == folder.bytes(of: "b.png"))
    }

    @Test func dataWithKeyOfScenesMentionsRecords() throws {
        let folder = try Folder([
            "a.json": "{\"rows\": [{\"id\": 1}], \"style\": 1}", "b.yaml": "rows: [{id: 1}]",
        ])
        let hint = "expected a scene, found other data; if its rows are records, add --records rows\n"
        #expect(try folder.run(["render", "a.json"]).errors == "tablesnap: a.json: \(hint)")
        #expect(try folder.run(["render", "a.json", "--format", "json"]).status == 0)
        #expect(try !folder.run(["render", "b.yaml"]).errors.contains(hint))
    }

    @Test(arguments: [
        (["render", "a.yaml", "--title", "x"], "--title requires records; use a key of the scene instead"),
        (["keys", "rwo"], "unknown topic rwo; did you mean row?"),
        (
            ["keys", "outlet"],
            "unknown topic outlet; it is a key of: view"
        ),
        (["keys", "tap"], "unknown topic tap; it is a value of: step"),
        (["keys", "bracket"], "unknown topic bracket; it is a value of: callout"),
        (["keys", "systemBlue"], "unknown topic systemBlue; it is a value of: color"),
        (
            ["keys", "heder"],
            "unknown topic heder; did you mean header? It is a key of: table, data, section, group theme"
        ),
        (
            ["keys", "foo"],
            "unknown topic foo; did you mean footer? It is a key of: table, section, group theme"
        ),
        (
            ["keys", "swich"],
            "unknown topic swich; did you mean switch? It is a key of: controls theme; and a value of: view"
        ),
        (
            ["keys", "qqqqqqqq"],
            "unknown topic qqqqqqqq; the nearest are: table, note, view, traits, span; tablesnap keys lists all 101"
        ),
        (["keys", "row column"], "unknown topic row column; did you mean row or column?"),
        (["keys", "row", "0:1"], "unknown topic row 0:1; did you mean row?"),
        (["schema", "x"], "schema takes no x; see tablesnap schema --help"),
        (["check"], "expected files: tablesnap check FILE...; see tablesnap check --help"),
    ])
    func wrongUsageIsReported(arguments: [String], sentence: String) throws {
        try Folder(["a.yaml": "rows: [a]"]).expectFailure(arguments, status: 2, sentence)
    }
}

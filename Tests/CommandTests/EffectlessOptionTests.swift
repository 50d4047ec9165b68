import TestSupport
import Testing

/// Options that would have no effect are errors.
@Suite struct EffectlessOptionTests {
    private let list = "name,price,kind\nFig,1.5,a\nDate,2,b\n"

    @Test(arguments: [
        ["-o", "x.png"], ["--output", "x.yaml"], ["--split", "1"], ["--paper", "a4"],
        ["--page-numbers", "none"],
        ["--accessibility", "a.json"], ["--compression", "fast"], ["--record-environment"], ["--strict"],
        ["--watch"],
    ])
    func printedSceneHasNoOptionsOfFiles(options: [String]) throws {
        let folder = try Folder(["list.csv": list])
        let outcome = try folder.run(["scene", "list.csv"] + options)
        #expect(outcome.status == 2 && outcome.errors.contains("unknown option \(options[0]); "))
        #expect(try folder.names == ["list.csv"])
    }

    /// Options that determine what is read, or what is printed on standard error.
    private static let withoutKeys: Set = ["--quiet", "--allow-outside", "--system-fonts", "--fonts"]
    /// Examples of values that are not the default.
    private static let values: [String: [String]] = [
        "--format": ["tsv"], "--delimiter": [";"], "--encoding": ["windows-1252"], "--comment": ["#"],
        "--skip-lines": ["1"],
        "--ragged": ["pad"], "--locale": ["de"], "--dates": ["dmy"], "--now": ["2026-01-02"],
        "--filter": ["price > 1"], "--sort": ["price"], "--limit": ["1"], "--title": ["kind"],
        "--subtitle": ["kind"], "--value": ["kind"], "--image": ["{name}.png"], "--columns": ["name"],
        "--section": ["kind"], "--accessory": ["checkmark"], "--style": ["grouped"],
        "--cell-style": ["value2"],
        "--theme": ["classic"], "--width": ["300"], "--row-height": ["80"], "--image-column": ["50"],
        "--appearance": ["dark"], "--scale": ["3"], "--direction": ["rtl"], "--type-size": ["AX1"],
        "--contrast": ["high"], "--language": ["ja"], "--select": ["0:0"], "--highlight": ["0:0"],
        "--swipe": ["0:1"], "--drag": ["0:1"], "--scroll-to": ["0:1"], "--height": ["100"],
        "--description": ["Text"],
    ]
    private static let flags = [
        "--fit", "--wrap", "--alternating", "--no-header", "--dark", "--editing", "--refreshing", "--screen",
    ]

    @Test func everyOptionOfPrintedScenesHasAnEffect() throws {
        let folder = try Folder(["list.csv": list])
        func printed(_ options: [String]) throws -> String {
            let outcome = try folder.run(["scene", "list.csv"] + options)
            #expect(outcome.status == 0, "\(options): \(outcome.errors)")
            return String(decoding: outcome.output, as: UTF8.self)
        }
        let usual = try printed([])
        let help = String(decoding: try folder.run(["help", "scene"]).output, as: UTF8.self)
        let names = Set(help.matches(of: #/(?m)^  (?:-[a-z], )?(--[a-z-]+)/#).map { String($0.1) })
        for (option, value) in Self.values.sorted(by: { $0.key < $1.key }) {
            #expect(names.contains(option), "\(option)")
            #expect(try printed([option] + value) != usual, "\(option)")
        }
        for option in Self.flags { #expect(try printed([option]) != usual, "\(option)") }
        #expect(names.isSuperset(of: Self.withoutKeys))
    }

    @Test(arguments: [[], ["page.md"], ["image.png"]])
    func optionsForDrawingRequireScenesOrData(inputs: [String]) throws {
        let folder = try Folder(["page.md": "# Page\n", "list.csv": list])
        try folder.writeImage(to: "image.png")
        for options in [["--title", "name"], ["--theme", "classic"], ["--strict"]] {
            let outcome = try folder.run(["fonts"] + inputs + options)
            #expect(outcome.status == 2)
            #expect(
                outcome.errors.contains(
                    "\(options[0]) requires a scene or a data file; specify one as INPUT"),
                "\(outcome.errors)")
        }
        #expect(try folder.run(["fonts", "list.csv", "--columns", "name"]).status == 0)
        #expect(try folder.run(["fonts", "list.csv", "--watch"]).errors.contains("unknown option --watch"))
    }
}

import Foundation
import Testing

/// The program where the machine lacks fonts, memory or `/proc`.
@Suite struct MachineTests {
    private static let list = ["list.csv": "name,place\nAda,London\n"]
    private static let scene = [
        "scene.yaml": "rows: [Apple, {text: {text: Pear, lines: 2}}]",
        "page.md": "```tablesnap name=fruits\nrows: [Apple]\n```\n",
    ]
    private static let sentence =
        "the font Inter is not installed; install the package fonts-inter (Debian), rsms-inter-fonts (Fedora) or "
        + "font-inter (Homebrew)"

    // MARK: Fonts

    @Test(
        .enabled(if: Machine.allowsMounts, "Namespaces are not permitted here."),
        arguments: [
            ["render", "list.csv", "--title", "name"], ["scene", "list.csv"], ["scene", "scene.yaml"],
            ["render", "scene.yaml"], ["check", "scene.yaml"],
        ])
    func missingFontsAreReportedInOneSentence(arguments: [String]) throws {
        let folder = try Folder(Self.list.merging(Self.scene) { first, _ in first })
        let outcome = try folder.run(arguments, mounts: Machine.mounts())
        #expect(outcome.status == 1)
        #expect(outcome.errors == "tablesnap: \(Self.sentence)\n")
        #expect(outcome.output.isEmpty)
    }

    @Test(
        .enabled(if: Machine.allowsMounts, "Namespaces are not permitted here."),
        arguments: ["NotoSans-Regular.ttf", "NotoColorEmoji.ttf", "DejaVuSans.ttf"])
    func otherFontIsNotUsedInstead(name: String) throws {
        // DejaVu is not one of the fonts that make setup installs.
        guard let file = Machine.font(name) else { return }
        let folder = try Folder(Self.list)
        let outcome = try folder.run(["render", "list.csv"], mounts: Machine.mounts(onlyFont: file))
        #expect(outcome.status == 1 && outcome.errors == "tablesnap: \(Self.sentence)\n", "\(outcome)")
    }

    @Test(.enabled(if: Machine.allowsMounts, "Namespaces are not permitted here."))
    func verificationsAndPagesNameTheFont() throws {
        let folder = try Folder(Self.scene)
        try folder.write("rows: [Plum]", to: "second.yaml")
        let verified = try folder.run(["verify"], mounts: Machine.mounts())
        #expect(verified.status == 1 && verified.output.isEmpty)
        #expect(verified.errors == "tablesnap: \(Self.sentence)\n")
        let drawn = try folder.run(["figures", "page.md"], mounts: Machine.mounts())
        #expect(drawn.status == 1)
        #expect(drawn.sentences.count == 1 && drawn.errors.hasSuffix(": \(Self.sentence)\n"), "\(drawn)")
    }

    @Test(.enabled(if: Machine.allowsMounts, "Namespaces are not permitted here."))
    func anotherThemesFontIsAnErrorOfItsScenes() throws {
        let folder = try Folder(["classic.yaml": "theme: classic\nrows: [Apple]\n"])
        let outcome = try folder.run(["verify"], mounts: Machine.mounts())
        #expect(outcome.status == 3)
        #expect(String(decoding: outcome.output, as: UTF8.self).hasPrefix("error  classic.yaml: the font "))
    }

    // MARK: Memory

    @Test(arguments: [64, 256])
    func smallStacksAreLargeEnough(kilobytes: Int) throws {
        let folder = try Folder(Self.scene)
        let outcome = try folder.run(["render", "scene.yaml"], limit: "-s \(kilobytes)")
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try folder.image("scene.png").size.width == 804)
        #expect(try folder.run(["verify"], limit: "-s \(kilobytes)").status == 1)
    }

    @Test(.disabled(if: Machine.checksAddresses)) func tooLittleAddressSpaceIsReported() throws {
        let folder = try Folder(Self.scene)
        // The first limit under which the program starts at all, which depends on how its libraries are linked.
        for limit in stride(from: 60_000, through: 240_000, by: 30_000) {
            guard try folder.run(["--version"], limit: "-v \(limit)").status == 0 else { continue }
            let outcome = try folder.run(["render", "scene.yaml"], limit: "-v \(limit)")
            #expect(outcome.status == 1)
            let sentence = try #require(outcome.sentences.first)
            #expect(outcome.sentences.count == 1)
            #expect(sentence.hasPrefix("tablesnap: address space: less than the required "))
            #expect(sentence.hasSuffix(" MB is left; raise the limit with ulimit -v"))
            return
        }
    }

    @Test(.disabled(if: Machine.checksAddresses), arguments: [340_000, 400_000, 600_000])
    func tooLittleAddressSpaceForJobsIsReported(kilobytes: Int) throws {
        var files: [String: String] = [:]
        for index in 0..<16 { files["scene-\(index).yaml"] = "rows: [Apple]" }
        let folder = try Folder(files)
        let outcome = try folder.run(["verify", "--jobs", "16"], limit: "-v \(kilobytes)")
        #expect(outcome.status == 3 && outcome.output.isEmpty)
        #expect(
            outcome.errors == "tablesnap: address space: less than the required 760 MB is left for 16 jobs; "
                + "lower --jobs, or raise the limit with ulimit -v\n")
    }

    // MARK: Streams and arguments

    @Test(
        .enabled(if: Machine.allowsMounts, "Namespaces are not permitted here."),
        .disabled(if: Machine.checksAddresses))
    func argumentsAreReadWithoutProc() throws {
        let folder = try Folder(Self.scene)
        let outcome = try folder.run(
            ["render", "scene.yaml", "-o", "é.png"], mounts: Machine.mountsWithoutProc)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try folder.names.contains("é.png"))
    }

    @Test func librariesDoNotPrintIntoAnImage() throws {
        let folder = try Folder(Self.scene)
        var environment = Folder.environment()
        let quiet = try folder.run(["render", "scene.yaml", "-o", "-"])
        environment["FC_DEBUG"] = "1"
        let loud = try folder.run(
            ["render", "scene.yaml", "-o", "-"], Surroundings(environment: environment))
        #expect(loud.status == 0 && loud.output == quiet.output)
        #expect(!loud.errors.isEmpty, "fontconfig has nothing to print")
        let results = try folder.run(["verify", "--json"], Surroundings(environment: environment))
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(results.output)) }
    }
}

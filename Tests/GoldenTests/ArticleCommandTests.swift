import Foundation
import TableSnapshotTesting
import Testing

/// The commands of articles, which are run from top to bottom, and the images that they draw.
@Suite struct ArticleCommandTests {
    /// A copy of the assets. Scenes in it read the data next to them.
    private func run(_ article: String, _ use: (Shell, String) throws -> Void) throws {
        let shell = try Shell()
        defer { shell.remove() }
        let files = FileManager.default
        let assets = Repository.folder.appending(path: "Assets")
        for name in ["countries.csv", "checklist.csv", "editing.csv", "flags"] {
            try files.copyItem(
                at: assets.appending(path: name), to: shell.folder.appending(path: name))
        }
        for block in try PageText(article: article).blocks() {
            if block.language == "yaml" {
                try Data((block.text + "\n").utf8).write(to: shell.folder.appending(path: "largest.yaml"))
            } else if block.language == "sh" {
                try use(shell, block.text)
            }
        }
    }

    /// The images in the catalog are those of the commands, in both appearances.
    @Test(arguments: ["DrawYourFirstTable", "DrawingDataFiles"])
    func commandsDrawTheImages(article: String) throws {
        let shown = try PageText(article: article).text.matches(of: /!\[[^\]]+\]\(([a-z-]+)\)/)
        var images = Set(shown.map { String($0.1) })
        #expect(!images.isEmpty)
        try run(article) { shell, command in
            let outcome = try shell.run(command)
            #expect(outcome.status == 0, "\(command): \(outcome.errors)")
            guard let name = images.first(where: { command.contains("-o \($0).png") }) else { return }
            images.remove(name)
            #expect(try shell.run("\(command) --appearance light,dark --compression stable").status == 0)
            let files = ["\(name)@2x.png", "\(name)~dark@2x.png"]
            try Repository.expectGoldens(
                for: Dictionary(uniqueKeysWithValues: files.map { ($0, "\(Repository.catalog)/\($0)") }),
                drawnIn: shell.folder, by: "ArticleCommandTests",
                remedy: "; draw it with the article's command and --appearance light,dark")
        }
        #expect(images == [], "no command draws them")
    }

    @Test func messageOfTheFirstCommandIsThatOfTheArticle() throws {
        let article = try PageText(article: "DrawYourFirstTable")
        let message = try #require(article.blocks("").first)
        var outcomes: [String] = []
        try run("DrawYourFirstTable") { shell, command in outcomes.append(try shell.run(command).errors) }
        #expect(outcomes.first?.contains(message + "\n") == true, "\(outcomes.first ?? "")")
    }

    /// The traits of an example are a number of images that the article contains.
    @Test func traitsDrawAnImageForEachCombination() throws {
        try run("DrawingDataFiles") { shell, command in
            guard command.contains("-o traits.png") else { return }
            #expect(try shell.run(command).status == 0)
            let images = try shell.images().filter { $0.hasPrefix("traits") }
            #expect(images.count == 16 && images.contains("traits-rtl-AX3~dark@3x"))
        }
        #expect(
            try PageText(article: "DrawingDataFiles").text.contains(
                "`traits-rtl-AX3~dark@3x.png` and 14 others"))
    }

    @Test func copiedFontsDrawTheSameImage() throws {
        try run("SamePixelsEverywhere") { shell, command in
            guard command.hasPrefix("tablesnap fonts") else { return }
            #expect(try shell.run(command).status == 0)
            #expect(try shell.run("tablesnap render Assets/countries.csv --quiet -o system.png").status == 0)
            #expect(try shell.run("tablesnap compare system.png countries.png").status == 0)
            let fonts = try FileManager.default.contentsOfDirectory(
                atPath: shell.folder.appending(path: "fonts").path)
            #expect(fonts.contains("Inter-Regular.otf.license.txt"))
        }
    }

    /// Records, changes and accepts a scene, with the commands of the article and the messages in it.
    @Test func scenesAreVerifiedAndReviewed() throws {
        let article = try PageText(article: "VerifyAndReview")
        let commands = article.blocks("sh")
        try #require(commands.count == 2)
        let shell = try Shell()
        defer { shell.remove() }
        let scene = shell.folder.appending(path: "scenes/settings.yaml")
        try FileManager.default.createDirectory(
            at: scene.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = try PageText("Assets/readme/settings.yaml").text
        try Data(text.utf8).write(to: scene)
        #expect(try shell.run("CI= \(commands[0])").status == 1)
        #expect(try shell.run(commands[0]).status == 0)
        try Data(text.replacing("detail: Home", with: "detail: Office").utf8).write(to: scene)
        let changed = try shell.run("tablesnap verify scenes || true")
        let message = try #require(article.blocks("").first)
        let output = String(decoding: changed.output, as: UTF8.self)
        // Other fonts have other pixels.
        if try Repository.otherFonts() == nil {
            #expect((output + changed.errors).contains(message.split(separator: "\n")[0]))
        }
        let difference = ".build/snapshot-failures/scenes/Snapshots/settings.difference.png"
        try Repository.expectGoldens(
            for: [difference: "\(Repository.catalog)/verify-difference@2x.png"], drawnIn: shell.folder,
            by: "ArticleCommandTests", remedy: "; copy it from the failed images of the article's example")
        #expect((output + changed.errors).contains("Changed: row 0:1 detail “Home” → “Office”"))
        let lines = commands[1].split(separator: "\n").map(String.init)
        try #require(lines.count == 3)
        #expect(try lines.map { try shell.run($0).status } == [1, 0, 0])
    }
}

import Figures
import Foundation
import Testing

/// Articles of DocC catalogues.
@Suite struct CatalogueTests {
    private let block =
        "```tablesnap name=a source=shown alt=\"Say \\\"one\\\" \\\\ two\"\nrows: [One]\n```\n"

    @Test func articlesNameThePictureAndDocCFindsItsVariants() throws {
        let site = try Site(["Kit.docc/Articles/One.md": "# One\n\nText.\n\n" + block])
        try site.draw()
        #expect(
            try site.names == [
                "Kit.docc/Articles/One.md", "Kit.docc/Articles/a@2x.png", "Kit.docc/Articles/a~dark@2x.png",
            ])
        #expect(
            try site.text(of: "Kit.docc/Articles/One.md") == "# One\n\nText.\n\n" + block + """

                <!-- tablesnap: from the block above -->
                @Image(source: "a", alt: "Say 'one' \\ two")
                <!-- tablesnap: end -->

                """)
    }

    @Test func namesDifferInAWholeCatalogue() throws {
        let site = try Site(["Kit.docc/One.md": block, "Kit.docc/More/Two.md": block])
        let messages = try site.figures().draw().messages
        #expect(messages.count == 1)
        #expect(messages[0].contains("/Kit.docc/One.md:1:14: the picture a@2x.png is that of "))
        #expect(messages[0].contains("/Kit.docc/More/Two.md:1 too"))
        #expect(try site.figures("Kit.docc/More/Two.md").draw().messages.count == 1)
    }

    @Test func aSourceCannotBeFoldedUp() throws {
        let site = try Site(["Kit.docc/One.md": block.replacing("=shown", with: "=collapsed")])
        #expect(
            try site.figures().draw().messages == [
                "\(site.path)/Kit.docc/One.md:1:14: DocC cannot fold up a source; write source=shown or source=hidden"
            ])
    }

    @Test func sourcesAreHiddenUnlessThePageSaysOtherwise() throws {
        let site = try Site(["Kit.docc/One.md": block.replacing(" source=shown", with: "")])
        try site.draw()
        #expect(try site.text(of: "Kit.docc/One.md").hasPrefix("<!-- tablesnap name=a alt="))
    }

    @Test func directivesHaveTheirOwnIndentation() throws {
        let row = "@Row {\n@Column {\n\n   " + block.replacing("\n", with: "\n   ") + "\n}\n}\n"
        let site = try Site(["Kit.docc/One.md": row])
        try site.draw()
        #expect(try site.text(of: "Kit.docc/One.md").contains("\n   @Image(source: \"a\""))
        try site.write(row.replacing("   ", with: "      "), to: "Kit.docc/One.md")
        #expect(
            try site.figures().draw().messages == [
                "\(site.path)/Kit.docc/One.md:4:5: this is drawn only when it is indented by 3 spaces at most"
            ])
    }

    /// What `docc` of the toolchain makes of an article: its pictures by what they show, and all text.
    @Test(.enabled(if: Docc.path != nil)) func docCShowsThePictures() throws {
        let site = try Site([
            "Kit.docc/Kit.md": "# Kit\n\nText.\n\n" + block.replacing("=shown", with: "=hidden")
                + block.replacing("name=a source=shown", with: "name=b").replacing(
                    "rows", with: "# --> x\nrows")
        ])
        try site.draw()
        let outcome = try Docc.convert(site.path(of: "Kit.docc"), to: site.path(of: "out"))
        #expect(outcome == "")
        let data = try site.text(of: "out/data/documentation/kit.json")
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        let references = try #require(json["references"] as? [String: [String: Any]])
        let images = references.values.filter { $0["type"] as? String == "image" }
        #expect(images.compactMap { $0["identifier"] as? String }.sorted() == ["a", "b"])
        for image in images {
            #expect(image["alt"] as? String == "Say 'one' \\ two")
            let variants = try #require(image["variants"] as? [[String: Any]])
            #expect(
                variants.compactMap { ($0["traits"] as? [String])?.sorted() }.sorted { $0[1] < $1[1] } == [
                    ["2x", "dark"], ["2x", "light"],
                ])
        }
        #expect(!data.contains("from the block") && !data.contains("rows: [One]"))
    }
}

/// DocC's compiler, which comes with the toolchain.
enum Docc {
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { $0 + "/docc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Converts a catalogue, and answers what the compiler has to say about it.
    static func convert(_ catalogue: String, to output: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "docc")
        process.arguments = [
            "convert", catalogue, "--output-path", output, "--fallback-display-name", "Kit",
            "--fallback-bundle-identifier", "kit",
        ]
        let pipe = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = pipe
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: said, as: UTF8.self)
    }
}

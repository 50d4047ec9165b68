import Figures
import Foundation
import TestSupport
import Testing

/// Articles of DocC catalogs.
@Suite struct CatalogTests {
    private let block =
        "```tablesnap name=a source=shown alt=\"Say \\\"one\\\" \\\\ two\"\nrows: [One]\n```\n"

    @Test func articlesNameTheImageAndDocCFindsItsVariants() throws {
        let site = try Site(["Kit.docc/Articles/One.md": "# One\n\nText.\n\n" + block])
        try site.draw()
        #expect(
            site.allNames == [
                "Kit.docc/Articles/One.md", "Kit.docc/Articles/a@2x.png", "Kit.docc/Articles/a~dark@2x.png",
            ])
        #expect(
            try site.text(of: "Kit.docc/Articles/One.md") == "# One\n\nText.\n\n" + block + """

                <!-- tablesnap: from the block above -->
                @Image(source: "a", alt: "Say 'one' \\ two")
                <!-- tablesnap: end -->

                """)
    }

    @Test func namesDifferInAWholeCatalog() throws {
        let site = try Site(["Kit.docc/One.md": block, "Kit.docc/More/Two.md": block])
        let messages = try site.figures().draw().messages
        #expect(messages.count == 1)
        #expect(messages[0].contains("/Kit.docc/One.md:1:14: the image a@2x.png is also that of "))
        #expect(messages[0].contains("/Kit.docc/More/Two.md:1; rename"))
        #expect(try site.figures("Kit.docc/More/Two.md").draw().messages.count == 1)
    }

    @Test func sourceCannotBeCollapsed() throws {
        let site = try Site(["Kit.docc/One.md": block.replacing("=shown", with: "=collapsed")])
        #expect(
            try site.figures().draw().messages == [
                "\(site.path)/Kit.docc/One.md:1:14: DocC cannot collapse a source; write source=shown or source=hidden"
            ])
    }

    @Test func sourcesAreHiddenByDefault() throws {
        let site = try Site(["Kit.docc/One.md": block.replacing(" source=shown", with: "")])
        try site.draw()
        #expect(try site.text(of: "Kit.docc/One.md").hasPrefix("<!-- tablesnap name=a alt="))
    }

    @Test func directivesHaveTheirOwnIndentation() throws {
        for (outer, inner) in [("", "   "), ("    ", "        "), ("  ", "\t\t")] {
            let column =
                (["@Column(size: 2) {"] + block.split(separator: "\n").map { inner + $0 } + ["}", ""])
                .joined(separator: "\n").replacing("\n}", with: "\n\(outer)}")
            let row = "# One\n\nText.\n\n@Row {\n\(outer)" + column + "}\n\nText.\n"
            let site = try Site(["Kit.docc/One.md": row])
            try site.draw()
            #expect(
                try site.text(of: "Kit.docc/One.md")
                    == row.replacing(
                        "\(inner)```\n",
                        with: """
                            \(inner)```

                            \(inner)<!-- tablesnap: from the block above -->
                            \(inner)@Image(source: "a", alt: "Say 'one' \\ two")
                            \(inner)<!-- tablesnap: end -->

                            """))
            try site.write(
                try site.text(of: "Kit.docc/One.md").replacing("=shown", with: "=hidden"),
                to: "Kit.docc/One.md")
            try site.draw()
            #expect(
                try site.text(of: "Kit.docc/One.md").contains("\n\(inner)<!-- tablesnap name=a source=hidden")
            )
            try site.write(row.replacing("rows:", with: "row:"), to: "Kit.docc/One.md")
            let messages = try site.figures().draw().messages
            #expect(messages.first?.contains("One.md:8:\(inner.count + 6): ") == true, "\(messages)")
        }
    }

    /// Outside of directives, an indented block is code in DocC, too.
    @Test(arguments: [
        "Text.\n\n    BLOCK", "```md\n@Row {\n```\n\n    BLOCK", "@Row {\n}\n\n    BLOCK",
        "Say ```md``` here.\n\n@Row {\n}\n\n    BLOCK",
        "@Row {\n    @Column {\n        Text.\n\n            BLOCK    }\n}\n",
    ])
    func indentedBlocksAreReported(page: String) throws {
        let indent = page.components(separatedBy: "BLOCK")[0].reversed().prefix { $0 == " " }
        let indented = block.dropLast().split(separator: "\n").joined(separator: "\n" + String(indent)) + "\n"
        let site = try Site(["Kit.docc/One.md": page.replacing("BLOCK", with: indented)])
        let messages = try site.figures().draw().messages
        #expect(messages.count == 1 && messages[0].contains("this block is in code indented by four spaces"))
    }

    /// The result of the toolchain's `docc` for an article: its images by alt text, and all text.
    @Test(.enabled(if: Docc.path != nil)) func docCShowsTheImages() throws {
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

    @Test(.enabled(if: Docc.path != nil)) func docCShowsVectorImagesAndCaptions() throws {
        let site = try Site([
            "Kit.docc/Kit.md": "# Kit\n\nText.\n\n"
                + block.replacing("=shown", with: "=hidden format=svg caption=\"Three *kinds* @ home\"")
        ])
        try site.draw()
        #expect(try Docc.convert(site.path(of: "Kit.docc"), to: site.path(of: "out")) == "")
        let data = try site.text(of: "out/data/documentation/kit.json")
        #expect(data.contains("a.svg") && data.contains("\"Three *kinds* @ home\""))
    }
}

/// DocC's compiler, which comes with the toolchain.
enum Docc {
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { $0 + "/docc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Converts a catalog, and returns the output of the compiler.
    static func convert(_ catalog: String, to output: String) throws -> String {
        let arguments = [
            "convert", catalog, "--output-path", output, "--fallback-display-name", "Kit",
            "--fallback-bundle-identifier", "kit",
        ]
        return try Program(path ?? "docc", arguments).run().errors
    }
}

import Figures
import Testing

/// The blocks of a page that are figures, and the contents of the page after they are drawn.
@Suite struct BlockTests {
    @Test func imageIsBelowTheBlock() throws {
        let site = try Site(["page.md": "# Title\n\n```tablesnap name=a\nrows: [One]\n```\n\nText.\n"])
        let report = try site.draw()
        #expect(report.summary == "2 drawn")
        #expect(site.allNames == ["a@2x.png", "a~dark@2x.png", "page.md"])
        #expect(
            try site.text(of: "page.md")
                == "# Title\n\n```tablesnap name=a\nrows: [One]\n```\n\n\(link("a"))\n\nText.\n")
        #expect(try site.image("a@2x.png").size == (804, 106))
    }

    @Test(arguments: [
        "~~~tablesnap name=a\nrows: [One]\n~~~", "`````tablesnap name=a\nrows: [One]\n`````",
        "``` tablesnap  name=a \nrows: [One]\n```", "````tablesnap name=a\nrows: [One]\n``````",
        "   ```tablesnap name=a\n   rows: [One]\n   ```", "``` {.tablesnap name=a}\nrows: [One]\n```",
        "~~~{ .yaml .tablesnap #listing name=a .x }\nrows: [One]\n~~~",
    ])
    func fencesOfAllKinds(block: String) throws {
        let markers = String(block.prefix { $0 == " " })
        #expect(try Site.page(block + "\n") == block + "\n\n" + link("a", markers: markers) + "\n")
    }

    @Test func aPageMayEndWithoutANewLine() throws {
        let block = "```tablesnap name=a\nrows: [One]\n```"
        #expect(try Site.page(block) == block + "\n\n" + link("a"))
    }

    @Test func textDirectlyBelowABlockIsSeparated() throws {
        let block = "```tablesnap name=a\nrows: [One]\n```"
        #expect(try Site.page(block + "\nText\n") == block + "\n\n" + link("a") + "\n\nText\n")
    }

    @Test(arguments: ["Text", "* * *", "1. Item", "> ", "~~~tablesnap name=b\nrows: [One]\n~~~"])
    func textDirectlyBelowAnIndentedBlockIsSeparated(text: String) throws {
        let block = "  ```tablesnap name=a\n  rows: [One]\n  ```\n"
        let page = block + "\n" + link("a", markers: "  ") + "\n\n" + text + "\n"
        #expect(try Site.page(block + text + "\n").hasPrefix(page))
        #expect(try Site.page("- Item\n\n" + block + "- Other\n").contains("end -->\n- "))
    }

    @Test func blocksInListsAndQuotes() throws {
        let page = """
            - An item

              ```tablesnap name=in-item
              rows: [One]
              ```
            - ```tablesnap name=at-bullet
              rows: [One]
              ```
            10. > ```tablesnap name=quoted
                > rows:
                >
                >   - One
                > ```

            > Said.
            > ~~~tablesnap name=below-text
            > rows: [One]
            > ~~~
            > More.

            """
        #expect(
            try Site.page(page) == """
                - An item

                  ```tablesnap name=in-item
                  rows: [One]
                  ```

                \(link("in-item", markers: "  "))
                - ```tablesnap name=at-bullet
                  rows: [One]
                  ```

                \(link("at-bullet", markers: "  "))
                10. > ```tablesnap name=quoted
                    > rows:
                    >
                    >   - One
                    > ```
                    >
                \(link("quoted", markers: "    > "))

                > Said.
                > ~~~tablesnap name=below-text
                > rows: [One]
                > ~~~
                >
                \(link("below-text", markers: "> "))
                >
                > More.

                """)
    }

    @Test(arguments: [
        "```yaml name=a\nrows: [One]\n```\n", "```tablesnapper name=a\nrows: [One]\n```\n",
        "````\n```tablesnap name=a\nrows: [One]\n```\n````\n", "    ```yaml\n    rows: [One]\n    ```\n",
        "```{code-block} md\n~~~tablesnap name=a\nrows: [One]\n~~~\n```\n",
        "``` {.yaml .tablesnapper}\nrows: [One]\n```\n", "``` {.yaml x=\".tablesnap\"}\nrows: [One]\n```\n",
        "````md\n```tablesnap name=a\nrows: [One]\n```\n````\n",
        "<!--\n```tablesnap name=a\nrows: [One]\n```\n-->\n",
        "<pre>\n```tablesnap name=a\nrows: [One]\n```\n</pre>\n",
        "Say `` ```tablesnap name=a `` to draw.\n", "<!-- tablesnapper -->\n",
        "```md\n<!-- tablesnap: from the block above -->\n```\n", "tablesnap\n", "", "---\n",
        "---\ntablesnap\n",
    ])
    func textSimilarToAFigureIsUnchanged(page: String) throws {
        let site = try Site(["page.md": page])
        #expect(try site.draw().summary == "0 drawn")
        #expect(try site.allNames == ["page.md"] && site.text(of: "page.md") == page)
    }

    @Test func lineEndingsAreUnchanged() throws {
        let block = "# T\n\n> ```tablesnap name=a\n> rows:\n>   - One\n> ```\n\nText.\n"
        let windows = try Site.page(block.replacing("\n", with: "\r\n"))
        #expect(windows == (try Site.page(block)).replacing("\n", with: "\r\n"))
        #expect(windows.utf8.contains(13))
        let mac = try Site.page(block.replacing("\n", with: "\r"))
        #expect(mac == (try Site.page(block)).replacing("\n", with: "\r"))
        // Mixed line endings remain unchanged.
        let mixed = try Site.page("A\r\n\n```tablesnap name=a\r\nrows: [One]\n```\nB\r\n")
        #expect(mixed.hasPrefix("A\r\n\n```tablesnap name=a\r\nrows: [One]\n```\n\r\n<!--"))
        #expect(mixed.hasSuffix("end -->\r\n\nB\r\n"))
    }

    @Test func byteOrderMarkIsPreserved() throws {
        let page = "\u{FEFF}```tablesnap name=a\nrows: [One]\n```\n"
        #expect(try Site.page(page) == page + "\n" + link("a") + "\n")
        let matter =
            "\u{FEFF}---\ntablesnap: {scale: 1, appearance: light}\n---\n```tablesnap name=a\nrows: [One]\n```\n"
        #expect(try Site.page(matter).contains("<img src=\"a.png\" width=\"402\""))
    }

    @Test func imageFollowsTheBlock() throws {
        let site = try Site(["page.md": "```tablesnap name=a\nrows: [One]\n```\n"])
        try site.draw()
        let first = try site.text(of: "page.md")
        // The name, the text and the blank lines change; what was drawn is replaced.
        try site.write(
            first.replacing("name=a\n", with: "name=b alt=Two\n").replacing("```\n\n", with: "```\n\n\n\n"),
            to: "page.md")
        var figures = site.figures()
        figures.prunes = true
        _ = try figures.draw()
        try site.draw()
        #expect(
            try site.text(of: "page.md")
                == "```tablesnap name=b alt=Two\nrows: [One]\n```\n\n\(link("b", alt: "Two"))\n")
    }

    @Test func twoFiguresInARow() throws {
        let blocks = ["a", "b"].map { "```tablesnap name=\($0) source=collapsed\nrows: [One]\n```\n" }
        let page = try Site.page(blocks.joined())
        #expect(page.components(separatedBy: "<details>").count == 3)
        #expect(page.components(separatedBy: "```tablesnap").count == 3)
        let shown = try Site.page(page.replacing(" source=collapsed", with: ""))
        #expect(
            shown.split(separator: "\n", omittingEmptySubsequences: true)
                == (blocks.map {
                    $0.replacing(" source=collapsed", with: "") + link($0.contains("=a") ? "a" : "b")
                })
                .joined(separator: "\n").split(separator: "\n"))
    }
}

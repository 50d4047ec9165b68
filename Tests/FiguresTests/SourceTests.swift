import Figures
import Testing

/// The positions of a figure's source.
@Suite struct SourceTests {
    private let shown = "Before.\n\n```tablesnap name=a\nrows: [One]\n```\n\nAfter.\n"

    /// Draws a page again with another position for its sources, and returns it.
    private func moved(_ page: String, from old: String = "name=a", to position: String) throws -> String {
        try Site.page(page.replacing(old, with: "name=a source=\(position)"))
    }

    @Test func collapsedSourceIsBelowTheImage() throws {
        let image = link("a").replacing("block above", with: "block below").split(separator: "\n")
            .dropLast()
        #expect(
            try moved(shown, to: "collapsed") == """
                Before.

                \(image.joined(separator: "\n"))

                <details>
                <summary>Source</summary>
                <!-- tablesnap: end -->

                ```tablesnap name=a source=collapsed
                rows: [One]
                ```

                <!-- tablesnap: from the block above -->
                </details>
                <!-- tablesnap: end -->

                After.

                """)
    }

    @Test func aHiddenSourceIsAComment() throws {
        #expect(
            try moved(shown, to: "hidden") == """
                Before.

                <!-- tablesnap name=a source=hidden
                rows: [One]
                -->

                \(link("a"))

                After.

                """)
    }

    @Test func sourceMovesBetweenPositions() throws {
        let pages = try ["shown", "collapsed", "hidden"].map { ($0, try moved(shown, to: $0)) }
        for (position, page) in pages {
            for (other, expected) in pages {
                #expect(try moved(page, from: "name=a source=\(position)", to: other) == expected)
            }
        }
    }

    @Test func aSourceMovesInAQuotedItem() throws {
        let page = "1. > ```tablesnap name=a\n   > rows:\n   >\n   >   - One\n   > ```\n   > Text\n2. Two\n"
        let hidden = try moved(page, to: "hidden")
        #expect(
            hidden.hasPrefix(
                "1. > <!-- tablesnap name=a source=hidden\n   > rows:\n   >\n   >   - One\n   > -->\n"))
        let collapsed = try moved(hidden, from: "name=a source=hidden", to: "collapsed")
        #expect(collapsed.hasPrefix("1. > <!-- tablesnap: from the block below -->\n   > <p>"))
        let back = try moved(collapsed, from: "name=a source=collapsed", to: "shown")
        #expect(back == (try moved(page, to: "shown")))
    }

    @Test func commentEndsAreEscaped() throws {
        let rows = ["a --> b", "a --\\> b", "c --!> d", "-- e --\\\\>", "<!-- f"]
        let scene = rows.map { "  - '\($0)'\n" }.joined()
        let page = "```tablesnap name=a alt=\"x --> y\"\nrows:\n\(scene)```\n"
        let first = try moved(page, to: "shown")
        let hidden = try moved(page, to: "hidden")
        #expect(hidden.components(separatedBy: "-->").count == 4)
        #expect(hidden.contains("alt=\"x --&gt; y\""))
        #expect(try moved(hidden, from: "name=a source=hidden", to: "shown") == first)
    }

    @Test func fenceIsLongerThanThoseInItsContent() throws {
        let page = "````tablesnap name=a\nrows:\n  - |\n    ```\n    x\n    ```\n````\n"
        let hidden = try moved(page, to: "hidden")
        let back = try moved(hidden, from: "name=a source=hidden", to: "shown")
        #expect(back.hasPrefix("````tablesnap name=a source=shown\nrows:\n  - |\n    ```\n    x\n"))
        // Backticks cannot follow the backticks of a fence.
        let ticks = "~~~tablesnap name=a alt=\"`x`\"\nrows: [One]\n~~~\n"
        let hiddenTicks = try moved(ticks, to: "hidden")
        #expect(
            try moved(hiddenTicks, from: "name=a source=hidden", to: "shown").hasPrefix(
                "~~~tablesnap name=a source=shown alt=\"`x`\"\nrows"))
    }

    @Test func sceneMayBeInASeparateFile() throws {
        let block = "```tablesnap name=a scene=scenes/list.yaml\n```\n"
        let site = try Site(["page.md": block, "scenes/list.yaml": "rows: [One]\n"])
        try site.draw()
        #expect(try site.text(of: "page.md") == block + "\n" + link("a") + "\n")
        let comment = "<!-- tablesnap name=a scene=scenes/list.yaml source=hidden -->\n"
        try site.write(comment, to: "page.md")
        try site.draw()
        #expect(try site.text(of: "page.md") == comment + "\n" + link("a") + "\n")
        try site.write("rows: [Two]\n", to: "scenes/list.yaml")
        #expect(try site.draw().summary == "2 drawn")
        // The scene's files are searched in the folder of the scene.
        try site.write("data: {file: list.csv}\nrow: '{name}'\n", to: "scenes/list.yaml")
        try site.write("name\nOne\n", to: "scenes/list.csv")
        try site.draw()
        #expect(try site.text(of: "page.md").contains("A table of 1 row: One."))
    }

    @Test func theDeviceOfASceneHasItsScale() throws {
        let site = try Site([
            "page.md": "```tablesnap name=a appearance=light\nrows: [One]\ndevice: iPhone 13\n```\n"
                + "```tablesnap name=b scale=1 appearance=light\nrows: [One]\ndevice: iPhone 13\n```\n"
        ])
        try site.draw()
        #expect(site.allNames == ["a@3x.png", "b.png", "page.md"])
    }

    @Test func thePageDecidesForItsFigures() throws {
        let matter =
            "---\ntitle: T\ntablesnap:\n  source: hidden\n  scale: [1, 3]\n  appearance: light\n---\n"
        let site = try Site([
            "page.md": matter + "```tablesnap name=a\nrows: [One]\n```\n\n"
                + "```tablesnap name=b scale=2 source=shown\nrows: [One]\ntraits: {appearance: dark}\n```\n"
        ])
        try site.draw()
        #expect(site.allNames == ["a.png", "a@3x.png", "b~dark@2x.png", "page.md"])
        #expect(
            try site.text(of: "page.md") == matter + """
                <!-- tablesnap name=a
                rows: [One]
                -->

                <!-- tablesnap: from the block above -->
                <p>
                  <img src="a.png" srcset="a.png 1x, a@3x.png 3x" width="375" alt="A table of 1 row: One.">
                </p>
                <!-- tablesnap: end -->

                ```tablesnap name=b scale=2 source=shown
                rows: [One]
                traits: {appearance: dark}
                ```

                <!-- tablesnap: from the block above -->
                <p>
                  <img src="b~dark@2x.png" width="375" alt="A table of 1 row: One.">
                </p>
                <!-- tablesnap: end -->

                """)
        #expect(try site.image("a@3x.png").size.width == 1125)
    }

    @Test func eachStateIsAnImage() throws {
        let site = try Site([
            "page.md": """
            ```tablesnap name=mail alt="Mail." appearance=light,dark
            rows: [One, Two]
            states: [{name: chosen, selected: [0:1]}, {name: night, traits: {appearance: dark}}]
            ```
            """
        ])
        try site.draw()
        #expect(
            site.allNames == [
                "mail-chosen@2x.png", "mail-chosen~dark@2x.png", "mail-night~dark@2x.png", "mail@2x.png",
                "mail~dark@2x.png", "page.md",
            ])
        let alts = try site.text(of: "page.md").matches(of: /alt="([^"]*)">/).map { String($0.1) }
        #expect(
            alts == ["Mail.", "A table of 2 rows: One; Two, selected.", "A table of 2 rows: One; Two."])
    }
}

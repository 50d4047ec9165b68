import Figures
import Testing

/// Blocks that their context hides, and custom lines between the comments of generated lines. All of them are reported.
@Suite struct LostBlockTests {
    private let block = "```tablesnap name=a\nrows: [One]\n```\n\n"

    @Test(arguments: [
        ("", 1), ("> ", 3), ("- ", 3), ("10. > ", 7), ("# Title\n\n   ", 4), ("Text\n", 1), ("- x\n  - ", 5),
    ])
    func backtickAfterBackticks(before: String, column: Int) throws {
        let page = before + "```tablesnap name=b alt=\"The `fruits` list\"\nrows: [One]\n```\n\n" + block
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(
            try Site.problems(page) == [
                "page.md:\(line):\(column): the line contains another backtick after those that begin the block; begin and end the block with ~~~"
            ])
    }

    @Test(arguments: [
        "```Tablesnap name=a", "```yaml tablesnap name=a", "``` yaml {.tablesnap name=a}",
        "```tablesnap{name=a}",
        "```tablesnap,name=a", "~~~tablesnap:a", "```{code-block} tablesnap", "```tablesnaps name=a",
        "```tabelsnap name=a", "~~~ {.tablesnp name=a}", "```table-snap",
    ])
    func otherSpellings(start: String) throws {
        #expect(
            try Site.problems(start + "\nrows: [One]\n" + start.prefix(3) + "\n") == [
                "page.md:1:1: this block begins no figure; begin it with tablesnap, in small letters and before a space"
            ])
    }

    @Test func twoBackticks() throws {
        for (fence, name) in [("``", "backticks"), ("~~", "tildes")] {
            #expect(
                try Site.problems("Text:\n\n\(fence)tablesnap name=a\nrows: [One]\n\(fence)\n") == [
                    "page.md:3:1: two \(name) begin no block; write three"
                ])
            #expect(try Site.problems("\(fence)tablesnap figures\(fence) draws them.\n").isEmpty)
        }
    }

    @Test func otherCommentsAndFences() throws {
        for start in [
            "<!--tablesnap name=a", "<!-- Tablesnap name=a", "<!---tablesnap name=a",
            "<!--\ntablesnap name=a", "<!--\n\ntablesnap",
        ] {
            #expect(
                try Site.problems(start + "\nrows: [One]\n-->\n") == [
                    "page.md:1:1: this comment begins no figure; begin it with <!-- tablesnap"
                ])
        }
        #expect(
            try Site.problems(":::{tablesnap} name=a\nrows: [One]\n:::\n") == [
                "page.md:1:1: tablesnap reads no fences of colons; begin and end the block with ```"
            ])
        for start in ["```sh tablesnap.sh", "```yaml title=\"tablesnap\"", "```tablesnap-output"] {
            #expect(try Site.problems(start + "\nx\n```\n").isEmpty)
        }
    }

    @Test(arguments: [
        ("Term\n:   ```tablesnap name=a\n    rows: [One]\n    ```\n", "2:5"),
        ("Term\n\n:   ~~~ {.tablesnap name=a}\n    rows: [One]\n    ~~~\n", "3:5"),
        ("Text[^1].\n\n[^1]: ```tablesnap name=a\n    rows: [One]\n    ```\n", "3:7"),
        ("[^note]: ```tablesnap\n\n    rows: [One]\n", "1:10"),
        ("- [^1]: <!-- tablesnap name=a\n  rows: [One]\n  -->\n", "1:9"),
    ])
    func inDefinitionsAndFootnotes(page: String, location: String) throws {
        #expect(
            try Site.problems(page) == [
                "page.md:\(location): no block begins in a definition or a footnote; write it below, without indentation"
            ])
    }

    @Test(arguments: [
        "{% highlight tablesnap %}", "{%- highlight tablesnap linenos -%}", "{{< highlight tablesnap >}}",
        "/// tablesnap", "/// tablesnap | Title", "/// tablesnap name=a", "> /// tablesnap",
    ])
    func inTagsOfOtherPrograms(start: String) throws {
        let column = start.hasPrefix(">") ? 3 : 1
        #expect(
            try Site.problems("Text\n\n\(start)\nrows: [One]\n") == [
                "page.md:3:\(column): tablesnap reads no tags of other programs; begin and end the block with ```"
            ])
    }

    @Test func inTitlesAndParagraphs() throws {
        #expect(try Site.problems("```tablesnap name=`b`\nrows\n---\n").count == 1)
        #expect(
            try Site.problems("Text\n    ```tablesnap name=a\n    rows: [One]\n    ```\n") == [
                "page.md:2:5: this block is a part of the paragraph above it; indent it by less than four spaces"
            ])
    }

    @Test(arguments: [
        ("    ```tablesnap name=a\n    rows: [One]\n    ```\n", "1:5"),
        ("Text\n\n\n    Code\n\n    ~~~ {.tablesnap name=a}\n\n    rows: [One]\n    ~~~\n", "6:5"),
        ("- Item\n\n      <!-- tablesnap name=a\n      rows: [One]\n      -->\n", "3:7"),
        ("\t```tablesnap name=a\n\trows: [One]\n\t```\n", "1:2"),
        (":   Definition\n\n    ```tablesnap name=a\n    rows: [One]\n    ```\n", "3:5"),
    ])
    func inIndentedCode(page: String, location: String) throws {
        #expect(
            try Site.problems(page) == [
                "page.md:\(location): this block is in code indented by four spaces; indent it less, or show it as an example between ```` fences"
            ])
    }

    @Test(arguments: [
        ("```{tablesnap}", 1), ("``` { tablesnap name=a }", 1), ("> ~~~ {tablesnap} name=a", 3),
        ("Text\n```{tablesnap}", 1),
    ])
    func asDirective(start: String, column: Int) throws {
        let lines = start.split(separator: "\n")
        #expect(
            try Site.problems(start + "\nrows: [One]\n") == [
                "page.md:\(lines.count):\(column): no engine has a directive {tablesnap}; write tablesnap without braces, or {.tablesnap}"
            ])
    }

    @Test(arguments: ["<div>", "<p align=\"center\">", "</details>", "> <div>", "<custom-tag>"])
    func directlyBelowHTML(tag: String) throws {
        let markers = String(tag.prefix { $0 != "<" })
        for start in ["```tablesnap name=a", "~~~ tablesnap name=a", "<!-- tablesnap name=a"] {
            #expect(
                try Site.problems("\(tag)\n\(markers)\(start)\n\(markers)rows: [One]\n") == [
                    "page.md:2:\(markers.count + 1): this block is a part of the HTML above it; insert a blank line above it"
                ])
        }
        let page =
            "\(tag)\n\(markers.trimmingSuffix(" "))\n\(markers)```tablesnap name=a\n\(markers)rows: [One]\n\(markers)```\n"
        #expect(try Site.page(page).hasPrefix(page))
    }

    @Test func blocksInFrontMatterAreReported() throws {
        #expect(
            try Site.problems("---\n\n\(block)---\n\nText\n") == [
                "page.md:3:1: tablesnap draws no block in front matter, which ends at line 7; if this is no front matter, insert a blank line above line 1"
            ])
        let page = "\n---\n\n\(block)---\n\nText\n"
        #expect(try Site.page(page).hasPrefix("\n---\n\n```tablesnap name=a"))
        let matter = "---\nabout: |\n  ```tablesnap name=x\n---\n"
        #expect(try Site.page(matter + block).hasPrefix(matter + block))
    }

    @Test(arguments: [
        "```tablesnap name=a``` begins a block.\n", "Say\n```tablesnap name=a``` to draw.\n",
        "<script>\n```tablesnap name=a\n</script>\n", "<!-- x\n\n```tablesnap name=a\n-->\n",
        "```tablesnapper `a`\n", "```tables\nx\n```\n", "```snapshot\nx\n```\n", "```tablesnap.sh\nx\n```\n",
        "<!--\ntablesnap draws the figures of this page.\n-->\n", "<!--- tablesnap is a program -->\n",
        "[^1]: ```tablesnap``` draws it.\n", "Term\n: `tablesnap`\n", "Term\n: tablesnap draws it.\n",
        "/// tablesnap draws it.\n", "`{% highlight tablesnap %}`\n",
        "```md\n[^1]: ```tablesnap name=a\n```\n",
        "````\nTerm\n:   ```tablesnap name=a\n    rows: [One]\n    ```\n````\n",
        "    /// tablesnap\n", "```\n{% highlight tablesnap %}\n```\n",
        "<div>\n<!-- tablesnap: end -->\n</div>\n", "Text\n`tablesnap`\n",
    ])
    func unintendedBlocksAreUnchanged(page: String) throws {
        #expect(try Site.problems(page) == [])
    }

    // MARK: Between the comments

    private let above = "<!-- tablesnap: from the block above -->\n"
    private let below = "<!-- tablesnap: from the block below -->\n"
    private let end = "<!-- tablesnap: end -->\n"

    private func sentence(_ first: Int, _ last: Int) -> String {
        "this line is between the comments for generated lines, which would replace it; move it above line \(first) or below line \(last)"
    }

    @Test func anotherFigureBetweenTheCommentsOfOne() throws {
        let other = block.replacing("=a", with: "=b")
        #expect(
            try Site.problems(block + above + "\n" + other + end) == ["page.md:7:1: " + sentence(5, 11)])
        #expect(
            try Site.problems(block + above + "\n<!-- tablesnap name=b\nrows: [One]\n-->\n\n" + end)
                == ["page.md:7:1: " + sentence(5, 11)])
        #expect(try Site.problems(below + "\n" + other + end + block) == ["page.md:3:1: " + sentence(1, 7)])
    }

    @Test(arguments: [
        "Text", "```swift", "- <p>", "<p>Text</p>", "<img src=\"a.png\">",
        "<img src=\"a.png\" width=\"3\" alt=\"\">x",
        "@Image(source: \"a\", alt: \"b\") {", "<details open>", "<!-- mine -->", "# Title",
    ])
    func customTextBetweenTheComments(line: String) throws {
        let site = try Site(["page.md": block])
        try site.draw()
        let page = try site.text(of: "page.md").replacing("</p>\n", with: "</p>\n\n\(line)\n")
        try site.write(page, to: "page.md")
        for report in [try site.figures().draw(), try site.figures().check()] {
            #expect(report.messages == ["\(site.path)/page.md:13:1: " + sentence(5, 14)])
        }
        #expect(try site.text(of: "page.md") == page)
    }

    @Test func changedLinesOfOtherMarkup() throws {
        let site = try Site(["page.md": block.replacing("=a", with: "=a markup=markdown caption=One")])
        try site.draw()
        let page = try site.text(of: "page.md")
        for (old, new) in [
            ("*One*", "*Two*"), ("*One*\n", "*One*\n\nText\n"), ("![", "!["), ("end ", "end 0"),
        ] {
            try site.write(page.replacing(old, with: new), to: "page.md")
            let messages = try site.figures().draw().messages
            #expect(messages.count == (old == new ? 0 : 1), "\(new): \(messages)")
        }
        try site.write(page.replacing("*One*", with: "*Two*"), to: "page.md")
        #expect(
            try site.figures().draw().messages == [
                "\(site.path)/page.md:6:1: the lines from here to line 10 have changed since they were drawn, and would be replaced; move yours out, and remove the others"
            ])
        // Another markup replaces the unchanged lines.
        try site.write(page.replacing("markup=markdown", with: "markup=html"), to: "page.md")
        try site.draw()
        #expect(
            try site.text(of: "page.md").contains(
                "<figcaption>One</figcaption>\n</figure>\n<!-- tablesnap: end -->"))
    }

    @Test func otherPagesAreDrawn() throws {
        let site = try Site([
            "1.md": block + above + "\n" + block.replacing("=a", with: "=b") + end,
            "2.md": block.replacing("=a", with: "=c"),
        ])
        #expect(try site.figures().draw().summary == "2 drawn, 1 error")
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        String(reversed().drop { $0 == character }.reversed())
    }
}

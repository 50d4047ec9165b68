import Figures
import Testing

/// The markup of figures for engines other than DocC.
@Suite struct MarkupTests {
    /// Draws a figure, and returns the generated lines without their comments.
    private func markup(
        _ attributes: String, rows: String = "[One]", sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let page = try Site.page(
            "```tablesnap\nfigure: {name: a, \(attributes)}\nrows: \(rows)\n```\n",
            sourceLocation: sourceLocation)
        let start = try #require(page.range(of: "above -->\n"), sourceLocation: sourceLocation)
        let rest = page[start.upperBound...]
        let end = try #require(rest.range(of: "\n<!-- tablesnap: end"), sourceLocation: sourceLocation)
        return rest[..<end.lowerBound] + "\n"
    }

    @Test func htmlHasACaptionAndAnID() throws {
        let image = """
              <picture>
                <source media="(prefers-color-scheme: dark)" srcset="a~dark@2x.png">
                <img src="a@2x.png" width="402" alt="A table of 1 row: One.">
              </picture>
            """
        #expect(try markup("id: one") == "<p id=\"one\">\n\(image)\n</p>\n")
        #expect(
            try markup("caption: A <b> & \"c\"")
                == "<figure>\n\(image)\n  <figcaption>A &lt;b&gt; &amp; &quot;c&quot;</figcaption>\n</figure>\n"
        )
        #expect(try markup("caption: One, id: 'fig:one'").hasPrefix("<figure id=\"fig:one\">\n"))
    }

    @Test func markdownHasOneImageUnlessBothAppearancesAreSpecified() throws {
        let image = "![A table of 1 row: One.]"
        #expect(try markup("markup: markdown") == "\n\(image)(a@2x.png){width=402}<!-- -->\n\n")
        #expect(
            try markup("markup: markdown, scale: [2, 1]") == "\n\(image)(a@2x.png){width=402}<!-- -->\n\n")
        #expect(try markup("markup: markdown, scale: 1") == "\n\(image)(a.png)<!-- -->\n\n")
        #expect(
            try markup("markup: markdown, scale: [1, 2], appearance: dark")
                == "\n\(image)(a~dark@2x.png){width=402}<!-- -->\n\n")
        #expect(
            try markup("markup: markdown, appearance: [light, dark], id: x, caption: C, folder: b")
                == """

                \(image)(b/a@2x.png#only-light){#x width=402}
                \(image)(b/a~dark@2x.png#only-dark){width=402}

                *C*


                """)
    }

    @Test func mystHasDirectives() throws {
        #expect(
            try markup("markup: myst") == """

                ```{image} a@2x.png
                :alt: "A table of 1 row: One."
                :width: 402px
                ```


                """)
        #expect(
            try markup("markup: myst, appearance: [light, dark], id: x, caption: C") == """

                ```{image} a~dark@2x.png
                :alt: "A table of 1 row: One."
                :width: 402px
                :class: only-dark
                :align: center
                ```

                ```{figure} a@2x.png
                :alt: "A table of 1 row: One."
                :width: 402px
                :class: only-light
                :name: x

                C
                ```


                """)
    }

    @Test func textIsNoMarkup() throws {
        let alt = #"'*a* `b` [c](d) <e> & {f} $g$ \ "h" ]'"#
        let escaped =
            "&#42;a&#42; &#96;b&#96; &#91;c&#93;&#40;d&#41; &#60;e&#62; &#38; &#123;f&#125; &#36;g&#36; &#92; &#34;h&#34; &#93;"
        let markdown = try markup("markup: markdown, alt: \(alt), caption: \(alt)")
        #expect(markdown == "\n![\(escaped)](a@2x.png){width=402}<!-- -->\n\n*\(escaped)*\n\n")
        let myst = try markup("markup: myst, alt: \(alt), caption: \(alt)")
        #expect(myst.contains(#":alt: "*a* `b` [c](d) <e> & {f} $g$ \\ \"h\" ]""#))
        #expect(myst.hasSuffix("\n\n\(escaped)\n```\n\n"))
        let lines = try markup("markup: myst, alt: \"a\\n```\\n<!-- tablesnap: end -->\"")
        #expect(lines.contains(":alt: \"a ``` <!-- tablesnap: end -->\"\n"))
    }

    @Test func statesHaveOneCaption() throws {
        let states = "[One]\nstates: [{name: x, selected: [0:0]}]"
        let html = try markup("caption: C, appearance: light", rows: states)
        #expect(html.matches(of: /<img/).count == 2 && html.matches(of: /<figcaption>/).count == 1)
        let markdown = try markup("caption: C, id: i, markup: markdown", rows: states)
        #expect(
            markdown.contains(
                "(a@2x.png){#i width=402}<!-- -->\n\n![A table of 1 row: One, selected.](a-x@2x.png){"))
        #expect(markdown.hasSuffix("\n\n*C*\n\n"))
        let myst = try markup("caption: C, id: i, markup: myst", rows: states)
        #expect(myst.contains("{image} a@2x.png") && myst.contains("{figure} a-x@2x.png"))
    }

    @Test func thePageSelectsTheMarkup() throws {
        let page =
            "---\ntablesnap: {markup: markdown, format: svg}\n---\n```tablesnap name=a\nrows: [One]\n```\n"
        let site = try Site(["page.md": page])
        try site.draw()
        #expect(site.allNames == ["a.svg", "page.md"])
        #expect(try site.text(of: "page.md").contains("\n![A table of 1 row: One.](a.svg)<!-- -->\n"))
    }

    @Test func aCollapsedSourceIsMarkdown() throws {
        let page = try Site.page(
            "> ```tablesnap name=a markup=markdown source=collapsed\n> rows: [One]\n> ```\n")
        #expect(
            page.contains("> <details markdown=\"1\">\n> <summary>Source</summary>\n> <!-- tablesnap: end "))
        #expect(
            try Site.page(page.replacing("source=collapsed", with: "source=hidden")).contains("details")
                == false)
    }

    @Test func imagesInDocCHaveCaptions() throws {
        let site = try Site([
            "a.docc/page.md": "```tablesnap name=a caption=\"One *two*\"\nrows: [One]\n```\n"
        ])
        try site.draw()
        #expect(
            try site.text(of: "a.docc/page.md").contains(
                "@Image(source: \"a\", alt: \"A table of 1 row: One.\") {\n  One &#42;two&#42;\n}\n<!-- tablesnap: end "
            ))
        for (attribute, message) in [
            ("id=x", "DocC has no references to images; remove id, and link to a heading"),
            ("markup=myst", "the markup of DocC articles is fixed; remove the attribute markup"),
        ] {
            try site.write("```tablesnap name=b \(attribute)\nrows: [One]\n```\n", to: "a.docc/b.md")
            #expect(
                try site.figures().draw().messages.map { $0.replacing(site.path, with: "") }
                    == ["/a.docc/b.md:1:14: \(message)"])
        }
    }

    // MARK: Templates

    private func template(_ text: String, _ attributes: String = "") throws -> TestFolderPage {
        let site = try Site([
            "page.md": "```tablesnap name=a markup=t/figure.txt \(attributes)\nrows: [One]\n```\n",
            "t/figure.txt": text,
        ])
        let report = try site.figures().draw()
        return (site, report.messages.map { $0.replacing(site.path + "/", with: "") })
    }

    private typealias TestFolderPage = (site: Site, messages: [String])

    @Test func aTemplateIsFilled() throws {
        let text =
            "{{< figure src=\"{path}\" alt=\"{alt}\" width=\"{width}\" >}}\n{caption}|{id}|{dark}|{other}\n\n"
        let (site, messages) = try template(text, "alt=\"{path} &amp;\" caption=C id=i")
        #expect(messages == [] && site.allNames.contains("a~dark@2x.png"))
        try site.draw()
        #expect(
            try site.text(of: "page.md").contains(
                """
                above -->

                {{< figure src="a@2x.png" alt="&#123;path&#125; &#38;" width="402" >}}
                C|i|a~dark@2x.png|{other}

                <!-- tablesnap: end\u{20}
                """))
        // Only the page changes with the template.
        try site.write("{path}", to: "t/figure.txt")
        #expect(try site.figures().check().outOfDateLinks == [1])
        let report = try site.figures().draw()
        #expect(report.summary == "0 drawn, 1 unchanged, 1 orphaned")
        #expect(report.pages[0].files.contains(site.path + "/t/figure.txt"))
        #expect(try site.text(of: "page.md").contains("\n\na@2x.png\n\n<!-- tablesnap: end "))
    }

    @Test func invalidTemplatesAreReported() throws {
        for (text, message) in [
            ("x", "the template t/figure.txt does not contain {path}, the path of the image"),
            ("{path} {Alt}", "the template t/figure.txt contains {Alt}; did you mean alt?"),
            ("{path}\n```", "the template t/figure.txt does not end a block or a comment that it begins"),
            ("<!-- {path}", "the template t/figure.txt does not end a block or a comment that it begins"),
            (
                "{path}\n<!-- tablesnap: end -->",
                "the template t/figure.txt contains <!-- tablesnap; remove it"
            ),
            ("{path}\n\u{0}", "t/figure.txt:2:1: found a NUL byte; is this a text file?"),
        ] {
            let (site, messages) = try template(text)
            #expect(messages == ["page.md:1:21: markup: \(message)"])
            #expect(site.allNames == ["page.md", "t/figure.txt"])
        }
    }
}

extension FigureReport {
    fileprivate var outOfDateLinks: [Int] { pages.flatMap(\.outOfDateLinks) }
}

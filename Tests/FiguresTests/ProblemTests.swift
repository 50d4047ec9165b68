import Diagnostics
import Figures
import Foundation
import Testing

/// The reported problems of pages, with their locations.
@Suite struct ProblemTests {
    @Test func errorsInScenesHaveTheirLocationInThePage() throws {
        let page = """
            # Title

            > - ```tablesnap name=a
            >   rows:
            >     - {text: One, acessory: none}
            >   stile: plain
            >   ```

            <!-- tablesnap name=b
            rows: [
            -->

            """
        #expect(
            try Site.problems(page)
                == [
                    "page.md:5:21: rows[0]: a row has no key \"acessory\"; did you mean \"accessory\"?",
                    "page.md:6:5: a table has no key \"stile\"; did you mean \"style\"?",
                    "page.md:11:1: invalid YAML: did not find expected node content while parsing a flow node",
                ])
    }

    @Test(arguments: [
        ("", "18: a figure requires a name, such as name=countries"),
        (" name=a/b", "14: name: expected up to 60 letters, digits, - and _, found \"a/b\""),
        (" name=..", "14: name: expected up to 60 letters, digits, - and _, found \"..\""),
        (" name=", "14: name: expected up to 60 letters, digits, - and _, found \"\""),
        (" name=a name=b", "21: name: the attribute is repeated"),
        (" nam=a", "14: unknown attribute \"nam\"; did you mean name?"),
        (" a", "14: expected an attribute such as name=countries, found \"a\""),
        (" name=a alt=\"b", "21: the quotes of alt do not end on this line"),
        (" name=a alt=\"b\"c=d", "28: a space is missing between attributes"),
        (" name=a scale=0", "21: scale: expected a number from 0.01 to 100, found \"0\""),
        (
            " name=a appearance=drk",
            "21: appearance: unknown appearance \"drk\"; did you mean dark? Expected light, dark, or both as light,dark (in YAML: [light, dark])"
        ),
        (
            " name=a appearance=both",
            "21: appearance: unknown appearance \"both\"; expected light, dark, or both as light,dark (in YAML: [light, dark])"
        ),
        (
            " name=a source=gone",
            "21: source: \"gone\" is not a position of the source; expected shown, collapsed or hidden"
        ),
        (" name=a id=a/b", "21: id: expected up to 60 letters, digits, -, _, . and :, found \"a/b\""),
        (" name=a caption=", "21: caption: expected one value, found \"\""),
        (" name=a markup=mist", "21: markup: unknown markup \"mist\"; did you mean myst?"),
        (
            " name=a markup=rst",
            "21: markup: unknown markup \"rst\"; expected html, markdown, myst, or the path of a template such as figure.txt"
        ),
        (" name=a markup=a.txt", "21: markup: a.txt: no such file"),
        (
            " name=a markup=../a.txt",
            "21: markup: ../a.txt is outside the page's folder; use --allow-outside to read it"
        ),
        (
            " name=a format=gif",
            "21: format: \"gif\" is not a format of figures; expected png or svg"
        ),
        (
            " name=a source=collapsed markup=myst",
            "14: MyST cannot collapse a source; write source=shown or source=hidden"
        ),
        (
            " name=a scene=b.yaml",
            "14: a figure requires either a scene in its block or a scene file, such as scene=list.yaml"
        ),
    ])
    func attributes(attributes: String, message: String) throws {
        let location = attributes.isEmpty ? message.replacingOccurrences(of: "18:", with: "13:") : message
        #expect(
            try Site.problems("```tablesnap\(attributes)\nrows: [One]\n```\n") == ["page.md:1:\(location)"])
    }

    @Test func otherFilesHaveFigures() throws {
        let block = "```tablesnap name=a\nrows: [One]\n```\n"
        let site = try Site(["page.rst": ".. code:: tablesnap\n", "page.mdx": block])
        let report = try site.figures("page.rst", "page.mdx").draw()
        #expect(
            report.messages.map { $0.replacingOccurrences(of: site.path + "/", with: "") } == [
                "page.rst: the file has no figures, and is no Markdown page (.md, .markdown)"
            ])
        #expect(site.allNames.contains("a@2x.png"))
    }

    @Test(arguments: ["scene.yaml", "data.csv", "data.json", "data.sqlite", "image.png"])
    func otherFilesWithoutFigures(name: String) throws {
        let site = try Site([name: "rows: [One]\n"])
        let remedy = name == "image.png" ? "" : "; tablesnap render draws scenes and data files"
        #expect(
            try site.figures(name).draw().messages == [
                "\(site.path(of: name)): the file has no figures, and is no Markdown page (.md, .markdown)\(remedy)"
            ])
    }

    /// A search finds no pages with other extensions, but the images name theirs.
    @Test func imagesOfPagesWithOtherExtensionsAreNotReplaced() throws {
        let block = "```tablesnap name=a\nrows: [One]\n```\n"
        let site = try Site(["p.mdx": block, "q.md": block.replacing("One", with: "Two")])
        try site.write("", to: "q.md")
        #expect(try site.figures("p.mdx").draw().messages == [])
        let image = try site.bytes(of: "a@2x.png")
        try site.write(block.replacing("One", with: "Two"), to: "q.md")
        for report in [try site.figures("q.md").draw(), try site.figures().check()] {
            #expect(
                report.messages == [
                    "\(site.path)/q.md:1:14: the image a@2x.png is also that of \(site.path)/p.mdx:1; rename one of the figures"
                ])
        }
        #expect(try site.bytes(of: "a@2x.png") == image)
        // The other page no longer contains the figure, or no longer exists.
        try site.write(block.replacing("=a", with: "=b"), to: "p.mdx")
        #expect(try site.figures("q.md").draw().messages == [])
        try site.write(block.replacing("Two", with: "Three"), to: "q.md")
        try site.draw()
    }

    @Test(arguments: [
        ("a", "2:9: figure: expected a mapping, such as {name: countries}"),
        ("{nam: a}", "2:10: unknown attribute \"nam\"; did you mean name?"),
        ("{name: [a, b]}", "2:10: name: expected up to 60 letters, digits, - and _, found \"a, b\""),
        ("{name: a, alt: [b, c]}", "2:19: alt: expected one value, found \"b, c\""),
        ("{name: a, scale: {}}", "2:26: scale: expected a value or a list of values"),
        (
            "{name: a, appearance: [drk]}",
            "2:19: appearance: unknown appearance \"drk\"; did you mean dark? Expected light, dark, or both as light,dark (in YAML: [light, dark])"
        ),
        ("{name: a, name: b}", "2:19: duplicate key \"name\"; the first is on line 2"),
        (
            "{name: a",
            "3:5: invalid YAML: did not find expected ',' or '}' while parsing a flow mapping that begins on line 2"
        ),
        ("{alt: b}", "1:13: a figure requires a name, such as name=countries"),
        (
            "{alt: b}\nname: c",
            "1:13: a figure requires a name; write figure: {name: c} in place of the key name"
        ),
    ])
    func attributesInTheBlock(attributes: String, message: String) throws {
        #expect(
            try Site.problems("```tablesnap\nfigure: \(attributes)\nrows: [One]\n```\n") == [
                "page.md:\(message)"
            ])
    }

    @Test func anAttributeMayBeInOnePlaceOnly() throws {
        #expect(
            try Site.problems("> ```tablesnap name=a\n> figure: {name: b}\n> rows: [One]\n> ```\n")
                == ["page.md:2:12: name: the attribute is repeated"])
        // Scene files have no attributes.
        let site = try Site([
            "page.md": "```tablesnap name=a scene=a.yaml\n```\n",
            "a.yaml": "figure: {name: b}\nrows: [One]\n",
        ])
        #expect(try site.figures().draw().messages.first?.contains("a table has no key \"figure\"") == true)
    }

    @Test func idsAreUnique() throws {
        let block = "```tablesnap name=a id=fruits\nrows: [One]\n```\n\n"
        #expect(
            try Site.problems(block + block.replacing("=a ", with: "=b ")) == [
                "page.md:5:14: the id fruits is also that of the figure at line 1; choose another one"
            ])
    }

    @Test func unclosedBlocksAndRanges() throws {
        #expect(
            try Site.problems("> ```tablesnap name=a\n> rows: [One]\n\nText\n") == [
                "page.md:1:3: the block has no end; write ``` on a line below it"
            ])
        #expect(
            try Site.problems("~~~~tablesnap name=a\nrows: [One]\n~~~\n") == [
                "page.md:1:1: the block has no end; write ~~~~ on a line below it"
            ])
        #expect(
            try Site.problems("<!-- tablesnap name=a\nrows: [One]\n") == [
                "page.md:1:1: the comment does not end with --> on a separate line"
            ])
        let block = "```tablesnap name=a\nrows: [One]\n```\n\n"
        #expect(
            try Site.problems(block + "<!-- tablesnap: from the block above -->\nText\n") == [
                "page.md:5:1: this comment has no end; write <!-- tablesnap: end --> on the line below the generated lines"
            ])
        #expect(
            try Site.problems("<!-- tablesnap: from the block above -->\n<p>\n<!-- tablesnap: end -->\n") == [
                "page.md:1:1: these generated lines have no block; remove them, down to line 3"
            ])
    }

    @Test func errorsInFrontMatterAreReported() throws {
        let block = "```tablesnap name=a\nrows: [One]\n```\n"
        for (yaml, message) in [
            ("tablesnap: hidden", "2:1: tablesnap: expected a mapping, such as source: hidden"),
            ("tablesnap:\n  sorce: hidden", "3:3: unknown option \"sorce\"; did you mean source?"),
            (
                "tablesnap:\n  scale: [1, x]",
                "3:10: scale: expected a number from 0.01 to 100, found \"x\""
            ),
            ("tablesnap: {scale: {}}", "2:20: scale: expected a value or a list of values"),
            (
                "tablesnap: {fonts: ../fonts}",
                "2:20: fonts: ../fonts is outside the scene's folder; use --allow-outside to read it"
            ),
        ] {
            #expect(try Site.problems("---\n\(yaml)\n---\n" + block) == ["page.md:\(message)"])
        }
        // Front matter of other programs is ignored.
        let foreign = "---\ntitle: {{ page }}: x\n---\n"
        #expect(try Site.page(foreign + block).hasPrefix(foreign + block))
    }

    @Test func missingFilesAreReported() throws {
        let page = "```tablesnap name=a\nrows: [{text: One, image: a.jpg}]\n```\n"
        #expect(try Site.problems(page) == ["page.md:2:27: rows[0].image: the image a.jpg does not exist"])
        let data = "Text\n\n```tablesnap name=a\ndata: {file: ../list.csv}\nrow: a\n```\n"
        #expect(
            try Site.problems(data) == [
                "page.md:4:14: data.file: ../list.csv is outside the scene's folder; use --allow-outside to read it"
            ])
        #expect(
            try Site.problems("> ```tablesnap name=a scene=b.yaml\n> ```\n")
                == ["page.md:1:23: scene: b.yaml: no such file"])
        #expect(
            try Site.problems("```tablesnap name=a scene=/b.yaml\n```\n") == [
                "page.md:1:21: scene: /b.yaml is outside the scene's folder; use --allow-outside to read it"
            ])
        #expect(throws: Diagnostic(message: "/nowhere: no such file or folder")) {
            try DocumentationFigures(in: ["/nowhere"]).draw()
        }
        let empty = try Site()
        #expect(throws: Diagnostic.self) { try empty.figures().draw() }
    }

    @Test func repeatedSectionsAreReported() throws {
        let site = try Site([
            "page.md":
                "```tablesnap name=a appearance=light\ndata: {file: l.csv, group: g}\nrow: '{n}'\n```\n",
            "l.csv": "g,n\na,1\nb,2\na,3\n",
        ])
        let report = try site.figures().draw()
        #expect(report.messages.count == 1 && !report.hasErrors)
        #expect(report.messages.first?.contains("l.csv:4: warning: sections repeat") == true)
    }

    @Test func errorsInFilesHaveTheLocationOfTheirName() throws {
        let site = try Site([
            "page.md": "Text\n\n```tablesnap name=a scene=b/list.yaml\n```\n",
            "b/list.yaml": "rows: [One]\nstile: plain\n",
        ])
        func messages() throws -> [String] {
            try site.figures().draw().messages.map { $0.replacing(site.path + "/", with: "") }
        }
        let location = "page.md:3:21: scene: b/list.yaml:"
        #expect(
            try messages() == [
                location + "2:1: a table has no key \"stile\"; did you mean \"style\"?"
            ])
        // Errors that are detected only when the table is created have that location, too.
        try site.write("data: {file: list.csv}\nrow: '{name}'\n", to: "b/list.yaml")
        #expect(try messages().allSatisfy { $0.hasPrefix(location + "1:14: data.file: ") })
        try site.write("city\nRome\n", to: "b/list.csv")
        #expect(try messages().allSatisfy { $0.hasPrefix(location + "2:6: row.text: ") })
        #expect(site.allNames == ["b/list.csv", "b/list.yaml", "page.md"])
    }

    @Test func pagesWithoutErrorsAreDrawn() throws {
        let good = "```tablesnap name=NAME appearance=light\nrows: [One]\n```\n"
        let bad =
            good.replacing("NAME", with: "d")
            + good.replacing("NAME", with: "c").replacing("rows", with: "row")
        let site = try Site([
            "a.md": good.replacing("NAME", with: "a"), "b.md": bad, "e.md": good.replacing("NAME", with: "e"),
        ])
        let report = try site.figures().draw()
        #expect(report.summary == "2 drawn, 1 error" && report.hasErrors)
        #expect(site.allNames == ["a.md", "a@2x.png", "b.md", "e.md", "e@2x.png"])
        #expect(try site.text(of: "b.md") == bad)
        // Unknown columns are found only when the table is made.
        let late =
            good.replacing("NAME", with: "d") + "```tablesnap name=c\ndata: {count: 3}\nrow: '{x}'\n```\n"
        try site.write(late, to: "b.md")
        #expect(try site.figures().draw().summary == "0 drawn, 2 unchanged, 1 error")
        #expect(try site.text(of: "b.md") == late && site.allNames.count == 5)
    }

    @Test func duplicateNamesAreReported() throws {
        let block = "```tablesnap name=a appearance=light\nrows: [One]\n```\n"
        let site = try Site([
            "1.md": block, "2.md": "Text\n" + block.replacing("name=a", with: "name=A"), "other/3.md": block,
        ])
        let taken = "the image A@2x.png is also that of \(site.path)/1.md:1; rename one of the figures"
        #expect(try site.figures().draw().messages == ["\(site.path)/2.md:2:14: \(taken)"])
        // The names on neighboring pages count, even if one page is drawn alone.
        #expect(try site.figures("2.md").draw().messages == ["\(site.path)/2.md:2:14: \(taken)"])
        #expect(try site.figures("other/3.md").draw().messages == [])
        // States add names, too.
        let states =
            block.replacing("rows", with: "states: [{name: x}]\nrows")
            + block.replacing("name=a", with: "name=a-x")
        let one = try Site(["1.md": states])
        #expect(
            try one.figures().draw().messages == [
                "\(one.path)/1.md:5:14: the image a-x@2x.png is also that of \(one.path)/1.md:1; rename one of the figures"
            ])
    }
}

import Figures
import Foundation
import Testing

/// Figures in SVG files, with both appearances in one.
@Suite struct VectorFigureTests {
    private func site(_ attributes: String = "") throws -> Site {
        try Site(["page.md": "```tablesnap name=a format=svg \(attributes)\nrows: [One \"<&>\"]\n```\n"])
    }

    @Test func oneFileHasBothAppearances() throws {
        let site = try site("scale=1,2")
        #expect(try site.draw().summary == "1 drawn")
        #expect(site.allNames == ["a.svg", "page.md"])
        #expect(
            try site.text(of: "page.md").contains(
                "<p>\n  <img src=\"a.svg\" width=\"402\" alt=\"A table of 1 row: One &quot;&lt;&amp;&gt;&quot;.\">\n</p>\n"
            ))
        let file = try site.text(of: "a.svg")
        #expect(file.contains("width=\"402\" height=\"53\" viewBox=\"0 0 804 106\""))
        // A viewer without CSS shows the light drawing only.
        #expect(
            file.contains("<g class=\"light\">\n") && file.contains("<g class=\"dark\" display=\"none\">\n"))
        #expect(file.contains("@media(prefers-color-scheme:dark){.light{display:none;"))
        #expect(file.matches(of: />One &quot;&lt;&amp;&gt;&quot;<\/text>/).count == 2)
        // Both appearances use the same fonts.
        #expect(file.matches(of: /@font-face/).count == 1)
    }

    @Test func oneAppearanceHasNoSwitch() throws {
        let light = try site("appearance=light")
        try light.draw()
        #expect(try !light.text(of: "a.svg").contains("prefers-color-scheme"))
        let dark = try site("appearance=dark")
        try dark.draw()
        #expect(dark.allNames == ["a~dark.svg", "page.md"])
        #expect(try !dark.text(of: "a~dark.svg").contains("prefers-color-scheme"))
    }

    @Test func changesAreDetected() throws {
        let site = try site()
        try site.draw()
        let file = try site.text(of: "a.svg")
        try site.write(try site.text(of: "page.md").replacing("[One", with: "[Two"), to: "page.md")
        #expect(try !site.figures().check().isUpToDate)
        #expect(try site.draw().summary == "1 drawn")
        #expect(try site.text(of: "a.svg") != file)
        // Another format leaves the file behind.
        try site.write(
            try site.text(of: "page.md").replacing("format=svg", with: "format=png"), to: "page.md")
        let report = try site.figures().draw()
        #expect(report.summary == "2 drawn, 1 orphaned")
        var figures = site.figures()
        figures.prunes = true
        _ = try figures.draw()
        #expect(site.allNames == ["a@2x.png", "a~dark@2x.png", "page.md"])
    }

    @Test(arguments: [
        "", "\n", "\n\n\n", "<svg></svg>\n",
        "<svg viewBox=\"0 0 1 1\">\n<title></title>\n<metadata>{}</metadata>\n</svg>\n",
        "<svg a viewBox=\"0 0 99999999999999 1\">\n<title></title>\n<metadata>{}</metadata>\n</svg>\n",
        "\u{0}",
    ])
    func otherFilesAreNotReplaced(text: String) throws {
        let site = try site()
        try site.write(text, to: "a.svg")
        #expect(
            try site.figures().draw().messages == [
                "\(site.path)/page.md:1:1: \(site.path)/a.svg: the file exists, and is damaged or was not drawn for a figure; remove it, or rename the figure"
            ])
        #expect(try site.text(of: "a.svg") == text)
        // It is no orphaned image, either.
        try site.write("Text\n", to: "page.md")
        #expect(try site.figures().check().isUpToDate)
    }

    @Test func articlesOfDocCFindTheFile() throws {
        let site = try Site(["a.docc/page.md": "```tablesnap name=a format=svg\nrows: [One]\n```\n"])
        try site.draw()
        #expect(site.allNames == ["a.docc/a.svg", "a.docc/page.md"])
        #expect(
            try site.text(of: "a.docc/page.md").contains(
                "@Image(source: \"a\", alt: \"A table of 1 row: One.\")"))
    }
}

import Figures
import Foundation
import Testing

/// Pages that are long, deep or malicious.
@Suite(.timeLimit(.minutes(10))) struct HostileTests {
    @Test func everyProblemOfALongPageIsReported() throws {
        // The scene is drawn once a figure, so the figures have the same image names and none is drawn.
        let filler = String(repeating: "Some words, *more* [words](x) and `code` > so on.\n", count: 10_000)
        let blocks = (0..<300).map { "```tablesnap name=n\($0)\nrows: [One, {text: Two, oops: 1}]\n```\n\n" }
        let site = try Site(["page.md": filler + blocks.joined() + filler + filler])
        let messages = try site.figures().check().messages
        #expect(messages.count == 300)
        #expect(messages.last?.contains("page.md:\(10_000 + 300 * 4 - 2):") == true)
    }

    @Test func tooLongPageIsRejected() throws {
        let site = try Site(["page.md": "```tablesnap name=a\nrows: [One]\n```\n\n"])
        let page = try #require(FileHandle(forWritingAtPath: site.path(of: "page.md")))
        try page.truncate(atOffset: (16 << 20) + 1)
        let messages = try site.figures().draw().messages
        #expect(
            messages == ["\(site.path)/page.md: the file is larger than 16 MiB, the maximum"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: site.path) == ["page.md"])
    }

    @Test func pageMayHaveManyFigures() throws {
        let blocks = (0..<300).map {
            "```tablesnap name=n\($0) appearance=light scale=1\nrows: [\"\($0)\"]\n```\n"
        }
        let site = try Site(["page.md": blocks.joined(separator: "\n")])
        #expect(try site.draw().summary == "300 drawn")
        #expect(try site.text(of: "page.md").matches(of: /alt="A table of 1 row: \d+."/).count == 300)
    }

    @Test(arguments: [
        ">", "- ", "[", "<!-- ", "*a **a ", "`` ` ", "\\", "<a href=\"", "&", "```\n~~~\n", "!!! a\n    ",
        "```{note}\n", "````{a}\n",
    ])
    func deepAndUnclosedMarkers(marker: String) throws {
        let page = String(repeating: marker, count: 200_000 / marker.count) + "\n\n```tablesnap name=a\n"
        let site = try Site(["page.md": page])
        _ = try site.figures().check()
        #expect(site.allNames == ["page.md"])
    }

    @Test func textThatWouldBreakOut() throws {
        let alt = #"<b> &amp; \"q\" 'r' --> \</p\> <!-- tablesnap: end --> ~~~"#
        let site = try Site([
            "page.md": "```tablesnap name=a appearance=light alt=\"\(alt)\"\nrows: [One]\n```\n"
        ])
        try site.draw()
        #expect(
            try site.text(of: "page.md").contains(
                "alt=\"&lt;b&gt; &amp; &quot;q&quot; 'r' --&gt; &lt;/p&gt; &lt;!-- tablesnap: end --&gt; ~~~\">"
            ))
        let shown = "<b> & \"q\" 'r' --> </p> <!-- tablesnap: end --> ~~~"
        #expect(try site.image("a@2x.png").texts.first { $0.keyword == "Description" }?.text == shown)
        let rows = try Site.page("```tablesnap name=a\nrows: [\"a\\n\\n</p>\\t\\\"b\\x07\"]\n```\n")
        #expect(rows.contains("alt=\"A table of 1 row: a &lt;/p&gt; &quot;b.\">"))
    }

    @Test(arguments: ["\u{0}", "\u{FFFE}"])
    func invalidText(text: String) throws {
        let bytes: [UInt8] = text == "\u{0}" ? [0] : [0xFF, 0xC0]
        let page = Array("```tablesnap name=a\nrows: [One]\n```\nä ".utf8) + bytes
        let site = try Site()
        try site.write(page, to: "page.md")
        let messages = try site.figures().draw().messages
        #expect(messages.count == 1 && messages[0].hasPrefix("\(site.path)/page.md:4:3: "))
        #expect(try site.files == ["page.md": page])
    }
}

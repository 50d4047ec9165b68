import Figures
import Foundation
import Images
import Testing

/// Images that are drawn again, images that are not, and the report of a check.
@Suite struct OutOfDateTests {
    private let block = "```tablesnap name=a appearance=light\ndata: {file: list.csv}\nrow: '{name}'\n```\n"

    /// Returns a drawn page whose figure shows data.
    private func site() throws -> Site {
        let site = try Site(["page.md": block, "list.csv": "name\nOne\n"])
        try site.draw()
        return site
    }

    /// Returns the report of a check, which changes nothing.
    private func check(_ site: Site) throws -> [String] {
        let files = try site.files
        let report = try site.figures().check()
        #expect(try site.files == files)
        let page = try #require(report.pages.first)
        return page.problems.map(\.description)
            + page.images.compactMap { image in
                switch image.state {
                case .unchanged: nil
                case .outOfDate(let reason): "\(image.line): out of date: \(reason)"
                default: "\(image.line): \(image.state)"
                }
            } + page.outOfDateLinks.map { "\($0): link" }
    }

    @Test func aChangedSceneIsDrawnAgain() throws {
        let site = try site()
        let before = try site.bytes(of: "a@2x.png")
        try site.write(try site.text(of: "page.md").replacing("'{name}'", with: "'{name}!'"), to: "page.md")
        #expect(try check(site) == ["1: out of date: its block or tablesnap has changed"])
        #expect(try site.draw().summary == "1 drawn")
        #expect(try site.bytes(of: "a@2x.png") != before)
    }

    @Test func changedDataAreDrawnAgain() throws {
        let site = try site()
        try site.write("name\nTwo\n", to: "list.csv")
        #expect(try check(site) == ["1: out of date: list.csv has changed"])
        #expect(try site.draw().summary == "1 drawn")
        #expect(try site.text(of: "page.md").contains("A table of 1 row: Two."))
        try site.remove("list.csv")
        #expect(try check(site) == ["1: out of date: list.csv has changed"])
    }

    @Test func onlyMissingImagesAreDrawn() throws {
        let site = try site()
        try site.write(block.replacing("=light", with: "=light,dark"), to: "page.md")
        try site.draw()
        try site.remove("a@2x.png")
        let time = try site.times["a~dark@2x.png"]
        #expect(try check(site) == ["1: missing"])
        #expect(try site.figures().draw().summary == "1 drawn, 1 unchanged")
        #expect(try site.times["a~dark@2x.png"] == time)
    }

    @Test func outOfDateLinkIsWrittenAgain() throws {
        let site = try site()
        let page = try site.text(of: "page.md")
        for change in [
            page.replacing("width=\"402\"", with: "width=\"300\""), page.replacing("\n</p>", with: ""),
            page.replacing("alt=\"A", with: "alt=\"B"), block, page.replacing("```\n\n<", with: "```\n<"),
        ] {
            try site.write(change, to: "page.md")
            #expect(try check(site) == ["1: link"])
            let report = try site.figures().draw()
            #expect(report.summary == "0 drawn, 1 unchanged" && !report.isUpToDate)
            #expect(try site.text(of: "page.md") == page)
        }
    }

    @Test func anotherVersionDrawsAgain() throws {
        let site = try site()
        let file = try site.image("a@2x.png")
        let record = try #require(file.texts.first { $0.keyword == "Figure" }?.text)
        #expect(record.hasPrefix("{\"figure\":\"") && record.contains("\"files\":{\"list.csv\":\""))
        #expect(record.hasSuffix(",\"page\":\"page.md\",\"picture\":\"a@2x.png\"}"))
        #expect(file.texts.first { $0.keyword == "Description" }?.text == "A table of 1 row: One.")
        // As if the image had been drawn by another: with the digest of something else.
        let other = try Bitmap(pngBytes: file.bytes).pngData(
            compression: .stable, pixelsPerMeter: nil,
            texts: [
                PNGText(
                    keyword: "Figure", text: record.replacing("\"figure\":\"", with: "\"figure\":\"0"))
            ])
        try site.write(other, to: "a@2x.png")
        #expect(try check(site) == ["1: out of date: its block or tablesnap has changed"])
        #expect(try site.draw().summary == "1 drawn")
        #expect(try site.bytes(of: "a@2x.png") == file.bytes)
    }

    @Test func imageFilesAreData() throws {
        let page = "```tablesnap name=a appearance=light\nrows: [{text: One, image: dot.png}]\n```\n"
        let site = try Site(["page.md": page])
        let red = try Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]).pngData()
        let blue = try Bitmap(width: 1, height: 1, bytes: [0, 0, 255, 255]).pngData()
        try site.write(red, to: "dot.png")
        try site.draw()
        try site.write(blue, to: "dot.png")
        #expect(try check(site) == ["1: out of date: dot.png has changed"])
        try site.draw()
    }

    @Test func foreignFilesAreNotReplaced() throws {
        let site = try Site(["page.md": "```tablesnap name=a\nrows: [One]\n```\n", "a@2x.png": "mine"])
        let files = try site.files
        let messages = try site.figures().draw().messages
        #expect(
            messages == [
                "\(site.path)/page.md:1:1: \(site.path)/a@2x.png: the file exists, and is damaged or was not drawn for a figure; remove it, or rename the figure"
            ])
        #expect(try site.files == files)
    }

    @Test func damagedImageIsNotReplaced() throws {
        let site = try site()
        let image = try site.bytes(of: "a@2x.png")
        for bytes in [[], Array(image.prefix(image.count / 2))] {
            try site.write(bytes, to: "a@2x.png")
            let messages = try site.figures().draw().messages
            #expect(
                messages.count == 1 && messages[0].contains("the file exists, and is damaged or was not"))
            #expect(try site.bytes(of: "a@2x.png") == bytes)
        }
    }

    /// If an image cannot be written, neither are the other images of the page.
    @Test func imagesOfAPageAreWrittenTogether() throws {
        let site = try Site(["page.md": "```tablesnap name=a\nrows: [One]\n```\n"])
        try FileManager.default.createSymbolicLink(
            atPath: site.path(of: "a~dark@2x.png"), withDestinationPath: "nowhere/a.png")
        let page = try site.bytes(of: "page.md")
        let report = try site.figures().draw()
        #expect(report.summary == "0 drawn, 1 error")
        #expect(report.pages[0].images.isEmpty)
        #expect(site.allNames == ["page.md"])
        #expect(report.messages == ["\(site.path)/page.md: the folder \(site.path)/nowhere does not exist"])
        #expect(try site.bytes(of: "page.md") == page)
        // Missing images are drawn once there is space for them.
        try site.remove("a~dark@2x.png")
        #expect(try site.figures().draw().summary == "2 drawn")
    }

    @Test func progressOfALongFigureIsReported() throws {
        let site = try Site([
            "page.md": "```tablesnap name=a appearance=light\ndata: {count: 1500}\nrow: 'A row'\n```\n"
        ])
        var fractions: [Double] = []
        let report = try site.figures().run(draws: true, progress: { fractions.append($0) })
        #expect(report.summary == "1 drawn")
        #expect(fractions.last == 1 && fractions == fractions.sorted())
        #expect(fractions.contains { $0 > 0 && $0 < 1 })
    }

    @Test func imagesOfALinkedPageAreNextToThePage() throws {
        let site = try Site(["pages/page.md": block, "pages/list.csv": "name\nOne\n"])
        try FileManager.default.createSymbolicLink(
            atPath: site.path(of: "link.md"), withDestinationPath: "pages/page.md")
        #expect(try site.figures("link.md").draw().summary == "1 drawn")
        #expect(site.allNames == ["link.md", "pages/a@2x.png", "pages/list.csv", "pages/page.md"])
        // The page and a link to it are one page.
        #expect(try site.draw().summary == "0 drawn, 1 unchanged")
        let links = try FileManager.default.contentsOfDirectory(atPath: site.path)
        #expect(links.sorted() == ["link.md", "pages"])
    }

    @Test func concurrentDrawingHasTheSameResult() throws {
        let pages = Dictionary(
            uniqueKeysWithValues: (0..<6).map { page in
                let blocks = (0..<4).map {
                    "```tablesnap name=p\(page)-\($0) source=\($0 % 2 == 0 ? "hidden" : "collapsed")\nrows: [\(page), \($0)]\n```\n"
                }
                return ("\(page % 2)/page\(page).md", blocks.joined(separator: "\nText\n\n"))
            })
        let (one, many) = (try Site(pages), try Site(pages))
        var figures = one.figures()
        figures.jobs = 1
        let serial = try figures.draw()
        figures = many.figures()
        figures.jobs = 7
        let parallel = try figures.draw()
        #expect(serial.summary == "48 drawn" && parallel.summary == serial.summary)
        #expect(
            parallel.pages.map { $0.path.dropFirst(many.path.count) }
                == serial.pages.map { $0.path.dropFirst(one.path.count) })
        #expect(try one.files == many.files)
    }
}

import Figures
import Foundation
import Images
import Testing

/// Images that no figure uses any longer, and folders of images.
@Suite struct OrphanedImageTests {
    private let block = "```tablesnap name=a appearance=light\nrows: [One]\n```\n"

    private func orphanedImages(_ site: Site, _ report: FigureReport) -> [String] {
        report.pages.flatMap(\.orphanedImages).map { String($0.dropFirst(site.path.count + 1)) }
    }

    /// Renames the figure of a page, and its images.
    private func rename(_ name: String, to other: String, in page: String, of site: Site) throws {
        try site.write(try site.text(of: page).replacing("name=\(name) ", with: "name=\(other) "), to: page)
    }

    @Test func renamedFigureOrphansItsImage() throws {
        let site = try Site(["page.md": block])
        try site.draw()
        try rename("a", to: "b", in: "page.md", of: site)
        #expect(orphanedImages(site, try site.figures().check()) == ["a@2x.png"])
        let report = try site.figures().draw()
        #expect(report.summary == "1 drawn, 1 orphaned" && orphanedImages(site, report) == ["a@2x.png"])
        let check = try site.figures().check()
        #expect(
            !check.isUpToDate && !check.hasErrors && check.summary == "0 drawn, 1 unchanged, 1 orphaned")
        var pruning = site.figures()
        pruning.prunes = true
        #expect(orphanedImages(site, try pruning.check()) == ["a@2x.png"])
        #expect(site.allNames == ["a@2x.png", "b@2x.png", "page.md"])
        #expect(orphanedImages(site, try pruning.draw()) == ["a@2x.png"])
        #expect(site.allNames == ["b@2x.png", "page.md"])
        #expect(try site.figures().check().isUpToDate)
    }

    @Test func removedFigureAndAppearanceOrphanTheirImages() throws {
        let site = try Site([
            "page.md": block + "\n" + block.replacing("name=a appearance=light", with: "name=b")
        ])
        try site.draw()
        try site.write(block.replacing("a appearance", with: "b appearance"), to: "page.md")
        #expect(orphanedImages(site, try site.figures().draw()) == ["a@2x.png", "b~dark@2x.png"])
        try site.write("# No figures\n", to: "page.md")
        #expect(
            orphanedImages(site, try site.figures().check()) == ["a@2x.png", "b@2x.png", "b~dark@2x.png"])
    }

    @Test func onlyImagesDrawnForThePageAreOrphaned() throws {
        let site = try Site(["1.md": block, "2.md": block.replacing("=a", with: "=c")])
        try site.draw()
        let copy = try site.bytes(of: "a@2x.png")
        try site.write(copy, to: "copy.png")
        try site.write(copy, to: "elsewhere/a@2x.png")
        try site.write("# Other\n", to: "elsewhere/1x.md")
        try site.write(try Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]).pngData(), to: "own.png")
        try site.write("no image", to: "none.png")
        #expect(try site.figures().check().isUpToDate)
        // Orphaned images of another page are reported when that page is checked.
        try site.write("# Nothing\n", to: "2.md")
        #expect(try site.figures("1.md").check().isUpToDate)
        #expect(orphanedImages(site, try site.figures("2.md").check()) == ["c@2x.png"])
        // A page with errors may still use its images.
        try site.write(block.replacing("rows", with: "row"), to: "1.md")
        #expect(orphanedImages(site, try site.figures().check()) == ["c@2x.png"])
    }

    @Test func movedFigureTakesItsImageAlong() throws {
        let site = try Site(["1.md": block, "2.md": "# Two\n"])
        try site.draw()
        let page = try site.text(of: "1.md")
        try site.write("# One\n", to: "1.md")
        try site.write(page, to: "2.md")
        for figures in [site.figures(), site.figures("1.md")] {
            #expect(orphanedImages(site, try figures.check()) == [])
        }
        #expect(
            try site.figures("2.md").check().pages[0].images.map(\.state) == [
                .outOfDate("it was drawn for 1.md")
            ])
        #expect(try site.draw().summary == "1 drawn")
    }

    // MARK: Folders

    @Test func imagesMayBeInAFolder() throws {
        let site = try Site([
            "docs/page.md": block.replacing("=light", with: "=light,dark folder='my, images/x/'")
        ])
        #expect(try site.draw().summary == "2 drawn")
        let folder = "docs/my, images/x"
        #expect(site.allNames == ["\(folder)/a@2x.png", "\(folder)/a~dark@2x.png", "docs/page.md"])
        let page = try site.text(of: "docs/page.md")
        #expect(page.contains("srcset=\"my%2C%20images/x/a~dark@2x.png\""))
        #expect(page.contains("<img src=\"my%2C%20images/x/a@2x.png\""))
        try rename("a", to: "b", in: "docs/page.md", of: site)
        #expect(
            orphanedImages(site, try site.figures().draw()) == [
                "\(folder)/a@2x.png", "\(folder)/a~dark@2x.png",
            ])
    }

    @Test func folderAppliesToAllFiguresOfAPage() throws {
        let matter = "---\ntablesnap: {folder: images, appearance: light}\n---\n"
        let blocks =
            "```tablesnap name=a\nrows: [One]\n```\n\n```tablesnap name=b folder=.\nrows: [One]\n```\n"
        let site = try Site(["page.md": matter + blocks])
        try site.draw()
        #expect(site.allNames == ["b@2x.png", "images/a@2x.png", "page.md"])
    }

    @Test func foldersStayBelowThePage() throws {
        let page = block.replacing("=light", with: "=light folder=../x")
        #expect(
            try Site.problems(page) == [
                "page.md:1:14: the folder ../x is outside the page's folder; use another one, or add --allow-outside"
            ])
        #expect(
            try Site.problems(block.replacing("=light", with: "=light folder=")) == [
                "page.md:1:38: folder: expected one value, found \"\""
            ])
        let site = try Site(["docs/page.md": page])
        var figures = site.figures()
        figures.allowsOutside = true
        #expect(try figures.draw().summary == "1 drawn")
        #expect(site.allNames == ["docs/page.md", "x/a@2x.png"])
        #expect(try site.text(of: "docs/page.md").contains("src=\"../x/a@2x.png\""))
    }

    @Test func imagesInOneFolderHaveUniqueNames() throws {
        let site = try Site([
            "images/1.md": block, "2.md": block.replacing("=light", with: "=light folder=images"),
            "3.md": block,
        ])
        let messages = try site.figures().draw().messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains("images/1.md:1:14: the image a@2x.png is also that of ") == true)
    }
}

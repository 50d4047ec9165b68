import Foundation
import Testing

/// `tablesnap figures` as people and services run it. What becomes of pages is tested with the library.
@Suite(.timeLimit(.minutes(10))) struct FiguresTests {
    private let block = "```tablesnap name=a appearance=light\ndata: {file: list.csv}\nrow: '{name}'\n```\n"

    private let advice = "Without --check, this command draws missing and out-of-date images"

    private func site() throws -> Folder { try Folder(["page.md": block, "list.csv": "name\nOne\n"]) }

    @Test func drawnImagesAreReported() throws {
        let folder = try site()
        try folder.expect("figures", status: 0, ["drawn        a@2x.png", "changed      page.md", "1 drawn"])
        try folder.expect("figures", "page.md", status: 0, ["0 drawn, 1 unchanged"])
        #expect(try folder.names == ["a@2x.png", "list.csv", "page.md"])
    }

    @Test func checkReportsRequiredChanges() throws {
        let folder = try site()
        let page = "page.md:1: "
        try folder.expect(
            "figures", "--check", "page.md", status: 1,
            ["missing      \(page)a@2x.png", "1 missing", advice])
        #expect(try folder.names == ["list.csv", "page.md"])
        #expect(try folder.run("figures").status == 0)
        try folder.expect("figures", "--check", status: 0, ["0 drawn, 1 unchanged"])
        try folder.write("name\nTwo\n", to: "list.csv")
        try folder.expect(
            "figures", "--check", "--allow-outside", status: 1,
            [
                "out of date  \(page)a@2x.png: list.csv has changed", "1 out of date",
                advice,
            ])
        #expect(try folder.run("figures").status == 0)
        try folder.write(try folder.text(of: "page.md").replacing("Two", with: "Three"), to: "page.md")
        try folder.expect(
            "figures", "--check", status: 1,
            [
                "out of date  \(page)the link to the image", "0 drawn, 1 unchanged",
                advice,
            ])
    }

    @Test func orphanedImagesAreReportedAndPruned() throws {
        let folder = try site()
        #expect(try folder.run("figures").status == 0)
        try folder.write(block.replacing("name=a", with: "name=b"), to: "page.md")
        let orphaned =
            "orphaned     a@2x.png: no figure of page.md uses it; delete it, or draw with --prune"
        try folder.expect(
            "figures", status: 0,
            ["drawn        b@2x.png", orphaned, "changed      page.md", "1 drawn, 1 orphaned"])
        try folder.expect(
            "figures", "--check", status: 1,
            [
                orphaned, "0 drawn, 1 unchanged, 1 orphaned",
                advice + ", and with --prune it deletes orphaned images",
            ])
        try folder.expect(
            "figures", "--prune", status: 0,
            ["deleted      a@2x.png", "0 drawn, 1 unchanged, 1 orphaned"])
        #expect(try folder.names == ["b@2x.png", "list.csv", "page.md"])
        try folder.expectFailure(
            ["figures", "--check", "--prune"], status: 2,
            "--check and --prune exclude each other; choose one")
    }

    @Test func errorsExitWithOne() throws {
        let folder = try site()
        try folder.write("```tablesnap name=b appearance=light\nrow: [One]\n```\n", to: "bad.md")
        let outcome = try folder.run("figures", "--jobs", "3")
        #expect(outcome.status == 1)
        #expect(outcome.lines == ["drawn        a@2x.png", "changed      page.md", "1 drawn, 1 error"])
        #expect(outcome.sentences.count == 1 && outcome.errors.hasPrefix("tablesnap: bad.md:2:6: row: "))
        #expect(try folder.run("figures", "--check").status == 1)
        try folder.expectFailure(["figures", "gone.md"], status: 1, "gone.md: no such file or folder")
        try folder.expectFailure(
            ["figures", "--check", "--watch"], status: 2,
            "--check and --watch exclude each other; choose one")
        try folder.expectFailure(
            ["figures", "--jobs", "0"], status: 2,
            "--jobs: expected a whole number from 1 to 256, found \"0\"")
    }

    @Test func imagesOfAPageAreWrittenTogether() throws {
        let folder = try Folder([
            "a.md": block, "list.csv": "name\nOne\n",
            "b.md": "```tablesnap name=b appearance=light\nrows: [One]\n```\n\n"
                + "```tablesnap name=c appearance=light\nrows: [Two]\n```\n",
        ])
        try folder.makeLink("c@2x.png", to: "gone/c.png")
        let page = try folder.text(of: "b.md")
        let outcome = try folder.run("figures")
        #expect(outcome.status == 1)
        #expect(outcome.lines == ["drawn        a@2x.png", "changed      a.md", "1 drawn, 1 error"])
        #expect(outcome.sentences.count == 1 && outcome.errors.hasPrefix("tablesnap: b.md: "))
        #expect(outcome.errors.contains("gone does not exist"), "\(outcome.errors)")
        #expect(folder.allNames == ["a.md", "a@2x.png", "b.md", "list.csv"])
        #expect(try folder.text(of: "b.md") == page)
    }

    @Test func permissionsOfPagesAreUnchanged() throws {
        let folder = try site()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640], ofItemAtPath: folder.path(of: "page.md"))
        #expect(try folder.run("figures").status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: "page.md"))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test(arguments: [SIGINT, SIGTERM]) func watchDrawsSavedFilesUntilItIsStopped(signal: Int32) throws {
        let folder = try site()
        let watcher = try Watcher(["figures", "--watch"], in: folder)
        #expect(watcher.lines(3) == ["drawn        a@2x.png", "changed      page.md", "1 drawn"])
        try folder.save("name\nTwo\n", to: "list.csv")
        #expect(watcher.lines(3) == ["drawn        a@2x.png", "changed      page.md", "1 drawn"])
        try folder.save(block.replacing("name=a", with: "name=b"), to: "new.md")
        #expect(
            watcher.lines(3) == ["drawn        b@2x.png", "changed      new.md", "1 drawn, 1 unchanged"])
        #expect(watcher.stop(signal) == 0)
        #expect(try folder.names == ["a@2x.png", "b@2x.png", "list.csv", "new.md", "page.md"])
    }
}

import Files
import Foundation
import Images
import Testing

/// The page that shows differences, in a real browser.
@Suite(
    .enabled(if: Browser.isEnabled, "Chromium is not installed; make browser installs it"),
    .timeLimit(.minutes(10)))
struct ReportTests {
    /// Returns a browser that shows a report of one scene that is the same, two that differ and one without a golden.
    private func report(isDark: Bool = false) throws -> (Browser, Folder) {
        let folder = try Folder([
            "a.yaml": "rows: [One]", "b.yaml": "rows: [Red, Two, Three]",
            "c.yaml": "rows: [One, Two]\ntraits: {appearance: dark}",
        ])
        #expect(try folder.run("verify").status == 1)
        try folder.write("rows: [Blue, Two, Thirty]", to: "b.yaml")
        try folder.write("rows: [One]\ntraits: {appearance: dark}", to: "c.yaml")
        try folder.makeFolder("d <")
        try folder.write("rows: [One]", to: "d </script>.yaml")
        #expect(try folder.run("verify", "--record", "never", "--report", "report.html").status == 1)
        let browser = try Browser()
        try browser.call(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
        try browser.open(folder.path(of: "report.html"))
        let _: Bool = try browser.value(
            "(() => { list.querySelector('button').click(); return true })()")
        return (browser, folder)
    }

    /// Returns the changes in the list of the page.
    private func changes(_ browser: Browser) throws -> [String] {
        try browser.value("[...document.querySelectorAll('#groups li')].map((item) => item.innerText)")
    }

    /// Returns the names in the list of the page.
    private func shown(_ browser: Browser) throws -> [String] {
        try browser.value("[...document.querySelectorAll('#list li')].map((item) => item.innerText)")
    }

    private func text(_ id: String, _ browser: Browser) throws -> String {
        try browser.value("document.getElementById('\(id)').innerText")
    }

    @Test func pageShowsFailuresAndLoadsNothing() throws {
        let (browser, folder) = try report()
        #expect(
            try shown(browser) == [
                "different\nb.yaml", "different\nc.yaml", "missing\nd </script>.yaml",
            ])
        #expect(try text("summary", browser) == "4 images: 1 same, 2 different, 1 missing")
        #expect(try text("name", browser) == "b.yaml")
        #expect(try text("command", browser) == "tablesnap accept Snapshots/b.png")
        for key in ["1", "2", "3", "4", "j", "j", "t"] { try browser.press(key) }
        let images: Int = try browser.value("[...document.images].filter((i) => i.naturalWidth > 0).length")
        #expect(images == 1)

        let requests = browser.events.filter { $0.name == "Network.requestWillBeSent" }.compactMap { event in
            (event.parameters["request"] as? [String: Any])?["url"] as? String
        }
        let page = URL(fileURLWithPath: folder.path(of: "report.html")).absoluteString
        #expect(requests.contains(page))
        #expect(requests.allSatisfy { $0 == page || $0.hasPrefix("data:image/png;base64,") })
        #expect(
            !browser.events.contains { $0.name == "Runtime.exceptionThrown" || $0.name == "Log.entryAdded" })
        // The page's policy would block any attempt.
        let isBlocked: Bool = try browser.value(
            "fetch('https://example.org/').then(() => false, () => true)")
        #expect(isBlocked)
        #expect(
            browser.events.contains { event in
                "\(event.parameters)".contains("Content Security Policy")
            })
    }

    /// Returns the fraction of the stage's image that the drawing covers, from the right.
    private func clip(_ browser: Browser) throws -> String {
        try browser.value("document.getElementById('now').style.clipPath")
    }

    @Test func theSliderMoves() throws {
        let (browser, _) = try report()
        try browser.press("2")
        #expect(try clip(browser) == "inset(0px 0px 0px 50%)")
        try browser.press("ArrowLeft", "ArrowLeft")
        #expect(try clip(browser) == "inset(0px 0px 0px 40%)")

        // The text is Red left of the handle and Blue right of it.
        let box: [Double] = try browser.value(
            "(() => { const box = document.querySelector('.stack').getBoundingClientRect(); return [box.x, box.y, box.width] })()"
        )
        let before = try Bitmap(pngBytes: browser.screenshot())
        try browser.drag(
            from: (box[0] + box[2] * 0.4, box[1] + 40), to: (box[0] + box[2] * 0.02, box[1] + 40))
        #expect(try clip(browser).hasPrefix("inset(0px 0px 0px 2"))
        let after = try Bitmap(pngBytes: browser.screenshot())
        #expect(before != after)

        // The slider next to the views moves it too.
        let range: [Double] = try browser.value(
            "(() => { const box = position.getBoundingClientRect(); return [box.right, box.y + box.height / 2] })()"
        )
        try browser.drag(from: (range[0] - 3, range[1]), to: (range[0] - 3, range[1]))
        #expect(try clip(browser) == "inset(0px 0px 0px 100%)")
    }

    @Test func theOnionSkinMixes() throws {
        let (browser, _) = try report()
        try browser.press("3", "ArrowRight")
        let opacity = "document.getElementById('now').style.opacity"
        #expect(try browser.value(opacity) == "0.55")
        try browser.press("b")
        #expect(try browser.value(opacity) == "0")
        let before = try browser.screenshot()
        try browser.press("b")
        #expect(try browser.value(opacity) == "1")
        #expect(try browser.screenshot() != before)
    }

    @Test func keysChooseAndZoom() throws {
        let (browser, _) = try report()
        try browser.press("j")
        #expect(try text("name", browser) == "c.yaml")
        #expect(try text("messages", browser).contains("the size is 804 × 106 instead of 804 × 212 pixels"))
        try browser.press("j", "j")
        #expect(try text("name", browser) == "d </script>.yaml")
        let disabled: [Bool] = try browser.value("[...views.children].map((button) => button.disabled)")
        #expect(disabled == [false, true, true, true])
        try browser.press("k", "ArrowUp", "4")
        #expect(try text("name", browser) == "b.yaml")

        let width = "document.querySelector('#stage img').width"
        #expect(try browser.value(width) == 804)
        try browser.press("+")
        #expect(try browser.value(width) == 1608)
        #expect(try text("zoom", browser) == "200 %")
        try browser.press("+", "+", "+", "+")
        #expect(try browser.value(width) == 6432)
        // Each change is brought into the middle.
        try browser.press(".")
        let first: Double = try browser.value("document.getElementById('stage').scrollTop")
        try browser.press(".")
        #expect(try browser.value("document.getElementById('stage').scrollTop") > first)
        for _ in 0..<8 { try browser.press("-") }
        #expect(try browser.value(width) == 101)
        try browser.press("0")
        #expect(try text("zoom", browser) == "Fit")
    }

    @Test func theListIsFilteredByNameAndOutcome() throws {
        let (browser, _) = try report()
        try browser.press("/", "y", "a", "m", "l", " ", "c", ".", "Escape", "j")
        #expect(try shown(browser) == ["different\nc.yaml"])
        #expect(try text("name", browser) == "c.yaml")
        try browser.press("/", "Backspace", "Backspace", "Enter")
        #expect(try shown(browser).count == 3)
        // The last kind is the equal images, and the first the different ones.
        let _: Bool = try browser.value("(() => { [...outcomes.children].at(-1).click(); return true })()")
        #expect(try shown(browser).first == "same\na.yaml")
        let _: Bool = try browser.value("(() => { outcomes.children[0].click(); return true })()")
        #expect(try shown(browser) == ["same\na.yaml", "missing\nd </script>.yaml"])
        #expect(try changes(browser) == ["no golden image — 1 image"])
        #expect(try text("name", browser) == "no golden image — 1 image")
    }

    @Test func theCommandIsCopied() throws {
        let (browser, _) = try report()
        try browser.press("j", "j")
        #expect(try text("command", browser) == "tablesnap accept 'd </Snapshots/script>.png'")
        try browser.call(
            "Browser.grantPermissions", ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
        try browser.press("c")
        let label: String = try browser.value(
            "new Promise((done) => setTimeout(() => done(copy.innerText), 0))")
        #expect(label == "Copied")
    }

    @Test func darkAppearanceFollowsTheSystemAndTheKey() throws {
        let background = "getComputedStyle(document.body).backgroundColor"
        let colors = ["rgb(244, 244, 246)", "rgb(28, 28, 30)"]
        for isDark in [false, true] {
            let (browser, _) = try report(isDark: isDark)
            #expect(try browser.value(background) == colors[isDark ? 1 : 0])
            try browser.press("t")
            #expect(try browser.value(background) == colors[isDark ? 0 : 1])
        }
    }

    @Test func changesAreListedBeforeImages() throws {
        let (browser, folder) = try report()
        #expect(
            try changes(browser) == [
                "text “Red” → “Blue” — 1 image", "text “Three” → “Thirty” — 1 image",
                "row “Two” removed, 53 pt — 1 image", "no golden image — 1 image",
            ])
        try browser.press("k")
        #expect(try text("name", browser) == "no golden image — 1 image")
        try browser.press("k", "k", "k")
        #expect(try text("name", browser) == "text “Red” → “Blue” — 1 image")
        #expect(try text("links", browser) == "b.yaml")
        let sizes: [[Int]] = try browser.value(
            "[...document.images].map((image) => [image.naturalWidth, image.naturalHeight])")
        #expect(sizes.count == 2 && sizes[0] == sizes[1] && sizes[0][0] < 200 && sizes[0][1] < 200)
        try browser.press("2")
        #expect(try clip(browser) == "inset(0px 0px 0px 50%)")
        let _: Bool = try browser.value("(() => { links.querySelector('button').click(); return true })()")
        #expect(try text("name", browser) == "b.yaml")
        #expect(
            try text("links", browser)
                == "text “Red” → “Blue” — 1 image\ntext “Three” → “Thirty” — 1 image")

        // Failures of tests have the same page.
        #expect(try folder.run("review", "--report", "review.html").lines == ["3 failed images"])
        try browser.open(folder.path(of: "review.html"))
        #expect(try changes(browser).count == 4)
        #expect(try text("name", browser) == "text “Red” → “Blue” — 1 image")
    }

    /// The rows below a removed one are next to those of the golden image.
    @Test func theSliderAlignsRows() throws {
        let folder = try Folder(["a.yaml": "rows: [One, Two, Three]"])
        #expect(try folder.run("verify").status == 1)
        try folder.write("rows: [One, New, Two, Three]", to: "a.yaml")
        #expect(try folder.run("verify", "--record", "never").status == 1)
        #expect(try folder.run("review", "--report", "report.html").status == 1)
        let browser = try Browser()
        try browser.open(folder.path(of: "report.html"))
        #expect(try changes(browser) == ["row “New” inserted, 53 pt — 1 image"])
        try browser.press("j", "2")
        func bands(_ layer: String) throws -> [[Double]] {
            try browser.value(
                "[...document.querySelectorAll('#\(layer) .band')].map((band) => [parseFloat(band.style.top), "
                    + "parseFloat(band.style.height), band.querySelectorAll('img').length])")
        }
        #expect(try bands("before") == [[0, 106, 1], [106, 106, 0], [212, 212, 1]])
        #expect(
            try bands("now") == [[0, 424, 1]]
                || bands("now") == [[0, 106, 1], [106, 106, 1], [212, 212, 1]])
        // The last row is the same on both sides.
        let rows: [Double] = try browser.value(
            "[...document.querySelectorAll('#before img')].map((image) => parseFloat(image.style.top))")
        #expect(rows == [0, -106])
    }

    /// Returns an image whose file is larger than the images in a report may be.
    private func noise() throws -> [UInt8] {
        let file = try #require(FileHandle(forReadingAtPath: "/dev/urandom"))
        let bytes = try #require(try file.read(upToCount: 800 * 800 * 4))
        return try Bitmap(width: 800, height: 800, bytes: Array(bytes)).pngData(compression: .fast)
    }

    @Test func largeImagesAreNextToTheReport() throws {
        let folder = try Folder(["a.yaml": "rows: [One]"])
        let golden = try noise()
        try folder.makeFolder("Snapshots")
        try folder.write(golden, to: "Snapshots/a.png")
        #expect(try folder.run("verify", "--report", "a report.html").status == 1)
        let images = folder.files.filter { $0.hasPrefix("a report.html.images/") }
        #expect(images.count == 3)
        #expect(try folder.bytes(of: "a report.html").count < 1 << 20)
        let browser = try Browser()
        try browser.open(folder.path(of: "a report.html"))
        try browser.press("j", "4", "1")
        let widths: [Int] = try browser.value(
            "Promise.all([...document.images].map(async (image) => { await image.decode(); return image.naturalWidth }))"
        )
        #expect(widths == [800, 804])
        // A later report with smaller images has no folder.
        #expect(try folder.run("verify", "--record", "failed").status == 1)
        try folder.write("text", to: "a report.html.images/other.txt")
        #expect(try folder.run("verify", "--report", "a report.html").status == 0)
        #expect(folder.files.filter { $0.contains("images/") } == ["a report.html.images/other.txt"])
    }

    /// The images of the earlier report remain with it.
    @Test func reportThatCannotBeWrittenLeavesNoImages() throws {
        let folder = try Folder(["a.yaml": "rows: [One]"])
        let golden = try noise()
        try folder.makeFolder("Snapshots")
        try folder.write(golden, to: "Snapshots/a.png")
        try folder.makeFolder("report.html")
        let outcome = try folder.run("verify", "--report", "report.html")
        #expect(outcome.status == 3 || outcome.status == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.path(of: "report.html.images")))
    }
}

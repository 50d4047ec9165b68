import Files
import Foundation
import Images
import Testing

/// The page that shows differences, in a real browser.
@Suite(
    .serialized, .enabled(if: Browser.isEnabled, "Chromium is not installed; make browser installs it"),
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
        return (browser, folder)
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
        #expect(try text("name", browser) == "a.yaml")
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
}

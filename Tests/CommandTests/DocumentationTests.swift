import Foundation
import Testing

/// The output of `make docs`.
private enum Site {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "docs")

    /// A Boolean value that indicates whether its tests run: if it exists, or the browser is required.
    static let isEnabled =
        Browser.isEnabled
        && (FileManager.default.fileExists(atPath: folder.path)
            || ProcessInfo.processInfo.environment["TABLESNAP_BROWSER"] == "required")
}

/// The documentation in Chromium.
@Suite(.enabled(if: Site.isEnabled))
struct DocumentationTests {
    private static let articles = [
        "drawyourfirsttable", "drawtablesfromswift", "anatomy", "writingscenes", "calloutsandframes",
        "cellmodel",
        "customcells", "editingandscrolling", "themesandtraits", "firstsnapshot", "architecture",
        "performance", "metrics",
        "figuresinpages",
    ]

    /// The addresses of all images that a page shows once each has been loaded, or given up.
    private static let images = """
        (async () => {
            const end = Date.now() + 30000;
            while (!document.querySelector('main .topictitle, main h1')) {
                if (Date.now() > end) { return ['missing page']; }
                await new Promise(done => requestAnimationFrame(done));
            }
            const images = [...document.querySelectorAll('main img')];
            images.forEach(image => image.loading = 'eager');
            await Promise.all(images.map(image => image.decode().catch(() => 0)));
            return images.map(image => `${image.naturalWidth > 0 ? '' : 'missing '}${image.src}`);
        })()
        """

    @Test func noImageIsMissing() throws {
        let browser = try Browser()
        try browser.serve(Site.folder)
        var count = 0
        for article in [""] + Self.articles.map({ "/\($0)" }) {
            try browser.open(address: "http://docs.test/documentation/tablesnap" + article)
            let images: [String] = try browser.value(Self.images)
            #expect(images.filter { $0.hasPrefix("missing") } == [], "\(article)")
            count += images.count
        }
        #expect(count >= 50)
        #expect(browser.missingFiles == [])
    }
}

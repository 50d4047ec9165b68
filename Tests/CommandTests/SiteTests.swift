import Foundation
import Testing

/// The output of `make site`.
private enum Site {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "site")

    private static let isRequired = ProcessInfo.processInfo.environment["TABLESNAP_BROWSER"] == "required"

    /// A Boolean value that indicates whether its tests run: if it exists or is required.
    static let isEnabled = isRequired || FileManager.default.fileExists(atPath: folder.path)

    /// Returns the contents of a file.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    static func contains(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    }

    /// Returns the path of the site on its host. Empty is the root.
    static func base() throws -> String {
        let page = try text("documentation/tablesnap/index.html")
        let base = try #require(page.firstMatch(of: /baseUrl = "(.*?)\/"/)?.1)
        return String(base)
    }

    /// Returns the paths of all pages, such as `documentation/tablesnap`.
    static func pages() -> [String] {
        let files = FileManager.default.enumerator(atPath: folder.appending(path: "data").path)?.allObjects
        return (files as? [String] ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
            .sorted()
    }

    /// Returns the contents of a page.
    static func page(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: folder.appending(path: "data/\(path).json"))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    static func isArticle(_ path: String) -> Bool {
        path.hasPrefix("documentation/tablesnap/") && !path.contains("/scene-")
    }

    static func isModule(_ path: String) -> Bool {
        path.split(separator: "/").count == 2 && path != "documentation/tablesnap"
    }
}

/// The pages of the site, without a browser.
@Suite(.enabled(if: Site.isEnabled)) struct SiteTests {
    @Test func linksAndImagesExist() throws {
        var count = 0
        for page in Site.pages() {
            #expect(Site.contains(page + "/index.html"), "\(page)")
            let references = try Site.page(page)["references"] as? [String: [String: Any]] ?? [:]
            for (name, reference) in references {
                let variants = reference["variants"] as? [[String: Any]] ?? []
                for path in variants.compactMap({ $0["url"] as? String }) {
                    #expect(Site.contains(path), "\(page): \(path)")
                }
                guard let url = reference["url"] as? String, url.hasPrefix("/") else { continue }
                let path = url.split(separator: "#").first.map(String.init) ?? url
                #expect(Site.contains("data\(path).json"), "\(page): \(name)")
                count += 1
            }
        }
        #expect(count > 1000)
    }

    /// The landing page has no address of a host or a base, so it works in every folder.
    @Test func linksOfLandingPageExist() throws {
        let page = try Site.text("index.html")
        let links = page.matches(of: /(?:href|src|srcset)="([^"]+)"/).map { String($0.1) }
        #expect(links.count >= 15)
        #expect(links.filter { !Site.contains($0.hasSuffix("/") ? $0 + "index.html" : $0) } == [])
    }

    /// DocC adds groups such as "Classes" for symbols that the page of their module does not list.
    @Test func pagesOfModulesListAllSymbols() throws {
        let modules = Site.pages().filter(Site.isModule)
        #expect(modules.count >= 16)
        for module in modules {
            let page = try Site.page(module)
            #expect(page["abstract"] != nil, "\(module)")
            let groups = page["topicSections"] as? [[String: Any]] ?? []
            let generated = groups.filter { $0["generated"] as? Bool == true }
            #expect(generated.map { $0["identifiers"] as? [String] } == [], "\(module)")
        }
    }
}

/// The site in Chromium.
@Suite(.enabled(if: Site.isEnabled && Browser.isEnabled)) struct BrowserSiteTests {
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
        let base = try Site.base()
        try browser.serve(Site.folder, at: base)
        let shown = Site.pages().filter { Site.isArticle($0) || Site.isModule($0) }
        var count = 0
        for page in ["", "documentation/tablesnap/scene-files", "documentation/tablesnap/scene-row"] + shown {
            try browser.open(address: "http://site.test\(base)/\(page)")
            let images: [String] = try browser.value(Self.images)
            #expect(images.filter { $0.hasPrefix("missing") } == [], "\(page)")
            count += images.count
        }
        #expect(count >= 90)
        #expect(browser.missingFiles == [])
    }
}

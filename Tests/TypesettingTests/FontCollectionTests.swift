import Dispatch
import Foundation
import TableSpecimens
import Testing

@testable import Typesetting

@Suite("Fonts from a folder")
struct FontCollectionTests {
    private static let sample = "Agfi 12:30 – Ωж"

    private func layOut(
        _ text: String, _ fonts: FontCollection?, family: String = "Inter", weight: Font.Weight = .regular
    ) -> TextLayout {
        var request = TextRequest(text: text, font: .systemFont(ofSize: 17, weight: weight))
        request.systemFont.family = family
        request.systemFont.fonts = fonts
        return TextLayout(request)
    }

    /// The glyphs with their positions, regardless of the files.
    private func glyphs(_ layout: TextLayout) -> [[GlyphRun.Glyph]] { layout.runs.map(\.run.glyphs) }

    // MARK: Families

    @Test func copiesOfInstalledFilesDrawTheSame() throws {
        let folder = try TemporaryFontFolder("Inter")
        defer { withExtendedLifetime(folder) {} }
        let fonts = try folder.collection()
        for weight in [Font.Weight.regular, .semibold, .bold] {
            let copy = layOut(Self.sample, fonts, weight: weight)
            let installed = layOut(Self.sample, .system, weight: weight)
            #expect(glyphs(copy) == glyphs(installed) && copy.width == installed.width)
            #expect(copy.height == installed.height)
            #expect(copy.runs.allSatisfy { $0.run.font.path.hasPrefix(folder.path) })
        }
        #expect(fonts.familyNames.contains("Inter") && fonts.contains("Inter"))
        #expect(fonts.skippedFiles.isEmpty && fonts.folder == folder.path)
    }

    @Test func onlyFolderIsUsed() throws {
        let folder = try TemporaryFontFolder("Inter")
        defer { withExtendedLifetime(folder) {} }
        let layout = layOut("A字😀", try folder.collection())
        #expect(layout.missing.map(\.character) == [0x5B57, 0x1F600])
        #expect(layout.runs.allSatisfy { $0.run.glyphs.isEmpty || $0.run.font.path.hasPrefix(folder.path) })
        let found = MissingFont.found.filter { $0.folder == folder.path }
        #expect(found.map(\.characters) == [["字", "😀"]])
        #expect(
            found.first?.description
                == "U+5B57 and U+1F600 are drawn as boxes: the folder \(folder.path) has no font with them; "
                + "add a font that has them")
    }

    @Test func systemIsSecondChoiceIfRequested() throws {
        let folder = try TemporaryFontFolder("Inter")
        defer { withExtendedLifetime(folder) {} }
        let fonts = try folder.collection(includesSystemFonts: true)
        let layout = layOut("A字", fonts)
        #expect(layout.missing.isEmpty && glyphs(layout) == glyphs(layOut("A字", .system)))
        let paths = layout.runs.map(\.run.font.path)
        #expect(paths.first?.hasPrefix(folder.path) == true && paths.last?.hasPrefix(folder.path) == false)
        // The system's files of a family in the folder are not used.
        let inter = TemporaryFontFolder.installedFiles(of: "Inter")
        #expect(fonts.configuration.paths.isDisjoint(with: inter))
        #expect(Set(fonts.familyNames) == Set(FontCollection.system.familyNames).union(fonts.familyNames))
    }

    @Test func familiesHaveAnOrder() throws {
        let folder = try TemporaryFontFolder("Inter", "Noto Sans Thai", "Nimbus Sans")
        defer { withExtendedLifetime(folder) {} }
        let configuration = try folder.collection().configuration
        let fallbacks = FontFamilies.fallbacks(han: "JP")
        let first = ["Brand", "Noto Sans", "Inter"]
        for (fonts, others) in [
            (configuration, configuration.installedFamilies.subtracting(fallbacks).sorted()),
            (.system, ["Inter", "Nimbus Sans"]),
        ] {
            let families = fonts.families("Brand", system: "Inter", han: "JP")
            #expect(families == first + fallbacks.dropFirst() + others)
            #expect(fonts.families(nil, system: "Inter", han: "JP") == ["Inter"] + fallbacks + others)
        }
    }

    /// Several families contain the arrow and the letters.
    @Test func copiesFollowTheOrderOfInstalledFonts() throws {
        let text = "Ωж → ⌘ ① ∑ ✓"
        func lay(_ fonts: FontCollection) -> TextLayout {
            var request = TextRequest(text: text, font: Font(family: "Nimbus Sans", pointSize: 17))
            request.systemFont = SystemFont(family: "Inter")
            request.systemFont.fonts = fonts
            return TextLayout(request)
        }
        let installed = lay(.system)
        let folder = try TemporaryFontFolder()
        defer { withExtendedLifetime(folder) {} }
        let files = installed.runs.map(\.run.font.path) + TemporaryFontFolder.installedFiles(of: "Inter")
        for path in Set(files) {
            try folder.add(Data(contentsOf: URL(fileURLWithPath: path)), (path as NSString).lastPathComponent)
        }
        let copy = lay(try folder.collection())
        #expect(glyphs(copy) == glyphs(installed) && copy.width == installed.width)
        #expect(copy.runs.map(\.run.font.family) == installed.runs.map(\.run.font.family))
    }

    /// Inter is on no list of fallbacks.
    @Test func everyFontOfFolderIsAFallback() throws {
        let folder = try TemporaryFontFolder("Noto Sans Thai", "Inter")
        defer { withExtendedLifetime(folder) {} }
        let layout = layOut("ж", try folder.collection(), family: "Noto Sans Thai")
        #expect(layout.missing.isEmpty && layout.runs.first?.run.font.family == "Inter")
        #expect(layOut("ж", try folder.collection(), family: "No Such Family").missing.isEmpty)
    }

    // MARK: Independence of names

    @Test func namesOfFilesHaveNoEffect() throws {
        let first = try TemporaryFontFolder("Inter", "Noto Sans")
        defer { withExtendedLifetime(first) {} }
        var count = 100
        let second = try TemporaryFontFolder("Noto Sans", "Inter") { name in
            count -= 1
            return "sub\(count % 3)/\(count).\((name as NSString).pathExtension.uppercased())"
        }
        defer { withExtendedLifetime(second) {} }
        let collections = [try first.collection(), try second.collection()]
        let digests = try collections.map { fonts in
            try #require(fonts.configuration.folder).fontPaths.map { FontFile.file(at: $0).sha256 }
        }
        #expect(digests[0] == digests[1] && !digests[0].isEmpty)
        let layouts = collections.map { layOut(Self.sample + " Ⱡ", $0, weight: .bold) }
        #expect(glyphs(layouts[0]) == glyphs(layouts[1]))
    }

    /// Two files with the same names are ordered by their contents.
    @Test func duplicatesHaveAnOrder() throws {
        let file = try #require(TemporaryFontFolder.installedFiles(of: "Noto Sans Thai").first)
        defer { withExtendedLifetime(file) {} }
        let content = try Data(contentsOf: URL(fileURLWithPath: file))
        // Nothing reads the bytes after the last table.
        let longer = content + Data(count: 4)
        let orders = try [("a.ttf", "b.ttf"), ("b.ttf", "a.ttf")].map { names in
            let folder = try TemporaryFontFolder()
            defer { withExtendedLifetime(folder) {} }
            try folder.add(content, names.0)
            try folder.add(longer, names.1)
            let paths = try #require(try folder.collection().configuration.folder).fontPaths
            return paths.map { FontFile.file(at: $0).sha256 }
        }
        #expect(orders[0] == orders[1] && Set(orders[0]).count == 2)
    }

    // MARK: Reading

    @Test func unchangedFolderIsReadOnce() throws {
        let folder = try TemporaryFontFolder("Noto Sans Thai")
        defer { withExtendedLifetime(folder) {} }
        let names = folder.names
        let first = try folder.collection()
        let again = try FontCollection(folder: folder.path + "/.")
        #expect(first.configuration === again.configuration && first == again)
        #expect(try folder.collection(includesSystemFonts: true) != first)
        #expect(folder.names == names)
        let inter = try #require(TemporaryFontFolder.installedFiles(of: "Inter").first)
        defer { withExtendedLifetime(inter) {} }
        try folder.add(try Data(contentsOf: URL(fileURLWithPath: inter)), "more.otf")
        let changed = try folder.collection()
        #expect(changed != first && changed.familyNames.contains("Inter"))
        #expect(!first.familyNames.contains("Inter"))
    }

    @Test func errorsAreOneSentence() throws {
        func message(_ folder: String) -> String? {
            guard case .failure(let error) = FontCollection.result(folder: folder) else { return nil }
            return error.description
        }
        let folder = try TemporaryFontFolder()
        defer { withExtendedLifetime(folder) {} }
        #expect(message("") == "the path of the fonts is empty")
        #expect(message(folder.path + "/none") == "\(folder.path)/none: no such folder")
        try folder.add(Data("fonts".utf8), "README")
        #expect(message(folder.path + "/README") == "\(folder.path)/README: not a folder")
        #expect(
            message(folder.path)
                == "\(folder.path): no font in the folder; expected files with the extension ttf, otf, ttc or otc"
        )
        try folder.add(Data("fonts".utf8), "damaged.ttf")
        #expect(
            message(folder.path) == "\(folder.path): no readable font in the folder; "
                + "\(folder.path)/damaged.ttf is damaged or not a font")
        for number in 0..<1_000 { try folder.add(Data(), "\(number).otf") }
        #expect(message(folder.path) == "\(folder.path): more than 1,000 font files in the folder")
    }

    @Test func hostileFilesAreSkipped() throws {
        let folder = try TemporaryFontFolder("Inter")
        defer { withExtendedLifetime(folder) {} }
        let file = try #require(TemporaryFontFolder.installedFiles(of: "Inter").first)
        defer { withExtendedLifetime(file) {} }
        let content = try Data(contentsOf: URL(fileURLWithPath: file))
        var random = SystemRandomNumberGenerator()
        for length in [0, 3, 4, 12, 13, 300, content.count / 2, content.count - 100] {
            try folder.add(content.prefix(length), "truncated\(length).otf")
        }
        try folder.add(
            Data((0..<10_000).map { _ in UInt8.random(in: 0...255, using: &random) }), "random.ttf")
        try folder.add(Data("ttcf".utf8) + Data([0, 1, 0, 0, 255, 255, 255, 255]), "many.ttc")
        try folder.add(Data("ttcf".utf8) + Data([0, 1, 0, 0, 0, 0, 0, 1, 255, 255, 255, 250]), "far.ttc")
        try folder.add(Data(), "folder.ttf/file.txt")
        #expect(mkfifo(folder.path + "/pipe.ttf", 0o600) == 0)
        #expect(symlink("missing", folder.path + "/link.ttf") == 0)
        #expect(symlink(".", folder.path + "/cycle") == 0)
        let fonts = try folder.collection()
        #expect(fonts.skippedFiles.count == 8 + 3 + 1)
        #expect(glyphs(layOut(Self.sample, fonts)) == glyphs(layOut(Self.sample, .system)))
    }

    /// The names and tables of a file can be intact, but not its outlines.
    @Test func damagedOutlinesDoNotCrash() throws {
        let file = try #require(TemporaryFontFolder.installedFiles(of: "Inter").first)
        defer { withExtendedLifetime(file) {} }
        let content = try Data(contentsOf: URL(fileURLWithPath: file))
        for seed in 1...8 {
            var damaged = content
            for index in stride(from: 4_000 + seed, to: damaged.count, by: 97 * seed) {
                damaged[index] = UInt8(truncatingIfNeeded: index &* 31 &+ seed)
            }
            let folder = try TemporaryFontFolder()
            defer { withExtendedLifetime(folder) {} }
            try folder.add(damaged, "damaged.otf")
            guard let fonts = try? folder.collection() else { continue }
            let layout = layOut(Self.sample, fonts)
            for placed in layout.runs { _ = placed.run.bounds }
        }
    }

    @Test func licensesAreRead() throws {
        let file = try #require(TemporaryFontFolder.installedFiles(of: "Inter").first)
        defer { withExtendedLifetime(file) {} }
        let details = try #require(FontFileDetails(path: file))
        #expect(details.license?.contains("SIL Open Font License") == true)
        #expect(details.licenseURL?.hasPrefix("http") == true && details.copyright?.isEmpty == false)
        #expect(details.version.split(separator: ".").count == 2)
        #expect(FontFileDetails(path: "/dev/null") == nil && FontFileDetails(path: "/") == nil)
    }

    // MARK: Fonts in effect

    @Test func environmentSpecifiesDefault() throws {
        let folder = try TemporaryFontFolder("Inter")
        defer { withExtendedLifetime(folder) {} }
        #expect(try FontCollection.result([:]).get() == .system)
        #expect(try FontCollection.result(["TABLESNAP_FONTS": ""]).get() == .system)
        let own = try FontCollection.result(["TABLESNAP_FONTS": folder.path]).get()
        #expect(own.folder == folder.path && !own.includesSystemFonts)
        let both = ["TABLESNAP_FONTS": folder.path, "TABLESNAP_FONTS_SYSTEM": "1"]
        #expect(try FontCollection.result(both).get().includesSystemFonts)
        #expect(throws: FontCollectionError.self) {
            try FontCollection.result(["TABLESNAP_FONTS": "/nowhere"]).get()
        }
    }

    @Test func namesAreThoseOfFontsInEffect() throws {
        let folder = try TemporaryFontFolder("Noto Sans Thai")
        defer { withExtendedLifetime(folder) {} }
        let fonts = try folder.collection()
        FontCollection.withCurrent(.success(fonts)) {
            #expect(FontCollection.current == fonts && Font.familyNames == fonts.familyNames)
            #expect(Font(name: "Inter", size: 12) == nil && Font(name: "Helvetica", size: 12) == nil)
            #expect(Font(name: "Noto Sans Thai", size: 12) != nil)
            #expect(Font.fontNames(forFamilyName: "Inter").isEmpty)
            #expect(layOut("字", nil, family: "Noto Sans Thai").missing.count == 1)
        }
        #expect(FontCollection.current == .default && Font(name: "Inter", size: 12) != nil)
        let failed = FontCollection.result(folder: "/nowhere")
        FontCollection.withCurrent(failed) { #expect(FontCollection.current == .system) }
    }

    @Test func threadsUseSeveralCollections() throws {
        let folders = [try TemporaryFontFolder("Inter"), try TemporaryFontFolder("Inter", "Noto Sans Thai")]
        defer { withExtendedLifetime(folders) {} }
        let fonts = [.system] + (try folders.map { try $0.collection() })
        let expected = fonts.map { glyphs(layOut(Self.sample, $0)) }
        DispatchQueue.concurrentPerform(iterations: 300) { index in
            let layout = layOut(Self.sample, fonts[index % 3])
            #expect(glyphs(layout) == expected[index % 3])
        }
    }

    @Test func replacedTypesettersKeepFindings() throws {
        let folder = try TemporaryFontFolder("Noto Sans Thai")
        defer { withExtendedLifetime(folder) {} }
        let first = try folder.collection()
        let before = layOut("ก字", first, family: "Noto Sans Thai")
        let others = try (0..<12).map { _ in try TemporaryFontFolder("Noto Sans Thai") }
        defer { withExtendedLifetime(others) {} }
        for other in others {
            _ = layOut("ก", try other.collection(), family: "Noto Sans Thai")
        }
        #expect(MissingFont.found.contains { $0.folder == folder.path })
        let after = layOut("ก字", first, family: "Noto Sans Thai")
        #expect(glyphs(after) == glyphs(before) && after.width == before.width)
    }
}

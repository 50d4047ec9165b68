import Foundation
import Scenes
import TableSnapshotTesting
import Testing

@testable import DataFiles

/// Numbers of pages that are also in the code, or on another page.
@Suite struct PageFactTests {
    /// A row of the article Limits, and the declaration of its number.
    private static let limits = [
        ("| image file | bytes | 256 MiB |", "Images/PNG/PNGLimits.swift", "fileBytes = 256 << 20"),
        ("| PNG | a side | 1,000,000 pixels |", "Images/PNG/PNGLimits.swift", "side: Int = 1_000_000"),
        (
            "| PNG | width × height | 100,000,000 pixels |", "Images/PNG/PNGLimits.swift",
            "pixels: Int = 100_000_000"
        ),
        (
            "| PNG, interlaced | width × height | 25,000,000 pixels |", "Images/PNG/PNGLimits.swift",
            "interlacedPixels: Int = 25_000_000"
        ),
        (
            "| PNG | compressed texts, decompressed | 4 MiB in all |", "Images/PNG/PNGFile+Texts.swift",
            "maxInflatedBytes = 4 << 20"
        ),
        (
            "| JPEG | width × height | 100,000,000 pixels |", "Images/JPEG/JPEGLimits.swift",
            "pixels: Int = 100_000_000"
        ),
        ("| JPEG | scans | 100 |", "Images/JPEG/JPEGLimits.swift", "scans: Int = 100"),
        (
            "| JPEG | scans × width × height | 2,000,000,000 pixels |", "Images/JPEG/JPEGLimits.swift",
            "pixelsOfScans: Int = 2_000_000_000"
        ),
        (
            "laid over each other | 200,000,000 pixels |", "ImageComparison/ImageComparison+Findings.swift",
            "maxPixelsOfDifferentSizes = 200_000_000"
        ),
        (
            "| image of differences | width × height | 100,000,000 pixels |", "ImageComparison/Canvas.swift",
            "maximumPixels = 100_000_000"
        ),
        (
            "compressed as a whole; others by zlib | 64 MiB |", "Images/PNG/PNGCompression.swift",
            "maxWholeSize = 64 << 20"
        ),
        ("SQLite | a record | 16 MiB |", "DataFiles/Records/RecordLimits.swift", "recordBytes = 16 << 20"),
        ("Markdown | columns | 4,096 |", "DataFiles/Records/RecordLimits.swift", "columns = 4096"),
        ("| a column's name | 1,024 bytes |", "DataFiles/Records/RecordLimits.swift", "nameBytes = 1024"),
        (
            "| standard input, pipes | bytes | 512 MiB |", "DataFiles/Records/RecordLimits.swift",
            "maxPipeBytes = 512 << 20"
        ),
        (
            "each time a query runs | 200,000,000 |", "DataFiles/Records/SQLite/SQLiteDatabase.swift",
            "maximumSteps = 200_000_000"
        ),
        (
            "each time a query runs | 30 seconds |", "DataFiles/Records/SQLite/SQLiteDatabase.swift",
            "maximumSeconds = 30.0"
        ),
        (
            "| SQLite | memory, in the command | 512 MiB |", "DataFiles/Records/SQLite/SQLiteDatabase.swift",
            "sqlite3_int64 = 512 << 20"
        ),
        ("| SQLite | rows | 10,000,000 |", "Scenes/Keys/SceneLimits.swift", "rows = 10_000_000"),
        (
            "| condition | length | 4,096 bytes |", "DataFiles/Records/Selecting/ConditionParser.swift",
            "longest = 4096"
        ),
        (
            "including those that aliases repeat | 400,000 |", "DataFiles/Documents/DocumentLimits.swift",
            "nodes = 400_000"
        ),
        ("| scene | views | 10,000 |", "Scenes/Keys/SceneLimits.swift", "views = 10_000"),
        ("| scene | cases of one row | 32 |", "Scenes/Keys/SceneLimits.swift", "cases = 32"),
        ("header, footer or view | 1,000 |", "Scenes/Keys/SceneLimits.swift", "constraints = 1000"),
        (
            "| scene | a coordinate | 100,000 points |", "Scenes/Keys/SceneLimits.swift",
            "coordinate = 100_000.0"
        ),
        ("| scene | states | 100 |", "Scenes/Keys/TableScene.swift", "\\.states, .list(.object, max: 100)"),
        (
            "| scene | steps of a state, and of the scene | 1,000 |", "Scenes/Keys/SceneInteraction.swift",
            "\\.steps, .list(.step, max: 1000"
        ),
        (
            "| scene | callouts of an image | 100 |", "Scenes/Keys/SceneInteraction.swift",
            "\\.callouts, .list(.callout, max: 100)"
        ),
        ("| frame | panels | 8 |", "Scenes/Keys/SceneFrame.swift", "\\.panels, .list(.object, max: 8)"),
        ("the rest is truncated | 10,000 |", "Typesetting/TextRequest.swift", "longestText = 10_000"),
        (
            "| folder of fonts | font files | 1,000 |", "Typesetting/FontFolders.swift",
            "more than 1,000 font files"
        ),
        ("| Markdown or DocC page | bytes | 16 MiB |", "Figures/Page.swift", "maxBytes = 16 << 20"),
        (
            "the rest is not checked | 1,000 |", "TableSnapshots/Audit/TableSnapshot+Audit.swift",
            "maxAuditedElements = 1000"
        ),
        (
            "| findings in a subject | 1,000 |", "TableSnapshots/Audit/AccessibilityAudit.swift",
            "maxIssues = 1000"
        ),
        ("| baseline of audits | bytes | 64 MiB |", "Goldens/AuditBaseline.swift", "maxBytes = 64 << 20"),
        (
            "| drawn image | width | 32,767 pixels |", "Rendering/Pixels/StripSurface.swift",
            "maximumSide = 32_767"
        ),
    ]

    @Test(arguments: limits)
    func limitsAreThoseOfTheCode(row: String, file: String, declaration: String) throws {
        #expect(try PageText(article: "Limits").text.contains(row), "\(row)")
        #expect(
            try PageText("Sources/\(file)").text.contains(declaration), "\(file): \(row) is another number")
    }

    /// The limits that other pages repeat.
    @Test func otherPagesRepeatTheLimits() throws {
        let facts = [
            ("StepsAndStates", "at most 100 states, and a state at most 1,000"),
            ("CalloutsAndFrames", "draws up to 8 tables"),
            ("Performance", "cache of decoded images has 48 MB"),
            ("FiguresInPages", "A page has at most 16 MiB"),
            ("AccessibilityAudits", "up to its first 1,000 rows"),
        ]
        for (article, fact) in facts {
            #expect(try PageText(article: article).text.contains(fact), "\(article)")
        }
        #expect(try PageText("Sources/DisplayList/ImageCache.swift").text.contains("capacity: 48 << 20"))
    }

    /// The counts in words and digits.
    @Test func countsAreThoseOfTheCode() throws {
        let words = [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        ]
        let locales = DataLocale.names.count
        let scenes = try FileManager.default.contentsOfDirectory(
            atPath: Repository.folder.appending(path: "Assets/gallery").path
        ).filter { $0.hasSuffix(".yaml") }
        #expect(scenes.count == 20, "the articles say twenty")
        #expect(try PageText(article: "TablesOfData").text.contains("twenty tables"))
        #expect(try PageText("CHANGELOG.md").text.contains("in \(locales) locales"))
        let systems = 4
        let data = words[ThemeName.allCases.count - systems - 1]
        #expect(try PageText("CHANGELOG.md").text.contains("\(data) for tables of data"))
        #expect(try PageText(article: "TablesOfData").text.contains("one of \(data) themes for data"))
        #expect(
            try PageText(article: "ThemesAndTraits").text.contains(
                "There are \(words[systems - 1]) themes of systems"))
        let sizes = words[ContentSizeCategory.allCases.count - 1]
        #expect(try PageText("CHANGELOG.md").text.contains("\(sizes) text sizes"))
    }

    @Test func everyThemeIsDescribed() throws {
        let text = try PageText(article: "ThemesAndTraits").text
        for (name, _) in ThemeName.names { #expect(text.contains("`\(name)`"), "\(name)") }
    }

    /// Measurements are on one page only. Others name it.
    @Test func measurementsStandOnce() throws {
        let names = try PageText.articles().filter { $0 != "Performance" }
        let pages =
            try ["README.md", "CHANGELOG.md"].map { try PageText($0).text }
            + names.map { try PageText(article: $0).text }
        for measurement in ["53 MB", "52 s", "320 s", "3,550", "7.9 s", "6.1 GB"] {
            #expect(try PageText(article: "Performance").text.contains(measurement), "\(measurement)")
            for page in pages { #expect(!page.contains(measurement), "\(measurement): \(page.prefix(40))") }
        }
    }

    @Test func packagesAreThoseOfTheMakefile() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let outcome = try shell.run("make -s packages", in: Repository.folder)
        let packages = String(decoding: outcome.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        #expect(packages.count > 15)
        let block = try #require(
            try PageText(article: "Installing").blocks("").first { $0.hasPrefix("apt-get install") })
        let named = block.split { $0.isWhitespace || $0 == "\\" }.dropFirst(3)
        #expect(Array(named) == packages)
    }

    /// The numbers by which the article Tolerances warns: pixels that differ after a change of a text.
    @Test func tolerancesAcceptOtherTexts() throws {
        guard try Repository.otherFonts() == nil else { return }
        let rows = try PageText(article: "Tolerances").text
            .matches(of: /\n\| “(Ban[^”]*|Bän[^”]*)” \| ([0-9]+) \| ([0-9]+) \| ([0-9]+) \|/)
        #expect(rows.count == 4)
        let shell = try Shell()
        defer { shell.remove() }
        func draw(_ text: Substring, to name: String) throws {
            let rows = ["Apple", String(text), "Cherry"].map { "{text: \"\($0)\", accessory: disclosure}" }
            let scene = "style: inset-grouped\nrows: [\(rows.joined(separator: ", "))]\n"
            try Data(scene.utf8).write(to: shell.folder.appending(path: "\(name).yaml"))
            #expect(try shell.run("tablesnap render \(name).yaml").status == 0)
        }
        try draw("Banana", to: "golden")
        for row in rows {
            try draw(row.1, to: "changed")
            for (mode, count) in [("exact", row.2), ("perceptual", row.3), ("ssim", row.4)] {
                let outcome = try shell.run(
                    "tablesnap compare golden.png changed.png --tolerance \(mode) || true")
                let text = String(decoding: outcome.output, as: UTF8.self)
                #expect(text.hasPrefix("\(count) of "), "\(row.1), \(mode): \(text)")
            }
        }
    }
}

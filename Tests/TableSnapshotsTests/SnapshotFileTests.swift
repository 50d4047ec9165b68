import Foundation
import Images
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Files and limits of images")
struct SnapshotFileTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    // MARK: Files

    @Test func fileContainsResolutionAndTextsButNoTime() throws {
        let script = ScriptedTable(rows: [2])
        for scale in [1, 2, 3] as [CGFloat] {
            let options = SnapshotOptions(
                scale: scale, theme: .modern, description: "Two rows:\n\u{202E}ä → 字\u{0}")
            let file = try PNGFile(try TableSnapshot(of: script.table, options: options).pngData())
            #expect(file.size == (Int(375 * scale), Int(88 * scale)))
            #expect(file.pixelsPerMeter == UInt32((scale * 72 / 0.0254).rounded()))
            #expect(file.texts.map(\.keyword) == ["Software", "Description"])
            #expect(file.texts.first?.text.hasPrefix("tablesnap ") == true)
            #expect(file.texts.last?.text == "Two rows: ä → 字")
            #expect(!file.chunks.contains { ["tIME", "eXIf"].contains($0.type) })
        }
        // Without a description, the file contains a summary of its rows.
        let description = try PNGFile(
            try TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).pngData()
        ).texts.last
        #expect(description?.keyword == "Description" && description?.text.contains("Row 0.1") == true)
    }

    @Test func writingReportsProgressUpToOne() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = ScriptedTable(rows: [30])
        var options = SnapshotOptions(scale: 1, theme: .modern)
        options.stripHeight = 100
        let snapshot = try TableSnapshot(of: script.table, options: options)
        var fractions: [Double] = []
        let path = folder.appendingPathComponent("table.png").path
        try snapshot.writePNG(to: path) { fractions.append($0) }
        #expect(fractions.count == 14 && fractions == fractions.sorted() && fractions.last == 1)
        let isSame = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path))) == snapshot.pngData()
        #expect(isSame)
        try script.table.writePNG(to: path, options: options)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["table.png"])
    }

    @Test func failureLeavesNoFiles() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = ScriptedTable(rows: [2])
        let missing = folder.appendingPathComponent("no/such/folder/table.png").path
        let error = #expect(throws: SnapshotError.self) { try script.table.writePNG(to: missing) }
        #expect(error?.kind == .output)
        #expect(error?.description == "the folder \(folder.path)/no/such/folder does not exist")
        #expect(throws: SnapshotError.self) { try script.table.writePNG(to: folder.path) }
        #expect(throws: SnapshotError.self) { try script.table.writePNG(to: "") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test func fullDeviceIsAnError() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let script = ScriptedTable(rows: [200])
        let error = #expect(throws: SnapshotError.self) { try script.table.writePNG(to: "/dev/full") }
        #expect(error?.description == "no space left for /dev/full")
        // More pages are written before the last one is recorded.
        for script in [script, ScriptedTable(rows: [1000])] {
            let pages = #expect(throws: SnapshotError.self) { try script.table.writePDF(to: "/dev/full") }
            #expect(pages?.description == "no space left for /dev/full")
        }
    }

    // MARK: Limits

    private func sentence(_ options: SnapshotOptions, width: CGFloat = 375, rowHeight: CGFloat = 44)
        -> String?
    {
        let script = ScriptedTable(width: width, rows: [3])
        script.table.rowHeight = rowHeight
        do {
            let snapshot = try TableSnapshot(of: script.table, options: options)
            _ = try snapshot.pngData()
            return nil
        } catch {
            #expect(error.kind == .invalidSize)
            return error.description
        }
    }

    @Test(arguments: [0, -1, -.infinity, .infinity, .nan] as [CGFloat])
    func scaleMustBePositive(scale: CGFloat) {
        #expect(sentence(SnapshotOptions(scale: scale, theme: .modern))?.hasPrefix("a scale of ") == true)
        if scale == 0 {
            #expect(sentence(SnapshotOptions(scale: 0, theme: .modern)) == "a scale of 0 is not above 0")
        }
        if scale == .infinity {
            #expect(sentence(SnapshotOptions(scale: scale, theme: .modern))?.contains("above 0") == false)
        }
    }

    @Test(arguments: [-1, -.infinity, .infinity, .nan, 132, 1e9, 1e19, 1e300] as [CGFloat])
    func offsetMustBeInsideTable(offset: CGFloat) {
        let text = sentence(SnapshotOptions(theme: .modern, offset: offset))
        #expect(text?.hasPrefix("an offset of ") == true)
        if offset == 132 { #expect(text == "an offset of 132 points is beyond the end at 132") }
    }

    @Test(arguments: [-1e300, -1e19, -1e12] as [CGFloat])
    func scrollOffsetMustBeDrawable(offset: CGFloat) {
        let script = ScriptedTable(rows: [3])
        script.table.contentOffset.y = offset
        let error = #expect(throws: SnapshotError.self) {
            try TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern, extent: .screen))
        }
        #expect(error?.description.hasPrefix("an offset of -1") == true)
    }

    @Test(arguments: [0, -5, -.infinity, .infinity, .nan] as [CGFloat])
    func heightMustBePositive(height: CGFloat) {
        #expect(sentence(SnapshotOptions(theme: .modern, height: height))?.hasPrefix("a height of ") == true)
    }

    @Test(arguments: [-375, .nan, .infinity, -.infinity, 1e6, 1e300] as [CGFloat])
    func widthMustBeDrawable(width: CGFloat) {
        #expect(sentence(SnapshotOptions(theme: .modern), width: width)?.hasPrefix("a width of ") == true)
    }

    @Test func sizesBeyondFormatLimitsAreRejected() {
        #expect(
            sentence(SnapshotOptions(scale: 100, theme: .modern))
                == "a width of 375 points at 100 pixels per point is 37500 pixels; the maximum is 32767")
        #expect(
            sentence(SnapshotOptions(scale: 1, theme: .modern), rowHeight: 1e9)
                == "a height of 3000000000 points at 1 pixels per point is 3000000000 pixels; the maximum is 2147483647"
        )
        #expect(
            sentence(SnapshotOptions(theme: .modern, height: 3e9))
                == "an end of 3000000000 points is beyond the end at 132, by more than 100000")
        #expect(sentence(SnapshotOptions(theme: .modern, offset: 1e19, height: 10)) != nil)
        for scale in [1e-300, 0.0099, 100.1, 1e300] as [CGFloat] {
            #expect(
                sentence(SnapshotOptions(scale: scale, theme: .modern))
                    == "a scale of \(scale) is not from 0.01 to 100")
        }
    }

    @Test(arguments: [0.01, 0.5, 1.0001, 7.77, 20] as [CGFloat])
    func anyFittingScaleIsDrawn(scale: CGFloat) throws {
        let script = ScriptedTable(width: 40, rows: [2])
        let snapshot = try TableSnapshot(
            of: script.table, options: SnapshotOptions(scale: scale, theme: .modern))
        #expect(snapshot.pixelWidth == max(Int((40 * scale).rounded()), 1))
        #expect(snapshot.pixelHeight == max(Int((88 * scale).rounded()), 1))
        let bitmap = try snapshot.bitmap()
        #expect(bitmap.width == snapshot.pixelWidth && bitmap.height == snapshot.pixelHeight)
    }

    @Test func narrowAndWideTablesAreDrawn() throws {
        for width in [0.001, 0.5, 1, 2, 17, 32_767] as [CGFloat] {
            let script = ScriptedTable(width: width, rows: [1], cells: .value1)
            let bitmap = try TableSnapshot(
                of: script.table, options: SnapshotOptions(scale: 1, theme: .modern)
            ).bitmap()
            #expect(bitmap.width == max(Int(width.rounded()), 1))
        }
    }

    @Test func reportsMissingFont() throws {
        var theme = Theme.modern
        theme.systemFont.family = "No Such Family"
        let script = ScriptedTable(rows: [1])
        let error = #expect(throws: SnapshotError.self) {
            _ = try TableSnapshot(of: script.table, options: SnapshotOptions(theme: theme))
        }
        #expect(error?.kind == .fontMissing)
        #expect(error?.description.hasPrefix("the font No Such Family is not installed; install") == true)
    }

    @Test func emptyTablesUseDefaultSize() throws {
        let table = TableView()
        let snapshot = try TableSnapshot(of: table, options: SnapshotOptions(scale: 1, theme: .modern))
        #expect(snapshot.pixelWidth == 393 && snapshot.pixelHeight == 88)
        #expect(Set(try snapshot.bitmap().bytes) == [255])
        let grouped = ScriptedTable(.grouped, rows: [])
        #expect(
            try TableSnapshot(of: grouped.table, options: SnapshotOptions(scale: 1, theme: .modern))
                .pixelHeight == 88)
    }

    @Test func areaBelowContentIsBackground() throws {
        let script = ScriptedTable(rows: [1])
        let options = SnapshotOptions(scale: 1, theme: .modern, offset: 40, height: 20)
        let bitmap = try TableSnapshot(of: script.table, options: options).bitmap()
        #expect(bitmap.height == 20)
        #expect(Set(bitmap.bytes.suffix(16 * bitmap.bytesPerRow)) == [255])
    }

    // MARK: Speed and memory

    @Test func cropNearEndOfLongTableIsFast() throws {
        let script = ScriptedTable(rows: [200_000])
        script.table.rowHeight = 44
        let duration = try ContinuousClock().measure {
            let options = SnapshotOptions(scale: 1, theme: .modern, offset: 44 * 199_990, height: 440)
            let snapshot = try TableSnapshot(of: script.table, options: options)
            #expect(try snapshot.bitmap().height == 440)
        }
        #expect(duration < .seconds(1))
        #expect(script.asked.count <= 24)
        #expect(script.made.count <= 12)
    }

    @Test func memoryDoesNotGrowWithHeight() throws {
        let script = ScriptedTable(width: 100, rows: [20_000]) { _, _ in }
        script.table.rowHeight = 44
        let snapshot = try TableSnapshot(of: script.table, options: SnapshotOptions(scale: 1, theme: .modern))
        // As pixels it would be 350 MB.
        #expect(snapshot.pixelHeight * snapshot.pixelWidth * 4 > 350_000_000)
        let before = residentPeak()
        let file = URL(fileURLWithPath: "/dev/null").path
        try snapshot.writePNG(to: file)
        // Other tests run at the same time.
        #expect(residentPeak() - before < 250_000)
        #expect(script.made.count < 700)
    }

    /// Returns the process's maximum memory, in KiB.
    private func residentPeak() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return Int(line.split(separator: " ").dropFirst().first ?? "") ?? 0
    }
}

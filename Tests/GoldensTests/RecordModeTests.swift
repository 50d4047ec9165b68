import CZlib
import Diagnostics
import Foundation
import Goldens
import ImageComparison
import Images
import Testing

@Suite struct RecordModeTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func check(
        _ mode: RecordMode, _ drawing: UInt8 = 10, tolerance: Tolerance = .exact
    ) throws -> Verdict.Outcome { try verdict(mode, drawing, tolerance: tolerance).outcome }

    private func verdict(
        _ mode: RecordMode, _ drawing: UInt8 = 10, tolerance: Tolerance = .exact
    ) throws -> Verdict {
        try verdict(of: .plain(drawing), mode, tolerance: tolerance)
    }

    private func verdict(
        of drawing: DrawnImage, _ mode: RecordMode, tolerance: Tolerance = .exact
    ) -> Verdict {
        let request = GoldenRequest(drawing, with: folder.golden(), tolerance: tolerance)
        return request.record(request.compare(), mode)
    }

    @Test func environmentDeterminesTheMode() throws {
        func mode(_ environment: [String: String]) throws -> RecordMode {
            try RecordMode(environment: environment)
        }
        #expect(try mode([:]) == .missing)
        #expect(try mode(["CI": "true"]) == .never)
        #expect(try mode(["CI": "1"]) == .never)
        #expect(try mode(["CI": "false"]) == .missing)
        #expect(try mode(["CI": ""]) == .missing)
        #expect(try mode(["CI": "true", "TABLESNAP_RECORD": "failed"]) == .failed)
        for each in RecordMode.allCases {
            #expect(try mode(["TABLESNAP_RECORD": each.rawValue]) == each)
        }
        let message = "TABLESNAP_RECORD: expected missing, never, failed, all, found “true”"
        #expect(throws: Diagnostic(message: message)) { try mode(["TABLESNAP_RECORD": "true"]) }
    }

    @Test(arguments: [RecordMode.missing, .failed, .all])
    func missingGoldenIsRecorded(mode: RecordMode) throws {
        #expect(try check(mode) == .recorded)
        #expect(try folder.golden().bitmap() == DrawnImage.plain(10).bitmap)
        #expect(folder.allNames == ["Snapshots/Suite/test.png"])
        #expect(try check(.never) == .same)
    }

    /// A golden that no later run can read is never recorded.
    @Test(arguments: [RecordMode.missing, .failed, .all])
    func tooLargeImageIsNotRecorded(mode: RecordMode) throws {
        let high = try Bitmap(width: 1, height: 1_000_001, bytes: [UInt8](repeating: 255, count: 4_000_004))
        let verdict = verdict(of: DrawnImage(high), mode)
        #expect(verdict.outcome == .notRecorded)
        #expect(
            verdict.sentence
                == "\(folder.golden().path) could not be written: it is too large: 1 × 1000001 pixels, when sides of 1000000 are allowed"
        )
        #expect(folder.allNames.isEmpty)
    }

    @Test func damagedPixelsAreUnreadable() throws {
        _ = try check(.all)
        let golden = folder.golden()
        let whole = try #require(golden.bytes)
        // The checksum at the end of the compressed pixels; that of the chunk is right.
        let start = try #require(PNGFile(whole).chunks.first { $0.type == "IDAT" }).content
        var content = Array(whole[start])
        content[content.count - 1] ^= 1
        let file = try DrawnImage.plain(10)
        try golden.write(
            whole[..<(start.lowerBound - 8)] + chunk("IDAT", content) + whole[(start.upperBound + 4)...])
        let verdict = verdict(of: file, .never)
        #expect(verdict.outcome == .unreadable)
        #expect(verdict.sentence.hasPrefix("\(golden.path) could not be read: it is damaged: "))
    }

    private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
        let covered = Array(type.utf8) + content
        return bigEndian(content.count) + covered + bigEndian(Int(crc32(0, covered, UInt32(covered.count))))
    }

    @Test func nothingIsRecordedInModeNone() throws {
        #expect(try check(.never) == .missing)
        #expect(folder.allNames.isEmpty)
        _ = try check(.all)
        let golden = folder.golden().bytes
        #expect(try check(.never, 20) == .different)
        #expect(folder.golden().bytes == golden)
    }

    @Test func differencesAreNotRecordedInModeMissing() throws {
        _ = try check(.missing)
        let golden = folder.golden().bytes
        #expect(try check(.missing, 20) == .different)
        #expect(folder.golden().bytes == golden)
    }

    @Test func failuresAreRecordedInModeFailed() throws {
        _ = try check(.all)
        #expect(try check(.failed, 20) == .recorded)
        #expect(try check(.never, 20) == .same)
    }

    @Test func passedGoldenIsUnchangedInModeFailed() throws {
        // Other bytes than those that would be recorded, and within tolerance other pixels.
        let foreign = try DrawnImage.plain(11).bitmap.pngData(compression: .zlib(level: 0))
        try folder.golden().write(foreign)
        #expect(try check(.failed, 10, tolerance: Tolerance(.channels(maximum: 1))) == .same)
        #expect(folder.golden().bytes == foreign)
    }

    @Test func everythingIsRecordedInModeAll() throws {
        let foreign = try DrawnImage.plain(10).bitmap.pngData(compression: .zlib(level: 0))
        try folder.golden().write(foreign)
        #expect(try check(.all) == .recorded)
        #expect(try folder.golden().bytes == DrawnImage.plain(10).pngData())
    }

    @Test func unreadableFilesFailUnlessFailuresAreRecorded() throws {
        try folder.golden().write(Array("no image".utf8))
        for mode in [RecordMode.missing, .never] {
            let verdict = try verdict(mode)
            #expect(verdict.outcome == .unreadable)
            #expect(verdict.sentence.hasSuffix("test.png could not be read: it is not a PNG file"))
        }
        #expect(try check(.failed) == .recorded)
    }

    /// None of them counts as a missing image, blocks the program, or is read into memory.
    @Test func nonFilesFail() throws {
        _ = try check(.all)
        let path = folder.golden().path
        let zeros = FileManager.default.temporaryDirectory.appending(path: "zeros-\(UUID().uuidString)").path
        #expect(FileManager.default.createFile(atPath: zeros, contents: nil))
        defer { try? FileManager.default.removeItem(atPath: zeros) }
        #expect(truncate(zeros, off_t(2) << 40) == 0)
        let targets: [(reason: String, make: () -> Int32)] = [
            ("it is a folder", { mkdir(path, 0o755) }), ("it is not a file", { mkfifo(path, 0o600) }),
            ("it is not a file", { symlink("/dev/zero", path) }),
            (String(cString: strerror(ELOOP)), { symlink(path, path) }),
            ("it is longer than 256 MiB", { symlink(zeros, path) }),
        ]
        for (reason, make) in targets {
            #expect(remove(path) == 0 && make() == 0)
            for mode in [RecordMode.missing, .never] {
                let verdict = try verdict(mode)
                #expect(verdict.outcome == .unreadable)
                #expect(verdict.sentence == "\(path) could not be read: \(reason)")
            }
        }
    }

    @Test func writeErrorsFail() throws {
        // A file instead of a folder. Permissions would have no effect for root.
        try Data().write(to: folder.url.appending(path: "Snapshots"))
        let verdict = try verdict(.missing)
        #expect(verdict.outcome == .notRecorded)
        let snapshots = folder.url.appending(path: "Snapshots").path
        #expect(
            verdict.sentence
                == "\(snapshots)/Suite/test.png could not be written: \(snapshots) is not a folder")
    }

    @Test func otherSizesAreDifferent() throws {
        _ = try check(.all)
        let verdict = try verdict(
            of: .plain(10, side: 9), .never, tolerance: Tolerance(limit: .fraction(1)))
        #expect(verdict.outcome == .different)
        #expect(verdict.message.contains("9 × 9 instead of 8 × 8"))
    }

    @Test func drawingsAreRecordedTheSameEveryTime() throws {
        let drawing = try DrawnImage(
            DrawnImage.plain(10).bitmap, scale: 2, texts: [PNGText(keyword: "Software", text: "test")])
        try folder.golden().write(drawing.pngData())
        #expect(try folder.golden().bytes == drawing.pngData())
        let file = try PNGFile(drawing.pngData())
        #expect(file.texts == drawing.texts)
        #expect(file.pixelsPerMeter == 5669)
    }

    @Test func readersFindCompleteFilesDuringWrites() async throws {
        let golden = folder.golden()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for value in 0..<40 {
                group.addTask {
                    let drawing = try DrawnImage.plain(UInt8(value), side: 200)
                    try golden.write(drawing.pngData())
                    return try golden.bitmap()?.width == 200
                }
            }
            for try await isWhole in group { #expect(isWhole) }
        }
        #expect(folder.allNames == ["Snapshots/Suite/test.png"])
    }
}

import TableSpecimens
import Testing

@testable import Images

@Suite("Unreadable JPEG files")
struct DamagedJPEGTests {
    @Test func otherFilesAreRejected() {
        #expect(throws: ImageError.notJPEG) { try Bitmap(jpegBytes: []) }
        #expect(throws: ImageError.notJPEG) { try Bitmap(jpegBytes: Array("GIF89a".utf8)) }
        #expect(throws: ImageError.cutShort) { try Bitmap(jpegBytes: [0xFF, 0xD8]) }
    }

    @Test("Every prefix of a file is reported as cut short")
    func cutShort() {
        let file = TestJPEG.quarters
        for count in stride(from: 2, to: file.count, by: 1) {
            #expect(throws: ImageError.cutShort, "\(count) bytes") {
                try Bitmap(jpegBytes: Array(file[..<count]))
            }
        }
    }

    @Test("The size is checked before memory is allocated")
    func tooLarge() throws {
        #expect(throws: ImageError.tooLarge(width: 32, height: 48, limit: "1535 in all are allowed")) {
            try Bitmap(jpegBytes: TestJPEG.quarters, limits: JPEGLimits(pixels: 1535))
        }
        var huge = TestJPEG.quarters
        let frame = try #require(frameStart(of: huge))
        huge.replaceSubrange(frame + 5..<frame + 9, with: [255, 255, 255, 255])
        #expect(
            throws: ImageError.tooLarge(width: 65535, height: 65535, limit: "100000000 in all are allowed")
        ) {
            try Bitmap(jpegBytes: huge)
        }
    }

    @Test("Scans are counted before any is decoded")
    func scansAreCountedFirst() throws {
        let file = TestJPEG.file(TestJPEG.quarterPixels, width: 32, height: 48, isProgressive: true)
        let scans = scanStarts(of: file).count
        #expect(scans > 5 && scanStarts(of: TestJPEG.quarters).count == 1)
        let all = scans * 32 * 48
        #expect(
            try Bitmap(jpegBytes: file, limits: JPEGLimits(scans: scans, pixelsOfScans: all)).width == 32)
        #expect(throws: tooManyScans("\(scans) scans, when \(scans - 1)")) {
            try Bitmap(jpegBytes: file, limits: JPEGLimits(scans: scans - 1))
        }
        #expect(throws: tooManyScans("\(scans) scans of 32 × 48 pixels, when \(all - 1) pixels in all")) {
            try Bitmap(jpegBytes: file, limits: JPEGLimits(pixelsOfScans: all - 1))
        }
    }

    @Test("Limits match the documentation")
    func documentedLimits() throws {
        let file = TestJPEG.file(TestJPEG.quarterPixels, width: 32, height: 48, isProgressive: true)
        let starts = scanStarts(of: file)
        let last = try #require(starts.last)
        func check(scans: Int, width: Int, height: Int) throws {
            let scan = file[last..<file.count - 2]
            var bytes =
                file[..<last] + repeatElement(scan, count: scans - starts.count + 1).joined() + [0xFF, 0xD9]
            let frame = try #require(frameStart(of: file, marker: 0xC2))
            bytes.replaceSubrange(
                frame + 5..<frame + 9,
                with: [height >> 8, height & 255, width >> 8, width & 255].map(UInt8.init))
            try JPEGHeader(ofWholeFile: Array(bytes)).check()
        }
        try check(scans: 100, width: 5000, height: 4000)
        #expect(throws: tooManyScans("101 scans, when 100")) {
            try check(scans: 101, width: 8, height: 8)
        }
        #expect(throws: tooManyScans("100 scans of 5001 × 4000 pixels, when 2000000000 pixels in all")) {
            try check(scans: 100, width: 5001, height: 4000)
        }
        try check(scans: 20, width: 10_000, height: 10_000)
    }

    private func tooManyScans(_ words: String) -> ImageError {
        ImageError(.tooLarge, reason: "has \(words) are allowed")
    }

    /// Returns the positions of the markers that begin pixels, which contain no such bytes.
    private func scanStarts(of file: [UInt8]) -> [Int] {
        file.indices.dropLast().filter { file[$0] == 0xFF && file[$0 + 1] == 0xDA }
    }

    @Test("Unsupported kinds are named")
    func unsupportedKindsAreNamed() throws {
        let frame = try #require(frameStart(of: TestJPEG.quarters))
        var file = TestJPEG.quarters
        file[frame + 4] = 12
        #expect(throws: ImageError.unsupported("12 bits a color")) { try Bitmap(jpegBytes: file) }
        file = TestJPEG.quarters
        file[frame + 9] = 2
        #expect(throws: ImageError.unsupported("2 colors a pixel")) { try Bitmap(jpegBytes: file) }
        file = TestJPEG.quarters
        file.replaceSubrange(frame + 5..<frame + 7, with: [0, 0])
        #expect(throws: ImageError.unsupported("its height after the pixels")) { try Bitmap(jpegBytes: file) }
    }

    @Test("Stray bytes before the end, which some cameras write, have no effect")
    func strayBytesBeforeEndAreIgnored() throws {
        let file = TestJPEG.quarters
        let stray = file.dropLast(2) + [1, 2, 3] + file.suffix(2)
        #expect(try Bitmap(jpegBytes: Array(stray)) == Bitmap(jpegBytes: file))
        #expect(throws: ImageError.cutShort) {
            try Bitmap(jpegBytes: Array(file.dropLast(2)) + [1, 2, 3, 0xFF, 0xDA])
        }
    }

    @Test("A randomly damaged file is either read or rejected", arguments: [false, true])
    func fuzz(isProgressive: Bool) throws {
        let original = TestJPEG.turned(
            TestJPEG.file(TestJPEG.quarterPixels, width: 32, height: 48, isProgressive: isProgressive),
            orientation: 6)
        var random = SeededNumbers(seed: 7)
        var rejected = 0
        for _ in 0..<400 {
            var file = original
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<file.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: file[index] = .random(in: 0...255, using: &random)
                case 1: file.remove(at: index)
                case 2: file.insert(.random(in: 0...255, using: &random), at: index)
                default: file[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                }
            }
            do {
                let bitmap = try Bitmap(jpegBytes: file, limits: JPEGLimits(pixels: 1_000_000))
                #expect(bitmap.bytes.count == bitmap.width * bitmap.height * 4)
            } catch {
                rejected += 1
                #expect(!error.description.isEmpty)
            }
        }
        #expect(rejected > 20)
    }

    /// Returns the position of the marker of the segment with the size.
    private func frameStart(of file: [UInt8], marker: UInt8 = 0xC0) -> Int? {
        file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == marker }
    }
}

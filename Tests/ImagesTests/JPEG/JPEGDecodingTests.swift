import CTurboJPEG
import Testing

@testable import Images

@Suite("Decoding JPEG files")
struct JPEGDecodingTests {
    @Test("Every kind of subsampling, baseline and progressive", arguments: [false, true])
    func colors(isProgressive: Bool) throws {
        for sampling in [TJSAMP_444, TJSAMP_422, TJSAMP_420, TJSAMP_440, TJSAMP_411] {
            let file = TestJPEG.file(
                TestJPEG.quarterPixels, width: 32, height: 48, sampling: sampling,
                isProgressive: isProgressive)
            let bitmap = try Bitmap(jpegBytes: file)
            #expect(bitmap.width == 32 && bitmap.height == 48 && bitmap.isOpaque)
            for (x, y) in [(4, 6), (27, 6), (4, 42), (27, 42)] {
                #expect(isClose(bitmap.color(x: x, y: y), TestJPEG.quarterColor(x < 16, y < 24)))
            }
        }
    }

    @Test func grayFilesAreDecoded() throws {
        let file = TestJPEG.file(
            (0..<64).map { UInt8($0 * 4) }, width: 8, height: 8, format: TJPF_GRAY, sampling: TJSAMP_GRAY)
        let bitmap = try Bitmap(jpegBytes: file)
        #expect(isClose(bitmap.color(x: 7, y: 3), [124, 124, 124]))
        #expect(bitmap.isOpaque)
    }

    @Test("Four inks, in Adobe's form and inverted")
    func cmykIsConvertedToRGB() throws {
        // TurboJPEG writes Adobe's marker, and the samples unchanged: 255 means no ink.
        let pixels: [UInt8] = (0..<256).flatMap { _ in [255, 127, 0, 255] as [UInt8] }
        let adobe = TestJPEG.file(pixels, width: 16, height: 16, format: TJPF_CMYK)
        #expect(isClose(try Bitmap(jpegBytes: adobe).color(x: 8, y: 8), [255, 127, 0]))

        let half: [UInt8] = (0..<256).flatMap { _ in [255, 255, 255, 127] as [UInt8] }
        let dark = TestJPEG.file(half, width: 16, height: 16, format: TJPF_CMYK)
        #expect(isClose(try Bitmap(jpegBytes: dark).color(x: 8, y: 8), [127, 127, 127]))
    }

    @Test("Each of the eight orientations", arguments: 1...8)
    func orientation(_ number: UInt8) throws {
        let red = [255, 0, 0] as [UInt8], green = [0, 255, 0] as [UInt8]
        let blue = [0, 0, 255] as [UInt8], white = [255, 255, 255] as [UInt8]
        // The expected colors: upper left, upper right, lower left, lower right.
        let expected =
            [
                [red, green, blue, white], [green, red, white, blue], [white, blue, green, red],
                [blue, white, red, green], [red, blue, green, white], [blue, red, white, green],
                [white, green, blue, red], [green, white, red, blue],
            ][Int(number) - 1]
        for isLittleEndian in [true, false] {
            let file = TestJPEG.turned(
                TestJPEG.quarters, orientation: number, isLittleEndian: isLittleEndian)
            let bitmap = try Bitmap(jpegBytes: file)
            let (width, height) = number >= 5 ? (48, 32) : (32, 48)
            #expect(bitmap.width == width && bitmap.height == height)
            #expect(try JPEGHeader(ofFileStartingWith: file).size == (width, height))
            let (right, low) = (width - 3, height - 3)
            for (position, color) in zip([(2, 2), (right, 2), (2, low), (right, low)], expected) {
                #expect(isClose(bitmap.color(x: position.0, y: position.1), color))
            }
        }
    }

    @Test("Invalid orientations are ignored", arguments: [0, 9, 255])
    func invalidOrientationIsIgnored(_ number: UInt8) throws {
        let file = TestJPEG.turned(TestJPEG.quarters, orientation: number)
        #expect(try JPEGHeader(ofFileStartingWith: file).orientation == .up)
    }

    @Test("Exif with offsets outside of it is ignored")
    func malformedExifIsIgnored() throws {
        let wild: [[UInt8]] = [
            [0x49, 0x49, 42, 0, 255, 255, 255, 255], [0x49, 0x49, 42, 0, 8, 0, 0, 0, 255, 255], [0x4D], [],
            [0x49, 0x49, 42, 0, 6, 0, 0, 0],
        ]
        for tiff in wild {
            let content = Array("Exif\0\0".utf8) + tiff
            let file = TestJPEG.inserting(content, marker: 0xE1, in: TestJPEG.quarters)
            #expect(try Bitmap(jpegBytes: file).width == 32)
        }
    }

    @Test("Decoding is deterministic")
    func decodingIsDeterministic() throws {
        #expect(try Bitmap(jpegBytes: TestJPEG.quarters) == Bitmap(jpegBytes: TestJPEG.quarters))
    }
}

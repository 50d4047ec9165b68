import CTurboJPEG
import Testing

@testable import Images

@Suite("JPEG files decoded at a reduced size")
struct ReducedJPEGTests {
    @Test(arguments: [1, 2, 4, 8])
    func reducedSizeAndColorsAreExpected(reduction: Int) throws {
        for isProgressive in [false, true] {
            let file = TestJPEG.file(
                TestJPEG.quarterPixels, width: 32, height: 48, sampling: TJSAMP_420,
                isProgressive: isProgressive)
            let bitmap = try Bitmap(jpegBytes: file, reduction: reduction)
            #expect(bitmap.width == 32 / reduction && bitmap.height == 48 / reduction)
            for (isLeft, isUpper) in [(true, true), (false, true), (true, false), (false, false)] {
                let (x, y) = (isLeft ? 0 : bitmap.width - 1, isUpper ? 0 : bitmap.height - 1)
                #expect(isClose(bitmap.color(x: x, y: y), TestJPEG.quarterColor(isLeft, isUpper)))
            }
        }
    }

    @Test("Indivisible sides, in every orientation", arguments: [1, 2, 4, 8])
    func reducedSizesAreRoundedUp(reduction: Int) throws {
        for (width, height) in [(1, 1), (1, 9), (3, 2), (7, 8), (17, 5), (33, 31)] {
            let pixels = [UInt8](repeating: 128, count: width * height * 4)
            let plain = TestJPEG.file(pixels, width: width, height: height, sampling: TJSAMP_420)
            for orientation in JPEGOrientation.allCases {
                let file = TestJPEG.turned(plain, orientation: UInt8(orientation.rawValue))
                let bitmap = try Bitmap(jpegBytes: file, reduction: reduction)
                let sides = [width, height].map { ($0 + reduction - 1) / reduction }
                let expected = orientation.swapsSides ? sides.reversed() : sides
                #expect([bitmap.width, bitmap.height] == expected)
                #expect(isClose(bitmap.color(x: 0, y: 0), [128, 128, 128]))
            }
        }
    }

    @Test func reducedCMYKIsConvertedToRGB() throws {
        let pixels: [UInt8] = (0..<256).flatMap { _ in [255, 127, 0, 255] as [UInt8] }
        let file = TestJPEG.file(pixels, width: 16, height: 16, format: TJPF_CMYK)
        #expect(isClose(try Bitmap(jpegBytes: file, reduction: 4).color(x: 2, y: 2), [255, 127, 0]))
    }
}

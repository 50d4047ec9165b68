import Images
import Testing

@Suite struct BitmapTests {
    @Test func sizeAndByteCountMustMatch() throws {
        let bitmap = try Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, 255])
        #expect(bitmap.bytesPerRow == 8)
        #expect(throws: ImageError(.wrongSize, reason: "of 0 × 1 pixels cannot have 0 bytes")) {
            try Bitmap(width: 0, height: 1, bytes: [])
        }
        #expect(throws: ImageError(.wrongSize, reason: "of 2 × 1 pixels cannot have 7 bytes")) {
            try Bitmap(width: 2, height: 1, bytes: [UInt8](repeating: 0, count: 7))
        }
        #expect(throws: ImageError.self) {
            try Bitmap(width: .max, height: 4, bytes: [])
        }
    }

    @Test func opaqueBitmapsHaveFullAlphaEverywhere() throws {
        #expect(try Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 0, 0, 0, 255]).isOpaque)
        #expect(try !Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 0, 0, 0, 254]).isOpaque)
    }

    @Test func oneTranslucentPixelIsNotOpaque() throws {
        let opaque = [UInt8](repeating: 255, count: 19 * 3 * 4)
        #expect(try Bitmap(width: 19, height: 3, bytes: opaque).isOpaque)
        for alpha in stride(from: 3, to: opaque.count, by: 4) {
            var bytes = opaque
            bytes[alpha] = 254
            #expect(try !Bitmap(width: 19, height: 3, bytes: bytes).isOpaque)
        }
    }
}

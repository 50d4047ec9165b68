import Files
import Images
import Testing

/// Rows gathered in memory.
@Suite struct BitmapRowsTests {
    /// Every alpha with colors up to it, as Cairo leaves them.
    private static let pixels: [UInt32] = (0...255).flatMap { alpha in
        (0..<11).map { step in
            let color = UInt32(alpha * step / 10)
            return UInt32(alpha) << 24 | color << 16 | color / 2 << 8 | color / 3
        }
    }

    @Test(arguments: [true, false]) func rowsEqualThoseOfAFile(isOpaque: Bool) throws {
        let rows = BitmapRows(width: 11, height: 256, isOpaque: isOpaque)
        let sink = MemorySink()
        let writer = try PNGWriter(
            header: PNGHeader(width: 11, height: 256, isOpaque: isOpaque), sink: sink)
        try Self.pixels.withUnsafeBytes { bytes in
            for (first, count) in [(0, 1), (1, 200), (201, 0), (201, 55)] {
                let part = UnsafeRawBufferPointer(rebasing: bytes[(first * 44)...])
                rows.convertRows(part, bytesPerRow: 44, count: count)
                try writer.writeRows(part, bytesPerRow: 44, count: count)
            }
        }
        try writer.finish()
        #expect(try rows.bitmap == Bitmap(pngBytes: sink.bytes))
    }
}

/// The format of the pixels of a PNG file, as in its IHDR chunk.
package struct PNGFormat: Sendable, Equatable {
    /// The width in pixels, from 1 to 2^31 - 1.
    package let width: Int
    package let height: Int

    /// The number of bits in a sample: 1, 2, 4, 8 or 16.
    package let depth: Int

    /// The number of samples in a pixel: 1 (gray or palette), 2 (gray and alpha), 3 (RGB) or 4 (RGBA).
    package let samples: Int

    package let hasPalette: Bool

    /// A Boolean value that indicates whether the pixels are gray.
    var isGray: Bool { samples < 3 && !hasPalette }

    package let isInterlaced: Bool

    /// - Parameter content: The 13 bytes of the chunk.
    /// - Throws: `damaged`.
    init(header content: ArraySlice<UInt8>) throws(ImageError) {
        let bytes = Array(content)
        func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        (width, height) = (number(at: 0), number(at: 4))
        let sides = 1...PNGHeader.maximumSide
        guard sides.contains(width), sides.contains(height) else {
            throw .damaged("its size is \(width) × \(height)")
        }
        depth = Int(bytes[8])
        let (samples, depths): (Int, [Int])
        switch bytes[9] {
        case 0: (samples, depths) = (1, [1, 2, 4, 8, 16])
        case 2: (samples, depths) = (3, [8, 16])
        case 3: (samples, depths) = (1, [1, 2, 4, 8])
        case 4: (samples, depths) = (2, [8, 16])
        case 6: (samples, depths) = (4, [8, 16])
        default: throw .damaged("there is no color type \(bytes[9])")
        }
        guard depths.contains(depth) else {
            throw .damaged(
                "its samples have \(depth) bits, which is not possible with color type \(bytes[9])")
        }
        self.samples = samples
        hasPalette = bytes[9] == 3
        guard bytes[10] == 0 else { throw .damaged("there is no compression method \(bytes[10])") }
        guard bytes[11] == 0 else { throw .damaged("there is no filter method \(bytes[11])") }
        guard bytes[12] <= 1 else { throw .damaged("there is no interlace method \(bytes[12])") }
        isInterlaced = bytes[12] == 1
    }

    /// Returns the number of bytes in a row of pixels, including the filter type.
    private func rowSize(_ pixels: Int) -> Int { 1 + (pixels * samples * depth + 7) / 8 }

    /// The number of bytes of all rows before compression.
    package var rawSize: Int {
        guard isInterlaced else { return height * rowSize(width) }
        return Self.passes.reduce(0) { sum, pass in
            let columns = (width - pass.left + pass.across - 1) / pass.across
            let rows = (height - pass.top + pass.down - 1) / pass.down
            return columns > 0 && rows > 0 ? sum + rows * rowSize(columns) : sum
        }
    }

    /// The passes of Adam7: the first column and row of each, and the steps between columns and rows.
    private static let passes: [(left: Int, top: Int, across: Int, down: Int)] = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
}

/// The channels of a pixel minus those of another, over a backdrop.
struct BlendedDifference {
    let red: Double, green: Double, blue: Double

    /// - Parameter index: The index of the pixel whose backdrop both have, in reading order.
    @inline(__always) init(
        _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, at index: Int,
        over backdrop: ComparisonMode.Backdrop
    ) {
        if first[3] & second[3] == .max {
            red = Double(Int(first[0]) - Int(second[0]))
            green = Double(Int(first[1]) - Int(second[1]))
            blue = Double(Int(first[2]) - Int(second[2]))
            return
        }
        let shown = backdrop.color(at: index)
        let (firstAlpha, secondAlpha) = (Int(first[3]), Int(second[3]))
        func blended(_ channel: Int, _ shown: Int) -> Double {
            Double(
                Int(first[channel]) * firstAlpha - Int(second[channel]) * secondAlpha
                    - shown * (firstAlpha - secondAlpha)) / 255
        }
        (red, green, blue) = (blended(0, shown.red), blended(1, shown.green), blended(2, shown.blue))
    }

    /// The difference of the brightness, which is the Y of YIQ.
    @inline(__always) var luma: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
}

extension ComparisonMode.Backdrop {
    /// Returns the color at the index of a pixel. The checkerboard pattern is pixelmatch's: it depends on the golden ratio
    /// and the offset of the pixel's first byte. The offset is a multiple of 4, so red is constant.
    func color(at index: Int) -> (red: Int, green: Int, blue: Int) {
        guard self == .checkerboard else { return (255, 255, 255) }
        let offset = Double(index * Bitmap.bytesPerPixel)
        return (
            48, 48 + 159 * (Int(offset / 1.618033988749895) & 1),
            48 + 159 * (Int(offset / 2.618033988749895) & 1)
        )
    }
}

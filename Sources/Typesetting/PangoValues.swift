import CPango

// Conversions between Typesetting's values and those of Pango and HarfBuzz.

extension Font.Weight {
    /// The weight on the scale from 100 to 1000 that CSS, OpenType and Pango share.
    var cssValue: UInt32 {
        let weights: [(CGFloat, UInt32)] = [
            (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700),
            (0.59, 800),
        ]
        return weights.first { rawValue < $0.0 }?.1 ?? 900
    }
}

func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

/// Converts points to Pango units. Rounding up ensures that text does not wrap at exactly its measured width.
func pangoUnits(_ points: Double) -> Int32 {
    guard !points.isNaN else { return 0 }
    let bounded = min(max(points, -1_000_000), 1_000_000)
    return Int32((bounded * Double(PANGO_SCALE)).rounded(.up))
}

/// Returns the four letters of a HarfBuzz tag.
func letters(of tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
}

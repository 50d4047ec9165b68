import CPango
import Foundation

// What Typesetting's values are called in Pango.

extension Font.Weight {
    /// The weight on the scale from 100 to 1000 that CSS, OpenType and Pango share.
    var cssValue: UInt32 {
        let known: [(CGFloat, UInt32)] = [
            (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700),
            (0.59, 800),
        ]
        return known.first { rawValue < $0.0 }?.1 ?? 900
    }
}

/// Pango's units as points.
func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

/// Points as Pango's units. Rounded up, so that a text given exactly the width it measured does not wrap.
func pangoUnits(_ points: Double) -> Int32 {
    guard !points.isNaN else { return 0 }
    let bounded = min(max(points, -1_000_000), 1_000_000)
    return Int32((bounded * Double(PANGO_SCALE)).rounded(.up))
}

import Diagnostics
import TableKit

/// A palette of a color scale. It has other colors in dark appearance, where small numbers are dark.
public enum ColorPalette: String, Hashable, Sendable, CaseIterable {
    /// From a pale to a strong blue.
    case blues
    /// From a pale to a strong green.
    case greens
    /// From a pale to a strong red.
    case reds
    /// From a pale yellow over orange to red, and from a dark red to yellow in dark appearance.
    case heat
    /// From red over gray to blue.
    case redBlue = "red-blue"
    /// From red over gray to green.
    case redGreen = "red-green"

    /// The colors from the least number to the greatest.
    public var colors: [Color] {
        shades.map { light, dark in Color(light: RGBA(hex: light), dark: RGBA(hex: dark)) }
    }

    /// The colors as hexadecimal numbers for light and dark appearance.
    ///
    /// Their lightness and chroma in OKLCH have equal steps, with the hues 250, 150, 27 and from 105 to 27. Chroma is
    /// reduced where sRGB does not contain the color.
    private var shades: [(light: Int, dark: Int)] {
        switch self {
        case .blues:
            [
                (0xEDF6FF, 0x1E2830), (0xB1D3F4, 0x2E4A64), (0x7BADE5, 0x436D9B), (0x4887D4, 0x5D92D5),
                (0x145EC1, 0x8BB9FE),
            ]
        case .greens:
            [
                (0xECF9EE, 0x202921), (0xB5DABB, 0x334F38), (0x80BA8B, 0x487752), (0x49995D, 0x5FA26E),
                (0x057836, 0x77CE8B),
            ]
        case .reds:
            [
                (0xFEF2F0, 0x302321), (0xF7BFB6, 0x643A34), (0xE68E83, 0x9A534B), (0xD05B53, 0xD36E65),
                (0xB71824, 0xFF968E),
            ]
        case .heat:
            [
                (0xFDFBD4, 0x342120), (0xECCF92, 0x6B4233), (0xE19E55, 0xA26B3B), (0xD4672A, 0xD19D3B),
                (0xBE2323, 0xF0D947),
            ]
        case .redBlue:
            [
                (0xC53732, 0xF57A6F), (0xE59B92, 0x8D544E), (0xF5F5F5, 0x2E2E2E), (0x8AB4EA, 0x476891),
                (0x026FD7, 0x61A7FE),
            ]
        case .redGreen:
            [
                (0xC13C36, 0xF27D72), (0xE29C94, 0x8B564F), (0xF5F5F5, 0x2E2E2E), (0x8AC195, 0x477250),
                (0x05893E, 0x58BD72),
            ]
        }
    }
}

extension ColorPalette: NamedValue { package static let kind = "a palette" }

extension RGBA {
    fileprivate init(hex: Int) {
        func part(_ shift: Int) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}

import Diagnostics
import TableKit

/// A palette of a color scale.
///
/// Those with lowercase names, other than ``viridis`` and ``cividis``, have other colors in dark appearance, where small
/// numbers are dark. The others have the colors that were published under their names.
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
    /// viridis of Matplotlib, by Nathaniel Smith and Stéfan van der Walt: from a dark purple over green to yellow.
    case viridis
    /// cividis, by Jamie Nuñez, Christopher Anderton and Ryan Renslow: from a dark blue over gray to yellow. Readers with color
    /// vision deficiency see nearly the same.
    case cividis
    /// From a pale to a dark orange, of ColorBrewer.
    case oranges = "Oranges"
    /// From a pale to a dark purple, of ColorBrewer.
    case purples = "Purples"
    /// From white to black, of ColorBrewer.
    case greys = "Greys"
    /// From a pale blue to a dark green, of ColorBrewer.
    case buGn = "BuGn"
    /// From a pale blue to a dark purple, of ColorBrewer.
    case buPu = "BuPu"
    /// From a pale green to a dark blue, of ColorBrewer.
    case gnBu = "GnBu"
    /// From a pale orange to a dark red, of ColorBrewer.
    case orRd = "OrRd"
    /// From a pale purple to a dark blue, of ColorBrewer.
    case puBu = "PuBu"
    /// From a pale purple over blue to a dark green, of ColorBrewer.
    case puBuGn = "PuBuGn"
    /// From a pale purple to a dark red, of ColorBrewer.
    case puRd = "PuRd"
    /// From a pale red to a dark purple, of ColorBrewer.
    case rdPu = "RdPu"
    /// From a pale yellow to a dark green, of ColorBrewer.
    case ylGn = "YlGn"
    /// From a pale yellow over green to a dark blue, of ColorBrewer.
    case ylGnBu = "YlGnBu"
    /// From a pale yellow over orange to a dark brown, of ColorBrewer.
    case ylOrBr = "YlOrBr"
    /// From a pale yellow over orange to a dark red, of ColorBrewer.
    case ylOrRd = "YlOrRd"
    /// From brown over gray to blue green, of ColorBrewer.
    case brBG = "BrBG"
    /// From purple over gray to green, of ColorBrewer.
    case prGn = "PRGn"
    /// From pink over gray to yellow green, of ColorBrewer.
    case piYG = "PiYG"
    /// From brown over gray to purple, of ColorBrewer.
    case puOr = "PuOr"
    /// From red over gray to blue, of ColorBrewer.
    case rdBu = "RdBu"
    /// From red over white to black, of ColorBrewer.
    case rdGy = "RdGy"
    /// From red over yellow to blue, of ColorBrewer.
    case rdYlBu = "RdYlBu"
    /// From red over yellow to green, of ColorBrewer.
    case rdYlGn = "RdYlGn"
    /// From red over orange, yellow and green to blue, of ColorBrewer.
    case spectral = "Spectral"

    /// The colors from the least number to the greatest.
    public var colors: [Color] {
        guard shades.isEmpty else {
            return shades.map { light, dark in Color(light: RGBA(hex: light), dark: RGBA(hex: dark)) }
        }
        return published.map { Color(light: RGBA(hex: $0), dark: RGBA(hex: $0)) }
    }

    /// The colors as hexadecimal numbers for light and dark appearance. They are empty for published palettes.
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
        default: []
        }
    }

    /// The published colors as hexadecimal numbers. Those of viridis and cividis are nine of 256 at equal distances.
    private var published: [Int] {
        switch self {
        case .blues, .greens, .reds, .heat, .redBlue, .redGreen: []
        case .viridis:
            [0x440154, 0x472D7B, 0x3B528B, 0x2C728E, 0x21918C, 0x27AD81, 0x5CC863, 0xAADC32, 0xFDE725]
        case .cividis:
            [0x00224E, 0x1A386F, 0x434E6C, 0x61656F, 0x7D7C78, 0x9A9376, 0xBBAD6D, 0xDDC858, 0xFEE838]
        case .oranges:
            [0xFFF5EB, 0xFEE6CE, 0xFDD0A2, 0xFDAE6B, 0xFD8D3C, 0xF16913, 0xD94801, 0xA63603, 0x7F2704]
        case .purples:
            [0xFCFBFD, 0xEFEDF5, 0xDADAEB, 0xBCBDDC, 0x9E9AC8, 0x807DBA, 0x6A51A3, 0x54278F, 0x3F007D]
        case .greys:
            [0xFFFFFF, 0xF0F0F0, 0xD9D9D9, 0xBDBDBD, 0x969696, 0x737373, 0x525252, 0x252525, 0x000000]
        case .buGn:
            [0xF7FCFD, 0xE5F5F9, 0xCCECE6, 0x99D8C9, 0x66C2A4, 0x41AE76, 0x238B45, 0x006D2C, 0x00441B]
        case .buPu:
            [0xF7FCFD, 0xE0ECF4, 0xBFD3E6, 0x9EBCDA, 0x8C96C6, 0x8C6BB1, 0x88419D, 0x810F7C, 0x4D004B]
        case .gnBu:
            [0xF7FCF0, 0xE0F3DB, 0xCCEBC5, 0xA8DDB5, 0x7BCCC4, 0x4EB3D3, 0x2B8CBE, 0x0868AC, 0x084081]
        case .orRd:
            [0xFFF7EC, 0xFEE8C8, 0xFDD49E, 0xFDBB84, 0xFC8D59, 0xEF6548, 0xD7301F, 0xB30000, 0x7F0000]
        case .puBu:
            [0xFFF7FB, 0xECE7F2, 0xD0D1E6, 0xA6BDDB, 0x74A9CF, 0x3690C0, 0x0570B0, 0x045A8D, 0x023858]
        case .puBuGn:
            [0xFFF7FB, 0xECE2F0, 0xD0D1E6, 0xA6BDDB, 0x67A9CF, 0x3690C0, 0x02818A, 0x016C59, 0x014636]
        case .puRd:
            [0xF7F4F9, 0xE7E1EF, 0xD4B9DA, 0xC994C7, 0xDF65B0, 0xE7298A, 0xCE1256, 0x980043, 0x67001F]
        case .rdPu:
            [0xFFF7F3, 0xFDE0DD, 0xFCC5C0, 0xFA9FB5, 0xF768A1, 0xDD3497, 0xAE017E, 0x7A0177, 0x49006A]
        case .ylGn:
            [0xFFFFE5, 0xF7FCB9, 0xD9F0A3, 0xADDD8E, 0x78C679, 0x41AB5D, 0x238443, 0x006837, 0x004529]
        case .ylGnBu:
            [0xFFFFD9, 0xEDF8B1, 0xC7E9B4, 0x7FCDBB, 0x41B6C4, 0x1D91C0, 0x225EA8, 0x253494, 0x081D58]
        case .ylOrBr:
            [0xFFFFE5, 0xFFF7BC, 0xFEE391, 0xFEC44F, 0xFE9929, 0xEC7014, 0xCC4C02, 0x993404, 0x662506]
        case .ylOrRd:
            [0xFFFFCC, 0xFFEDA0, 0xFED976, 0xFEB24C, 0xFD8D3C, 0xFC4E2A, 0xE31A1C, 0xBD0026, 0x800026]
        case .brBG:
            [
                0x543005, 0x8C510A, 0xBF812D, 0xDFC27D, 0xF6E8C3, 0xF5F5F5, 0xC7EAE5, 0x80CDC1, 0x35978F,
                0x01665E, 0x003C30,
            ]
        case .prGn:
            [
                0x40004B, 0x762A83, 0x9970AB, 0xC2A5CF, 0xE7D4E8, 0xF7F7F7, 0xD9F0D3, 0xA6DBA0, 0x5AAE61,
                0x1B7837, 0x00441B,
            ]
        case .piYG:
            [
                0x8E0152, 0xC51B7D, 0xDE77AE, 0xF1B6DA, 0xFDE0EF, 0xF7F7F7, 0xE6F5D0, 0xB8E186, 0x7FBC41,
                0x4D9221, 0x276419,
            ]
        case .puOr:
            [
                0x7F3B08, 0xB35806, 0xE08214, 0xFDB863, 0xFEE0B6, 0xF7F7F7, 0xD8DAEB, 0xB2ABD2, 0x8073AC,
                0x542788, 0x2D004B,
            ]
        case .rdBu:
            [
                0x67001F, 0xB2182B, 0xD6604D, 0xF4A582, 0xFDDBC7, 0xF7F7F7, 0xD1E5F0, 0x92C5DE, 0x4393C3,
                0x2166AC, 0x053061,
            ]
        case .rdGy:
            [
                0x67001F, 0xB2182B, 0xD6604D, 0xF4A582, 0xFDDBC7, 0xFFFFFF, 0xE0E0E0, 0xBABABA, 0x878787,
                0x4D4D4D, 0x1A1A1A,
            ]
        case .rdYlBu:
            [
                0xA50026, 0xD73027, 0xF46D43, 0xFDAE61, 0xFEE090, 0xFFFFBF, 0xE0F3F8, 0xABD9E9, 0x74ADD1,
                0x4575B4, 0x313695,
            ]
        case .rdYlGn:
            [
                0xA50026, 0xD73027, 0xF46D43, 0xFDAE61, 0xFEE08B, 0xFFFFBF, 0xD9EF8B, 0xA6D96A, 0x66BD63,
                0x1A9850, 0x006837,
            ]
        case .spectral:
            [
                0x9E0142, 0xD53E4F, 0xF46D43, 0xFDAE61, 0xFEE08B, 0xFFFFBF, 0xE6F598, 0xABDDA4, 0x66C2A5,
                0x3288BD, 0x5E4FA2,
            ]
        }
    }
}

extension ColorPalette: NamedValue { package static let kind = "a palette" }

extension RGBA {
    /// Creates an opaque color from the hexadecimal number of its red, green and blue.
    init(hex: Int) {
        func part(_ shift: Int) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}

import CCairo
import CPangoFT2

/// The libraries for text layout and drawing.
package enum TextLibraries {
    /// The library names and their versions at run time, which can be later than those at build time.
    package static let versions: [String: String] = [
        "Cairo": String(cString: cairo_version_string()),
        "Fontconfig": triple(Int(FcGetVersion()), base: 100),
        "FreeType": freeType,
        "HarfBuzz": String(cString: hb_version_string()),
        "Pango": String(cString: pango_version_string()),
        "Pixman": String(cString: pixman_version_string()),
    ]

    private static var freeType: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return "" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// Returns the dotted form of a version that is encoded in one number, such as 21401.
    private static func triple(_ number: Int, base: Int) -> String {
        "\(number / base / base).\(number / base % base).\(number % base)"
    }
}

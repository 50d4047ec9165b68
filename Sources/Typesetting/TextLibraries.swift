import CCairo
import CPangoFT2

/// The libraries that lay out and draw text, and everything else.
package enum TextLibraries {
    /// Their names and the versions in use, which may be later than those tablesnap was built with.
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

    /// A version that is one number, such as 21401, with its parts told apart.
    private static func triple(_ number: Int, base: Int) -> String {
        "\(number / base / base).\(number / base % base).\(number % base)"
    }
}

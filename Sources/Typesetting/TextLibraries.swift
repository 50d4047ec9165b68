import CCairo
import CPangoFT2

/// The libraries for text layout and drawing.
package enum TextLibraries {
    /// The library names and their versions at run time, which can be later than those at build time.
    package static let versions: [String: String] = [
        "Cairo": String(cString: cairo_version_string()),
        "Fontconfig": fontconfig,
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

    /// The version, which fontconfig encodes in one number, such as 21401.
    private static var fontconfig: String {
        let version = FcGetVersion()
        return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
    }
}

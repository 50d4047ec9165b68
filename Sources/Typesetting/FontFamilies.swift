/// The font families that tablesnap uses of the system's fonts, and the folders that it searches.
///
/// Unless text is drawn with the fonts in a folder, only these families are used. An image therefore does not depend on
/// other installed fonts or the user's fontconfig settings.
package enum FontFamilies {
    /// The system font of the default theme.
    package static let system = "Inter"

    /// The system font of the classic theme, which is metrically compatible with Helvetica.
    package static let classic = "Nimbus Sans"

    /// Returns the fallbacks for characters that the requested family lacks, in order of precedence. One family for
    /// each script comes first, followed by symbols, CJK and emoji, which also cover characters of other scripts.
    /// Families of rarely used scripts come last.
    ///
    /// - Parameter han: The region that determines the forms of Chinese characters. Its family precedes those of other
    ///   regions.
    package static func fallbacks(han: String = hanRegions[0]) -> [String] {
        let regions = [han] + hanRegions.filter { $0 != han }
        return ["Noto Sans"] + scripts.map(\.family) + ["Noto Serif Tibetan"]
            + regions.map { "Noto Sans CJK " + $0 } + symbols + [emoji] + lastScripts.map(\.family)
    }

    /// The regions with different forms of Chinese characters. Text without a language uses the first.
    package static let hanRegions = ["SC", "JP", "KR", "TC", "HK"]

    /// The families of characters that belong to no script.
    static let symbols = ["Noto Sans Math", "Noto Sans Symbols", "Noto Sans Symbols2"]
    static let emoji = "Noto Color Emoji"
    /// The system fonts of all themes.
    static let themes = [system, classic]
    package static let allowed = themes + fallbacks()

    /// The folders that are searched recursively for font files. Folders that do not exist are skipped.
    package static let folders = [
        "/usr/share/fonts", "/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts",
    ]
}

extension FontFamilies {
    /// Returns the families that are not installed in the searched folders.
    package static func notInstalled(_ families: [String]) -> [String] {
        families.filter { !FontCollection.system.contains($0) }
    }

    package static func problem(without family: String) -> String {
        "the font \(family) is not installed; \(advice(for: family))"
    }

    /// Returns the instruction to install a missing family. Package names are known only for the families that
    /// tablesnap always uses.
    package static func advice(for family: String) -> String {
        guard allowed.contains(family) else { return "install the font \(family)" }
        let package =
            switch family {
            case "Inter": "fonts-inter (Debian), rsms-inter-fonts (Fedora) or font-inter (Homebrew)"
            case "Nimbus Sans":
                "fonts-urw-base35 (Debian), urw-base35-fonts (Fedora) or the urw-base35-fonts of Artifex (macOS)"
            case "Noto Color Emoji":
                "fonts-noto-color-emoji (Debian), google-noto-color-emoji-fonts (Fedora) or "
                    + "font-noto-color-emoji (Homebrew)"
            case _ where family.contains("CJK"):
                "fonts-noto-cjk (Debian), google-noto-sans-cjk-fonts (Fedora) or font-noto-sans-cjk (Homebrew)"
            default:
                "fonts-noto-core (Debian), google-\(dashed(family))-fonts (Fedora) or "
                    + "font-\(dashed(family)) (Homebrew)"
            }
        return "install the package \(package)"
    }

    private static func dashed(_ family: String) -> String {
        String(family.lowercased().map { $0 == " " ? "-" : $0 })
    }
}

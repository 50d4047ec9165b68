/// The font families tablesnap draws with, and where they are looked for.
///
/// Only these families are ever used, in this order, so that a picture does not depend on what else a machine
/// has installed or how its owner has set up fontconfig.
package enum FontFamilies {
    /// The system font of the default theme.
    package static let system = "Inter"

    /// The system font of the classic theme: a clone of Helvetica's metrics.
    package static let classic = "Nimbus Sans"

    /// Fallbacks for characters the asked-for family lacks, first match first: one family a script, then symbols, CJK
    /// and emoji, which also cover characters of other scripts, and last those few read.
    ///
    /// - Parameter han: The region whose forms Chinese characters have; its family comes first.
    package static func fallbacks(han: String = hanRegions[0]) -> [String] {
        let regions = [han] + hanRegions.filter { $0 != han }
        return ["Noto Sans"] + scripts.map(\.family) + ["Noto Serif Tibetan"]
            + regions.map { "Noto Sans CJK " + $0 }
            + symbols + [emoji] + lastScripts.map(\.family)
    }

    /// The regions with forms of Chinese characters of their own. Text in no language has those of the first.
    package static let hanRegions = ["SC", "JP", "KR", "TC", "HK"]

    /// Families of characters that belong to no script.
    static let symbols = ["Noto Sans Math", "Noto Sans Symbols", "Noto Sans Symbols2"]
    static let emoji = "Noto Color Emoji"

    /// Every family that may be drawn with.
    package static let allowed = [system, classic] + fallbacks()

    /// Folders searched for font files, with what is below them. Those that do not exist are skipped.
    package static let folders = [
        "/usr/share/fonts", "/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts",
    ]
}

extension FontFamilies {
    /// Which of the families are not installed where tablesnap looks.
    package static func notInstalled(_ families: [String]) -> [String] {
        families.filter { !FontConfiguration.shared.installedFamilies.contains($0) }
    }

    /// The sentence that reports a missing family.
    package static func problem(without family: String) -> String {
        "the font \(family) is not installed; \(advice(for: family))"
    }

    /// How a missing family is installed. The packages are known of those families that tablesnap always draws with.
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

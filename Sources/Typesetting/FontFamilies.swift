/// The font families tablesnap draws with, and where they are looked for.
///
/// Only these families are ever used, in this order, so that a picture does not depend on what else a machine
/// has installed or how its owner has set up fontconfig.
package enum FontFamilies {
    /// The system font of the default theme.
    package static let system = "Inter"

    /// The system font of the classic theme: a clone of Helvetica's metrics.
    package static let classic = "Nimbus Sans"

    /// Fallbacks for characters the asked-for family lacks, first match first.
    ///
    /// One family a script; symbols, CJK and emoji last, because they also cover characters of other scripts.
    package static let fallbacks: [String] =
        ["Noto Sans"]
        + [
            "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu",
            "Kannada", "Malayalam", "Sinhala", "Thai", "Lao", "Myanmar", "Khmer", "Georgian", "Armenian",
            "Ethiopic", "Mongolian", "Cherokee", "Canadian Aboriginal", "Thaana", "Syriac", "NKo", "Adlam",
            "Tifinagh", "Javanese", "Balinese", "Ol Chiki", "Meetei Mayek", "Yi", "Vai", "Osage",
        ].map { "Noto Sans " + $0 }
        + [
            "Noto Serif Tibetan", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR",
            "Noto Sans CJK TC", "Noto Sans CJK HK", "Noto Sans Math", "Noto Sans Symbols",
            "Noto Sans Symbols2", "Noto Color Emoji",
        ]

    /// Every family that may be drawn with.
    package static let allowed = [system, classic] + fallbacks

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

    /// How a missing family is installed.
    package static func advice(for family: String) -> String {
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
            default: "fonts-noto-core (Debian), google-noto-sans-fonts (Fedora) or font-noto-sans (Homebrew)"
            }
        return "install the package \(package)"
    }
}

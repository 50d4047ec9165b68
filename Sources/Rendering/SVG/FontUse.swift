import Files
import Typesetting

/// The fonts of a file's texts, and the characters that they are used for.
struct FontUse {
    private struct File {
        /// The font at one of its sizes.
        var font: ScaledFont
        var characters: Set<UInt32> = []
    }

    private struct Style: Equatable {
        var file: Int
        var size: Double
        var letterSpacing: Double
        var features: [FontFeature.Setting]
    }

    private var files: [File] = []
    private var styles: [Style] = []

    /// Returns the CSS class of the text of a run at a number of units of the file per point.
    mutating func styleClass(of run: GlyphRun, scale: Double, for text: String) -> String {
        let font = run.font
        let known = files.firstIndex {
            $0.font.path == font.path && $0.font.faceIndex == font.faceIndex
                && $0.font.variations == font.variations
        }
        let file = known ?? files.count
        if known == nil { files.append(File(font: font)) }
        for scalar in text.unicodeScalars { files[file].characters.insert(scalar.value) }
        let style = Style(
            file: file, size: font.size * scale, letterSpacing: run.letterSpacing * scale,
            features: run.features)
        let index = styles.firstIndex(of: style) ?? styles.count
        if index == styles.count { styles.append(style) }
        return "t\(index)"
    }

    /// The style sheet with the embedded font subsets. Viewers that ignore it use the font with the family's name.
    var styleSheet: String {
        var rules = files.enumerated().compactMap { number, file -> String? in
            let font = file.font
            guard
                let bytes = FontSubset.bytes(of: font, characters: file.characters)
            else { return nil }
            let data = Data(bytes).base64EncodedString()
            return
                "@font-face{font-family:\"f\(number)\";\(shape(font))src:url(data:font/otf;base64,\(data))}"
        }
        for (index, style) in styles.enumerated() {
            let font = files[style.file].font
            let generic = font.isColored ? "emoji" : "sans-serif"
            rules.append(
                ".t\(index){font-family:\"f\(style.file)\",\"\(font.family.xmlEscaped)\",\(generic);"
                    + "\(shape(font))font-size:\(Markup.number(style.size))px\(letters(style))}")
        }
        return rules.joined(separator: "\n")
    }

    private func letters(_ style: Style) -> String {
        let spacing =
            style.letterSpacing == 0 ? "" : ";letter-spacing:\(Markup.number(style.letterSpacing))px"
        let features = style.features.map { "\"\($0.feature.rawValue)\" \($0.isOn ? 1 : 0)" }
        return spacing + (features.isEmpty ? "" : ";font-feature-settings:\(features.joined(separator: ","))")
    }

    private func shape(_ font: ScaledFont) -> String {
        "font-weight:\(font.weight);" + (font.isItalic ? "font-style:italic;" : "")
    }
}

import Files
import Foundation
import Typesetting

/// The fonts of a file's texts, and the characters that they are used for.
struct FontUse {
    /// A font file at a size.
    private struct Style: Hashable {
        var file: Int
        var size: Double
    }

    /// A font file.
    private struct File: Hashable {
        var path: String
        var index: Int
    }

    private var files: [File] = []
    private var fonts: [ScaledFont] = []
    private var characters: [Set<UInt32>] = []
    private var fileNumbers: [File: Int] = [:]
    private var styles: [Style: Int] = [:]
    private var styleList: [Style] = []

    /// Returns the CSS class of text in a font at a size in units of the file.
    mutating func styleClass(_ font: ScaledFont, size: Double, for text: String) -> String {
        let file = File(path: font.path, index: font.faceIndex)
        let number = fileNumbers[file] ?? files.count
        if number == files.count {
            fileNumbers[file] = number
            files.append(file)
            fonts.append(font)
            characters.append([])
        }
        for scalar in text.unicodeScalars { characters[number].insert(scalar.value) }
        let style = Style(file: number, size: size)
        let index = styles[style] ?? styleList.count
        if index == styleList.count {
            styles[style] = index
            styleList.append(style)
        }
        return "t\(index)"
    }

    /// The style sheet with the embedded font subsets. Viewers that ignore it use the font with the family's name.
    var styleSheet: String {
        var rules = files.indices.compactMap { number -> String? in
            let file = files[number]
            guard
                let bytes = FontSubset.bytes(
                    of: file.path, face: file.index, characters: characters[number])
            else { return nil }
            let data = Data(bytes).base64EncodedString()
            return
                "@font-face{font-family:\"f\(number)\";\(look(fonts[number]))src:url(data:font/otf;base64,\(data))}"
        }
        for (index, style) in styleList.enumerated() {
            let font = fonts[style.file]
            let generic = font.isColored ? "emoji" : "sans-serif"
            rules.append(
                ".t\(index){font-family:\"f\(style.file)\",\"\(font.family.xmlEscaped)\",\(generic);"
                    + "\(look(font))font-size:\(Markup.number(style.size))px}")
        }
        return rules.joined(separator: "\n")
    }

    private func look(_ font: ScaledFont) -> String {
        "font-weight:\(font.weight);" + (font.isItalic ? "font-style:italic;" : "")
    }
}

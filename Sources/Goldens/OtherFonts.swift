package import Diagnostics
import TableSnapshots

/// The comparison of an image with a golden image whose font files this machine does not have.
public enum OtherFonts: String, Sendable, Hashable, CaseIterable {
    /// Compares the pixels, as with the same fonts. A failure reports the fonts.
    case comparePixels = "pixels"
    /// Compares the sizes and the layouts: the parts of tables, with the frames of rows, headers and footers.
    case compareLayout = "layout"

    /// The fraction of an image by which sizes and frames in it may differ. The labels of callouts, for example, are as
    /// wide as their texts, and make the image wider.
    private static let tolerance = 0.01

    /// The environment variable with `pixels` or `layout`.
    package static let variable = "TABLESNAP_OTHER_FONTS"

    /// Reads the environment variable. Default: ``comparePixels``.
    ///
    /// - Throws: A `Diagnostic` if the variable has another value.
    package init(environment: [String: String]) throws(Diagnostic) {
        guard let name = environment[Self.variable], !name.isEmpty else {
            self = .comparePixels
            return
        }
        guard let value = Self(rawValue: name) else {
            let names = alternatives(Self.allCases.map(\.rawValue))
            throw Diagnostic(message: "\(Self.variable): expected \(names), found “\(name)”")
        }
        self = value
    }
}

extension OtherFonts {
    /// Returns a Boolean value that indicates whether two images in pixels have the same size, except for the widths of
    /// texts.
    package static func areSimilar(_ image: (width: Int, height: Int), _ other: (width: Int, height: Int))
        -> Bool
    {
        let side = max(other.width, other.height)
        return areSimilar([image.width, image.height], [other.width, other.height], side: side)
    }

    /// Returns a Boolean value that indicates whether the lengths in two images, whose larger side is given, are the
    /// same.
    fileprivate static func areSimilar(_ lengths: [Int], _ others: [Int], side: Int) -> Bool {
        lengths.count == others.count
            && zip(lengths, others).allSatisfy { abs(Double($0) - Double($1)) <= tolerance * Double(side) }
    }
}

/// The difference of a drawing from a golden image with other fonts.
struct OtherFontsDifference {
    /// The fonts, such as “drawn with Inter-Regular.otf 4.001, the golden with 3.019”.
    let fonts: String
    /// The first differing line of the layouts. `nil` if they are equal, or if the golden image has no record.
    let layout: String?

    /// Compares the records of a drawing and a golden image. The result is `nil` if the fonts of the golden image are
    /// available.
    static func of(_ drawing: DrawnImage, from golden: [UInt8]) -> OtherFontsDifference? {
        guard let fonts = DrawingEnvironment.fontDifferenceHere(from: golden, with: drawing.fonts) else {
            return nil
        }
        guard let wanted = layout(in: (try? PNGFile(golden).texts) ?? []) else {
            return OtherFontsDifference(fonts: fonts, layout: nil)
        }
        let found = layout(in: drawing.texts) ?? []
        let side = max(drawing.bitmap.width, drawing.bitmap.height)
        let index = (0..<max(wanted.count, found.count)).first {
            !wanted.indices.contains($0) || !found.indices.contains($0)
                || !areSimilar(found[$0], wanted[$0], side: side)
        }
        let difference = index.map { index in
            let (found, wanted) = (found.dropFirst(index).first, wanted.dropFirst(index).first)
            return "The layout has \(found ?? "no more parts"), the golden \(wanted ?? "no more parts")"
        }
        return OtherFontsDifference(fonts: fonts, layout: difference)
    }

    /// Returns a Boolean value that indicates whether two lines have the same words, and similar frames: four numbers in
    /// pixels, separated by commas.
    private static func areSimilar(_ line: Substring, _ other: Substring, side: Int) -> Bool {
        if line == other { return true }
        let (words, others) = (line.split(separator: " "), other.split(separator: " "))
        return words.count == others.count
            && zip(words, others).allSatisfy { word, other in
                let (frame, wanted) = (frame(word), frame(other))
                return word == other || (!frame.isEmpty && OtherFonts.areSimilar(frame, wanted, side: side))
            }
    }

    /// Returns the numbers of a frame. Empty for another word.
    private static func frame(_ word: Substring) -> [Int] {
        let numbers = word.split(separator: ",").compactMap { Int($0) }
        return numbers.count == 4 ? numbers : []
    }

    private static func layout(in texts: [PNGText]) -> [Substring]? {
        texts.last { $0.keyword == TableSnapshot.layoutKeyword }?.text.split(separator: "\n")
    }
}

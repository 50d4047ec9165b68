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
        guard let file = try? PNGFile(golden),
            file.texts.text(of: LayoutRecord.keyword) != nil
        else { return OtherFontsDifference(fonts: fonts, layout: nil) }
        let drawn = drawing.layout ?? LayoutRecord()
        let scale = drawn.size.width > 0 ? Double(drawing.bitmap.width) / drawn.size.width : nil
        guard let recorded = LayoutRecord.recorded(in: file, scale: scale) else {
            return OtherFontsDifference(fonts: fonts, layout: "The layout in the golden cannot be read")
        }
        let (found, wanted) =
            recorded.version == 1
            ? (drawn.asVersionOne.sortedByName, recorded.sortedByName) : (drawn, recorded)
        let count = max(wanted.elements.count, found.elements.count)
        let side = max(drawing.bitmap.width, drawing.bitmap.height) / Int(max(1, drawing.scale ?? 1))
        let index = (0..<count).first { index in
            guard let wanted = wanted.elements.dropFirst(index).first,
                let found = found.elements.dropFirst(index).first
            else { return true }
            return !found.isSimilar(to: wanted, side: side)
        }
        if index == nil, wanted.version == LayoutRecord.currentVersion, wanted.rest != drawn.rest {
            return OtherFontsDifference(
                fonts: fonts,
                layout:
                    "The layout differs after the first \(LayoutRecord.maxElements) elements of its record")
        }
        let difference = index.map { index in
            let (found, wanted) = (
                found.elements.dropFirst(index).first, wanted.elements.dropFirst(index).first
            )
            return "The layout has \(found?.description ?? "no more parts"), "
                + "the golden \(wanted?.description ?? "no more parts")"
        }
        return OtherFontsDifference(fonts: fonts, layout: difference)
    }
}

extension LayoutRecord.Element {
    /// Returns a Boolean value that indicates whether the part, the states, the text and its style are equal, and the
    /// frames are similar.
    fileprivate func isSimilar(to other: Self, side: Int) -> Bool {
        var (a, b) = (self, other)
        (a.frame, b.frame) = (nil, nil)
        guard a == b else { return false }
        // The frames of texts are those of their glyphs.
        let isFixed = part.name.isEmpty ? part.element?.hasFixedWidth == true : text == nil
        guard let frame, let wanted = other.frame, isFixed else { return true }
        func lengths(_ rect: CGRect) -> [Int] {
            [rect.minX, rect.minY, rect.width, rect.height].map { Int(clamping: $0, within: 1_000_000_000) }
        }
        return OtherFonts.areSimilar(lengths(frame), lengths(wanted), side: side)
    }
}

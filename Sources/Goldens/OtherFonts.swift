import Diagnostics
import TableSnapshots

/// The comparison of an image with a golden image whose font files this machine does not have.
public enum OtherFonts: String, Sendable, Hashable, CaseIterable {
    /// Compares the pixels, as with the same fonts. A failure reports the fonts.
    case comparePixels = "pixels"
    /// Compares the sizes and the layouts: the parts of tables, with the frames of rows, headers and footers.
    case compareLayout = "layout"

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
            let names = Self.allCases.map(\.rawValue).joined(separator: " or ")
            throw Diagnostic(message: "\(Self.variable): expected \(names), found “\(name)”")
        }
        self = value
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
    init?(_ drawing: Drawing, from golden: [UInt8]) {
        guard let fonts = DrawingEnvironment.fontDifferenceHere(from: golden, with: drawing.fonts) else {
            return nil
        }
        self.fonts = fonts
        guard let wanted = Self.layout(in: (try? PNGFile(golden).texts) ?? []) else {
            layout = nil
            return
        }
        let found = Self.layout(in: drawing.texts) ?? []
        let index = (0..<max(wanted.count, found.count)).first {
            !wanted.indices.contains($0) || !found.indices.contains($0) || wanted[$0] != found[$0]
        }
        layout = index.map { index in
            let (found, wanted) = (found.dropFirst(index).first, wanted.dropFirst(index).first)
            return "The layout has \(found ?? "no more parts"), the golden \(wanted ?? "no more parts")"
        }
    }

    private static func layout(in texts: [PNGText]) -> [Substring]? {
        texts.last { $0.keyword == TableSnapshot.layoutKeyword }?.text.split(separator: "\n")
    }
}

import Foundation
import TableKit
import TableSnapshots

/// What is known of a picture once it is drawn.
struct PictureLook: Sendable {
    /// What it shows, in words.
    let alt: String
    /// In pixels.
    let width: Int
}

/// What a page holds to show a figure: for each state of its scene a picture with its variants.
struct PictureLink: Sendable {
    private struct Variant {
        let name: String
        /// From the page, as links have it.
        let path: String
        let traits: TraitCollection
        let look: PictureLook
    }

    /// The lines, without the comments around them.
    let lines: [String]

    /// - Parameter looks: Of all pictures of the scene, in their order.
    init(_ scene: FigureScene, _ looks: [PictureLook]) {
        var rest = looks[...]
        lines = scene.states.flatMap { pictures -> [String] in
            let variants = pictures.map { picture in
                Variant(
                    name: picture.name, path: scene.pathFromPage(of: picture).inLinks,
                    traits: picture.picture.traits.collection,
                    look: rest.popFirst() ?? PictureLook(alt: "", width: 0))
            }
            return scene.page.isDocC ? Self.directive(variants, scene.figure) : Self.html(variants)
        }
    }

    /// Whether a line is one of those that links are made of, whatever picture it shows.
    static func writes(_ line: String) -> Bool {
        if ["<p>", "<picture>", "</picture>", "</p>"].contains(line) { return true }
        return [
            /<source media="\(prefers-color-scheme: dark\)" srcset="[^"]*">/,
            /<img src="[^"]*"(?: srcset="[^"]*")? width="\d+" alt="[^"]*">/,
            /@Image\(source: "[^"]*", alt: "[^"]*"\)/,
        ].contains { line.wholeMatch(of: $0) != nil }
    }

    /// A directive of DocC, which finds the variants by their names.
    private static func directive(_ variants: [Variant], _ figure: PageFigure) -> [String] {
        guard let first = variants.first else { return [] }
        let ending = first.traits.pictureName("").drop { $0 != "~" && $0 != "@" }
        let source = first.name.dropLast(".png".count + ending.count)
        return ["@Image(source: \"\(source)\", alt: \"\(first.look.alt.onOneLine.directiveText)\")"]
    }

    /// HTML that shows the dark variant on a dark page, and of each the one that suits the screen.
    private static func html(_ variants: [Variant]) -> [String] {
        let dark = variants.filter { $0.traits.userInterfaceStyle == .dark }
        let light = variants.filter { $0.traits.userInterfaceStyle != .dark }
        guard let first = light.first ?? dark.first else { return [] }
        var image = "<img src=\"\(first.path)\""
        let plain = light.isEmpty ? dark : light
        if plain.count > 1 { image += " srcset=\"\(sourceSet(plain))\"" }
        let width = (CGFloat(first.look.width) / first.traits.displayScale).rounded()
        image += " width=\"\(Int(width))\" alt=\"\(first.look.alt.onOneLine.htmlText)\">"
        guard !light.isEmpty, !dark.isEmpty else { return ["<p>", "  " + image, "</p>"] }
        return [
            "<p>", "  <picture>",
            "    <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(sourceSet(dark))\">",
            "    " + image, "  </picture>", "</p>",
        ]
    }

    private static func sourceSet(_ variants: [Variant]) -> String {
        guard variants.count > 1 else { return variants.first?.path ?? "" }
        return variants.map { variant in
            let scale = variant.traits.displayScale
            let number = scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
            return "\(variant.path) \(number)x"
        }.joined(separator: ", ")
    }
}

extension String {
    /// The text with spaces for what breaks lines, and for other characters without a glyph.
    fileprivate var onOneLine: String {
        unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
            .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    }

    /// A path in the link to a file, or in a list of links.
    fileprivate var inLinks: String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "&',;"))
        return addingPercentEncoding(withAllowedCharacters: allowed) ?? self
    }

    /// The text in an attribute of HTML.
    fileprivate var htmlText: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// The text in quotes of a directive, in which nothing can stand for a quote.
    fileprivate var directiveText: String {
        let text = replacing("\"", with: "'")
        return text.hasSuffix("\\") ? text + " " : text
    }
}

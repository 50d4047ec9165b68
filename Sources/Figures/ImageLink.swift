import Files
import TableSnapshots

/// The properties of a drawn image.
struct ImageAttributes: Sendable {
    let alt: String
    /// The width in pixels.
    let width: Int
}

/// The content of a page that shows a figure: an image with its variants for each state of its scene.
struct ImageLink: Sendable {
    private struct Variant {
        let name: String
        /// The path relative to the page, as in links.
        let path: String
        let traits: TraitCollection
        let attributes: ImageAttributes
    }

    /// The lines, without the comments around them.
    let lines: [String]

    /// - Parameter attributes: The properties of all images of the scene, in their order.
    init(_ scene: FigureScene, _ attributes: [ImageAttributes]) {
        var rest = attributes[...]
        lines = scene.states.flatMap { images -> [String] in
            let variants = images.map { image in
                Variant(
                    name: image.name, path: scene.pathFromPage(of: image).inLinks,
                    traits: image.sceneImage.traits.collection,
                    attributes: rest.popFirst() ?? ImageAttributes(alt: "", width: 0))
            }
            return scene.page.isDocC ? Self.directive(variants, scene.figure) : Self.html(variants)
        }
    }

    /// Returns a Boolean value that indicates whether a line may be part of a link, regardless of its image.
    static func writes(_ line: String) -> Bool {
        if ["<p>", "<picture>", "</picture>", "</p>"].contains(line) { return true }
        return [
            /<source media="\(prefers-color-scheme: dark\)" srcset="[^"]*">/,
            /<img src="[^"]*"(?: srcset="[^"]*")? width="\d+" alt="[^"]*">/,
            /@Image\(source: "[^"]*", alt: "[^"]*"\)/,
        ].contains { line.wholeMatch(of: $0) != nil }
    }

    /// Returns a DocC directive, which finds the variants by their names.
    private static func directive(_ variants: [Variant], _ figure: PageFigure) -> [String] {
        guard let first = variants.first else { return [] }
        let ending = first.traits.imageName("").drop { $0 != "~" && $0 != "@" }
        let source = first.name.dropLast(".png".count + ending.count)
        return ["@Image(source: \"\(source)\", alt: \"\(first.attributes.alt.onOneLine.directiveText)\")"]
    }

    /// Returns HTML that shows the dark variant on a dark page, and the scale that matches the screen.
    private static func html(_ variants: [Variant]) -> [String] {
        let dark = variants.filter { $0.traits.userInterfaceStyle == .dark }
        let light = variants.filter { $0.traits.userInterfaceStyle != .dark }
        guard let first = light.first ?? dark.first else { return [] }
        var image = "<img src=\"\(first.path)\""
        let plain = light.isEmpty ? dark : light
        if plain.count > 1 { image += " srcset=\"\(sourceSet(plain))\"" }
        let width = (CGFloat(first.attributes.width) / first.traits.displayScale).rounded()
        image += " width=\"\(Int(width))\" alt=\"\(first.attributes.alt.onOneLine.xmlEscaped)\">"
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
    /// The text with spaces instead of line breaks and other characters without a glyph.
    fileprivate var onOneLine: String {
        unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
            .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    }

    /// The path for the link to a file, or for a list of links.
    fileprivate var inLinks: String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "&',;"))
        return addingPercentEncoding(withAllowedCharacters: allowed) ?? self
    }

    /// The text for a directive in quotes, which cannot contain quotes.
    fileprivate var directiveText: String {
        let text = replacing("\"", with: "'")
        return text.hasSuffix("\\") ? text + " " : text
    }
}

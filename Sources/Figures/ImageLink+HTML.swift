extension ImageLink {
    /// Returns a Boolean value that indicates whether a line may be part of HTML or of a directive, regardless of its
    /// image. Authors do not write such lines.
    static func writes(_ line: String) -> Bool {
        if ["<p>", "<picture>", "</picture>", "</p>", "<figure>", "</figure>"].contains(line) { return true }
        return [
            /<(?:p|figure) id="[^"]*">/,
            /<figcaption>[^<]*<\/figcaption>/,
            /<source media="\(prefers-color-scheme: dark\)" srcset="[^"]*">/,
            /<img src="[^"]*"(?: srcset="[^"]*")? width="\d+" alt="[^"]*">/,
            /@Image\(source: "[^"]*", alt: "[^"]*"\)/,
        ].contains { line.wholeMatch(of: $0) != nil }
    }

    /// Returns DocC directives, which find the variants by their names.
    static func directives(_ states: [State], _ figure: PageFigure) -> [String] {
        states.enumerated().flatMap { index, state -> [String] in
            guard let first = state.variants.first else { return [] }
            let directive = "@Image(source: \"\(first.baseName)\", alt: \"\(first.alt.directiveText)\")"
            // The caption is below the last image.
            guard let caption = figure.caption, index == states.count - 1 else { return [directive] }
            return [directive + " {", "  " + caption.onOneLine.markdownEscaped, "}"]
        }
    }

    /// Returns HTML that shows the dark variant on a dark page, and the scale that matches the screen.
    static func html(_ states: [State], _ figure: PageFigure) -> [String] {
        let id = figure.id.map { " id=\"\($0)\"" } ?? ""
        let pictures = states.map { picture($0).map { "  " + $0 } }
        guard let caption = figure.caption else {
            return pictures.enumerated().flatMap { index, picture in
                ["<p\(index == 0 ? id : "")>"] + picture + ["</p>"]
            }
        }
        let text = "  <figcaption>\(caption.onOneLine.xmlEscaped)</figcaption>"
        return ["<figure\(id)>"] + pictures.joined() + [text, "</figure>"]
    }

    private static func picture(_ state: State) -> [String] {
        let (light, dark) = (state.light, state.dark)
        guard let first = light.first ?? dark.first else { return [] }
        var image = "<img src=\"\(first.path.inLinks)\""
        let plain = light.isEmpty ? dark : light
        if plain.count > 1 { image += " srcset=\"\(sourceSet(plain))\"" }
        image += " width=\"\(first.width)\" alt=\"\(first.alt.xmlEscaped)\">"
        guard !light.isEmpty, !dark.isEmpty else { return [image] }
        return [
            "<picture>", "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(sourceSet(dark))\">",
            "  " + image, "</picture>",
        ]
    }

    private static func sourceSet(_ variants: [Variant]) -> String {
        guard variants.count > 1 else { return variants.first?.path.inLinks ?? "" }
        return variants.map { variant in
            let scale = variant.traits.displayScale
            let number = scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
            return "\(variant.path.inLinks) \(number)x"
        }.joined(separator: ", ")
    }
}

extension String {
    /// The text for a directive in quotes, which cannot contain quotes.
    fileprivate var directiveText: String {
        let text = replacing("\"", with: "'")
        return text.hasSuffix("\\") ? text + " " : text
    }
}

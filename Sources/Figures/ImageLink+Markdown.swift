extension ImageLink {
    /// Returns images in Markdown. Their widths and identifiers are attribute lists, which engines such as pandoc and
    /// Python-Markdown read. Two appearances have the fragments of Material for MkDocs.
    static func markdown(_ states: [State], _ figure: PageFigure) -> [String] {
        let images = states.enumerated().flatMap { index, state -> [String] in
            guard let (light, dark) = state.finest else { return [] }
            let id = index == 0 ? figure.id.map { ["#" + $0] } ?? [] : []
            guard let dark else {
                // pandoc would show the alt text of an image that is alone in its paragraph as a caption.
                return ["", markdown(light, id) + "<!-- -->"]
            }
            return ["", markdown(light, id, "#only-light"), markdown(dark, [], "#only-dark")]
        }
        let caption = figure.caption.map { ["", "*\($0.onOneLine.markdownEscaped)*"] } ?? []
        return images + caption + [""]
    }

    private static func markdown(_ image: Variant, _ id: [String], _ fragment: String = "") -> String {
        let attributes = id + (image.requiresWidth ? ["width=\(image.width)"] : [])
        let list = attributes.isEmpty ? "" : "{\(attributes.joined(separator: " "))}"
        return "![\(image.alt.markdownEscaped)](\(image.path.inLinks)\(fragment))\(list)"
    }

    /// Returns MyST directives. Two appearances have the classes of furo and other themes of Sphinx.
    static func myst(_ states: [State], _ figure: PageFigure) -> [String] {
        let isFigure = figure.caption != nil || figure.id != nil
        let directives = states.enumerated().flatMap { index, state -> [String] in
            guard let (light, dark) = state.finest else { return [] }
            guard let dark else {
                return myst(light, [], index == states.count - 1 && isFigure ? figure : nil)
            }
            // One figure has one caption and one number. Its dark image is directly above it.
            let alignment = isFigure ? [":align: center"] : []
            return myst(dark, [":class: only-dark"] + alignment, nil)
                + myst(light, [":class: only-light"], index == states.count - 1 && isFigure ? figure : nil)
        }
        return directives + [""]
    }

    /// Returns the directive of an image, or that of a figure with its caption and name.
    private static func myst(_ image: Variant, _ options: [String], _ figure: PageFigure?) -> [String] {
        let alt = image.alt.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        var lines = [
            "", "```{\(figure == nil ? "image" : "figure")} \(image.path)", ":alt: \"\(alt)\"",
        ]
        if image.requiresWidth { lines.append(":width: \(image.width)px") }
        lines += options
        if let id = figure?.id { lines.append(":name: \(id)") }
        if let caption = figure?.caption { lines += ["", caption.onOneLine.markdownEscaped] }
        return lines + ["```"]
    }
}

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
    /// An image of a state.
    struct Variant {
        let name: String
        /// The path relative to the page, before it is encoded for a link.
        let path: String
        let traits: TraitCollection
        let attributes: ImageAttributes

        var isDark: Bool { traits.userInterfaceStyle == .dark }

        /// The width in points.
        var width: Int { Int((CGFloat(attributes.width) / traits.displayScale).rounded()) }

        /// The alt text on one line.
        var alt: String { attributes.alt.onOneLine }

        private var isVector: Bool { FigureFormat.of(file: name) == .svg }

        /// A Boolean value that indicates whether the image has another size without a specified width.
        var requiresWidth: Bool { traits.displayScale != 1 && !isVector }

        /// The name without its extension, and without the appearance and the scale.
        var baseName: Substring {
            let suffix = isVector ? traits.variantName("") : traits.imageName("")
            let ending = suffix.drop { $0 != "~" && $0 != "@" }
            return name.dropLast(".png".count + ending.count)
        }
    }

    /// The images of a state of the scene.
    struct State {
        /// The name of the state. `nil` for the primary image.
        let name: String?
        let variants: [Variant]

        var light: [Variant] { variants.filter { !$0.isDark } }
        var dark: [Variant] { variants.filter(\.isDark) }

        /// The image with the most pixels for a light page, and that for a dark page if both exist.
        var finest: (light: Variant, dark: Variant?)? {
            func finest(_ variants: [Variant]) -> Variant? {
                variants.max { $0.traits.displayScale < $1.traits.displayScale }
            }
            guard let light = finest(light) else { return finest(dark).map { ($0, nil) } }
            return (light, finest(dark))
        }
    }

    /// The lines, without the comments around them.
    let lines: [String]

    /// - Parameter attributes: The properties of all images of the scene, in their order.
    init(_ scene: FigureScene, _ attributes: [ImageAttributes]) {
        var rest = attributes[...]
        let states = scene.states.map { images in
            let variants = images.map { image in
                Variant(
                    name: image.name, path: scene.pathFromPage(of: image),
                    traits: image.sceneImage.traits.collection,
                    attributes: rest.popFirst() ?? ImageAttributes(alt: "", width: 0))
            }
            return State(name: images.first?.sceneImage.name, variants: variants)
        }
        lines = Self.lines(of: states, scene)
    }

    private static func lines(of states: [State], _ scene: FigureScene) -> [String] {
        if scene.page.isDocC { return directives(states, scene.figure) }
        return switch scene.figure.markup {
        case .html: html(states, scene.figure)
        case .markdown: markdown(states, scene.figure)
        case .myst: myst(states, scene.figure)
        case .template: states.flatMap { filled(scene.template, $0, scene.figure) }
        }
    }

    /// Returns a template with the values of a state.
    private static func filled(
        _ template: FigureTemplate?, _ state: State, _ figure: PageFigure
    ) -> [String] {
        guard let template, let (light, dark) = state.finest else { return [] }
        let suffix = state.name.map { "-" + $0 } ?? ""
        let lines = template.lines(
            FigureTemplate.Values(
                path: light.path.inLinks, dark: (dark ?? light).path.inLinks, width: light.width,
                alt: light.alt, caption: figure.caption ?? "", id: figure.id.map { $0 + suffix } ?? ""))
        return [""] + lines + [""]
    }
}

extension String {
    /// The text with spaces instead of line breaks and other characters without a glyph.
    var onOneLine: String {
        unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
            .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    }

    /// The path for the link to a file, or for a list of links.
    var inLinks: String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "&',;()"))
        return addingPercentEncoding(withAllowedCharacters: allowed) ?? self
    }

    /// The text for Markdown and HTML, in which no character of it is markup.
    ///
    /// Entities have this meaning in every engine, and backslashes do not.
    var markdownEscaped: String {
        unicodeScalars.map { scalar in
            Self.markdownMarkup.contains(scalar) ? "&#\(scalar.value);" : String(scalar)
        }.joined()
    }

    private static let markdownMarkup = Set("\\`*_{}[]<>()#&!|~^$@\"".unicodeScalars)
}

import DataFiles
import Scenes

/// A figure of a page: its block, its options, and its generated lines.
struct PageFigure: Sendable {
    let source: FigureSource
    /// All lines of the figure: the block, and the generated lines above and below it.
    let lines: ClosedRange<Int>
    /// The number of bytes of list and quote markers in the first of them.
    let indent: Int
    /// The prefix of the images' names.
    let name: String
    /// The alt text. `nil` uses the texts of the rows.
    let alt: String?
    /// The attribute with the file of the scene, relative to the page. `nil` if the block contains the scene.
    let scene: FigureAttributes.Attribute?
    let options: (own: FigureOptions, page: FigureOptions)
    let sourcePosition: SourcePosition

    private static let attributes = ["name", "alt", "scene"] + FigureOptions.keys

    /// Parses a block.
    ///
    /// - Parameter isDocC: Whether the page is a DocC article, which does not support collapsed sources.
    /// - Throws: A `Diagnostic` for an invalid attribute.
    static func parsing(
        _ source: FigureSource, lines: ClosedRange<Int>, indent: Int, options page: FigureOptions,
        isDocC: Bool
    ) throws(Diagnostic) -> PageFigure {
        let start = DocumentPosition(line: source.line, column: source.infoColumn)
        var values: [String: FigureAttributes.Attribute] = [:]
        var own = FigureOptions()
        for attribute in try FigureAttributes(source.info, at: start).attributes {
            guard attributes.contains(attribute.name) else {
                throw Diagnostic(
                    position: attribute.position,
                    message: .unknown("attribute", attribute.name, among: attributes))
            }
            guard values.updateValue(attribute, forKey: attribute.name) == nil else {
                throw Diagnostic(
                    position: attribute.position, message: "\(attribute.name): the attribute is repeated")
            }
            if FigureOptions.keys.contains(attribute.name) {
                try own.set(
                    attribute.name, FigureOptions.values(of: attribute.name, in: attribute.value),
                    at: attribute.position)
            }
            if attribute.name == "name" { try check(name: attribute.value, attribute.position) }
        }
        guard let name = values["name"]?.value else {
            throw Diagnostic(position: start, message: "a figure requires a name, such as name=countries")
        }
        // DocC warns of unknown attributes in a fence.
        let sourcePosition = own.source ?? page.source ?? (isDocC ? .hidden : .shown)
        if isDocC, sourcePosition == .collapsed {
            throw Diagnostic(
                position: start, message: "DocC cannot collapse a source; write source=shown or source=hidden"
            )
        }
        let isEmpty = source.body.allSatisfy { $0.trimmed.isEmpty }
        if (values["scene"] == nil) == isEmpty {
            throw Diagnostic(
                position: start,
                message:
                    "a figure requires either a scene in its block or a scene file, such as scene=list.yaml")
        }
        return PageFigure(
            source: source, lines: lines, indent: indent, name: name, alt: values["alt"]?.value,
            scene: values["scene"], options: (own, page), sourcePosition: sourcePosition)
    }

    private static func check(name: String, _ position: DocumentPosition) throws(Diagnostic) {
        let extras: Set<Character> = ["-", "_"]
        let isName =
            (1...60).contains(name.count) && name.first != "-"
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || extras.contains($0)) }
        guard isName else {
            throw Diagnostic(
                position: position,
                message:
                    "name: expected up to 60 letters, digits, - and _, found \"\(name.shortened)\"")
        }
    }
}

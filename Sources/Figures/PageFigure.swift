import DataFiles
import Diagnostics
import Scenes

/// A figure of a page: its block, what that says, and the lines that are drawn for it.
struct PageFigure: Sendable {
    let source: FigureSource
    /// All lines that belong to the figure: the block, and what stands above and below it between comments.
    let lines: ClosedRange<Int>
    /// How many bytes of the first of them are marks of lists and quotes.
    let indent: Int
    /// What the names of the pictures begin with.
    let name: String
    /// What the picture shows, in words; nil for what its rows say.
    let alt: String?
    /// The attribute with the file of the scene, relative to the page; nil when the block holds the scene.
    let scene: FigureAttributes.Attribute?
    /// What the block says of how it is drawn, and what the page does.
    let options: (own: FigureOptions, page: FigureOptions)
    /// Where the source is left.
    let place: SourcePlace

    private static let attributes = ["name", "alt", "scene"] + FigureOptions.keys

    /// Reads what a block says.
    ///
    /// - Parameter isDocC: Whether the page is an article of DocC, which can fold up nothing.
    /// - Throws: ``Diagnostic``.
    init(
        _ source: FigureSource, lines: ClosedRange<Int>, indent: Int, options page: FigureOptions,
        isDocC: Bool
    ) throws(Diagnostic) {
        self.source = source
        self.lines = lines
        self.indent = indent
        let start = DocumentPosition(line: source.line, column: source.infoColumn)
        var values: [String: FigureAttributes.Attribute] = [:]
        var own = FigureOptions()
        for attribute in try FigureAttributes(source.info, at: start).attributes {
            guard Self.attributes.contains(attribute.name) else {
                throw Diagnostic(
                    position: attribute.position,
                    message: .unknown("attribute", attribute.name, among: Self.attributes))
            }
            guard values.updateValue(attribute, forKey: attribute.name) == nil else {
                throw Diagnostic(position: attribute.position, message: "\(attribute.name) is given twice")
            }
            if FigureOptions.keys.contains(attribute.name) {
                try own.set(
                    attribute.name, FigureOptions.values(of: attribute.name, in: attribute.value),
                    at: attribute.position)
            }
            if attribute.name == "name" { try Self.check(name: attribute.value, attribute.position) }
        }
        guard let name = values["name"]?.value else {
            throw Diagnostic(
                position: start, message: "a figure wants a name for its pictures, such as name=countries")
        }
        self.name = name
        alt = values["alt"]?.value
        scene = values["scene"]
        options = (own, page)
        // DocC warns of attributes in a fence that it does not know.
        place = own.source ?? page.source ?? (isDocC ? .hidden : .shown)
        if isDocC, place == .collapsed {
            throw Diagnostic(
                position: start, message: "DocC cannot fold up a source; write source=shown or source=hidden")
        }
        let isEmpty = source.body.allSatisfy { $0.trimmed.isEmpty }
        if (scene == nil) == isEmpty {
            throw Diagnostic(
                position: start,
                message:
                    "a figure wants either a scene in its block or the file of one, such as scene=list.yaml")
        }
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
                    "\(name.inQuotes) does not name pictures; a name is of up to 60 letters, digits, - and _")
        }
    }
}

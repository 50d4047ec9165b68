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
    /// The text below the image. `nil` shows none.
    let caption: String?
    /// The name for references to the figure. `nil` if it has none.
    let id: String?
    /// The file of the scene, relative to the page, and the location of its attribute. `nil` if the block contains the
    /// scene.
    let scene: (path: String, position: DocumentPosition)?
    /// The scene in the block. `nil` if it is in a file.
    let content: DocumentNode?
    let options: (own: FigureOptions, page: FigureOptions)
    let sourcePosition: SourcePosition

    /// The markup that shows the images.
    var markup: FigureMarkup { options.own.markup ?? options.page.markup ?? .html }
    /// The format of the images.
    var format: FigureFormat { options.own.format ?? options.page.format ?? .png }

    private static let texts = ["name", "alt", "caption", "id", "scene"]
    private static let attributes = texts + FigureOptions.keys

    /// Parses a block.
    ///
    /// - Parameter isDocC: Whether the page is a DocC article, which does not support collapsed sources.
    /// - Throws: A `Diagnostic` for an invalid attribute.
    static func parsing(
        _ source: FigureSource, lines: ClosedRange<Int>, indent: Int, options page: FigureOptions,
        in pageLines: PageLines, isDocC: Bool
    ) throws(Diagnostic) -> PageFigure {
        let start = source.start
        let infoAttributes = try FigureAttributes(source.info, at: start).attributes
        let block = try FigureBlock(source, in: pageLines)
        let (values, own) = try values(of: infoAttributes + block.attributes)
        guard let name = try values["name"]?.value else {
            let key = block.scene?.entry("name")?.value.scalar.map { ": {name: \($0.text.shortened)}" }
            let remedy =
                key.map { "; write figure\($0) in place of the key name" } ?? ", such as name=countries"
            throw Diagnostic(position: start, message: "a figure requires a name\(remedy)")
        }
        if (values["scene"] == nil) == (block.scene == nil) {
            throw Diagnostic(
                position: start,
                message:
                    "a figure requires either a scene in its block or a scene file, such as scene=list.yaml")
        }
        var scene: (path: String, position: DocumentPosition)?
        if let attribute = values["scene"] { scene = (try attribute.value, attribute.position) }
        let figure = PageFigure(
            source: source, lines: lines, indent: indent, name: name, alt: try values["alt"]?.text,
            caption: try values["caption"]?.value, id: try values["id"]?.value,
            scene: scene, content: block.scene, options: (own, page),
            // DocC warns of unknown attributes in a fence.
            sourcePosition: own.source ?? page.source ?? (isDocC ? .hidden : .shown))
        if let objection = figure.objection(isDocC: isDocC) {
            throw Diagnostic(position: start, message: objection)
        }
        return figure
    }

    /// Returns the attributes by name, and those of them that are options.
    private static func values(
        of list: [FigureAttributes.Attribute]
    ) throws(Diagnostic) -> ([String: FigureAttributes.Attribute], FigureOptions) {
        var values: [String: FigureAttributes.Attribute] = [:]
        var options = FigureOptions()
        for attribute in list {
            try check(attribute)
            guard values.updateValue(attribute, forKey: attribute.name) == nil else {
                throw Diagnostic(
                    position: attribute.position, message: "\(attribute.name): the attribute is repeated")
            }
            if FigureOptions.keys.contains(attribute.name) {
                try options.set(attribute.name, attribute.values, at: attribute.position)
            }
        }
        return (values, options)
    }

    /// Returns the reason why the engine of the page cannot show the figure, or `nil` if it can.
    private func objection(isDocC: Bool) -> String? {
        if sourcePosition == .collapsed {
            if isDocC { return "DocC cannot collapse a source; write source=shown or source=hidden" }
            if markup == .myst { return "MyST cannot collapse a source; write source=shown or source=hidden" }
        }
        guard isDocC else { return nil }
        if markup != .html { return "the markup of DocC articles is fixed; remove the attribute markup" }
        return id == nil ? nil : "DocC has no references to images; remove id, and link to a heading"
    }

    /// The start of a collapsed source below the image.
    var foldStart: String { markup == .html ? FigureComments.fold[0] : FigureComments.markdownFold }

    private static func check(_ attribute: FigureAttributes.Attribute) throws(Diagnostic) {
        guard attributes.contains(attribute.name) else {
            throw Diagnostic(
                position: attribute.position,
                message: .unknown("attribute", attribute.name, among: attributes))
        }
        switch attribute.name {
        case "name":
            try check(attribute, allows: "-_", "up to 60 letters, digits, - and _")
        case "id":
            try check(attribute, allows: "-_.:", "up to 60 letters, digits, -, _, . and :")
        default: break
        }
    }

    private static func check(
        _ attribute: FigureAttributes.Attribute, allows extras: String, _ expected: String
    ) throws(Diagnostic) {
        let name = attribute.values.joined(separator: ", ")
        let isName =
            (1...60).contains(name.count) && name.first != "-"
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || extras.contains($0)) }
        guard isName else {
            throw Diagnostic(
                position: attribute.position,
                message: "\(attribute.name): expected \(expected), found \"\(name.shortened)\"")
        }
    }
}

import DataFiles

/// The content of a figure's block: attributes under the key `figure`, and a scene.
///
///     ```tablesnap
///     figure: {name: fruits, alt: Three kinds of fruit.}
///     rows: [Apple, Banana, Cherry]
///     ```
struct FigureBlock {
    private(set) var attributes: [FigureAttributes.Attribute] = []
    /// The scene. `nil` if the block contains none.
    private(set) var scene: DocumentNode?

    private static let key = "figure"

    /// - Throws: A `Diagnostic` with a location in the page.
    init(_ source: FigureSource, in page: PageLines) throws(Diagnostic) {
        guard !source.body.allSatisfy(\.trimmed.isEmpty) else { return }
        func location(_ position: DocumentPosition) -> DocumentPosition {
            source.position(of: position.line, position.column, in: page)
        }
        var node = try Self.document(of: source, in: page)
        guard let entry = node.entry(Self.key), let entries = node.mapping else {
            scene = node
            return
        }
        guard let own = entry.value.mapping else {
            throw Diagnostic(
                position: location(entry.value.position),
                message: "\(Self.key): expected a mapping, such as {name: countries}")
        }
        for entry in own {
            let values = (entry.value.sequence ?? [entry.value]).compactMap(\.scalar?.text)
            guard !values.isEmpty, values.count == entry.value.sequence?.count ?? 1 else {
                throw Diagnostic(
                    position: location(entry.value.position),
                    message: "\(entry.key): expected a value or a list of values")
            }
            attributes.append(
                FigureAttributes.Attribute(
                    name: entry.key, values: values, position: location(entry.position)))
        }
        let rest = entries.filter { $0.key != Self.key }
        node.content = .mapping(rest)
        scene = rest.isEmpty ? nil : node
    }

    private static func document(
        of source: FigureSource, in page: PageLines
    ) throws(Diagnostic) -> DocumentNode {
        func read(_ text: String) throws(Diagnostic) -> DocumentNode {
            try DocumentReader().read(Array(text.utf8), format: .yaml, name: "")
        }
        do throws(Diagnostic) {
            return try read(source.text)
        } catch {
            let position = error.position ?? .start
            let location = source.position(of: position.line, position.column, in: page)
            var problem = error
            // Its message may contain lines, which are to be those of the page.
            let lines = String(repeating: "\n", count: source.line)
            do throws(Diagnostic) { _ = try read(lines + source.text) } catch { problem = error }
            (problem.line, problem.column) = (location.line, location.column)
            throw problem
        }
    }
}

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
        var node: DocumentNode
        do throws(Diagnostic) {
            node = try DocumentReader().read(Array(source.text.utf8), format: .yaml, name: "")
        } catch {
            var problem = error
            let position = location(error.position ?? .start)
            (problem.line, problem.column) = (position.line, position.column)
            throw problem
        }
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
}

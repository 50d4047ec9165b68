/// The reference of all keys of files in Markdown, generated from the definitions that read them.
package struct KeyReference: Sendable {
    /// The definitions of all objects, beginning with that of the file.
    package let infos: [DefinitionInfo]
    /// The kind of choice whose names are listed once, because many keys permit them.
    private let listedKind: String
    private let listedNames: [String]

    /// Creates the reference of files that contain an object.
    ///
    /// - Parameters:
    ///   - kind: The kind of a choice whose names are listed once, with an article, such as "a color".
    ///   - names: The names of the choice.
    package init(of root: DefinitionInfo, listing kind: String, _ names: [String]) {
        var infos: [DefinitionInfo] = []
        JSONSchema.collect(root, into: &infos)
        self.infos = infos
        (listedKind, listedNames) = (kind, names)
    }

    /// The names of the objects.
    package var objects: [String] { infos.map(\.name) }

    /// Returns the reference of one object, or of all.
    package func markdown(of name: String? = nil) -> String {
        let chosen = infos.filter { name == nil || $0.name == name }
        let names = name == nil ? listedSection : ""
        return chosen.map { section($0) }.joined(separator: "\n") + names
    }

    /// The title of the names that are listed once, such as "color names".
    private var listedTitle: String {
        listedKind.split(separator: " ").dropFirst().joined(separator: " ") + " names"
    }

    private var listedSection: String {
        "\n## \(listedTitle)\n\n" + listedNames.map { "`\($0)`" }.joined(separator: ", ") + "\n"
    }

    private func section(_ info: DefinitionInfo) -> String {
        var lines = [
            "## \(info.name)", "", info.summary, "", "| key | value | description |", "| --- | --- | --- |",
        ]
        for key in info.keys {
            let only = key.types.map { " Types: \($0.joined(separator: ", "))." } ?? ""
            let must = key.isRequired ? " Required." : ""
            lines.append("| `\(key.name)` | \(words(key.shape)) | \(key.summary)\(only)\(must) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func words(_ shape: Shape) -> String {
        switch shape {
        case .object(let type): "[\(type.info.name)](#\(type.info.name.replacing(" ", with: "-")))"
        case .list(let element, _): "list of \(words(element))"
        case .map(let value): "names, each with \(words(value))"
        case .either(let shapes): shapes.map { words($0) }.joined(separator: " or ")
        case .choice(listedKind, _): "[\(listedKind)](#\(listedTitle.replacing(" ", with: "-")))"
        case .choice(_, let names): names.map { "`\($0)`" }.joined(separator: ", ")
        case .text, .pattern, .flag, .number, .numbers: shape.inWords
        }
    }
}

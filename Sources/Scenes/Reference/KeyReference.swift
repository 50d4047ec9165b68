import TableKit

/// The reference of all keys of scene files in Markdown, generated from the definitions that read them.
package enum KeyReference {
    /// The names of the objects, beginning with the table.
    package static var objects: [String] { infos.map(\.name) }

    /// Returns the reference of one object, or of all.
    package static func markdown(of name: String? = nil) -> String {
        let chosen = infos.filter { name == nil || $0.name == name }
        let names = name == nil ? colorNames : ""
        return chosen.map { section($0) }.joined(separator: "\n") + names
    }

    /// The colors, which are listed once because many keys permit them.
    private static let colorNames =
        "\n## color names\n\n" + Color.names.map { "`\($0.name)`" }.joined(separator: ", ") + "\n"

    /// The definitions of all objects.
    static var infos: [DefinitionInfo] {
        var infos: [DefinitionInfo] = []
        JSONSchema.collect(TableScene.info, into: &infos)
        return infos
    }

    private static func section(_ info: DefinitionInfo) -> String {
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

    private static func words(_ shape: Shape) -> String {
        switch shape {
        case .object(let type): "[\(type.info.name)](#\(type.info.name.replacing(" ", with: "-")))"
        case .list(let element, _): "list of \(words(element))"
        case .map(let value): "names, each with \(words(value))"
        case .either(let shapes): shapes.map { words($0) }.joined(separator: " or ")
        case .choice(Color.kind, _): "[a color](#color-names)"
        case .choice(_, let names): names.map { "`\($0)`" }.joined(separator: ", ")
        case .text, .pattern, .flag, .number, .numbers: shape.inWords
        }
    }
}

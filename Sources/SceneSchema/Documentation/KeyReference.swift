/// The reference of all keys of files in Markdown, generated from the definitions that read them.
package struct KeyReference: Sendable {
    /// The definitions of all objects, beginning with that of the file.
    package let infos: [DefinitionInfo]
    /// The objects by purpose.
    package let groups: [ReferenceGroup]
    /// The title of the article with all objects.
    private let title: String
    /// The kind of choice whose names are listed once, because many keys permit them.
    private let listedKind: String
    private let listedNames: [String]

    /// Creates the reference of files that contain an object.
    ///
    /// - Parameters:
    ///   - groups: The objects by purpose. Objects in no group follow the last one.
    ///   - title: The title of the article with all objects.
    ///   - kind: The kind of a choice whose names are listed once, with an article, such as "a color".
    ///   - names: The names of the choice.
    package init(
        of root: DefinitionInfo, in groups: [ReferenceGroup], titled title: String, listing kind: String,
        _ names: [String]
    ) {
        var infos: [DefinitionInfo] = []
        JSONSchema.collect(root, into: &infos)
        self.infos = infos
        (self.groups, self.title) = (groups, title)
        (listedKind, listedNames) = (kind, names)
    }

    /// The names of the objects.
    package var objects: [String] { infos.map(\.name) }

    /// The objects in no group.
    package var ungrouped: [DefinitionInfo] {
        let grouped = Set(groups.flatMap(\.objects))
        return infos.filter { !grouped.contains($0.name) }
    }

    /// Returns the objects of a group.
    package func infos(in group: ReferenceGroup) -> [DefinitionInfo] {
        group.objects.compactMap { name in infos.first { $0.name == name } }
    }

    /// Returns the reference of one object, or an article with those of all.
    package func markdown(of name: String? = nil) -> String {
        guard let name else { return article }
        return infos.filter { $0.name == name }.map { section($0) }.joined()
    }

    private var article: String {
        let parts = groups.map { group in
            "## \(group.title)\n\n" + infos(in: group).map { "#" + section($0) }.joined(separator: "\n")
        }
        let rest = ungrouped.map { "#" + section($0) }.joined(separator: "\n")
        return """
            # \(title)

            All objects and their keys, by purpose.

            \(parts.joined(separator: "\n"))
            \(rest)
            ### \(listedTitle)

            \(listedNames.map { "`\($0)`" }.joined(separator: ", "))

            """
    }

    /// The title of the names that are listed once, such as "color names".
    private var listedTitle: String {
        listedKind.split(separator: " ").dropFirst().joined(separator: " ") + " names"
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

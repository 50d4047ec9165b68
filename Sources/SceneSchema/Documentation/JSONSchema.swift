package import DataFiles

/// The JSON Schema (draft 2020-12) of files, generated from the definitions that read them.
package enum JSONSchema {
    /// Returns the schema of files that contain an object.
    package static func document(of root: DefinitionInfo, title: String) -> DocumentNode {
        var infos: [DefinitionInfo] = []
        collect(root, into: &infos)
        let definitions = infos.map { DocumentEntry($0.name, schema(of: $0)) }
        return mapping([
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title)),
            ("$ref", reference(root)), ("$defs", DocumentNode(.mapping(definitions))),
        ])
    }

    /// Collects every reachable definition once, in the order of the keys that lead to it.
    package static func collect(_ info: DefinitionInfo, into infos: inout [DefinitionInfo]) {
        guard !infos.contains(where: { $0.name == info.name }) else { return }
        infos.append(info)
        for key in info.keys { collect(key.shape, into: &infos) }
    }

    private static func collect(_ shape: Shape, into infos: inout [DefinitionInfo]) {
        switch shape {
        case .object(let type): collect(type.info, into: &infos)
        case .list(let element, _), .map(let element): collect(element, into: &infos)
        case .either(let shapes): for shape in shapes { collect(shape, into: &infos) }
        case .text, .pattern, .flag, .number, .choice, .numbers: break
        }
    }

    private static func mapping(_ entries: [(String, DocumentNode)]) -> DocumentNode {
        DocumentNode(.mapping(entries.map { DocumentEntry($0.0, $0.1) }))
    }

    private static func list(_ texts: [String]) -> DocumentNode {
        DocumentNode(.sequence(texts.map { .text($0) }), isFlow: true)
    }

    private static func reference(_ info: DefinitionInfo) -> DocumentNode {
        .text("#/$defs/\(info.name.replacing(" ", with: "%20"))")
    }

    // MARK: Objects

    private static func schema(of info: DefinitionInfo) -> DocumentNode {
        let types = info.types
        let objects = types.isEmpty ? [object(info, type: nil)] : types.map { object(info, type: $0) }
        let short = [
            info.key(info.scalarKey).flatMap { scalar($0.shape) },
            info.key(info.sequenceKey).map { schema(of: $0.shape) },
        ]
        let all = objects + short.compactMap { $0 }
        let description = ("description", DocumentNode.text(info.summary))
        if all.count == 1, let entries = all[0].mapping {
            return DocumentNode(.mapping([DocumentEntry(description.0, description.1)] + entries))
        }
        return mapping([description, ("anyOf", DocumentNode(.sequence(all)))])
    }

    /// Returns the schema of an object, or of one of its types.
    private static func object(_ info: DefinitionInfo, type: String?) -> DocumentNode {
        let keys = info.keys.filter { key in type.map { key.types?.contains($0) ?? true } ?? true }
        let properties = keys.map { key in
            var shape = schema(of: key.shape).mapping ?? []
            if key.name == "type", let type { shape = [DocumentEntry("const", .text(type))] }
            return DocumentEntry(
                key.name, DocumentNode(.mapping([DocumentEntry("description", .text(key.summary))] + shape)))
        }
        let required = keys.filter(\.isRequired).map(\.name)
        return mapping(
            [("type", .text("object")), ("properties", DocumentNode(.mapping(properties)))]
                + (required.isEmpty ? [] : [("required", list(required))])
                + [("additionalProperties", .word("false"))])
    }

    // MARK: Values

    private static func schema(of shape: Shape) -> DocumentNode {
        switch shape {
        case .text: return mapping([("type", list(["string", "number", "boolean"]))])
        case .pattern(_, let expression):
            return mapping([("type", .text("string")), ("pattern", .text(expression))])
        case .flag: return mapping([("type", .text("boolean"))])
        case .number(let range, let isWhole): return number(range, isWhole)
        case .choice(_, let names): return mapping([("enum", list(names))])
        case .numbers(let elements):
            return mapping([
                ("type", .text("array")),
                ("prefixItems", DocumentNode(.sequence(elements.map { number($0.range, false) }))),
                ("minItems", .word("\(elements.count)")), ("maxItems", .word("\(elements.count)")),
            ])
        case .list(let element, let max):
            return mapping([
                ("type", .text("array")), ("items", schema(of: element)), ("maxItems", .word("\(max)")),
            ])
        case .map(let value):
            return mapping([("type", .text("object")), ("additionalProperties", schema(of: value))])
        case .object(let type): return mapping([("$ref", reference(type.info))])
        case .either(let shapes):
            return mapping([("anyOf", DocumentNode(.sequence(shapes.map { schema(of: $0) })))])
        }
    }

    private static func number(_ range: ClosedRange<Double>, _ isWhole: Bool) -> DocumentNode {
        mapping([
            ("type", .text(isWhole ? "integer" : "number")), ("minimum", .word(range.lowerBound.plainText)),
            ("maximum", .word(range.upperBound.plainText)),
        ])
    }

    /// Returns the schema of the scalars of a shape, which are short forms of an object.
    private static func scalar(_ shape: Shape) -> DocumentNode? {
        switch shape {
        case .text, .pattern, .flag, .number, .choice: return schema(of: shape)
        case .numbers, .list, .map: return nil
        case .object(let type): return type.info.key(type.info.scalarKey).flatMap { scalar($0.shape) }
        case .either(let shapes):
            let scalars = shapes.compactMap { scalar($0) }
            return mapping([("anyOf", DocumentNode(.sequence(scalars)))])
        }
    }
}

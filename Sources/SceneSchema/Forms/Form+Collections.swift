import DataFiles

extension Form {
    /// Returns the form of a list of values.
    package static func list<Element: Sendable>(
        _ element: Form<Element>, max: Int = 100_000, isFlow: Bool = false
    ) -> Form where Value == [Element] {
        let shape = Shape.list(element.shape, max: max)
        return Form(
            shape: shape,
            decode: { node, reader in
                guard let nodes = node.sequence else {
                    reader.fail(found: node, expected: shape)
                    return nil
                }
                guard nodes.count <= max else {
                    reader.fail(
                        "the list has \(nodes.count) elements; the maximum is \(max)", at: node.position)
                    return nil
                }
                var values: [Element] = []
                values.reserveCapacity(nodes.count)
                for (index, node) in nodes.enumerated() {
                    let value = reader.within(index: index) { reader in
                        reader.recordPosition(node.position)
                        return element.decode(node, &reader)
                    }
                    if let value { values.append(value) }
                }
                return values
            }, encode: { DocumentNode(.sequence($0.map(element.encode)), isFlow: isFlow) })
    }

    /// Returns the form of values by name.
    package static func map<Element: Sendable>(_ element: Form<Element>) -> Form
    where Value == [String: Element] {
        let shape = Shape.map(element.shape)
        return Form(
            shape: shape,
            decode: { node, reader in
                guard let entries = node.mapping else {
                    reader.fail(found: node, expected: shape)
                    return nil
                }
                var values: [String: Element] = [:]
                for entry in entries {
                    values[entry.key] = reader.within(key: entry.key) { reader in
                        reader.recordPosition(entry.value.position, key: entry.position)
                        return element.decode(entry.value, &reader)
                    }
                }
                return values
            },
            encode: { values in
                let entries = values.sorted { $0.key < $1.key }
                return DocumentNode(.mapping(entries.map { DocumentEntry($0.key, element.encode($0.value)) }))
            }, overlay: { $0.merging($1) { element.overlay($0, $1) } })
    }

    /// Returns the form of a fixed number of numbers in brackets, each with its range.
    package static func numbers(
        _ elements: KeyValuePairs<String, ClosedRange<Double>>,
        _ read: @escaping @Sendable ([Double]) -> Value, _ write: @escaping @Sendable (Value) -> [Double]
    ) -> Form {
        let ranges = elements.map(\.value)
        let shape = Shape.numbers(elements.map { Shape.NumberElement(name: $0.key, range: $0.value) })
        return Form(
            shape: shape,
            decode: { node, reader in
                guard let nodes = node.sequence, nodes.count == ranges.count else {
                    reader.fail(found: node, expected: shape)
                    return nil
                }
                let numbers = zip(nodes, ranges).enumerated().compactMap { index, element in
                    reader.within(index: index) { Form<Double>.number(element.1).decode(element.0, &$0) }
                }
                return numbers.count == ranges.count ? read(numbers) : nil
            },
            encode: { value in DocumentNode(.sequence(write(value).map { .word($0.plainText) }), isFlow: true)
            })
    }
}

extension Form {
    /// The same value, or `none` for `nil`.
    package var orNone: Form<Value?> {
        let none = Shape.choice(kind: "nothing", names: ["none"])
        return Form<Value?>(
            shape: .either([none, shape]),
            decode: { [decode] node, reader in
                if node.scalar?.word == "none" { return .some(nil) }
                return decode(node, &reader).map { .some($0) }
            }, encode: { [encode] in $0.map(encode) ?? .text("none") })
    }

    /// The same list, or its only element without brackets.
    package var orOne: Form {
        guard case .list(let element, let max) = shape else { return self }
        return Form(
            shape: .either([element, .list(element, max: max)]),
            decode: { [decode] node, reader in
                guard node.sequence == nil, node.scalar?.isNull != true else { return decode(node, &reader) }
                return decode(DocumentNode(.sequence([node]), at: node.position), &reader)
            },
            encode: { [encode] value in
                let node = encode(value)
                return node.sequence?.count == 1 ? node.sequence?.first ?? node : node
            })
    }
}

extension Form where Value: OptionSet & Sendable {
    /// Returns the form of the names in a set. An empty list is the empty set.
    package static func options(_ kind: String, _ names: [(name: String, value: Value)]) -> Form {
        let allNames = names.map(\.name)
        let element = Form<String>(
            shape: .choice(kind: kind, names: allNames),
            decode: { node, reader in
                guard let name = node.scalar?.text, node.scalar?.isNull == false else {
                    reader.fail(found: node, expected: .choice(kind: kind, names: allNames))
                    return nil
                }
                if allNames.contains(name) { return name }
                let remedy = remedy(forUnknown: name, among: allNames)
                reader.fail("\"\(name.shortened)\" is not \(kind); \(remedy)", at: node.position)
                return nil
            }, encode: { .text($0) })
        return Form<[String]>.list(element, max: names.count, isFlow: true).orOne.mapped(
            { chosen in names.reduce(into: []) { if chosen.contains($1.name) { $0.formUnion($1.value) } } },
            { value in names.filter { value.isSuperset(of: $0.value) }.map(\.name) })
    }
}

extension Form where Value == String {
    /// A part of a file name.
    package static let name = Form(
        .pattern(name: "a name of letters, digits, - and _", expression: "^[A-Za-z0-9_-]{1,60}$"),
        read: { node in
            let text = node.scalar?.word ?? ""
            let isName = text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                    || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
            }
            return isName && (1...60).contains(text.utf8.count) ? text : nil
        }, encode: { .text($0) })
}

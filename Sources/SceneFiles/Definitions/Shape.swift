import Records

/// What a key may hold, as data: the same value words error messages, the JSON Schema and the reference.
indirect enum Shape: Sendable {
    /// Any text; a number or truth value stands for itself as it is written.
    case text
    /// A text of a certain kind, such as a colour: what it is called, and a regular expression for schemas.
    case pattern(name: String, expression: String)
    case flag
    case number(ClosedRange<Double>, isWhole: Bool)
    /// One of some words, which are together called something such as "an accessory".
    case choice(kind: String, names: [String])
    /// Numbers in a fixed order, such as x, y, width, height.
    case numbers([String])
    case list(Shape, most: Int)
    /// Any names with values of one shape.
    case map(Shape)
    case object(any SceneObject.Type)
    case either([Shape])

    /// The shape with an article, fit for "… is wanted".
    var inWords: String {
        switch self {
        case .text: "a text"
        case .pattern(let name, _): name
        case .flag: "true or false"
        case .number(let range, let isWhole): Self.words(range, isWhole)
        case .choice(_, let names): "one of \(names.joined(separator: ", "))"
        case .numbers(let names): "a list [\(names.joined(separator: ", "))]"
        case .list(let element, _): "a list whose elements are each \(element.inWords)"
        case .map(let value): "a mapping of names, each to \(value.inWords)"
        case .object(let type): type.info.inWords
        case .either(let shapes): shapes.map(\.inWords).joined(separator: " or ")
        }
    }

    /// Whether an object that may stand here has a key.
    func hasKey(_ name: String) -> Bool {
        switch self {
        case .object(let type): type.info.stage != nil && type.info.key(name) != nil
        case .either(let shapes): shapes.contains { $0.hasKey(name) }
        default: false
        }
    }

    private static func words(_ range: ClosedRange<Double>, _ isWhole: Bool) -> String {
        let kind = isWhole ? "a whole number" : "a number"
        let (low, high) = (plain(range.lowerBound), plain(range.upperBound))
        if range.upperBound == .greatestFiniteMagnitude {
            return range.lowerBound == -.greatestFiniteMagnitude ? kind : "\(kind) of at least \(low)"
        }
        return "\(kind) from \(low) to \(high)"
    }
}

/// A number as people write it: without a fraction when it has none.
func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
}

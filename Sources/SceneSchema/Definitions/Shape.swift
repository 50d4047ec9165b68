import Diagnostics

/// The values that a key permits, as data for error messages, the JSON Schema and the reference.
package indirect enum Shape: Sendable {
    /// Any text. A number or Boolean value is read as its text.
    case text
    /// A text that matches a pattern, such as a color. The values are the pattern's name and its regular
    /// expression for schemas.
    case pattern(name: String, expression: String)
    case flag
    case number(ClosedRange<Double>, isWhole: Bool)
    /// One of several words, of a kind such as "an accessory".
    case choice(kind: String, names: [String])
    /// Numbers in a fixed order, such as x, y, width, height.
    case numbers([NumberElement])
    case list(Shape, max: Int)
    /// Any names with values of one shape.
    case map(Shape)
    case object(any SceneObject.Type)
    case either([Shape])

    /// One of several numbers in a fixed order.
    package struct NumberElement: Sendable {
        var name: String
        package var range: ClosedRange<Double>
    }

    /// A description of the shape with an article, for messages with "expected …".
    package var inWords: String { words { _ in nil } }

    /// Returns a description of the shape.
    ///
    /// - Parameter special: Returns the description of a shape in another form, such as a link. `nil` for the usual one.
    package func words(_ special: (Shape) -> String?) -> String {
        if let words = special(self) { return words }
        switch self {
        case .text: return "a text"
        case .pattern(let name, _): return name
        case .flag: return "true or false"
        case .number(let range, let isWhole): return Self.words(range, isWhole)
        case .choice(_, let names): return "one of \(names.joined(separator: ", "))"
        case .numbers(let elements): return Self.words(elements)
        case .list(let element, _): return "a list whose elements are each \(element.words(special))"
        case .map(let value): return "a mapping of names, each to \(value.words(special))"
        case .object(let type): return type.info.inWords
        case .either(let shapes):
            let words = shapes.map { shape in
                // The same value, or several of it.
                if case .list(let element, _) = shape, let first = shapes.first,
                    element.words(special) == first.words(special)
                {
                    return "a list of these"
                }
                return shape.words(special)
            }
            return words.joined(separator: " or ")
        }
    }

    /// Returns a Boolean value that indicates whether an object of this shape has a key.
    func hasKey(_ name: String) -> Bool {
        switch self {
        case .object(let type): type.info.stage != nil && type.info.key(name) != nil
        case .either(let shapes): shapes.contains { $0.hasKey(name) }
        default: false
        }
    }

    private static func words(_ range: ClosedRange<Double>, _ isWhole: Bool) -> String {
        let kind = isWhole ? "a whole number" : "a number"
        return "\(kind) \(words(range))"
    }

    private static func words(_ range: ClosedRange<Double>) -> String {
        "from \(range.lowerBound.plainText) to \(range.upperBound.plainText)"
    }

    private static func words(_ elements: [NumberElement]) -> String {
        let list = "a list [\(elements.map(\.name).joined(separator: ", "))]"
        let ranges = elements.map(\.range).reduce(into: [ClosedRange<Double>]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        if ranges.count == 1 { return "\(list) of numbers \(words(ranges[0]))" }
        let limits = ranges.map { range in
            let names = elements.filter { $0.range == range }.map(\.name)
            return "\(names.joined(separator: " and ")) \(words(range))"
        }
        return "\(list) with \(limits.joined(separator: ", "))"
    }
}

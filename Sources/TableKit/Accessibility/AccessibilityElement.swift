/// One thing a person who does not see the table is told of: a value of the accessibility tree.
public struct AccessibilityElement: Sendable, Equatable {
    /// The row the element is, or nil for headers, footers and parts of rows.
    public var indexPath: IndexPath?
    /// What the element is called.
    public var label: String?
    /// What it shows at present, such as a slider's value.
    public var value: String?
    /// What happens when it is used.
    public var hint: String?
    /// A name for tests, which people are not told.
    public var identifier: String?
    /// What kind of thing it is.
    public var traits: AccessibilityTraits
    /// Where it is, in points of the table's content.
    public var frame: CGRect
    /// Its parts, when people deal with them one by one; empty when the element is one thing.
    public var elements: [AccessibilityElement]
}

extension AccessibilityElement: Encodable {
    private enum Key: String, CodingKey {
        case row, label, value, hint, identifier, traits, frame, elements
    }

    /// Writes what there is: a row as `section:row`, a frame as x, y, width and height, traits by name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(indexPath.map { "\($0.section):\($0.row)" }, forKey: .row)
        try container.encodeIfPresent(label, forKey: .label)
        try container.encodeIfPresent(value, forKey: .value)
        try container.encodeIfPresent(hint, forKey: .hint)
        try container.encodeIfPresent(identifier, forKey: .identifier)
        if !traits.names.isEmpty { try container.encode(traits.names, forKey: .traits) }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        try container.encode(numbers, forKey: .frame)
        if !elements.isEmpty { try container.encode(elements, forKey: .elements) }
    }
}

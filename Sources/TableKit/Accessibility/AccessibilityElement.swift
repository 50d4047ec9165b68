/// An element of a table's accessibility tree, as VoiceOver presents it.
public struct AccessibilityElement: Sendable, Equatable {
    /// The index path of a row. `nil` for headers, footers and parts of rows.
    public var indexPath: IndexPath?
    /// The name of the element.
    public var label: String?
    /// The current value, such as a slider's.
    public var value: String?
    /// The effect of activating the element.
    public var hint: String?
    /// A name for tests, which VoiceOver does not read.
    public var identifier: String?
    /// The kind of element.
    public var traits: AccessibilityTraits
    /// The frame, in points of the table's content.
    public var frame: CGRect
    /// The parts of the element that the user accesses separately. Empty if it has none.
    public var elements: [AccessibilityElement]
}

extension AccessibilityElement: Encodable {
    private enum Key: String, CodingKey { case row, label, value, hint, identifier, traits, frame, elements }

    /// Encodes the properties that are set: a row as `section:row`, a frame as x, y, width and height, traits by name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(indexPath?.rowText, forKey: .row)
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

extension View {
    /// Returns the accessibility elements below the view, or the view itself if it is one, in view order.
    ///
    /// - Parameter outer: The transformation of the superview's coordinates to those of the frames.
    package func accessibilityElements(inSuperview outer: CGAffineTransform) -> [AccessibilityElement] {
        guard !isHidden, alpha > 0 else { return [] }
        if isAccessibilityElement { return [accessibilityElement(inSuperview: outer)] }
        if let table = self as? TableView {
            let coordinates = coordinates(inSuperview: outer)
            return table.accessibilityElementsOnScreen.map { element in
                element.converted { $0.applying(coordinates) }
            }
        }
        return accessibilityElementsBelow(inSuperview: outer)
    }

    /// Returns the accessibility elements below the view, in view order.
    func accessibilityElementsBelow(
        inSuperview outer: CGAffineTransform = .identity
    ) -> [AccessibilityElement] {
        let coordinates = coordinates(inSuperview: outer)
        return subviews.flatMap { $0.accessibilityElements(inSuperview: coordinates) }
    }

    func accessibilityElement(
        inSuperview outer: CGAffineTransform = .identity
    ) -> AccessibilityElement {
        AccessibilityElement(
            indexPath: nil, label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
            identifier: accessibilityIdentifier, traits: accessibilityTraits,
            frame: frame(in: outer), elements: [])
    }
}

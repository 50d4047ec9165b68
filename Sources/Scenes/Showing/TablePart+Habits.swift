import TableKit

extension TablePart {
    /// The names of parts by the words that people write out of habit in their place.
    private static let habits: [String: PartName] = [
        "chevron": .accessory, "disclosure": .accessory, "checkmark": .accessory, "switch": .accessory,
        "title": .text, "label": .text, "subtitle": .detail, "value": .detail, "icon": .image,
    ]

    /// The remedy for a name of habit that no part has, such as `row 0:1 title`. `nil` for other names.
    var remedyForHabit: String? {
        guard row != nil, let part = Self.habits[withoutAnchor.name] else { return nil }
        let name = [part.rawValue, anchor?.rawValue].compactMap { $0 }.joined(separator: " ")
        return "write \"\(TablePart(element, name))\""
    }
}

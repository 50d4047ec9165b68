extension TablePart {
    /// The names of parts by the words that people write out of habit in their place.
    private static let habits: [String: PartName] = [
        "chevron": .accessory, "disclosure": .accessory, "checkmark": .accessory, "switch": .accessory,
        "title": .text, "label": .text, "subtitle": .detail, "value": .detail, "icon": .image,
    ]

    /// The part that is meant by a name of habit, such as `row 0:1 title`. `nil` for other names.
    var meantByHabit: TablePart? {
        guard row != nil, let part = Self.habits[withoutAnchor.name] else { return nil }
        return TablePart(element, [part.rawValue, anchor?.rawValue].compactMap { $0 }.joined(separator: " "))
    }
}

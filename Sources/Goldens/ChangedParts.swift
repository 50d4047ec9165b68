public import ImageComparison
public import TableSnapshots

/// The parts of an image in which pixels differ.
public struct ChangedParts: Sendable, Hashable {
    /// A part with the number of its different pixels.
    public struct Change: Sendable, Hashable {
        /// The part.
        public let part: TablePart
        /// The rectangle of the part, which can extend beyond the image.
        public let rect: PixelRect
        /// The number of different pixels, at least 1.
        public let pixels: Int
    }

    /// The changes, in the order of the parts.
    public let changes: [Change]

    /// The number of different pixels outside of all parts.
    public let pixelsElsewhere: Int

    /// Assigns each different pixel to the smallest part that contains it.
    static func of(_ parts: [SnapshotPart], in comparison: ImageComparison) -> ChangedParts {
        let rects = parts.map { PixelRect(around: $0.frame) }
        let counts = comparison.differentPixels(inSmallestOf: rects)
        let changes = parts.indices.filter { counts[$0] > 0 }.map {
            Change(part: parts[$0].part, rect: rects[$0], pixels: counts[$0])
        }
        return ChangedParts(
            changes: changes, pixelsElsewhere: comparison.differentPixels - counts.reduce(0, +))
    }

    /// Returns a description of the changed parts, such as “row 1:4: accessory, text; header 2”, with a maximum number
    /// of elements.
    public func summary(elements limit: Int = 8) -> String {
        var elements: [(text: String, names: [String])] = []
        for part in changes.map(\.part) {
            // In an image of another view, each part is listed by itself.
            let (text, name) = part.element.map { ($0.description, part.name) } ?? (part.name, "")
            let index = elements.lastIndex { $0.text == text } ?? elements.count
            if index == elements.count { elements.append((text, [])) }
            if !name.isEmpty, !elements[index].names.contains(name) { elements[index].names.append(name) }
        }
        var words = elements.prefix(max(1, limit)).map { text, names in
            names.isEmpty ? text : "\(text): \(names.joined(separator: ", "))"
        }
        if elements.count > words.count { words.append("\(elements.count - words.count) more") }
        if pixelsElsewhere > 0 { words.append(changes.isEmpty ? "outside of all parts" : "elsewhere") }
        return words.joined(separator: "; ")
    }
}

extension TableView {
    private static let summaryLines = 10
    private static let longestLine = 200

    /// What the table shows, in a few lines: how much of it there is, then the labels of the first headers and rows of
    /// the accessibility tree, and how many rows follow.
    package var accessibilitySummary: String {
        let rowCount = geometry.rowCount
        let sectionCount = geometry.sectionCount
        var heading = "A table of \(rowCount) \(rowCount == 1 ? "row" : "rows")"
        if sectionCount > 1 { heading += " in \(sectionCount) sections" }

        var lines: [String] = []
        var told = 0
        forEachAccessibilityElement { element in
            if let label = element.label, !label.isEmpty { lines.append(Self.brief(label)) }
            if element.indexPath != nil { told += 1 }
            return lines.count < Self.summaryLines && told < Self.summaryLines
        }
        guard !lines.isEmpty else { return heading + "." }
        let rest = rowCount - told
        if rest > 0 { lines.append(rest == 1 ? "and 1 more row" : "and \(rest) more rows") }
        return heading + ":\n" + lines.joined(separator: "\n")
    }

    /// The beginning of a text, on one line. Pictures cannot hold control characters in their description.
    private static func brief(_ text: String) -> String {
        let scalars = text.unicodeScalars
        var line = String.UnicodeScalarView()
        for scalar in scalars.prefix(longestLine) {
            line.append(scalar.properties.generalCategory == .control ? " " : scalar)
        }
        return String(line) + (scalars.dropFirst(longestLine).isEmpty ? "" : "…")
    }
}

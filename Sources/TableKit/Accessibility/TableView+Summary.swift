extension TableView {
    /// What the table shows to people who do not see it, in a few sentences on one line: how much of it there is, then
    /// what the accessibility tree says of its first rows, and how many follow.
    ///
    ///     A table of 2 sections. Section Wireless has 2 rows: Airplane Mode, switch, off; Wi-Fi, Home. Section 2 …
    package var accessibilitySummary: String {
        var summary = TableSummary(
            rowCounts: (0..<geometry.sectionCount).map { geometry.rowCount(in: $0) })
        forEachAccessibilityElement { summary.add($0) }
        return summary.text
    }
}

/// The sentences about a table, which grow as its elements are told.
private struct TableSummary {
    private let rowCounts: [Int]
    /// Whether there is one section, which is not worth a word.
    private let isPlain: Bool
    private var sentences: [String] = []
    /// The header that the next row stands under.
    private var header: String?
    private var latest: IndexPath?
    /// What has been told of the rows of the latest section, and how many that were.
    private var rows: [String] = []
    private var length = 0
    private var isFull = false

    /// In characters; the text goes on to the end of the row that reaches it.
    private static let longestText = 400
    private static let longestLabel = 100

    init(rowCounts: [Int]) {
        self.rowCounts = rowCounts
        isPlain = rowCounts.count <= 1
    }

    /// Adds what an element says; answers whether there is room for more.
    mutating func add(_ element: AccessibilityElement) -> Bool {
        if let path = element.indexPath {
            if let latest, latest.section != path.section { endSection() }
            latest = path
            let words = element.words.map(Self.brief)
            if !words.isEmpty { rows.append(words.joined(separator: ", ")) }
            length += words.reduce(0) { $0 + $1.count + 2 }
        } else if element.traits.contains(.header) {
            endSection()
            header = element.label.map(Self.brief)
        } else if let label = element.label {
            endSection()
            add(sentence: "Below it stands: " + Self.brief(label))
        }
        isFull = length > Self.longestText
        return !isFull
    }

    private mutating func add(sentence: String) {
        let end = sentence.last.map { ".!?…".contains($0) } ?? false
        sentences.append(end ? sentence : sentence + ".")
        length += sentence.count
    }

    /// Makes a sentence of the rows of a section.
    private mutating func endSection() {
        defer { (header, latest, rows) = (nil, nil, []) }
        guard let latest else {
            if let header { add(sentence: "Section \(header) is empty") }
            return
        }
        let count = rowCounts[latest.section]
        let rest = count - latest.row - 1
        let more = rest == 0 ? [] : ["and \(rest) more"]
        let list = rows.isEmpty ? "" : ": " + (rows + more).joined(separator: "; ")
        if isPlain {
            let place = header.map { " under the header " + $0 } ?? ""
            add(sentence: "A table of \(Self.number(count, "row"))" + place + list)
        } else {
            let name = header ?? "\(latest.section + 1)"
            add(sentence: "Section \(name) has \(Self.number(count, "row"))" + list)
        }
    }

    /// All sentences.
    var text: String {
        var whole = self
        let section = latest?.section
        whole.endSection()
        let isEmpty = rowCounts.allSatisfy { $0 == 0 }
        let heading = isEmpty ? "An empty table." : "A table of \(rowCounts.count) sections."
        let rest = rowCounts.count - (section ?? rowCounts.count) - 1
        let end = isFull && rest > 0 ? ["\(Self.number(rest, "more section")) follow."] : []
        // The only section is told in the heading.
        return ((isPlain && !isEmpty ? [] : [heading]) + whole.sentences + end).joined(separator: " ")
    }

    private static func number(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    /// The beginning of a text, on one line. Pictures cannot hold control characters in their description.
    private static func brief(_ text: String) -> String {
        let words = text.unicodeScalars.prefix(longestLabel * 8).split {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        let line = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
        return line.count > longestLabel ? line.prefix(longestLabel - 1) + "…" : line
    }
}

extension AccessibilityElement {
    /// What is said of the element: what it is called, what kind of thing it is, and what it shows. That is what its
    /// parts say when people deal with them one by one.
    fileprivate var words: [String] {
        guard elements.isEmpty else { return elements.flatMap(\.words) + state }
        return [label, kind, shownValue].compactMap { $0 }.filter { !$0.isEmpty } + state
    }

    private var kind: String? {
        if traits.contains(.toggleButton) { return "switch" }
        return traits.contains(.button) ? "button" : traits.contains(.link) ? "link" : nil
    }

    private var shownValue: String? {
        guard traits.contains(.toggleButton) else { return value }
        return value == "1" ? "on" : "off"
    }

    private var state: [String] {
        let words: [(AccessibilityTraits, String)] = [(.selected, "selected"), (.notEnabled, "not enabled")]
        return words.filter { traits.contains($0.0) }.map(\.1)
    }
}

extension TableView {
    /// What the table shows to people who do not see it, in a few sentences on one line: how much of it there is, then
    /// what the accessibility tree says of its first rows, and how many follow.
    ///
    ///     A table of 2 sections. Section Wireless has 2 rows: Airplane Mode, switch, off; Wi-Fi, Home. Section 2 …
    package var accessibilitySummary: String {
        let geometry = geometry
        var summary = TableSummary(
            rowCounts: (0..<geometry.sectionCount).map { geometry.rowCount(in: $0) })
        for section in 0..<geometry.sectionCount where !summary.isFull {
            forEachAccessibilityElement(inSection: section) { summary.add($0) }
            summary.endSection()
        }
        return summary.text
    }
}

/// The sentences about a table, which grow as its elements are told.
private struct TableSummary {
    private let rowCounts: [Int]
    /// Whether there is one section, which is not worth a word.
    private let isPlain: Bool
    private var sentences: [String] = []
    private var length = 0
    /// How many sections have been told, to their ends or in part.
    private var sectionCount = 0

    // What has been told of the section that goes on: its header, how many of its rows, and what they say.
    private var header: String?
    private var rowCount = 0
    private var rows: [String] = []
    /// How many of the latest rows say nothing.
    private var silentCount = 0
    private var footer: String?

    /// In characters; the text goes on to the end of the row that reaches it.
    private static let longestText = 400
    private static let longestLabel = 100

    init(rowCounts: [Int]) {
        self.rowCounts = rowCounts
        isPlain = rowCounts.count <= 1
    }

    /// Whether there is no room for more.
    var isFull: Bool { length > Self.longestText }

    /// Adds what an element of the present section says; answers whether there is room for more.
    mutating func add(_ element: AccessibilityElement) -> Bool {
        if element.indexPath != nil {
            let text = element.words.map(Self.brief).filter { !$0.isEmpty }.joined(separator: ", ")
            rowCount += 1
            length += text.count + 2
            if text.isEmpty {
                silentCount += 1
            } else {
                endSilence()
                rows.append(text)
            }
            return !isFull
        }
        let text = element.label.map(Self.brief) ?? ""
        if element.traits.contains(.header) { header = text } else { footer = text }
        length += text.count
        return true
    }

    /// Tells of the rows that say nothing, before one that does.
    private mutating func endSilence() {
        if silentCount > 0 {
            rows.append(silentCount == 1 ? "a row without text" : "\(silentCount) rows without text")
        }
        silentCount = 0
    }

    /// Makes sentences of what has been told of the present section, and begins the next one.
    mutating func endSection() {
        let count = rowCounts[sectionCount]
        if !rows.isEmpty { endSilence() }
        let rest = count - rowCount
        let more = rest == 0 ? [] : ["and \(rest) more"]
        let list = rows.isEmpty ? "" : ": " + (rows + more).joined(separator: "; ")
        let name = header.flatMap { $0.isEmpty ? nil : $0 }
        if count == 0 {
            if let name { add(sentence: "Section \(name) is empty") }
        } else if isPlain {
            let place = name.map { " under the header " + $0 } ?? ""
            add(sentence: "A table of \(Self.number(count, "row"))" + place + list)
        } else {
            let name = name ?? "\(sectionCount + 1)"
            add(sentence: "Section \(name) has \(Self.number(count, "row"))" + list)
        }
        if let footer, !footer.isEmpty { add(sentence: "Below it stands: " + footer) }
        (header, footer, rowCount, rows, silentCount) = (nil, nil, 0, [], 0)
        sectionCount += 1
        length = sentences.reduce(0) { $0 + $1.count + 1 }
    }

    private mutating func add(sentence: String) {
        let end = sentence.last.map { ".!?…".contains($0) } ?? false
        sentences.append(end ? sentence : sentence + ".")
    }

    /// All sentences.
    var text: String {
        let isEmpty = rowCounts.allSatisfy { $0 == 0 }
        let heading = isEmpty ? "An empty table." : "A table of \(rowCounts.count) sections."
        let rest = rowCounts.count - sectionCount
        let end = rest == 0 ? [] : [rest == 1 ? "1 more section follows." : "\(rest) more sections follow."]
        // The only section is told in the heading.
        return ((isPlain && !isEmpty ? [] : [heading]) + sentences + end).joined(separator: " ")
    }

    private static func number(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    /// The beginning of a text, on one line.
    private static func brief(_ text: String) -> String {
        let line = String(text.unicodeScalars.prefix(longestLabel * 8)).asDescription
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

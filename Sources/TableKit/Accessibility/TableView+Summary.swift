import Diagnostics

extension TableView {
    /// A summary of the table in a few sentences on one line: its accessibility label, if there is one, its size, the accessibility text of its first rows, and
    /// the number of remaining rows.
    ///
    ///     A table of 2 sections. Section Wireless has 2 rows: Airplane Mode, switch, off; Wi-Fi, Home. Section 2 …
    package var accessibilitySummary: String {
        let geometry = geometry
        var summary = TableSummary(
            name: accessibilityLabel, rowCounts: (0..<geometry.sectionCount).map { geometry.rowCount(in: $0) }
        )
        for section in 0..<geometry.sectionCount where !summary.isFull {
            forEachAccessibilityElement(inSection: section) { summary.add($0) }
            summary.endSection()
        }
        return summary.text
    }
}

/// A summary that grows with each added element.
private struct TableSummary {
    /// The sentence before all others.
    private let name: String?
    private let rowCounts: [Int]
    /// A Boolean value that indicates whether there is at most one section, which needs no mention.
    private var isPlain: Bool { rowCounts.count <= 1 }
    private var sentences: [String] = []
    private var length = 0
    /// The number of sections added completely or in part.
    private var sectionCount = 0

    // The current section: its header, the number of rows added, and their text.
    private var header: String?
    private var rowCount = 0
    private var rows: [String] = []
    /// The number of consecutive rows without text up to the last one.
    private var silentCount = 0
    private var footer: String?

    /// The length limit in characters. The text continues to the end of the row that exceeds it.
    private static let longestText = 400
    private static let longestLabel = 100

    init(name: String?, rowCounts: [Int]) {
        self.name = name.map(Self.brief).flatMap { $0.isEmpty ? nil : Self.sentence($0) }
        self.rowCounts = rowCounts
    }

    var isFull: Bool { length > Self.longestText }

    /// Adds an element of the current section. Returns a Boolean value that indicates whether there is space for more.
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

    /// Adds a mention of the preceding rows without text.
    private mutating func endSilence() {
        if silentCount > 0 {
            rows.append(silentCount == 1 ? "a row without text" : "\(silentCount) rows without text")
        }
        silentCount = 0
    }

    /// Adds the sentences about the current section, and begins the next one.
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
            let position = name.map { " under the header " + $0 } ?? ""
            add(sentence: "A table of \(counted(count, "row"))" + position + list)
        } else {
            let name = name ?? "\(sectionCount + 1)"
            add(sentence: "Section \(name) has \(counted(count, "row"))" + list)
        }
        if let footer, !footer.isEmpty { add(sentence: "Footer: " + footer) }
        (header, footer, rowCount, rows, silentCount) = (nil, nil, 0, [], 0)
        sectionCount += 1
        length = sentences.reduce(0) { $0 + $1.count + 1 }
    }

    private mutating func add(sentence: String) { sentences.append(Self.sentence(sentence)) }

    /// Returns a text with a period, unless it ends like a sentence.
    private static func sentence(_ text: String) -> String {
        let end = text.last.map { ".!?…".contains($0) } ?? false
        return end ? text : text + "."
    }

    var text: String {
        let isEmpty = rowCounts.allSatisfy { $0 == 0 }
        let heading = isEmpty ? "An empty table." : "A table of \(rowCounts.count) sections."
        let rest = rowCounts.count - sectionCount
        let end = rest == 0 ? [] : [rest == 1 ? "1 more section follows." : "\(rest) more sections follow."]
        // The heading already describes a single section.
        let beginning = [name].compactMap { $0 } + (isPlain && !isEmpty ? [] : [heading])
        return (beginning + sentences + end).joined(separator: " ")
    }

    /// Returns the beginning of a text, on one line.
    private static func brief(_ text: String) -> String {
        let line = String(text.unicodeScalars.prefix(longestLabel * 8)).asDescription
        return line.count > longestLabel ? line.prefix(longestLabel - 1) + "…" : line
    }
}

extension AccessibilityElement {
    /// The spoken text of the element: its label, kind, value and state. For an element with parts, it is the text of
    /// the parts.
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

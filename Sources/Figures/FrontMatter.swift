import DataFiles

/// The front matter of a page: YAML between lines of three dashes at its beginning. Its key `tablesnap`
/// contains options for all figures of the page.
struct FrontMatter {
    /// The first line of Markdown.
    let firstLine: Int
    var options = FigureOptions()

    /// - Throws: A `Diagnostic` if the options cannot be read. Other entries are ignored.
    init(_ lines: PageLines) throws(Diagnostic) {
        func isDelimiter(_ line: Int, _ delimiters: [String]) -> Bool {
            delimiters.contains(lines.text(line).trimmingSuffix { $0 == " " || $0 == "\t" })
        }
        guard lines.count > 1, isDelimiter(1, ["---"]),
            let end = (2...lines.count).first(where: { isDelimiter($0, ["---", "..."]) })
        else {
            firstLine = 1
            return
        }
        firstLine = end + 1
        // Values in YAML are indented, and no other line of it begins like that.
        if let line = (2..<end).first(where: { FigureComments.column(ofBlockIn: lines.text($0)) == 1 }) {
            throw Diagnostic(
                position: DocumentPosition(line: line, column: 1),
                message:
                    "tablesnap draws no block in front matter, which ends at line \(end); if this is no front matter, insert a blank line above line 1"
            )
        }
        guard (2..<end).contains(where: { lines.text($0).hasPrefix("tablesnap:") }) else { return }
        let node: DocumentNode
        do throws(Diagnostic) {
            let yaml = lines.bytes[lines.start(of: 2)..<lines.start(of: end)]
            node = try DocumentReader().read(Array(yaml), format: .yaml, name: "")
        } catch { throw Diagnostic(position: (error.position ?? .start).below(1), message: error.sentence) }
        guard let entry = node.entry("tablesnap") else { return }
        guard let entries = entry.value.mapping else {
            throw Diagnostic(
                position: entry.position.below(1),
                message: "tablesnap: expected a mapping, such as source: hidden")
        }
        for entry in entries { try read(entry) }
    }

    private mutating func read(_ entry: DocumentEntry) throws(Diagnostic) {
        guard FigureOptions.keys.contains(entry.key) else {
            throw Diagnostic(
                position: entry.position.below(1),
                message: .unknown("option", entry.key, among: FigureOptions.keys))
        }
        let position = entry.value.position.below(1)
        let values = (entry.value.sequence ?? [entry.value]).compactMap(\.scalar?.text)
        guard !values.isEmpty, values.count == entry.value.sequence?.count ?? 1 else {
            throw Diagnostic(
                position: position, message: "\(entry.key): expected a value or a list of values")
        }
        try options.set(entry.key, values, at: position)
    }
}

extension DocumentPosition {
    /// Returns the location a number of lines further down.
    func below(_ lines: Int) -> DocumentPosition { DocumentPosition(line: line + lines, column: column) }
}

extension String {
    func trimmingSuffix(_ isOmitted: (Character) -> Bool) -> String {
        var rest = self[...]
        while let last = rest.last, isOmitted(last) { rest.removeLast() }
        return String(rest)
    }
}

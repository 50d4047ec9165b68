import Foundation

/// The tables and images of the article Metrics.
struct MetricsArticle {
    /// A row of a table.
    struct Row {
        /// The heading of the page's part that contains the table.
        let heading: String
        /// The texts of the cells by column.
        let cells: [String: String]

        /// Returns the text of a cell that is not empty. Text in code voice has no backticks.
        func text(_ column: String) -> String? {
            let text = cells[column]?.trimmingCharacters(in: ["`"]) ?? ""
            return text.isEmpty ? nil : text
        }
    }

    private(set) var rows: [Row] = []
    /// The names of the images.
    let images: Set<String>

    init() throws {
        let page = Repository.folder.appending(
            path: "Sources/TableSnapshots/TableSnapshots.docc/Metrics.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        images = Set(text.matches(of: #/!\[[^\]]+\]\(([^)]+)\)/#).map { String($0.1) })
        var heading = ""
        var columns: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
            guard line.hasPrefix("|") else {
                columns = []
                continue
            }
            let texts = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            if columns.isEmpty {
                columns = texts
            } else if texts.first != "---" {
                let cells = Dictionary(zip(columns, texts)) { first, _ in first }
                rows.append(Row(heading: heading, cells: cells))
            }
        }
    }
}

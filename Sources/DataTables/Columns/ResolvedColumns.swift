package import DataFiles
import TableKit

/// The columns of a section of a scene, with their parsed values and the findings in all rows. Row titles come first.
package final class ResolvedColumns {
    package let columns: [Column]
    let showsHeader: Bool
    package private(set) var summaries: ColumnSummaries
    /// The notes about columns of numbers without a summary.
    package let notes: [Diagnostic]
    /// The name of the file of the rows, for messages.
    package let fileName: String
    /// The fonts of some rows.
    let rowFonts: [FontProperties]
    /// The paths of the conditions of marks that some records meet.
    package let usedMarks: Set<String>
    /// The warnings about values that formats, charts, color scales and summaries do not understand.
    private let valueWarnings: [Diagnostic]
    /// The warnings about summaries without values.
    private var summaryWarnings: [Diagnostic]

    /// The maximum number of rows from which types and the widths of texts are determined, evenly distributed over all
    /// rows.
    static let sampleSize = 500

    /// The rows of a section.
    package struct Rows {
        let source: any RecordSource
        let templates: Templates
        /// The alignments of a table in Markdown. They are empty for other records.
        let alignments: [ColumnAlignment?]

        package init(
            _ source: any RecordSource, _ templates: Templates, alignments: [ColumnAlignment?] = []
        ) {
            (self.source, self.templates, self.alignments) = (source, templates, alignments)
        }

        /// The names of the columns of records.
        var names: [String] { templates.columns ?? [] }

        /// Returns the sampled records.
        func sample() throws(Diagnostic) -> [Record] { try source.sample(ResolvedColumns.sampleSize) }
    }

    /// Creates the columns that a ``ColumnReader`` has read.
    init(
        _ columns: [Column], showsHeader: Bool, summaries: ColumnSummaries, notes: [Diagnostic],
        valueWarnings: [Diagnostic], summaryWarnings: [Diagnostic], usedMarks: Set<String>,
        rowFonts: [FontProperties], fileName: String
    ) {
        self.columns = columns
        self.showsHeader = showsHeader
        self.summaries = summaries
        self.notes = notes
        self.valueWarnings = valueWarnings
        self.summaryWarnings = summaryWarnings
        (self.usedMarks, self.rowFonts) = (usedMarks, rowFonts)
        self.fileName = fileName
    }

    /// The warnings about values, about summaries with several units, and about summaries without values.
    package var warnings: [Diagnostic] { valueWarnings + unitWarnings + summaryWarnings }

    /// The warnings about columns whose summaries are missing because of their units.
    private var unitWarnings: [Diagnostic] {
        summaries.mixedUnits.sorted { $0.key < $1.key }.map { index, units in
            let names = units.filter { !$0.isEmpty } + (units.contains("") ? ["none"] : [])
            let list = "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
            return Diagnostic(
                .warning, file: fileName, path: columns[index].messageName,
                message: "the values have several units, \(list)",
                remedy: units.contains("")
                    ? "a summary requires one, so write it for all values, or for none"
                    : "a summary requires one, so write a column for each")
        }
    }

    /// Returns the warning about a summary without values, if there are rows.
    static func warnings(
        aboutMissingNumbersIn summaries: [ResolvedSummary], _ columns: [Column],
        in document: any ColumnsDocument,
        path: String
    ) -> [Diagnostic] {
        // Other warnings are about columns with a few texts.
        guard !columns.allSatisfy(\.sample.isEmpty),
            let summary = summaries.first(where: { $0.values.isEmpty && $0.mixed.isEmpty })
        else { return [] }
        let labels = summary.omitted.compactMap { columns[$0].labels?.rawValue }
        guard !labels.isEmpty else {
            return [document.warning(noNumbers, at: path)]
        }
        let kinds = labels.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let sentence =
            "no column has a \(summary.function.name), because all numbers are \(kinds.joined(separator: " or ")); "
            + "choose columns, or remove the summary"
        return [document.warning(sentence, at: path)]
    }

    private static let noNumbers =
        "no column contains only numbers; give one a format of numbers, or a function as its summary"

    private static let noTotaledRows =
        "the total summarizes only sections with the columns of the last one, which have no rows; "
        + "write the same columns in all sections"

    /// Sets the values of the table's summary rows to those of all rows in some sections with these columns.
    ///
    /// - Parameter hasOthers: Whether other sections have other columns.
    package func completeTotal(
        of sections: [ResolvedColumns], in document: any ColumnsDocument, hasOthers: Bool
    ) {
        // One of the sections is this one.
        let parts = sections.map { ($0.summaries.statistics, $0.columns.map(\.sampledTexts)) }
        summaries.completeTotal(of: parts)
        summaryWarnings += Self.warnings(
            aboutMissingNumbersIn: summaries.total.summaries, columns, in: document, path: "total")
        let hasRows = sections.contains { !$0.columns.allSatisfy(\.sample.isEmpty) }
        if hasOthers, !hasRows {
            summaryWarnings.append(document.warning(Self.noTotaledRows, at: "total"))
        }
    }

    /// The column with the names of rows: the first of texts with a usual name such as `title`, or else the first whose
    /// texts nearly all are different and no codes, or else the first of texts. `nil` if there are none, or if there are row
    /// titles.
    var nameColumn: Int? {
        guard !columns.contains(where: \.model.isRowTitle) else { return nil }
        let texts = columns.indices.filter {
            columns[$0].isShortened && columns[$0].lines > 0 && !columns[$0].isOfAddresses
        }
        return texts.first { SuggestedBindings.isTitle(columns[$0].model.shownTitle) }
            ?? texts.first { columns[$0].hasNames } ?? texts.first
    }

    /// A Boolean value that indicates whether all values have one line in fonts of the same height.
    package var isOneLine: Bool {
        rowFonts.isEmpty
            && columns.allSatisfy { $0.lines == 1 && $0.cases.allSatisfy { $0.change.font == nil } }
    }
}

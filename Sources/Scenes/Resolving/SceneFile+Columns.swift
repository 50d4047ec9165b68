import DataFiles
import DataTables
import TableKit

extension SceneFile: ColumnsDocument {
    package func option(at path: String) -> String? { options[path] }

    /// Returns a reader of the columns of a section at a path, without the summaries of the table.
    func columnReader(
        for section: SceneSection, _ rows: ResolvedColumns.Rows, at path: String
    ) -> ColumnReader {
        var reader = ColumnReader(columns: section.columns, rows: rows, document: self)
        reader.summaries = section.summary
        reader.isPartOfTotal = scene.sections.count > 1
        reader.showsHeader = section.showsColumnHeader
        (reader.lines, reader.fitsColumns) = (scene.lines ?? (scene.wraps ? 0 : 1), scene.fitsColumns)
        reader.path = path
        reader.marks = scene.columnMarks(of: section)
        reader.rowFonts = scene.rowFonts(of: section)
        reader.hasMarkup = scene.isMarkdown
        return reader
    }
}

extension TableScene {
    /// Returns the fonts of texts that rows of a section specify.
    fileprivate func rowFonts(of section: SceneSection) -> [FontProperties] {
        let data = section.row.map { row in
            [row] + row.cases.map { SceneRow.definition.overlay(row, with: $0.row) }
        }
        return ((data ?? []) + section.rows).compactMap { overlaid($0).text?.font }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension SceneSection {
    /// The row of data that consists only of columns. `nil` without columns.
    var rowOfColumns: SceneRow? { columns.isEmpty ? nil : SceneRow() }

    /// Returns the columns of a section with static rows, or `nil` if it has none.
    ///
    /// - Throws: `InputError` with the errors in all columns and summaries, or with the first of a row.
    func staticColumns(
        in file: SceneFile, path: String, total: [DataSummary], _ images: ImageStore
    ) throws -> ResolvedColumns? {
        guard !columns.isEmpty else { return nil }
        let records = rows.enumerated().filter { !$0.element.cells.isEmpty }.map { index, row in
            let position = file.locations[path.appending(key: "rows[\(index)]")]
            return Record(line: position?.line ?? 0, texts: row.cells)
        }
        var context = FormatContext()
        if let locale = file.scene.locale { context.locale = try DataLocale.named(locale) }
        context.readColumns(of: records, columnCount: columns.count)
        let source = StoredRecords(name: file.name, columns: columns.map { $0.value ?? "" }, records: records)
        let rows = ResolvedColumns.Rows(source, Templates(columns: source.columns, context: context))
        var reader = file.columnReader(for: self, rows, at: path)
        reader.total = total
        reader.hasStaticRows = true
        let analysis = try RecordAnalysis.of(source, group: nil, reader, nil, images)
        if !analysis.errors.isEmpty { throw InputError(problems: analysis.errors) }
        return analysis.columns
    }
}

import DataFiles
import DataTables
import TableSnapshots

/// A resolver of a scene, which opens its files, compiles its templates and reads its records once.
struct SceneResolver {
    /// The scene. It has a column for each of the data in place of `each` after its section is resolved.
    private var file: SceneFile
    private let folder: InputFolder
    private let theme: Theme
    private let images: ImageStore
    /// A Boolean value that indicates whether images must be readable, and formats must understand their values.
    private let isStrict: Bool

    private var sections: [ResolvedSection] = []
    private var columns: [Int: ResolvedColumns] = [:]
    /// The rows of each section of the scene with data.
    private(set) var rows: [Int: RecordRows] = [:]
    private var groupWarnings: [Diagnostic] = []
    /// The warnings about the values in each section of the scene.
    private var valueWarnings: [Int: [Diagnostic]] = [:]
    /// The warnings about notes without a mark.
    private var noteWarnings: [Diagnostic] = []
    private var errors: [Diagnostic] = []

    init(_ file: SceneFile, in folder: InputFolder, _ theme: Theme, _ images: ImageStore, isStrict: Bool) {
        (self.file, self.folder, self.theme, self.images) = (file, folder, theme, images)
        self.isStrict = isStrict
    }

    /// Resolves the scene.
    ///
    /// - Parameter records: The records of the scene's only section, if they are already open.
    /// - Throws: `InputError` for the scene, and `Diagnostic` for its data.
    mutating func resolve(_ records: OpenRecords?) throws -> ResolvedScene {
        var collected = CollectedErrors()
        let totaled = file.scene.totaledSections
        let isTotaled = Set(totaled)
        for (index, (section, path)) in file.locatedSections.enumerated() {
            let total = isTotaled.contains(index) ? file.scene.total : []
            try collected.collecting { try resolve(section, at: index, path: path, total: total, records) }
        }
        try collected.throwAny()
        try checkNotedColumns()
        if let last = totaled.last {
            // The same names and kinds can specify other columns in each section.
            let alike = file.scene.totaledSections
            columns[last]?.completeTotal(
                of: alike.compactMap { columns[$0] }, in: file, hasOthers: columns.count > alike.count)
            sections.addTotal(sceneSection: last)
        }
        addNoteMarks()
        let warnings = warnings
        if isStrict { errors += file.errorsInImages(images) + warnings.map { $0.with(.error) } }
        let sources = rows.sorted { $0.key < $1.key }.map(\.value.source)
        return ResolvedScene(
            file: file, theme: theme, sections: sections.indexed(by: file.scene.index), columns: columns,
            dataWarnings: sources.flatMap(\.warnings) + groupWarnings, valueWarnings: warnings,
            errors: errors)
    }

    /// The warnings about the values in all sections, each once.
    private var warnings: [Diagnostic] {
        let ofSections = file.scene.sections.indices.flatMap {
            (columns[$0]?.warnings ?? []) + (valueWarnings[$0] ?? [])
        }
        return (ofSections + unmetConditionWarnings + noteWarnings).reduce(into: []) { warnings, warning in
            if !warnings.contains(warning) { warnings.append(warning) }
        }
    }

    /// The warnings about notes whose conditions no record of any section meets.
    private var unmetConditionWarnings: [Diagnostic] {
        file.scene.notes.enumerated().compactMap { index, note in
            let path = "notes[\(index)].if"
            guard note.condition != nil, !columns.values.contains(where: { $0.usedMarks.contains(path) })
            else { return nil }
            return file.warning("no record meets the condition, so the note has no mark", at: path)
        }
    }

    /// Adds the marks of notes about sections to their titles.
    private mutating func addNoteMarks() {
        let notes = file.scene.notes.enumerated().filter { $1.section != nil }
        let named = Set(notes.map(\.element.section))
        guard !notes.isEmpty else { return }
        var titles = Set<String>()
        for index in sections.indices {
            guard let title = sections[index].header?.text?.text else { continue }
            titles.insert(title)
            guard named.contains(title) else { continue }
            sections[index].header?.text?.text = title + file.scene.marks { $0.section == title }
        }
        for (index, note) in notes {
            guard let name = note.section, !titles.contains(name) else { continue }
            let nearest = suggestion(forUnknown: name, among: titles.sorted())
            noteWarnings.append(
                file.warning(
                    "no section has the title \"\(name.shortened)\", so the note has no mark"
                        + (nearest.map { "; \($0)" } ?? ""), at: "notes[\(index)].section"))
        }
    }

    /// Throws for notes about columns that no section has, after the data has determined them.
    private func checkNotedColumns() throws(InputError) {
        for (index, note) in file.scene.notes.enumerated() {
            guard let error = file.scene.errorAboutColumn(of: note) else { continue }
            throw file.error(error.sentence, at: "notes[\(index)].column")
        }
    }

    private mutating func resolve(
        _ section: SceneSection, at index: Int, path: String, total: [DataSummary], _ records: OpenRecords?
    ) throws {
        var whole = ResolvedSection(
            sceneSection: index, header: file.scene.completed(section.header),
            footer: file.scene.completed(section.footer), index: section.index)
        guard let data = section.data, let row = section.row ?? section.rowOfColumns else {
            sections.append(whole)
            columns[index] = try section.staticColumns(in: file, path: path, total: total, images)
            return
        }
        let rows = try RecordRowsReader(
            data: data, row: row, file: file, path: path, folder: folder, theme: theme, images: images
        ).rows(of: records)
        let groups = try rows.group.map {
            try rows.groups(of: whole, column: $0, sort: data.sort, in: file, path: path)
        }
        let source = ResolvedColumns.Rows(rows.source, rows.templates, alignments: rows.alignments)
        let expanded = try source.expanded(section.columns, in: file, at: path)
        file.scene.sections[index].columns = expanded.columns
        var reader = file.columnReader(for: file.scene.sections[index], source, at: path)
        reader.positions = expanded.positions
        (reader.total, reader.checksImages) = (total, isStrict)
        let analysis = try RecordAnalysis.of(
            rows.source, group: rows.group, section.columns.isEmpty ? nil : reader,
            rows.check(images, areRequired: isStrict), images)
        columns[index] = analysis.columns
        self.rows[index] = rows
        errors += analysis.errors
        valueWarnings[index] = analysis.problems.warnings(
            file: rows.source.name, columns: rows.source.columns)
        if let groups {
            sections += try groups.sections(analysis.runs)
            if let warning = try groups.warning(aboutRepeatsIn: analysis.runs) {
                groupWarnings.append(warning)
            }
        } else {
            whole.records = 0..<rows.source.count
            sections.append(whole)
        }
    }
}

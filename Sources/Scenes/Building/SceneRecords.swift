import DataFiles
import TableKit

/// The records of one section of a scene, and the plans of their rows.
final class SceneRecords {
    let source: any RecordSource
    private var row: SceneRow
    private let file: SceneFile
    private let path: String
    let context: FormatContext
    private let cases: [(condition: Condition, row: SceneRow)]
    private let prototype: Template?
    /// The image of the row in the scene.
    private let image: Template?
    /// The column by which records are grouped.
    private let group: Int?
    /// The warning about groups that are divided into several sections. `nil` if there are none.
    private(set) var groupWarning: Diagnostic?
    private let sort: [String]
    /// The alignments of a table in Markdown. They are empty for other records.
    private let alignments: [ColumnAlignment?]
    /// The plans of rows, by the cases that they meet and the prototype.
    private var plans: [PlanKey: RowPlan] = [:]

    private struct PlanKey: Hashable {
        var cases: UInt64
        var prototype: String?
    }

    init(
        _ data: SceneData, row: SceneRow, in file: SceneFile, path: String, folder: SceneFolder,
        source: (any RecordSource)?
    ) throws {
        self.row = row
        self.file = file
        self.path = path
        sort = data.sort
        let (dataPath, rowPath) = (path.appending(key: "data"), path.appending(key: "row"))
        let origin = SceneRecordSource(data: data, file: file, path: dataPath, folder: folder)
        let opened = try source ?? origin.open()
        alignments = (opened as? RecordFile)?.alignments ?? []
        let columns = opened.columns
        let context = try origin.context(of: opened)
        self.context = context
        var errors = SceneErrors()
        func parsed<Result>(_ path: String, _ body: () throws -> Result) throws -> Result? {
            try errors.collecting { try file.located(path, body) }
        }
        cases = try row.cases.enumerated().compactMap { index, rowCase in
            try parsed("\(rowPath).when[\(index)].if") {
                let condition = try Condition(rowCase.condition, columns: columns, context: context)
                try condition.checkTexts(in: opened)
                return (condition, rowCase.row)
            }
        }
        prototype = try row.prototype.flatMap { name in
            guard name.contains("{") else { return nil }
            return try parsed("\(rowPath).prototype") { try Template(name, columns: columns) }
        }
        group = try data.group.flatMap { name in
            try parsed("\(dataPath).group") { try Template.column(name, in: columns) }
        }
        func plan(_ row: SceneRow, _ path: String) throws -> RowPlan? {
            try parsed(path) { try RowPlan(file.scene.completed(row), columns: columns, context: context) }
        }
        image = try plan(row, rowPath)?.image
        for (index, rowCase) in row.cases.enumerated() {
            _ = try plan(rowCase.row, "\(rowPath).when[\(index)]")
        }
        self.source = try origin.selected(from: opened, context, &errors)
    }

    /// Creates the plans that do not depend on records, so that errors in templates are reported before
    /// drawing.
    func prepare() throws {
        guard prototype == nil else { return }
        _ = try makePlan(PlanKey(cases: 0, prototype: row.prototype), nil)
        for index in cases.indices {
            _ = try makePlan(PlanKey(cases: 1 << UInt64(index), prototype: row.prototype), nil)
        }
    }

    // MARK: Images

    private static let sampleSize = 50
    private static let largestImageHeight: CGFloat = 40
    /// The maximum width of the image column, as a factor of the maximum height. Wider images are scaled
    /// down.
    private static let widestImage: CGFloat = 1.5

    /// Sets the maximum height of images for a row height in points. Reserves a column for the widest of the
    /// first ones. All texts are then aligned. Values that the scene specifies take precedence.
    func fitImages(rowHeight: CGFloat, padding: CGFloat, _ images: ImageStore) throws {
        guard let image else { return }
        var size = row.image?.size ?? .zero
        if size.height == 0 { size.height = min(max(rowHeight - 2 * padding, 1), Self.largestImageHeight) }
        if size.width == 0 {
            for index in 0..<min(source.count, Self.sampleSize) {
                let path = image.string(for: try source.record(at: index))
                guard let own = images.size(path), own.height > 0 else { continue }
                size.width = max(size.width, own.width * min(1, size.height / own.height))
            }
            size.width = min(size.width, size.height * Self.widestImage)
        }
        row.image?.size = size
        if row.image?.column == nil { row.image?.column = file.scene.imageColumn ?? Double(size.width) }
    }

    // MARK: Groups

    /// Returns the sections of the records in a section of the scene, each with separate titles.
    func groups(of section: SceneContent.Section) throws -> [SceneContent.Section] {
        var section = section
        guard let group else {
            section.records = 0..<source.count
            return [section]
        }
        let header = try section.header.map { try filling($0, at: path.appending(key: "header")) }
        let footer = try section.footer.map { try filling($0, at: path.appending(key: "footer")) }
        let runs = try source.runs(ofColumn: group)
        groupWarning = try warning(aboutRepeatsIn: runs, ofColumn: group)
        return try runs.enumerated().map { index, run in
            section.group = index
            section.records = run.records
            section.header = try header?(run.records.lowerBound) ?? SceneHeaderFooter(run.value)
            section.footer = try footer?(run.records.lowerBound)
            return section
        }
    }

    /// The number of values that are compared with those of later groups.
    private static let maxComparedGroups = 10_000

    /// Returns a warning about the first group whose value repeats that of an earlier one, or `nil` if there is
    /// none.
    private func warning(aboutRepeatsIn runs: [FieldRun], ofColumn column: Int) throws -> Diagnostic? {
        var values: Set<String> = []
        guard
            let run = runs.first(where: { run in
                values.count < Self.maxComparedGroups
                    ? !values.insert(run.value).inserted : values.contains(run.value)
            })
        else { return nil }
        return Diagnostic(
            .warning, file: source.name, line: try source.record(at: run.records.lowerBound).line,
            message: "sections repeat: \"\(run.value.shortened)\" begins again",
            remedy: try order(thatJoinsGroupsOf: column))
    }

    /// Returns the remedy for repeated groups: the order in which each is one section.
    private func order(thatJoinsGroupsOf column: Int) throws(Diagnostic) -> String {
        let columns = try sort.map { (text) throws(Diagnostic) in
            try SelectedRecords.SortColumn(text, columns: source.columns).column
        }
        if columns.first == column {
            return
                "values that differ only in case or in the form of a number or date sort as equal; write them alike"
        }
        let name = source.columns[column]
        // These characters have a meaning in an order, or in quotes.
        let isNumbered = name.hasPrefix("-") || name.contains { ",\"\\$`".contains($0) }
        let group = isNumbered ? "#\(column + 1)" : name
        let order = [group] + zip(sort, columns).filter { $1 != column }.map(\.0)
        if let option = file.options[path.appending(key: "data.sort")] {
            return "use \(option) \(order.joined(separator: ",").quoted)"
        }
        let list = order.map(\.quoted).joined(separator: ", ")
        return "write sort: \(order.count == 1 ? list : "[\(list)]") in data"
    }

    /// Returns a function that fills the texts of a header or footer from the record at an index.
    private func filling(
        _ model: SceneHeaderFooter, at path: String
    ) throws -> (Int) throws -> SceneHeaderFooter {
        func template(_ text: String?) throws -> Template? {
            try text.map { text in
                try file.located(path) { try Template.text(text, columns: source.columns, context: context) }
            }
        }
        let title = try template(model.text?.text)
        let spans = try (model.text?.spans ?? []).map { try template($0.text) }
        // Templates are parsed in order, because the first error is reported.
        let values = Dictionary(
            uniqueKeysWithValues: try model.values.sorted { $0.key < $1.key }.map {
                ($0.key, try template($0.value))
            })
        return { [source] index in
            let record = try source.record(at: index)
            var model = model
            model.text?.text = title?.string(for: record)
            for (index, span) in spans.enumerated() {
                model.text?.spans[index].text = span?.string(for: record)
            }
            model.values = values.compactMapValues { $0?.string(for: record) }
            return model
        }
    }

    /// Returns the columns of the section with its groups, or `nil` if it has none.
    func columns(
        of section: SceneSection, groups: [SceneContent.Section], total: [SceneSummary]
    ) throws -> SceneColumns? {
        guard !section.columns.isEmpty else { return nil }
        let rows = SceneColumns.Rows(
            source: source.name, names: source.columns, context: context,
            groups: groups.compactMap(\.records), alignments: alignments
        ) { [source] in try source.record(at: $0) }
        return try ColumnReader(section: section, rows: rows, file: file, path: path, total: total).columns()
    }

    // MARK: Plans

    /// Returns the plan for the row of a record.
    func plan(for record: Record) throws -> RowPlan {
        var key = PlanKey(cases: 0, prototype: prototype?.string(for: record) ?? row.prototype)
        for (index, rowCase) in cases.enumerated() where rowCase.condition.isMet(by: record) {
            key.cases |= 1 << UInt64(index)
        }
        if let plan = plans[key] { return plan }
        return try makePlan(key, record)
    }

    private func makePlan(_ key: PlanKey, _ record: Record?) throws -> RowPlan {
        var whole = row
        for (index, rowCase) in cases.enumerated() where key.cases & (1 << UInt64(index)) != 0 {
            whole = SceneRow.definition.overlay(whole, with: rowCase.row)
        }
        let prototypes = file.scene.prototypes
        // A case may select another prototype.
        let name = whole.prototype == row.prototype ? key.prototype : whole.prototype
        if let name, !name.isEmpty {
            guard let base = prototypes[name] else {
                let remedy = remedy(forUnknown: name, among: prototypes.keys.sorted())
                throw Diagnostic(
                    file: source.name, line: record?.line,
                    message: "unknown prototype \"\(name.shortened)\"; \(remedy)")
            }
            whole = SceneRow.definition.overlay(base, with: whole)
        }
        whole = file.scene.completed(whole)
        let plan = try file.located(path.appending(key: "row")) {
            try RowPlan(whole, columns: source.columns, context: context)
        }
        plans[key] = plan
        return plan
    }

    /// The plan of all rows, if they have the same height regardless of their records.
    var uniformPlan: RowPlan? {
        guard prototype == nil else { return nil }
        let base = plans[PlanKey(cases: 0, prototype: row.prototype)]
        guard let base, base.isOneLine, plans.values.allSatisfy({ $0.hasHeight(of: base) }) else {
            return nil
        }
        return base
    }

    /// Checks all records for unknown names, and for images that cannot be read.
    ///
    /// Returns warnings about values that their formats do not understand. A ``ColumnAnalysis`` checks those of columns.
    func check(images: ImageStore?) throws -> [Diagnostic] {
        // The numbers of records without a file suit every format of numbers.
        let hasFile = !(source is NumberedRecords)
        let conditions = cases.map(\.condition).filter(\.canHaveProblems)
        let isChecked =
            prototype != nil || !conditions.isEmpty
            || plans.values.contains {
                !$0.nameChecks.isEmpty || (images != nil && $0.image != nil)
                    || (hasFile && !$0.formatted.isEmpty)
            }
        guard isChecked else { return [] }
        var problems = ValueProblems()
        for index in 0..<source.count {
            let record = try source.record(at: index)
            do {
                let plan = try plan(for: record)
                for check in plan.nameChecks { try check(record) }
                problems.add(plan.formatted, in: record, at: index)
                problems.add(conditions, in: record, at: index)
                if let error = plan.image.flatMap({ images?.error($0.string(for: record)) }) {
                    throw Diagnostic(message: "the image \(error)")
                }
            } catch {
                let problem = error as? Diagnostic ?? Diagnostic(message: "\(error)")
                throw problem.located(in: source.name, line: record.line > 0 ? record.line : nil)
            }
        }
        return problems.warnings(file: source.name, columns: source.columns)
    }
}

extension String {
    /// The text in quotes, as the shell and YAML require, unless it is a plain word.
    var quoted: String {
        allSatisfy { $0.isLetter || $0.isNumber || "_-.,".contains($0) } ? self : "\"\(self)\""
    }
}

import DataFiles
import Diagnostics
import Foundation
import TableKit

/// The records of one section of a scene, and the plans of their rows.
final class SceneRecords {
    let source: any RecordSource
    private let data: SceneData
    private var row: SceneRow
    private let file: SceneFile
    private let path: String
    private let locale: Locale
    private let cases: [(condition: Condition, row: SceneRow)]
    private let prototype: Template?
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
        self.data = data
        self.row = row
        self.file = file
        self.path = path
        let locale = Locale(identifier: data.locale ?? "en_US")
        self.locale = locale
        let origin = SceneSource(data: data, file: file, path: path, folder: folder)
        let opened = try source ?? origin.open()
        let columns = opened.columns
        var mistakes = SceneMistakes()
        cases = try row.cases.enumerated().compactMap { index, rowCase in
            try mistakes.noting {
                try file.located("\(path)row.when[\(index)].if") {
                    (try Condition(rowCase.condition, columns: columns), rowCase.row)
                }
            }
        }
        prototype = try row.prototype.flatMap { name in
            guard name.contains("{") else { return nil }
            return try mistakes.noting {
                try file.located("\(path)row.prototype") { try Template(name, columns: columns) }
            }
        }
        if let group = data.group {
            try mistakes.noting {
                try file.located("\(path)data.group") { try Template.column(group, in: columns) }
            }
        }
        for (row, key) in [(row, "row")] + row.cases.enumerated().map({ ($1.row, "row.when[\($0)]") }) {
            try mistakes.noting {
                try file.located("\(path)\(key)") {
                    try RowPlan(file.scene.completed(row), columns: columns, locale: locale)
                }
            }
        }
        self.source = try origin.selected(from: opened, &mistakes)
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
    func fitPictures(rowHeight: CGFloat, padding: CGFloat, _ pictures: PictureStore) throws {
        guard let file = row.image?.file else { return }
        let template = try self.file.located("\(path)row.image") {
            try Template.text(file, columns: source.columns, locale: locale)
        }
        var size = row.image?.size ?? .zero
        if size.height == 0 { size.height = min(max(rowHeight - 2 * padding, 1), Self.largestImageHeight) }
        if size.width == 0 {
            for index in 0..<min(source.count, Self.sampleSize) {
                let path = template.string(for: try source.record(at: index))
                guard let own = pictures.size(path), own.height > 0 else { continue }
                size.width = max(size.width, own.width * min(1, size.height / own.height))
            }
            size.width = min(size.width, size.height * Self.widestImage)
        }
        row.image?.size = size
        if row.image?.column == nil { row.image?.column = self.file.scene.imageColumn ?? Double(size.width) }
    }

    // MARK: Groups

    /// Returns the sections of the records, each with separate titles.
    func groups(
        header: SceneBand?, footer: SceneBand?, path: String
    ) throws -> [(records: Range<Int>, header: SceneBand?, footer: SceneBand?)] {
        guard let group = data.group else { return [(0..<source.count, header, footer)] }
        let column = try file.located("\(path)data.group") { try Template.column(group, in: source.columns) }
        var runs: [FieldRun] = []
        try source.forEachRun(inColumn: column) { run in
            runs.append(run)
            return true
        }
        var groups: [(Range<Int>, SceneBand?, SceneBand?)] = []
        groups.reserveCapacity(runs.count)
        for run in runs {
            let titles = try [(header, "header"), (footer, "footer")].map { band, key in
                try title(of: band, at: "\(path)\(key)", for: run.records.lowerBound)
            }
            groups.append((run.records, header == nil ? SceneBand(run.value) : titles[0], titles[1]))
        }
        return groups
    }

    /// Returns a header or footer with texts from the first record of its group.
    private func title(of band: SceneBand?, at path: String, for index: Int) throws -> SceneBand? {
        guard var band else { return nil }
        let record = try source.record(at: index)
        func fill(_ text: inout String) throws {
            let template = try file.located(path) {
                try Template.text(text, columns: source.columns, locale: locale)
            }
            text = template.string(for: record)
        }
        if var text = band.text?.text {
            try fill(&text)
            band.text?.text = text
        }
        for run in (band.text?.runs ?? []).indices {
            if var text = band.text?.runs[run].text {
                try fill(&text)
                band.text?.runs[run].text = text
            }
        }
        for name in band.values.keys { try fill(&band.values[name, default: ""]) }
        return band
    }

    // MARK: Plans

    /// Returns the plan for the row of a record.
    func plan(for record: Record) throws -> RowPlan {
        var key = PlanKey(cases: 0, prototype: prototype?.string(for: record) ?? row.prototype)
        for (index, rowCase) in cases.enumerated() where rowCase.condition.holds(for: record) {
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
                let all = prototypes.keys.sorted().joined(separator: ", ")
                throw Diagnostic(
                    file: source.name, line: record?.line,
                    message: "no prototype is called \"\(name.shortened)\"; there are \(all)")
            }
            whole = SceneRow.definition.overlay(base, with: whole)
        }
        whole = file.scene.completed(whole)
        let plan = try file.located("\(path)row") {
            try RowPlan(whole, columns: source.columns, locale: locale)
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
    func check(pictures: PictureStore?) throws {
        let isChecked =
            prototype != nil || plans.values.contains { $0.hasNames || (pictures != nil && $0.image != nil) }
        guard isChecked else { return }
        for index in 0..<source.count {
            let record = try source.record(at: index)
            do {
                let plan = try plan(for: record)
                try plan.checkNames(record)
                if let error = plan.image.flatMap({ pictures?.error($0.string(for: record)) }) {
                    throw Diagnostic(message: "the picture \(error)")
                }
            } catch {
                let problem = error as? Diagnostic ?? Diagnostic(message: "\(error)")
                throw problem.located(in: source.name, line: record.line)
            }
        }
    }
}

extension SceneFile {
    /// Calls a function for the value at a path, and adds the location of the value to its error.
    func located<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as Diagnostic where error.file == nil {
            throw self.error(error.sentence, at: path)
        } catch let errors as RowPlan.KeyErrors {
            throw SceneError(
                problems: errors.all.flatMap { self.error($0.sentence, at: "\(path).\($0.key)").problems })
        }
    }
}

import DataFiles
import DataTables
import TableKit

/// The rows of the records in a section of a scene.
final class RecordRows {
    let source: any RecordSource
    let templates: Templates
    /// The row of all records, before the cases that they meet.
    let row: SceneRow
    let cases: [(condition: Condition, row: SceneRow)]
    /// The name of the row's prototype, if the record determines it.
    let prototype: Template?
    /// The index of the column by which the records are grouped. `nil` if they are not.
    let group: Int?
    /// The alignments of a table in Markdown. They are empty for other records.
    let alignments: [ColumnAlignment?]
    private let file: SceneFile
    /// The path of the section in the file.
    private let path: String
    /// The kinds of rows: those of no case and of each one, and those that records have had until now.
    private var kinds: [Key: RowKind]

    /// What determines the kind of a row.
    struct Key: Hashable {
        /// The cases that the record meets: a bit for each.
        var cases: UInt64 = 0
        var prototype: String?
    }

    init(
        _ source: any RecordSource, _ row: SceneRow, _ cases: [(condition: Condition, row: SceneRow)],
        prototype: Template?, group: Int?, alignments: [ColumnAlignment?], _ templates: Templates,
        in file: SceneFile, path: String
    ) {
        (self.source, self.row, self.cases, self.prototype) = (source, row, cases, prototype)
        (self.group, self.alignments, self.templates) = (group, alignments, templates)
        (self.file, self.path, kinds) = (file, path, [:])
    }

    /// Compiles the kinds that do not depend on records.
    ///
    /// - Throws: `InputError` with the errors in templates.
    func compile() throws {
        guard prototype == nil else { return }
        _ = try addKind(Key(prototype: row.prototype), nil)
        for index in cases.indices {
            _ = try addKind(Key(cases: 1 << UInt64(index), prototype: row.prototype), nil)
        }
    }

    /// Returns the kind of the row of a record.
    ///
    /// - Throws: `Diagnostic` for an unknown prototype, and `InputError` for the templates of one that the record selects.
    func kind(for record: Record) throws -> RowKind {
        var key = Key(prototype: prototype?.string(for: record) ?? row.prototype)
        for (index, rowCase) in cases.enumerated() where rowCase.condition.isMet(by: record) {
            key.cases |= 1 << UInt64(index)
        }
        return try kinds[key] ?? addKind(key, record)
    }

    private func addKind(_ key: Key, _ record: Record?) throws -> RowKind {
        let kind = try makeKind(key, record)
        kinds[key] = kind
        return kind
    }

    private func makeKind(_ key: Key, _ record: Record?) throws -> RowKind {
        var whole = row
        for (index, rowCase) in cases.enumerated() where key.cases & (1 << UInt64(index)) != 0 {
            whole = SceneRow.definition.overlay(whole, with: rowCase.row)
        }
        // A case may select another prototype.
        let name = whole.prototype == row.prototype ? key.prototype : whole.prototype
        if let name, !name.isEmpty {
            let prototypes = file.scene.prototypes
            guard let base = prototypes[name] else {
                let remedy = remedy(forUnknown: name, among: prototypes.keys.sorted())
                throw Diagnostic(
                    file: source.name, line: record?.line,
                    message: "unknown prototype \"\(name.shortened)\"; \(remedy)")
            }
            whole = SceneRow.definition.overlay(base, with: whole)
        }
        whole = file.scene.completed(whole)
        return try file.located(path.appending(key: "row")) { try whole.kind(templates) }
    }

    /// The kind of all rows, if they have the same height regardless of their records.
    var uniformKind: RowKind? {
        guard prototype == nil else { return nil }
        let base = kinds[Key(prototype: row.prototype)]
        guard let base, base.isOneLine, kinds.values.allSatisfy({ $0.hasHeight(of: base) }) else {
            return nil
        }
        return base
    }

    /// Returns the kinds of all rows, if each has labels with one line, no image, and an accessory that does not depend on
    /// the record. `nil` if there are many.
    func kindsOfOneLine() -> [RowKind]? {
        guard prototype == nil, cases.count <= Self.maxCombinedCases else { return nil }
        var found: [RowKind] = []
        for subset in 0..<(UInt64(1) << UInt64(cases.count)) {
            let key = Key(cases: subset, prototype: row.prototype)
            // Records need not meet cases together whose combination has an error.
            guard let kind = try? kinds[key] ?? makeKind(key, nil), kind.isOneLine, kind.image == nil,
                kind.highlightedImage == nil, kind.accessory?.isTemplate != true
            else { return nil }
            found.append(kind)
        }
        return found
    }

    /// The maximum number of cases whose combinations are all measured.
    private static let maxCombinedCases = 3

    /// Returns the check of the rows. `nil` if nothing can be wrong in them.
    ///
    /// - Parameter areRequired: Whether their images must be readable.
    func check(_ images: ImageStore, areRequired: Bool) -> (any RecordRowCheck)? {
        let checksImages = areRequired && kinds.values.contains { $0.image != nil }
        let canBeWrong =
            prototype != nil || checksImages || cases.contains(where: \.condition.canHaveProblems)
            || kinds.values.contains { !checks(of: $0).isEmpty }
        return canBeWrong ? RowCheck(rows: self, images: images, checksImages: checksImages) : nil
    }

    /// Returns the checks that records of a kind require.
    fileprivate func checks(of kind: RowKind) -> [RecordCheck] {
        // The numbers of records without a file suit every format of numbers.
        guard source is NumberedRecords else { return kind.checks }
        return kind.checks.filter { if case .format = $0 { false } else { true } }
    }
}

/// The check of the rows of a section.
private struct RowCheck: RecordRowCheck {
    let rows: RecordRows
    let images: ImageStore
    /// A Boolean value that indicates whether images must be readable.
    let checksImages: Bool

    func check(_ record: Record, at index: Int, _ problems: inout ValueProblems) throws {
        let kind = try rows.kind(for: record)
        for check in rows.checks(of: kind) { try check.find(in: record, at: index, &problems, images) }
        for rowCase in rows.cases where rowCase.condition.canHaveProblems {
            problems.add([rowCase.condition], in: record, at: index)
        }
        if checksImages, let image = kind.image {
            try RecordCheck.image(image, isTrimmed: false).find(in: record, at: index, &problems, images)
        }
    }
}

import DataTables
import Diagnostics
import TableKit

/// A scene in which everything is found that it mentions: its theme, its columns, the groups of its records, and what is
/// wrong in them.
///
/// It is immutable. It is no structure, because every access from a row would copy the theme, which is large.
final class ResolvedScene {
    let file: SceneFile
    /// The theme, with the fonts of the scene, and the compact rows and the border that it specifies.
    let theme: Theme
    /// The sections of the table.
    let sections: [ResolvedSection]
    /// The columns of each section of the scene that has some.
    let columns: [Int: ResolvedColumns]
    /// The warnings about records that are not drawn, and about groups that are divided into several sections.
    let dataWarnings: [Diagnostic]
    /// The warnings about values that formats, conditions, charts, scales and summaries do not understand.
    let valueWarnings: [Diagnostic]
    /// The errors in records and images, because of which the scene is not drawn.
    let errors: [Diagnostic]

    init(
        file: SceneFile, theme: Theme, sections: [ResolvedSection], columns: [Int: ResolvedColumns],
        dataWarnings: [Diagnostic], valueWarnings: [Diagnostic], errors: [Diagnostic]
    ) {
        (self.file, self.theme, self.sections, self.columns) = (file, theme, sections, columns)
        (self.dataWarnings, self.valueWarnings, self.errors) = (dataWarnings, valueWarnings, errors)
    }

    var scene: TableScene { file.scene }

    /// The notes about what tables omit, probably as intended.
    var notes: [Diagnostic] {
        columns.sorted { $0.key < $1.key }.flatMap(\.value.notes).reduce(into: []) { notes, note in
            if !notes.contains(note) { notes.append(note) }
        }
    }

    // MARK: Rows

    /// The number of rows of a section from the scene or its data, before the summary rows.
    func rowCount(of section: ResolvedSection) -> Int {
        section.records?.count ?? scene.sections[section.sceneSection].rows.count
    }

    /// The number of summary rows at the end of a section.
    func summaryCount(of section: ResolvedSection) -> Int {
        guard let summaries = columns[section.sceneSection]?.summaries else { return 0 }
        return (section.group == nil ? 0 : summaries.groups.count)
            + (section.hasTotal ? summaries.total.count : 0)
    }

    /// Returns a summary row of a section, or `nil` for another row.
    ///
    /// - Parameter row: The position of the row in the section.
    func summaryRow(_ row: Int, of section: ResolvedSection) -> SummaryRow? {
        let index = row - rowCount(of: section)
        guard index >= 0, let summaries = columns[section.sceneSection]?.summaries else { return nil }
        if let group = section.group, index < summaries.groups.count {
            return summaries.groups.row(index, ofGroup: group)
        }
        var total = summaries.total.row(
            index - (section.group == nil ? 0 : summaries.groups.count), ofGroup: 0)
        // Only in a plain table, a separate total is directly below other rows.
        if section.isTotal, scene.style != .plain { total.hasRule = false }
        return total
    }
}

extension TableScene {
    /// The indices of the sections that the total summarizes: those with the columns of the last one with columns.
    var totaledSections: [Int] {
        guard !total.isEmpty, let last = sections.last(where: { !$0.columns.isEmpty }) else { return [] }
        return sections.indices.filter { sections[$0].columns == last.columns }
    }
}

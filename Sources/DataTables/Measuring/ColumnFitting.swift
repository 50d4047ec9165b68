import DataFiles
import TableKit

/// The columns of a table's sections in its width.
package struct ColumnFitting {
    /// The maximum width of a table with columns, in points.
    package static let maxWidth: CGFloat = 16_000
    /// The width in points up to which the content of columns widens a table without a width.
    package static let usualWidth: CGFloat = 1000
    /// The width in points up to which texts that are no prose widen it.
    private static let completeWidth: CGFloat = 2000
    /// How much wider than without them they make a table that is wide anyway, as a factor.
    private static let completeExcess: CGFloat = 1.5
    /// How much wider a table becomes if all content is complete then, as a factor.
    private static let excess: CGFloat = 1.1

    private let table: TableView
    /// The columns of each section, and the name of the file of its rows.
    private let sections: [(layout: ColumnLayout, fileName: String)]
    /// A function that sets the space that rows provide for their columns, which depends on the width of the table.
    private let place: () -> Void

    package init(
        _ sections: [(layout: ColumnLayout, fileName: String)], in table: TableView,
        place: @escaping () -> Void
    ) {
        (self.sections, self.table, self.place) = (sections, table, place)
    }

    /// Widens the table to the content of its columns. Only content that cannot be shortened, short texts
    /// and the names of rows widen it above `usual`.
    package func widen(usual: CGFloat) {
        // A wider table may have wider margins and insets, which leave less space for the columns.
        while table.frame.width < Self.maxWidth {
            let width = table.frame.width
            let missing = sections.map { layout, _ in
                let lacking = layout.contentWidth - layout.width
                let isNearlyComplete = width + lacking <= usual * Self.excess
                let content = isNearlyComplete ? lacking : min(lacking, max(usual - width, 0))
                let complete = layout.completeWidth
                let sufficient = layout.sufficientWidth
                let limit = max(Self.completeWidth, sufficient * Self.completeExcess)
                let minimum = width + complete - layout.width <= limit ? complete : sufficient
                return minimum.isFinite ? max(content, minimum - layout.width) : content
            }
            guard let most = missing.max(), most > 0 else { return }
            table.frame.size.width = min((width + most).rounded(.up), Self.maxWidth)
            place()
        }
    }

    /// Returns the warnings about a table, or the specified width of a column, that is so narrow that numbers, dates or
    /// words do not fit.
    ///
    /// - Parameters:
    ///   - document: The file that specifies the columns.
    ///   - fit: How the table becomes as wide as its columns. `nil` if it already should.
    package func warnings(in document: String, fit: String?) -> [Diagnostic] {
        var warnings: [Diagnostic] = []
        var cutByTable: [(column: ColumnLayout.CutColumn, fileName: String)] = []
        for (layout, fileName) in sections {
            for cut in layout.cutColumns {
                guard cut.hasWidth else {
                    cutByTable.append((cut, fileName))
                    continue
                }
                warnings.append(
                    cut.warning(
                        "a width of \(cut.width.plainText) points cuts", in: fileName, document,
                        remedy: "give the column \(cut.required.plainText) points, or no \"width\""))
            }
        }
        guard missingWidth > 0 else { return warnings }
        let size = Double(table.frame.width).plainText
        let remedy = remedy(fit)
        let warning = cutByTable.first.map { cut, fileName in
            cut.warning(
                "columns do not fit in a table of \(size) points, which cuts", in: fileName, document,
                others: cutByTable.dropFirst().map(\.column), remedy: remedy)
        }
        return warnings + [
            warning
                ?? Diagnostic(
                    .warning, file: document,
                    message: "columns do not fit in a table of \(size) points, and words are cut",
                    remedy: remedy)
        ]
    }

    /// The width that the columns lack so that numbers are complete and words do not break. It is 0 or less if they have it.
    private var missingWidth: CGFloat {
        sections.map { $0.layout.minimumWidth - $0.layout.width }.max() ?? 0
    }

    /// Returns how the columns of a table that is too narrow become complete.
    private func remedy(_ fit: String?) -> String {
        if sections.contains(where: { !$0.layout.minimumWidth.isFinite }) {
            return "the widths in percent leave no space for other columns, so write lower ones"
        }
        guard let width = sufficientWidth else {
            let maximum = Double(Self.maxWidth).plainText
            return "the maximum width of \(maximum) points is not enough, so show fewer columns"
        }
        return "widen it to \(Double(width).plainText) points\(fit.map { ", or add \($0)" } ?? "")"
    }

    /// The width of a table at which its columns are complete. `nil` if it is above the maximum.
    private var sufficientWidth: CGFloat? {
        let original = table.frame.width
        defer {
            table.frame.size.width = original
            place()
        }
        // A wider table may have wider margins and insets, which leave less space for the columns.
        while true {
            let missing = missingWidth
            guard missing > 0 else { return table.frame.width }
            let width = (table.frame.width + missing).rounded(.up)
            guard width <= Self.maxWidth else { return nil }
            table.frame.size.width = width
            place()
        }
    }
}

extension ColumnLayout.CutColumn {
    /// The maximum number of other columns that a warning names.
    private static let maxListedNames = 8

    /// Returns a warning with the location of the value.
    ///
    /// - Parameters:
    ///   - fileName: The file of the value.
    ///   - document: The file that specifies the columns and their summaries.
    ///   - others: Other columns with the same problem.
    fileprivate func warning(
        _ problem: String, in fileName: String, _ document: String, others: [Self] = [], remedy: String
    ) -> Diagnostic {
        let line = text.line > 0 ? text.line : nil
        let names = others.reduce(into: [String]()) { names, other in
            if let name = other.name, name != self.name, !names.contains(name) { names.append(name) }
        }
        let more = names.count - Self.maxListedNames
        let list =
            names.prefix(Self.maxListedNames).joined(separator: ", ")
            + (more > 0 ? " and \(counted(more, "more column"))" : "")
        let listed = names.isEmpty ? "" : ", and values of \(list)"
        return Diagnostic(
            .warning, file: line == nil ? document : fileName, line: line, path: name,
            message:
                "\(problem) \(text.text.isEmpty ? "its charts" : "\"\(text.text.shortened)\"")\(listed)",
            remedy: remedy)
    }
}

extension ColumnLayout {
    /// Takes the space that a row provides for its columns.
    ///
    /// - Parameters:
    ///   - cell: A cell with the accessory and the margins of the row, in the environment of the table.
    ///   - size: The size of the row.
    package func takeSpace(of cell: TableViewCell, size: CGSize, in table: TableView) {
        // The table also gives the cell its margins.
        _ = table.automaticHeight(of: cell)
        let layout = cell.makeLayout(for: size)
        let area = layout.content
        leadingMargin = (cell.isRightToLeft ? size.width - area.maxX : area.minX) + layout.leadingMargin
        width = max(area.width - layout.leadingMargin - layout.trailingMargin, 0)
        trailingMargin = layout.trailingMargin
        rule = table.group(\.separator)
        ruleInsets = (
            !rule.isInset ? 0 : table.isEditing ? table.contentMargin : nil,
            rule.isTrailingInset ? table.contentMargin : 0
        )
        areRowsInset = size.width < table.frame.width
    }
}

extension ColumnsView {
    /// Sets the frame of the columns in a row.
    ///
    /// - Parameter cell: The cell of the row.
    package func place(in cell: TableViewCell) {
        let size = cell.bounds.size
        let layout = cell.makeLayout(for: size)
        var left = cell.isRightToLeft ? layout.trailingMargin : layout.leadingMargin
        var width = max(layout.content.width - layout.leadingMargin - layout.trailingMargin, 0)
        if showsSummary {
            // Summary rows have no controls, but their values are below those of other rows.
            let leading = self.layout.leadingMargin
            width = self.layout.width
            left = (cell.isRightToLeft ? size.width - leading - width : leading) - layout.content.minX
            row = CGRect(x: -left - layout.content.minX, y: 0, width: size.width, height: size.height)
        }
        frame = CGRect(x: left, y: 0, width: width, height: layout.content.height)
    }
}

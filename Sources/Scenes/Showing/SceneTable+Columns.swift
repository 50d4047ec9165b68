import Diagnostics
import TableKit

// The columns of sections: their positions, and the headers with their titles.
extension SceneTable {
    /// Places the columns of all sections, and widens the table if the scene specifies it.
    static func columnLayouts(
        of content: OpenScene, under traits: SceneTraits, in table: TableView, _ factory: SceneViewFactory
    ) -> [Int: ColumnLayout] {
        let layouts = content.columnMeasures(under: traits).mapValues {
            ColumnLayout($0, rule: content.theme.plain.separator)
        }
        place(layouts, of: content, in: table, factory)
        widen(table, to: layouts, of: content, factory)
        if content.scene.columnsOffset == nil { warnOfCutValues(in: table, layouts, of: content, factory) }
        return layouts
    }

    /// Warns if a table, or the specified width of a column, is so narrow that numbers, dates or words do not fit.
    private static func warnOfCutValues(
        in table: TableView, _ layouts: [Int: ColumnLayout], of content: OpenScene,
        _ factory: SceneViewFactory
    ) {
        var cutByTable: [(column: ColumnLayout.CutColumn, source: String)] = []
        for (index, layout) in layouts.sorted(by: { $0.key < $1.key }) {
            let source = content.columns[index]?.source ?? content.file.name
            for cut in layout.cutColumns {
                guard cut.hasWidth else {
                    cutByTable.append((cut, source))
                    continue
                }
                content.report(
                    cut.warning(
                        "a width of \(cut.width.plainText) points cuts", in: source, content.file.name,
                        remedy: "give the column \(cut.required.plainText) points, or no \"width\""))
            }
        }
        guard missingWidth(of: layouts) > 0 else { return }
        let size = Double(table.frame.width).plainText
        let remedy = remedy(forNarrow: table, layouts, of: content, factory)
        content.report(
            cutByTable.first.map { cut, source in
                cut.warning(
                    "columns do not fit in a table of \(size) points, which cuts", in: source,
                    content.file.name, others: cutByTable.dropFirst().map(\.column), remedy: remedy)
            }
                ?? Diagnostic(
                    .warning, file: content.file.name,
                    message: "columns do not fit in a table of \(size) points, and words are cut",
                    remedy: remedy))
    }

    /// The width that the columns lack so that numbers are complete and words do not break. It is 0 or less if they have it.
    private static func missingWidth(of layouts: [Int: ColumnLayout]) -> CGFloat {
        layouts.values.map { $0.minimumWidth - $0.width }.max() ?? 0
    }

    /// Returns how the columns of a table that is too narrow become complete.
    private static func remedy(
        forNarrow table: TableView, _ layouts: [Int: ColumnLayout], of content: OpenScene,
        _ factory: SceneViewFactory
    ) -> String {
        if layouts.values.contains(where: { !$0.minimumWidth.isFinite }) {
            return "the widths in percent leave no space for other columns, so write lower ones"
        }
        guard let width = sufficientWidth(of: table, layouts, of: content, factory) else {
            let maximum = SceneLimits.width.upperBound.plainText
            return "the maximum width of \(maximum) points is not enough, so show fewer columns"
        }
        let fit = content.scene.fitsColumns ? "" : ", or add \(content.file.terms.fit)"
        return "widen it to \(Double(width).plainText) points\(fit)"
    }

    /// Returns the width of a table at which its columns are complete. `nil` if it is above the maximum.
    private static func sufficientWidth(
        of table: TableView, _ layouts: [Int: ColumnLayout], of content: OpenScene,
        _ factory: SceneViewFactory
    ) -> CGFloat? {
        let original = table.frame.width
        defer {
            table.frame.size.width = original
            place(layouts, of: content, in: table, factory)
        }
        // A wider table may have wider margins and insets, which leave less space for the columns.
        while true {
            let missing = missingWidth(of: layouts)
            guard missing > 0 else { return table.frame.width }
            let width = (table.frame.width + missing).rounded(.up)
            guard width <= CGFloat(SceneLimits.width.upperBound) else { return nil }
            table.frame.size.width = width
            place(layouts, of: content, in: table, factory)
        }
    }

    /// Widens the table to the content of its columns if the scene specifies it or has no width. Without a width, only
    /// content that cannot be shortened widens it above a maximum, which is the width of paper.
    private static func widen(
        _ table: TableView, to layouts: [Int: ColumnLayout], of content: OpenScene,
        _ factory: SceneViewFactory
    ) {
        let scene = content.scene
        let isAutomatic =
            scene.width == nil && scene.device == nil && scene.frame == nil && scene.columnsOffset == nil
            && scene.interaction.screen == nil
        guard scene.fitsColumns || isAutomatic else { return }
        let limit = CGFloat(SceneLimits.width.upperBound)
        let automatic = content.file.paperWidth.map { CGFloat($0) } ?? CGFloat(SceneLimits.automaticWidth)
        let usual = scene.fitsColumns ? limit : automatic
        // A wider table may have wider margins and insets, which leave less space for the columns.
        while table.frame.width < limit {
            let width = table.frame.width
            let missing = layouts.values.map { layout in
                let content = min(layout.contentWidth - layout.width, max(usual - width, 0))
                let minimum = layout.minimumWidth
                return minimum.isFinite ? max(content, minimum - layout.width) : content
            }
            guard let most = missing.max(), most > 0 else { return }
            table.frame.size.width = min((width + most).rounded(.up), limit)
            place(layouts, of: content, in: table, factory)
        }
    }

    /// Sets the space for columns again if the index or editing controls take a part of it. The index requires rows.
    func placeColumnsNextToControls() {
        let isEditing = variant.interaction.isEditing ?? false
        guard !columnLayouts.isEmpty, isEditing || content.scene.index != nil else { return }
        table.setEditing(isEditing, animated: false)
        // The table reads the titles of the index with the number of rows.
        _ = table.contentSize
        Self.place(columnLayouts, of: content, in: table, factory)
        table.reloadData()
    }

    /// Sets the space that rows provide for their columns.
    private static func place(
        _ layouts: [Int: ColumnLayout], of content: OpenScene, in table: TableView,
        _ factory: SceneViewFactory
    ) {
        let inset = table.group(\.sideInset).value(forWidth: table.frame.width)
        let size = CGSize(
            width: max(table.frame.width - 2 * inset, 0), height: content.theme.cell.height)
        for (source, layout) in layouts.sorted(by: { $0.key < $1.key }) {
            let row = content.scene.sections[source].widestRow(in: content.scene)
            let cell = SceneCell(
                row, identifier: "columns", size: size, imageColumn: nil, factory: factory)
            factory.bench.addSubview(cell)
            defer { cell.removeFromSuperview() }
            if let standard = row.accessory?.standard {
                cell.accessoryType = standard.fixed ?? .disclosureIndicator
            }
            if let standard = row.editingAccessory?.standard {
                cell.editingAccessoryType = standard.fixed ?? .disclosureIndicator
            }
            cell.showsReorderControl = row.canReorder ?? content.scene.canReorder
            cell.setEditing(table.isEditing, animated: false)
            // The table also gives the cell its margins.
            _ = table.automaticHeight(of: cell)
            let cellLayout = cell.makeLayout(for: size)
            let area = cellLayout.content
            let isRightToLeft = cell.isRightToLeft
            layout.leadingMargin =
                (isRightToLeft ? size.width - area.maxX : area.minX) + cellLayout.leadingMargin
            layout.width = max(area.width - cellLayout.leadingMargin - cellLayout.trailingMargin, 0)
            layout.trailingMargin = cellLayout.trailingMargin
            layout.rule = table.group(\.separator)
            layout.ruleInsets = (
                content.scene.separators?.inset?.left
                    ?? (!layout.rule.isInset ? 0 : table.isEditing ? table.contentMargin : nil),
                content.scene.separators?.inset?.right
                    ?? (layout.rule.isTrailingInset ? table.contentMargin : 0)
            )
            if let color = content.scene.separators?.color { layout.rule.color = color }
            layout.areRowsInset = inset > 0
            layout.hasRules = content.scene.hasColumnRules
            layout.hasSeparators = content.scene.separators?.style != TableView.SeparatorStyle.none
            layout.offset = content.scene.columnsOffset.map { CGFloat($0) }
        }
    }

    /// Returns the columns of a section, if its header shows their titles.
    private func headerLayout(of section: Int) -> ColumnLayout? {
        guard !sections[section].isTotal else { return nil }
        // Headers of grouped tables do not stay at the top, so only the first of the same titles is necessary.
        if table.style != .plain, section > 0, hasSameColumns(section, section - 1) { return nil }
        return columnLayouts[sections[section].source].flatMap { $0.measures.showsHeader ? $0 : nil }
    }

    /// Returns a Boolean value that indicates whether two sections have the same columns and show their titles, or do
    /// not.
    private func hasSameColumns(_ section: Int, _ other: Int) -> Bool {
        let (source, otherSource) = (sections[section].source, sections[other].source)
        if source == otherSource { return true }
        let (first, second) = (content.scene.sections[source], content.scene.sections[otherSource])
        return first.columns == second.columns && first.showsColumnHeader == second.showsColumnHeader
    }

    /// Returns the header of a section with the titles of its columns, or `nil` if it has none.
    func columnHeader(of section: Int) -> ColumnHeaderView? {
        guard let layout = headerLayout(of: section) else { return nil }
        let inset = table.group(\.sideInset).value(forWidth: table.frame.width)
        let line = content.scene.hasBorder && inset == 0 ? table.group(\.border) : nil
        let border = line.map {
            ColumnHeaderView.Border(
                line: $0, isOpen: followsRows(section), includesTitle: table.style == .plain)
        }
        return ColumnHeaderView(
            layout, section: section, title: sections[section].header?.text, style: table.group(\.header),
            inset: inset, border: border)
    }

    /// Returns a Boolean value that indicates whether a section begins directly below the rows of another.
    private func followsRows(_ section: Int) -> Bool {
        section > 0 && table.style == .plain && sections[section - 1].footer == nil
    }

    /// Returns the height of that header.
    func columnHeaderHeight(of section: Int) -> CGFloat? {
        guard let layout = headerLayout(of: section) else { return nil }
        let style = table.group(\.header)
        return ColumnHeaderView.height(
            layout, title: sections[section].header?.text, style,
            usual: section == 0 ? style.firstHeight : style.height,
            minimum: section == 0 ? table.group(\.topGap) : table.group(\.emptyHeader), bench: factory.bench)
    }
}

extension ColumnLayout.CutColumn {
    /// The maximum number of other columns that a warning names.
    private static let maxListedNames = 8

    /// Returns a warning with the location of the value.
    ///
    /// - Parameters:
    ///   - source: The file of the value.
    ///   - scene: The file of the scene, which contains the summaries.
    ///   - others: Other columns with the same problem.
    fileprivate func warning(
        _ problem: String, in source: String, _ scene: String, others: [Self] = [], remedy: String
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
            .warning, file: line == nil ? scene : source, line: line, path: name,
            message:
                "\(problem) \(text.text.isEmpty ? "its charts" : "\"\(text.text.shortened)\"")\(listed)",
            remedy: remedy)
    }
}

extension SceneSection {
    /// The row whose accessory and margins determine the space for columns, completed by its prototype.
    fileprivate func widestRow(in scene: TableScene) -> SceneRow {
        let candidates = row.map { row in
            row.cases.map { SceneRow.definition.overlay(row, with: $0.row) } + [row]
        }
        let rows = (candidates ?? rows).map { row in
            scene.overlaid(row)
        }
        var widest = rows.first { $0.accessory != nil } ?? rows.first ?? SceneRow()
        (widest.text, widest.detail, widest.cells) = (nil, nil, [])
        return widest
    }
}

import DataTables
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
        let sections = layouts.sorted { $0.key < $1.key }.map { index, layout in
            (layout: layout, fileName: content.columns[index]?.fileName ?? content.file.name)
        }
        let fitting = ColumnFitting(sections, in: table) {
            place(layouts, of: content, in: table, factory)
        }
        place(layouts, of: content, in: table, factory)
        if let usual = usualWidth(of: content) { fitting.widen(usual: usual) }
        if content.scene.columnsOffset == nil {
            let fit = content.scene.fitsColumns ? nil : content.file.terms.fit
            for warning in fitting.warnings(in: content.file.name, fit: fit) { content.report(warning) }
        }
        return layouts
    }

    /// Returns the width up to which the content of columns widens the table. `nil` if the scene specifies the width. The
    /// width of paper is a maximum.
    private static func usualWidth(of content: OpenScene) -> CGFloat? {
        let scene = content.scene
        if scene.fitsColumns { return ColumnFitting.maxWidth }
        let isAutomatic =
            scene.width == nil && scene.device == nil && scene.frame == nil && scene.columnsOffset == nil
            && scene.interaction.screen == nil
        guard isAutomatic else { return nil }
        return content.file.paperWidth.map { CGFloat($0) } ?? ColumnFitting.usualWidth
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
        for (sceneSection, layout) in layouts.sorted(by: { $0.key < $1.key }) {
            let row = content.scene.sections[sceneSection].widestRow(in: content.scene)
            let cell = SceneCell(
                row, identifier: "columns", size: size, imageColumn: nil, factory: factory)
            factory.measuringView.addSubview(cell)
            defer { cell.removeFromSuperview() }
            if let standard = row.accessory?.standard {
                cell.accessoryType = standard.fixed ?? .disclosureIndicator
            }
            if let standard = row.editingAccessory?.standard {
                cell.editingAccessoryType = standard.fixed ?? .disclosureIndicator
            }
            cell.showsReorderControl = row.canReorder ?? content.scene.canReorder
            cell.setEditing(table.isEditing, animated: false)
            layout.takeSpace(of: cell, size: size, in: table)
            if let inset = content.scene.separators?.inset { layout.ruleInsets = (inset.left, inset.right) }
            if let color = content.scene.separators?.color { layout.rule.color = color }
            layout.hasRules = content.scene.hasColumnRules
            layout.hasSeparators = content.scene.separators?.style != TableView.SeparatorStyle.none
            layout.offset = content.scene.columnsOffset.map { CGFloat($0) }
        }
    }

    /// Returns the header of a section with the titles of its columns. `nil` is another header.
    private func columnHeader(of section: Int) -> ColumnHeader? {
        guard !sections[section].isTotal, let layout = columnLayouts[sections[section].sceneSection] else {
            return nil
        }
        return ColumnHeader.of(
            layout, table.style, hasTitle: sections[section].header?.text != nil,
            repeats: section > 0 && hasSameColumns(section, section - 1),
            isSticky: variant.interaction.screen != nil)
    }

    /// Sets the titles of columns that the pages of a document repeat.
    func setColumnTitlesOfPages() {
        table.columnTitles = sections.indices.compactMap { section in
            if section > 0, hasSameColumns(section, section - 1) { return nil }
            guard let header = columnHeader(of: section) else {
                return TableView.ColumnTitles(section: section, height: 0, below: 0)
            }
            return header.columnTitles(
                section: section, title: titleLabel(of: section, in: header), in: table)
        }
    }

    /// Returns a Boolean value that indicates whether two sections have the same columns and show their titles, or do
    /// not.
    private func hasSameColumns(_ section: Int, _ other: Int) -> Bool {
        let (index, otherIndex) = (sections[section].sceneSection, sections[other].sceneSection)
        if index == otherIndex { return true }
        let (first, second) = (content.scene.sections[index], content.scene.sections[otherIndex])
        return first.columns == second.columns && first.showsColumnHeader == second.showsColumnHeader
    }

    /// Returns the view of that header.
    func columnHeaderView(of section: Int) -> ColumnHeaderView? {
        columnHeader(of: section).map { header in
            ColumnHeaderView(
                header, section: section, title: titleLabel(of: section, in: header), in: table,
                hasBorder: content.scene.hasBorder, isOpen: followsRows(section))
        }
    }

    private func titleLabel(of section: Int, in header: ColumnHeader) -> Label? {
        guard let title = sections[section].header?.text else { return nil }
        let label = header.titleLabel(in: table)
        title.show(on: label, isUppercase: table.group(\.header).isUppercase)
        return label
    }

    /// Returns a Boolean value that indicates whether a section begins directly below the rows of another.
    private func followsRows(_ section: Int) -> Bool {
        section > 0 && table.style == .plain && sections[section - 1].footer == nil
    }

    /// Returns the height of that header.
    func columnHeaderHeight(of section: Int) -> CGFloat? {
        columnHeader(of: section).map { header in
            header.height(section: section, title: titleLabel(of: section, in: header), in: table)
        }
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

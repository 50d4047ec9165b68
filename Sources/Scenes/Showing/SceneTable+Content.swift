import DataFiles
import DataTables
import TableKit

extension SceneTable: TableViewDataSource {
    package func numberOfSections(in tableView: TableView) -> Int { sections.count }

    package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        orders[section].count
    }

    package func sectionIndexTitles(for tableView: TableView) -> [String]? {
        let titles = indexTitles ?? sections.compactMap(\.index)
        return titles.isEmpty ? nil : titles
    }

    /// The titles of the complete index in the scene.
    private var indexTitles: [String]? {
        let index = content.scene.index
        return index?.isShown == false ? nil : index?.titles
    }

    package func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        if indexTitles != nil {
            let position = sections.firstIndex { $0.header?.text?.text ?? "" >= title }
            return position ?? max(sections.count - 1, 0)
        }
        let titled = sections.indices.filter { sections[$0].index != nil }
        return titled.indices.contains(index) ? titled[index] : 0
    }

    package func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header?.text?.text
    }

    package func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer?.text?.text
    }

    package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let previous = valuesOfPreviousRow(indexPath)
        guard let (kind, record) = row(at: indexPath) else { return TableViewCell() }
        let cell = tableView.dequeueReusableCell(
            withIdentifier: identifier(for: kind.style, columns: columns(of: kind, at: indexPath)),
            for: indexPath)
        do throws(Diagnostic) {
            let origin = origin(of: indexPath)
            (cell as? SceneCell)?.location = CutTexts.Location(
                sceneSection: sections[origin.section].sceneSection, section: origin.section, row: origin.row,
                line: record?.line ?? 0)
            try (cell as? SceneCell)?.show(
                kind, record, after: previous, of: origin, images: content.images)
        } catch { table.fail(problem(error, at: indexPath, record)) }
        return cell
    }

    /// Returns the values in columns of the row above another one, if columns hide repeated values. It is read before the
    /// other row, so that records are read in their order.
    private func valuesOfPreviousRow(_ path: IndexPath) -> Record? {
        guard path.row > 0, !table.firstRowsOfPages.contains(path),
            columnLayouts[sections[origin(of: path).section].sceneSection]?.hidesRepeats == true,
            let (kind, record) = row(at: IndexPath(row: path.row - 1, section: path.section))
        else { return nil }
        return record ?? kind.cells
    }

    /// Returns the section of the scene whose columns a row has, or `nil` if it has none.
    private func columns(of kind: RowKind, at path: IndexPath) -> Int? {
        let section = sections[origin(of: path).section]
        let hasColumns = kind.cells != nil || kind.summary != nil || section.records != nil
        return hasColumns && columnLayouts[section.sceneSection] != nil ? section.sceneSection : nil
    }

    /// Returns an error in the content of a row, with its location in the data or in the scene.
    private func problem(_ error: Diagnostic, at path: IndexPath, _ record: Record?) -> any Error {
        let origin = origin(of: path)
        let sceneSection = sections[origin.section].sceneSection
        if let record, let rows = content.rows[sceneSection] {
            return error.located(in: rows.source.name, line: record.line)
        }
        return content.file.error(error.sentence, at: content.file.path(ofRow: origin.row, in: sceneSection))
    }

    package func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.kind.style.canEdit ?? true
    }

    package func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        isSummary(indexPath) ? false : tableView.leaveMovingUnspecified()
    }

    package func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .insert else { return delete(indexPath) }
        table.fail(
            Diagnostic(
                message: "the row \(indexPath.rowText) cannot insert a row; a scene has no content for it"))
    }

    package func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        move(sourceIndexPath, to: destinationIndexPath)
    }
}

extension SceneTable: TableViewDelegate {
    package func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        let index = proposedDestinationIndexPath.section
        let last = lastPosition(in: index, for: sourceIndexPath)
        guard last >= 0 else { return sourceIndexPath }
        return IndexPath(row: min(proposedDestinationIndexPath.row, last), section: index)
    }

    package func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        !isSummary(indexPath)
    }

    package func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        uniformHeight(at: indexPath) ?? row(at: indexPath)?.kind.style.height?.points
            ?? tableView.rowHeight
    }

    package func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        let header = sections[section].header
        if header?.height == nil, let height = columnHeaderHeight(of: section) { return height }
        return Self.height(of: header)
    }

    package func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        Self.height(of: sections[section].footer)
    }

    private static func height(of headerFooter: SceneHeaderFooter?) -> CGFloat {
        guard let headerFooter else { return TableView.unspecified }
        if let height = headerFooter.height { return CGFloat(height) }
        guard headerFooter.text == nil, headerFooter.constraints.isEmpty else { return TableView.unspecified }
        return headerFooter.views.compactMap { $0.frame?.maxY }.max() ?? TableView.unspecified
    }

    package func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        columnHeaderView(of: section) ?? view(of: sections[section].header, table.group(\.header))
    }

    package func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        view(of: sections[section].footer, table.group(\.footer))
    }

    private func view(of headerFooter: SceneHeaderFooter?, _ theme: Theme.HeaderFooter) -> View? {
        guard let headerFooter, !headerFooter.isTitle else { return nil }
        let style = headerFooter.style.map {
            ListContentStyle($0, table.environment, ListContentContext(headerFooter: theme)).headerFooter
        }
        do throws(Diagnostic) {
            return try SceneHeaderFooterView(
                headerFooter, isUppercase: (style ?? theme)?.isUppercase ?? false, width: table.frame.width,
                factory: factory)
        } catch {
            table.fail(content.file.error(error.sentence, at: ""))
            return nil
        }
    }

    package func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        guard let (kind, record) = row(at: indexPath), let style = kind.editingStyle else { return .delete }
        do throws(Diagnostic) {
            return try style.value(for: record) ?? .none
        } catch {
            table.fail(problem(error, at: indexPath, record))
            return .none
        }
    }

    package func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard let (kind, record) = row(at: indexPath) else { return }
        if kind.isHighlighted || highlighted.contains(origin(of: indexPath)) {
            cell.setHighlighted(true, animated: false)
        }
        warnOfCutImage(in: cell, at: indexPath, record)
        // This is not checked when the cell is created, which also happens for measuring.
        guard content.images.hasProblems else { return }
        let origin = origin(of: indexPath)
        let section = sections[origin.section]
        let source = content.rows[section.sceneSection]?.source
        let columns = (cell as? SceneCell)?.columns?.imagePaths ?? []
        let file = source?.name ?? content.file.name
        for path in kind.imagePaths(record) + columns {
            content.images.recordShown(
                path, file: file, line: record?.line, row: (section.records?.lowerBound ?? 0) + origin.row,
                section: section.sceneSection)
            // The check has found the image, but its file has changed.
            if content.isStrict, let error = content.images.error(path) {
                table.fail(error.located(in: file, line: record?.line))
            }
        }
    }

    package func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
    {
        observe(view, as: .header, of: section)
    }

    package func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
    {
        observe(view, as: .footer, of: section)
    }

    /// Observes the incomplete texts of a header or footer view.
    private func observe(_ view: View, as part: CutTexts.Part, of section: Int) {
        func report(_ part: CutTexts.Part) -> (Label, TextLayout) -> Void {
            { [weak self] label, layout in
                guard let self else { return }
                cutTexts.add(label, layout, as: part, at: location(ofSection: section))
            }
        }
        if let header = view as? ColumnHeaderView {
            return header.observeCutTexts { report($0.map { .columnTitle($0) } ?? .header) }
        }
        guard let view = view as? TableViewHeaderFooterView else { return }
        for label in [view.textLabel, view.detailTextLabel] { label?.cutTextObserver = report(part) }
    }

    /// Returns the location of a section: that of its first record.
    private func location(ofSection index: Int) -> CutTexts.Location {
        let section = sections[index]
        let first = section.records?.first
            .flatMap { try? content.rows[section.sceneSection]?.source.record(at: $0) }
        return CutTexts.Location(
            sceneSection: section.sceneSection, section: index, row: nil, line: first?.line ?? 0)
    }

    package func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        configuration(row(at: indexPath)?.kind.style) { $0.trailingActions }
    }

    package func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        configuration(row(at: indexPath)?.kind.style) { $0.leadingActions }
    }

    private func configuration(
        _ rowStyle: SceneRow?, _ edge: (SceneRow) -> [SceneAction]?
    ) -> SwipeActionsConfiguration? {
        guard let rowStyle, let actions = edge(rowStyle) else { return nil }
        let configuration = SwipeActionsConfiguration(
            actions: actions.map { model in
                let style = model.style ?? .normal
                let action = ContextualAction(style: style, title: model.title) {
                    [weak self] _, _, completion in
                    if style == .destructive, let self, let path = table.indexPathForSwipedRow {
                        delete(path)
                    }
                    completion(true)
                }
                action.backgroundColor = model.background
                action.image = model.image.flatMap { path in
                    let image = content.images.image(
                        path, fitting: CGSize(width: CGFloat.infinity, height: .infinity))
                    content.images.recordShownInView(path)
                    return image
                }
                return action
            })
        configuration.performsFirstActionWithFullSwipe = rowStyle.allowsFullSwipe ?? true
        return configuration
    }
}

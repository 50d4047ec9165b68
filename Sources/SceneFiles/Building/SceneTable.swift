import Records
import TableKit

/// A scene as a table: its data source and delegate, which read each record when its row is drawn.
package final class SceneTable {
    /// The table, ready to be drawn.
    package let table: TableView

    private let content: SceneContent
    private let sections: [SceneContent.Section]
    private let factory: SceneViewFactory
    private let selected: [IndexPath]?
    private let highlighted: Set<IndexPath>
    private var identifiers: [SceneRow: String] = [:]
    private var plans: [IndexPath: RowPlan] = [:]
    /// The heights of the rows of the scene's sections whose rows are all equally high.
    private var uniformHeights: [Int: CGFloat] = [:]
    /// Whether all rows of the table are.
    private var isUniform = false

    /// The first mistake met while drawing. A data source cannot throw, so whoever draws asks for it afterwards.
    package private(set) var failure: (any Error)?

    /// Plans of rows that are written down are kept for so many rows.
    private static let mostPlans = 1024

    /// Makes a table of a scene, or of some of the records of its only section.
    ///
    /// - Parameters:
    ///   - state: The state the table is in, or nil for the scene's own.
    ///   - traits: What surrounds the table; nil for what the scene and the state say.
    ///   - records: The records to show; nil for all.
    package init(
        _ content: SceneContent, state: SceneState? = nil, traits: TraitCollection? = nil,
        records: Range<Int>? = nil
    ) {
        self.content = content
        let scene = content.scene
        sections = records.map { content.sections.showing($0) } ?? content.sections
        selected = state?.selected
        highlighted = Set(state?.highlighted ?? [])
        let width = CGFloat(scene.width ?? Double(content.theme.tableWidth))
        table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: 0), style: scene.style)
        let bench = View()
        bench.environment = Environment(
            traits: traits ?? scene.traits.overlaid(with: state?.traits).collection, theme: content.theme)
        factory = SceneViewFactory(pictures: content.pictures, bench: bench)
        prepare(scene)
        // Editing first: its beginning deselects.
        table.setEditing(state?.isEditing ?? scene.isEditing, animated: false)
        selectRows()
        if let screen = state?.screen ?? scene.screen {
            table.environment = bench.environment
            screen.apply(to: table, theme: content.theme)
        }
    }

    private func prepare(_ scene: TableScene) {
        table.backgroundColor = scene.background
        if let tint = scene.tint { table.tintColor = tint }
        if let style = scene.separators?.style { table.separatorStyle = style }
        table.separatorColor = scene.separators?.color
        table.separatorInset = scene.separators?.inset
        table.usesAlternatingRowBackgroundColors = scene.isAlternating
        table.allowsMultipleSelection = true
        table.allowsMultipleSelectionDuringEditing = false
        if let height = scene.headerHeight { table.sectionHeaderHeight = CGFloat(height) }
        if let height = scene.footerHeight { table.sectionFooterHeight = CGFloat(height) }
        let outlets = SceneOutlets()
        table.tableHeaderView = scene.header.map { decoration($0, outlets) }
        table.tableFooterView = scene.footer.map { decoration($0, outlets) }
        measureUniformRows()
        table.dataSource = self
        table.delegate = self
    }

    /// A view above or below all rows, as wide as the table.
    private func decoration(_ model: SceneView, _ outlets: SceneOutlets) -> View {
        let view = factory.make(model, outlets)
        if model.frame == nil {
            view.frame.size.height = view.sizeThatFits(CGSize(width: table.frame.width, height: 0)).height
        }
        return view
    }

    // MARK: Plans

    private func fail(_ error: any Error) { if failure == nil { failure = error } }

    /// What a row looks like, and its record when it has one; nil after a mistake.
    private func plan(at path: IndexPath) -> (plan: RowPlan, record: Record?)? {
        let section = sections[path.section]
        do {
            guard let range = section.records, let rows = content.records[section.source] else {
                return (try writtenPlan(at: path, section.source), nil)
            }
            let record = try rows.source.record(at: range.lowerBound + path.row)
            return (try rows.plan(for: record), record)
        } catch {
            fail(error)
            return nil
        }
    }

    /// What a row that is written down looks like.
    private func writtenPlan(at path: IndexPath, _ source: Int) throws(RowPlan.KeyError) -> RowPlan {
        if let plan = plans[path] { return plan }
        let scene = content.scene
        var row = scene.sections[source].rows[path.row]
        if let base = row.prototype.flatMap({ scene.prototypes[$0] }) {
            row = SceneRow.definition.overlay(base, with: row)
        }
        let plan = try RowPlan(scene.completed(row), columns: nil)
        if plans.count >= Self.mostPlans { plans.removeAll() }
        plans[path] = plan
        return plan
    }

    /// Selects the rows that are written down as selected, or those of the state.
    private func selectRows() {
        for path in selected ?? [] {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        guard selected == nil else { return }
        for (number, section) in sections.enumerated() where section.records == nil {
            for (row, model) in content.scene.sections[section.source].rows.enumerated() {
                let base = model.prototype.flatMap { content.scene.prototypes[$0] }
                guard model.isSelected ?? base?.isSelected ?? false else { continue }
                let path = IndexPath(row: row, section: number)
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        }
    }

    // MARK: Heights

    /// Finds the heights of the sections whose rows are equally high whatever they show.
    private func measureUniformRows() {
        let given = content.scene.rowHeight?.points
        for (source, rows) in content.records {
            guard let plan = rows.uniformPlan, given != TableView.automaticDimension else { continue }
            uniformHeights[source] = given ?? measured(plan)
        }
        let heights = Set(uniformHeights.values)
        isUniform = content.hasUniformRows && heights.count == 1
        table.rowHeight = (isUniform ? heights.first : given) ?? TableView.automaticDimension
    }

    /// The height that suits one line of each label.
    private func measured(_ plan: RowPlan) -> CGFloat {
        var look = plan.look
        look.image = nil
        let cell = SceneCell(look, identifier: "measured", size: rowSize(look), factory: factory)
        factory.bench.addSubview(cell)
        defer { cell.removeFromSuperview() }
        cell.textLabel?.text = "A"
        cell.detailTextLabel?.text = plan.detail == nil ? nil : "A"
        return cell.sizeThatFits(CGSize(width: table.frame.width, height: 0)).height
    }

    // MARK: Cells

    /// The size of a row that frames of views are given for.
    private func rowSize(_ look: SceneRow) -> CGSize {
        let theme = content.theme
        let inset = theme.group(for: table.style).sideInset.value(forWidth: table.frame.width)
        var height = theme.cell.height
        if case .points(let points)? = look.height ?? content.scene.rowHeight { height = CGFloat(points) }
        return CGSize(width: max(table.frame.width - 2 * inset, 0), height: height)
    }

    private func identifier(for look: SceneRow) -> String {
        if let known = identifiers[look] { return known }
        let identifier = "row \(identifiers.count)"
        identifiers[look] = identifier
        let size = rowSize(look)
        table.register(
            { [factory] in SceneCell(look, identifier: identifier, size: size, factory: factory) },
            forCellReuseIdentifier: identifier)
        return identifier
    }
}

extension SceneTable: TableViewDataSource {
    package func numberOfSections(in tableView: TableView) -> Int { sections.count }

    package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        let section = sections[section]
        return section.records?.count ?? content.scene.sections[section.source].rows.count
    }

    package func sectionIndexTitles(for tableView: TableView) -> [String]? {
        let titles = sections.compactMap(\.index)
        return titles.isEmpty ? nil : titles
    }

    package func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        let places = sections.indices.filter { sections[$0].index != nil }
        return places.indices.contains(index) ? places[index] : 0
    }

    package func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header?.text?.text
    }

    package func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer?.text?.text
    }

    package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard let (plan, record) = plan(at: indexPath) else { return TableViewCell() }
        let cell = tableView.dequeueReusableCell(
            withIdentifier: identifier(for: plan.look), for: indexPath)
        do throws(TemplateError) {
            try (cell as? SceneCell)?.show(plan, record, pictures: content.pictures)
        } catch {
            fail(problem(error, at: indexPath, record))
        }
        return cell
    }

    /// A mistake in what a row shows, with its place in the data or in the scene.
    private func problem(_ error: TemplateError, at path: IndexPath, _ record: Record?) -> any Error {
        let source = sections[path.section].source
        if let record, let rows = content.records[source] {
            return RecordError(file: rows.source.name, line: record.line, sentence: error.sentence)
        }
        let section = content.scene.hasOnlyRows ? "" : "sections[\(source)]."
        return content.file.error(error.sentence, at: "\(section)rows[\(path.row)]")
    }

    package func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        plan(at: indexPath)?.plan.canEdit ?? true
    }
}

extension SceneTable: TableViewDelegate {
    package func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        // Not asking the records keeps a long table of equal rows out of memory.
        if isUniform { return TableView.noAnswer }
        let source = sections[indexPath.section].source
        if let height = uniformHeights[source] { return height }
        return plan(at: indexPath)?.plan.height?.points ?? tableView.rowHeight
    }

    package func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        Self.height(of: sections[section].header)
    }

    package func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        Self.height(of: sections[section].footer)
    }

    private static func height(of band: SceneBand?) -> CGFloat {
        guard let band else { return TableView.noAnswer }
        if let height = band.height { return CGFloat(height) }
        let lowest = band.views.compactMap { $0.frame?.maxY }.max()
        return band.text == nil ? lowest ?? TableView.noAnswer : TableView.noAnswer
    }

    package func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        view(of: sections[section].header, content.theme.group(for: table.style).header)
    }

    package func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        view(of: sections[section].footer, content.theme.group(for: table.style).footer)
    }

    private func view(of band: SceneBand?, _ theme: Theme.Band) -> View? {
        guard let band, !band.isTitle else { return nil }
        return SceneBandView(
            band, isUppercase: theme.isUppercase, width: table.frame.width, factory: factory)
    }

    package func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        guard let (plan, record) = plan(at: indexPath), let style = plan.editingStyle else { return .delete }
        do throws(TemplateError) {
            return try style.value(for: record) ?? .none
        } catch {
            fail(problem(error, at: indexPath, record))
            return .none
        }
    }

    package func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard let (plan, record) = plan(at: indexPath) else { return }
        if plan.isHighlighted || highlighted.contains(indexPath) {
            cell.setHighlighted(true, animated: false)
        }
        if selected == nil, plan.isSelected { cell.setSelected(true, animated: false) }
        // Not when the cell is made, which also happens just to measure it.
        guard content.pictures.hasProblems else { return }
        for path in plan.picturePaths(record) { content.pictures.noteShown(path, line: record?.line) }
    }
}

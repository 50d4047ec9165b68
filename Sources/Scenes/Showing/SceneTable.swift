import DataFiles
import DataTables
import TableKit

/// A table of a scene. It is the table's data source and delegate, and reads each record when its row is
/// drawn.
package final class SceneTable {
    /// The table, ready to be drawn.
    package let table: TableView

    let content: OpenScene
    let variant: SceneVariant
    let sections: [ResolvedSection]
    /// The rows of each section in the order after all steps.
    private(set) var orders: [RowOrder]
    let factory: SceneViewFactory
    /// The highlighted rows.
    private(set) var highlighted: Set<RowOrder.Origin> = []
    let controlValues = ControlValues()
    /// The texts that are drawn incompletely.
    let cutTexts: CutTexts
    /// The columns of the scene's sections that have some.
    let columnLayouts: [Int: ColumnLayout]
    /// The row styles that are registered with the table.
    private var rowStyles: [RowStyle] = []
    /// The number of row styles that were registered before those.
    private var removedStyleCount = 0
    /// The kinds of static rows, up to a maximum.
    private var staticKinds: [RowOrder.Origin: RowKind] = [:]
    /// The most recent row, because the table requests several properties of a row together.
    private var latest: (origin: RowOrder.Origin, kind: RowKind, record: Record?)?
    /// The sections of the scene with data in which a row has a cut image. The warning is about the first row.
    var sectionsWithCutImages: Set<Int> = []
    /// The row heights of the scene's sections with rows of the same height.
    private var uniformHeights: [Int: CGFloat] = [:]
    /// A Boolean value that indicates whether all rows of the table have the same height.
    private var isUniform = false

    /// The tables next to this one in its image.
    private(set) var neighbors: [SceneTable] = []

    /// The style of a row's cell, and the section of the scene whose columns it has.
    private struct RowStyle: Equatable {
        var row: SceneRow
        var columns: Int?
    }

    /// The maximum number of cached kinds of static rows.
    private static let maxStaticKinds = 1024
    /// The maximum number of row styles that are registered with the table at a time.
    private static let maxRowStyles = 256

    private init(
        _ content: OpenScene, _ variant: SceneVariant, _ sections: [ResolvedSection], orders: [RowOrder],
        cutTexts: CutTexts, table: TableView, factory: SceneViewFactory, columnLayouts: [Int: ColumnLayout]
    ) {
        (self.content, self.variant, self.sections, self.orders) = (content, variant, sections, orders)
        (self.cutTexts, self.table, self.factory) = (cutTexts, table, factory)
        self.columnLayouts = columnLayouts
    }

    /// Returns a table of a scene, or of some of the records of its only section.
    ///
    /// - Parameters:
    ///   - variant: The image of the table. `nil` uses the primary image of the scene.
    ///   - records: The visible records. `nil` uses all records.
    ///   - isAlone: Whether the tables next to it are omitted.
    ///   - limit: The maximum numbers of sections, and of the records of each. `nil` shows all.
    /// - Throws: `InputError` if the scene refers to a row that does not exist, or if a step is impossible.
    package static func showing(
        _ content: OpenScene, variant: SceneVariant? = nil, records: Range<Int>? = nil,
        isAlone: Bool = false, limit: Int? = nil
    ) throws -> SceneTable {
        let (scene, resolved) = (content.scene, content.resolved)
        let variant = variant ?? scene.primaryVariant
        var sections = records.map { resolved.sections.showing($0) } ?? resolved.sections
        if let limit { sections = sections.prefix(limit).map { $0.limited(to: limit) } }
        let cutTexts = content.cutTexts(of: variant)
        let orders = sections.enumerated().map { index, section in
            RowOrder(
                section: index, count: resolved.rowCount(of: section) + resolved.summaryCount(of: section))
        }
        let specifiedWidth = scene.width ?? scene.device.map { Double($0.size.width) }
        let width = CGFloat(
            specifiedWidth ?? content.file.paperWidth ?? Double(content.theme.tableWidth))
        let table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: 0), style: scene.style)
        let measuringView = View()
        measuringView.environment = content.environment(under: variant.traits)
        let factory = SceneViewFactory(images: content.images, measuringView: measuringView)
        table.environment = measuringView.environment
        let sceneTable = SceneTable(
            content, variant, sections, orders: orders, cutTexts: cutTexts, table: table, factory: factory,
            columnLayouts: columnLayouts(of: content, under: variant.traits, in: table, factory))
        sceneTable.prepare(scene)
        sceneTable.placeColumnsNextToControls()
        sceneTable.setColumnTitlesOfPages()
        sceneTable.warnOfCutIndexTitles()
        sceneTable.showTitles(onPageOf: records)
        try sceneTable.show(variant.interaction)
        if !isAlone { sceneTable.neighbors = try content.neighbors(of: variant) }
        return sceneTable
    }

    private func prepare(_ scene: TableScene) {
        table.backgroundColor = scene.background
        if let tint = scene.tint { table.tintColor = tint }
        if let style = scene.separators?.style { table.separatorStyle = style }
        table.separatorColor = scene.separators?.color
        table.ownSeparatorInset = scene.separators?.inset
        if let inset = scene.contentInset { table.contentInset = inset }
        table.refreshControl = scene.refresh?.control
        scene.index?.apply(to: table)
        table.usesAlternatingRowBackgroundColors = scene.isAlternating
        table.allowsSelection = scene.selection != SceneSelection.none
        table.allowsMultipleSelection = (scene.selection ?? .multiple) == .multiple
        table.allowsSelectionDuringEditing = scene.editingSelection == .single
        table.allowsMultipleSelectionDuringEditing = scene.editingSelection == .multiple
        if let height = scene.estimatedRowHeight { table.estimatedRowHeight = CGFloat(height) }
        if let height = scene.headerHeight { table.sectionHeaderHeight = CGFloat(height) }
        if let height = scene.footerHeight { table.sectionFooterHeight = CGFloat(height) }
        table.backgroundView = scene.backgroundView.map { factory.make($0, SceneOutlets()) }
        measureUniformRows()
        table.dataSource = self
        table.delegate = self
    }

    // MARK: Kinds

    /// Returns the row of the scene or its data at a position.
    func origin(of path: IndexPath) -> RowOrder.Origin { orders[path.section][path.row] }

    /// Returns the kind and the record of a row. The result is `nil` after an error.
    func row(at path: IndexPath) -> (kind: RowKind, record: Record?)? {
        let origin = origin(of: path)
        if let latest, latest.origin == origin { return (latest.kind, latest.record) }
        do {
            let (kind, record) = try row(of: origin, sections[origin.section])
            latest = (origin, kind, record)
            return (kind, record)
        } catch {
            table.fail(error)
            return nil
        }
    }

    private func row(
        of origin: RowOrder.Origin, _ section: ResolvedSection
    ) throws -> (kind: RowKind, record: Record?) {
        if let summary = content.resolved.summaryRow(origin.row, of: section) {
            return (try content.scene.kind(of: summary, in: section.sceneSection, content.theme.columns), nil)
        }
        guard let range = section.records, let rows = content.rows[section.sceneSection] else {
            return (try kind(ofStaticRow: origin, section.sceneSection), nil)
        }
        let record = try rows.source.record(at: range.lowerBound + origin.row)
        return (try rows.kind(for: record), record)
    }

    private func kind(ofStaticRow origin: RowOrder.Origin, _ sceneSection: Int) throws -> RowKind {
        if let known = staticKinds[origin] { return known }
        let kind = try content.file.located(content.file.path(ofRow: origin.row, in: sceneSection)) {
            try content.scene.kind(of: content.scene.sections[sceneSection].rows[origin.row])
        }
        if staticKinds.count >= Self.maxStaticKinds { staticKinds.removeAll() }
        staticKinds[origin] = kind
        return kind
    }

    // MARK: Rows

    /// Returns a Boolean value that indicates whether the row at a position is a summary row.
    func isSummary(_ path: IndexPath) -> Bool {
        let origin = origin(of: path)
        return origin.row >= content.resolved.rowCount(of: sections[origin.section])
    }

    /// Highlights rows.
    func highlight(_ paths: [IndexPath]) { highlighted.formUnion(paths.map { origin(of: $0) }) }

    /// Removes a row.
    func delete(_ path: IndexPath) {
        _ = orders[path.section].remove(at: path.row)
        table.deleteRows(at: [path], with: .automatic)
    }

    /// Moves a row, without an update of the table.
    func move(_ path: IndexPath, to destination: IndexPath) {
        let origin = orders[path.section].remove(at: path.row)
        orders[destination.section].insert(origin, at: destination.row)
    }

    // MARK: Heights

    /// Measures the heights of sections whose rows have the same height regardless of their content.
    private func measureUniformRows() {
        let given = content.scene.rowHeight?.points
        // Large text may require several lines.
        if given == nil, factory.measuringView.environment.hasLargeText { return }
        for (sceneSection, rows) in content.rows.sorted(by: { $0.key < $1.key })
        where given != TableView.automaticDimension {
            if let kind = content.uniformKind(of: sceneSection) {
                let height = given ?? measured(kind, columnLayouts[sceneSection])
                // Rows grow with images that may be higher than their texts.
                let image = (kind.style.image?.size?.height ?? 0) + 2 * content.theme.cell.verticalPadding
                if given != nil || image <= height { uniformHeights[sceneSection] = height }
            } else if columnLayouts[sceneSection] == nil, let kinds = rows.kindsOfOneLine() {
                uniformHeights[sceneSection] = given ?? commonHeight(of: kinds)
            }
        }
        let heights = Set(uniformHeights.values)
        let areAllUniform = uniformHeights.count == content.rows.count
        let areAllFromData = content.resolved.sections.allSatisfy { $0.records != nil }
        isUniform = areAllFromData && areAllUniform && heights.count == 1
        table.rowHeight = (isUniform ? heights.first : given) ?? TableView.automaticDimension
    }

    /// Returns the height of rows of several kinds. `nil` if it is not the same, or if it depends on whether texts are
    /// empty.
    private func commonHeight(of kinds: [RowKind]) -> CGFloat? {
        let height = measured(kinds[0])
        let isCommon = kinds.allSatisfy { kind in
            [("A", "A"), ("A", nil), (nil, nil)].allSatisfy {
                measured(kind, text: $0, detail: $1) == height
            }
        }
        return isCommon ? height : nil
    }

    /// Returns the height for one line in each label.
    private func measured(
        _ kind: RowKind, _ columns: ColumnLayout? = nil, text: String? = "A", detail: String? = "A"
    ) -> CGFloat {
        var rowStyle = kind.style
        rowStyle.image = nil
        let cell = SceneCell(
            rowStyle, identifier: "measured", size: rowSize(rowStyle), imageColumn: content.scene.imageColumn,
            factory: factory, columns: columns)
        factory.measuringView.addSubview(cell)
        defer { cell.removeFromSuperview() }
        if let columns = cell.columns {
            let hasSummary = content.resolved.sections.contains { content.resolved.summaryCount(of: $0) > 0 }
            return columns.heightOfOneLine(in: cell, of: table, hasSummary: hasSummary)
        }
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = kind.detail.template == nil ? nil : detail
        if case .always(let accessory)? = kind.accessory { cell.accessoryType = accessory }
        return table.automaticHeight(of: cell)
    }

    // MARK: Cells

    /// Returns the size of a row to which the frames of views refer.
    private func rowSize(_ rowStyle: SceneRow) -> CGSize {
        let inset = table.group(\.sideInset).value(forWidth: table.frame.width)
        var height = table.minRowHeight
        if case .points(let points)? = rowStyle.height ?? content.scene.rowHeight { height = CGFloat(points) }
        return CGSize(width: max(table.frame.width - 2 * inset, 0), height: height)
    }

    /// Returns the height of a row if it does not depend on the row's content.
    func uniformHeight(at path: IndexPath) -> CGFloat? {
        // Without access to the records, a long table of equal rows requires little memory.
        if isUniform { return TableView.unspecified }
        return uniformHeights[sections[origin(of: path).section].sceneSection]
    }

    /// Returns the reuse identifier of cells with a style, which is registered with the table.
    ///
    /// - Parameter columns: The section of the scene whose columns the row has.
    func identifier(for row: SceneRow, columns: Int?) -> String {
        let rowStyle = RowStyle(row: row, columns: columns)
        // There are few styles, and rows often have the latest one.
        if let index = rowStyles.lastIndex(of: rowStyle) { return Self.identifier(removedStyleCount + index) }
        removeRowStylesIfMany()
        // Cells with removed identifiers may still be visible, so numbers are unique.
        let identifier = Self.identifier(removedStyleCount + rowStyles.count)
        rowStyles.append(rowStyle)
        let size = rowSize(row)
        let layout = columns.flatMap { columnLayouts[$0] }
        table.register(
            { [factory, controlValues, cutTexts, imageColumn = content.scene.imageColumn] in
                let cell = SceneCell(
                    row, identifier: identifier, size: size, imageColumn: imageColumn, factory: factory,
                    values: controlValues, columns: layout)
                cell.report(to: cutTexts)
                return cell
            }, forCellReuseIdentifier: identifier)
        return identifier
    }

    private static func identifier(_ number: Int) -> String { "row \(number)" }

    /// Removes all registered row styles if there are too many, so that many different styles require little
    /// memory.
    private func removeRowStylesIfMany() {
        guard rowStyles.count >= Self.maxRowStyles else { return }
        for number in removedStyleCount..<removedStyleCount + rowStyles.count {
            table.register(nil as (() -> TableViewCell)?, forCellReuseIdentifier: Self.identifier(number))
        }
        removedStyleCount += rowStyles.count
        rowStyles.removeAll()
    }
}

import DataFiles
import Diagnostics
import TableKit
@_spi(Tables) import ViewKit

/// A table view that shows the records of a ``DataTable``.
///
/// It is the data source and the delegate of itself. The columns have the widths that their content requires under the
/// traits and the theme of the view: an image with larger text has wider columns.
public final class DataTableView: TableView {
    private let content: DataTableContent
    /// The width that the program specifies. `nil` is automatic.
    private let ownWidth: CGFloat?
    /// The columns, after the first measurement.
    private(set) var layout: ColumnLayout?
    /// The width for which the columns are placed.
    private var placedWidth: CGFloat = 0
    /// The width that the columns require, which is automatic.
    private var automaticWidth: CGFloat?
    /// The environment in which the columns are measured.
    private var measuredEnvironment: Environment?
    /// The number of measurements, each of which has separate cells.
    private var measurementCount = 0

    init(_ content: DataTableContent, width: CGFloat?) {
        (self.content, ownWidth) = (content, width)
        super.init(frame: .zero, style: content.table.style)
        usesAlternatingRowBackgroundColors = content.table.isAlternating
        allowsSelection = false
        measure()
        dataSource = self
        delegate = self
    }

    /// A table of data cannot be decoded.
    public required init?(coder: NSCoder) { nil }

    public override func layoutSubviews() {
        if let layout, bounds.width != placedWidth { place(layout) }
        super.layoutSubviews()
    }

    @_spi(Tables) public override func applyEnvironment() {
        super.applyEnvironment()
        // The initializer of the superclass also calls this method.
        if layout != nil, environment != measuredEnvironment { measure() }
    }

    @_spi(Tables) public override var hasOwnTheme: Bool { true }

    @_spi(Tables) public override func adjustedTheme(_ theme: Theme) -> Theme {
        var adjusted = theme
        let table = content.table
        adjusted.adjust(
            hasColumns: true, isCompact: table.isCompact,
            border: table.hasBorder
                ? Theme.DataTableBorder(color: nil, hasRules: table.hasColumnRules) : nil)
        return adjusted
    }

    // MARK: Measuring

    /// Measures the columns under the present traits and theme.
    private func measure() {
        measuredEnvironment = environment
        let measures = ColumnMeasures.measuring(content.columns, in: environment, content.images)
        let layout = ColumnLayout(measures, rule: environment.theme.plain.separator)
        layout.hasRules = content.table.hasColumnRules
        self.layout = layout
        // A program may have set another width.
        let isAutomatic = ownWidth == nil && (automaticWidth == nil || automaticWidth == frame.width)
        if automaticWidth == nil || isAutomatic {
            frame.size.width = ownWidth ?? environment.theme.tableWidth
        }
        let fitting = ColumnFitting([(layout, content.source.name)], in: self) {
            [unowned self] in place(layout)
        }
        place(layout)
        if isAutomatic {
            fitting.widen(
                usual: content.table.fitsColumns ? ColumnFitting.maxWidth : ColumnFitting.usualWidth)
        }
        automaticWidth = frame.width
        let fit = content.table.fitsColumns ? nil : "fitsColumns = true"
        for warning in fitting.warnings(in: content.table.name, fit: fit) { Warnings.report(warning) }
        register(layout)
    }

    /// Sets the space that rows provide for their columns.
    private func place(_ layout: ColumnLayout) {
        let inset = group(\.sideInset).value(forWidth: frame.width)
        let size = CGSize(width: max(frame.width - 2 * inset, 0), height: environment.theme.cell.height)
        withCell(layout) { layout.takeSpace(of: $0, size: size, in: self) }
        placedWidth = frame.width
        columnTitles =
            columnHeader(of: 0).map { header in
                [header.columnTitles(section: 0, title: titleLabel(of: 0, in: header), in: self)]
            } ?? []
    }

    /// Registers cells with columns, and measures the height of rows with one line.
    private func register(_ layout: ColumnLayout) {
        measurementCount += 1
        let identifier = identifier
        register({ DataCell(layout, identifier: identifier) }, forCellReuseIdentifier: identifier)
        // Large text may require several lines.
        guard content.columns.isOneLine, !environment.hasLargeText else {
            rowHeight = TableView.automaticDimension
            return reloadData()
        }
        withCell(layout) { cell in
            let hasSummary =
                content.columns.summaries.groups.count + content.columns.summaries.total.count > 0
            rowHeight = cell.columns.heightOfOneLine(in: cell, of: self, hasSummary: hasSummary)
        }
        reloadData()
    }

    private var identifier: String { "row \(measurementCount)" }

    /// Calls a function with a cell in the environment of the table.
    private func withCell(_ layout: ColumnLayout, _ body: (DataCell) -> Void) {
        let measuringView = View()
        measuringView.environment = environment
        let cell = DataCell(layout, identifier: "measured")
        measuringView.addSubview(cell)
        body(cell)
        cell.removeFromSuperview()
    }

    // MARK: Headers

    /// Returns the header of a section with the titles of its columns. `nil` is another header.
    private func columnHeader(of section: Int) -> ColumnHeader? {
        guard let layout, section < content.runs.count else { return nil }
        return ColumnHeader.of(
            layout, style, hasTitle: content.title(of: section) != nil, repeats: section > 0,
            isSticky: content.table.repeatsColumnHeader)
    }

    private func titleLabel(of section: Int, in header: ColumnHeader) -> Label? {
        guard let title = content.title(of: section) else { return nil }
        let label = header.titleLabel(in: self)
        label.text = group(\.header).isUppercase ? title.uppercased() : title
        return label
    }
}

extension DataTableView: TableViewDataSource {
    /// Returns the number of groups, and one for the total if there are several.
    public func numberOfSections(in tableView: TableView) -> Int { content.sectionCount }

    /// Returns the number of records and summary rows in a section.
    public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        content.rowCount(of: section)
    }

    /// Returns the common value of a group.
    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        content.title(of: section)
    }

    /// Returns a cell with the values of a record or a summary.
    public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        guard let columns = (cell as? DataCell)?.columns else { return cell }
        if let summary = content.summaryRow(indexPath.row, in: indexPath.section) {
            columns.show(summary)
            return cell
        }
        do throws(Diagnostic) {
            let previous =
                try columns.hidesRepeats && indexPath.row > 0 && !firstRowsOfPages.contains(indexPath)
                ? content.record(indexPath.row - 1, in: indexPath.section) : nil
            try columns.show(
                content.record(indexPath.row, in: indexPath.section), after: previous, content.images)
        } catch { fail(InputError(error)) }
        return cell
    }
}

extension DataTableView: TableViewDelegate {
    /// Returns the height of a header with the titles of columns.
    public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard let header = columnHeader(of: section) else { return TableView.unspecified }
        return header.height(section: section, title: titleLabel(of: section, in: header), in: self)
    }

    /// Returns a header with the titles of columns.
    public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        guard let header = columnHeader(of: section) else { return nil }
        return ColumnHeaderView(
            header, section: section, title: titleLabel(of: section, in: header), in: self,
            hasBorder: content.table.hasBorder, isOpen: section > 0 && style == .plain)
    }

    /// Sets the background of summary rows.
    public func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        let isSummary = content.summaryRow(indexPath.row, in: indexPath.section) != nil
        cell.backgroundColor = isSummary ? environment.theme.columns.summaryBackground : nil
    }
}

/// A cell with the values of a record.
private final class DataCell: TableViewCell {
    let columns: ColumnsView

    init(_ layout: ColumnLayout, identifier: String) {
        columns = ColumnsView(layout)
        super.init(style: .default, reuseIdentifier: identifier)
        selectionStyle = .none
        columns.frame = contentView.bounds
        // The height of the row fits such views.
        columns.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(columns)
        consistsOfCells = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        columns.place(in: self)
    }
}

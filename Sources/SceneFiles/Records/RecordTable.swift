import Records
import TableKit

/// Shows the records of a file as the rows of a table: a data source and delegate that read each record when its row
/// is drawn.
package final class RecordTable {
    package let file: RecordFile
    package let bindings: RecordBindings
    package let pictures: PictureStore
    /// The table that shows the records, ready to be drawn.
    package let table: TableView

    private let sections: [RecordSection]
    private let look: Look
    private let imageProperties: TableViewCell.ImageProperties

    /// The first mistake met while drawing. A data source cannot throw, so whoever draws asks for it afterwards.
    package private(set) var failure: RecordError?

    /// What the rows have in common.
    package struct Look: Sendable {
        package var tableStyle = TableView.Style.plain
        package var cellStyle = TableViewCell.CellStyle.default
        package var width: CGFloat
        /// The height of every row in points; nil for the style's own.
        package var rowHeight: CGFloat?
        /// The largest height of a picture in points; nil for what suits the row.
        package var imageHeight: CGFloat?
        /// Whether long texts wrap, in rows as high as they need.
        package var wraps = false
        package var alternates = false
        package var isEditing = false
        package var canReorder = false
        package var theme: Theme

        package init(theme: Theme) {
            self.theme = theme
            width = theme.tableWidth
        }
    }

    /// Prepares a table of the records in some sections.
    ///
    /// - Throws: `RecordError` when the file cannot be read any more.
    package init(
        _ file: RecordFile, sections: [RecordSection], bindings: RecordBindings, look: Look,
        pictures: PictureStore
    ) throws(RecordError) {
        self.file = file
        self.bindings = bindings
        self.pictures = pictures
        self.look = look
        self.sections = sections
        let rowHeight = look.rowHeight ?? Self.rowHeight(look)
        imageProperties = try Self.imageProperties(file, bindings, pictures, look, rowHeight: rowHeight)

        table = TableView(frame: CGRect(x: 0, y: 0, width: look.width, height: 0), style: look.tableStyle)
        table.usesAlternatingRowBackgroundColors = look.alternates
        table.allowsMultipleSelection = true
        table.rowHeight = look.wraps && look.rowHeight == nil ? TableView.automaticDimension : rowHeight
        table.register({ [unowned self] in makeCell() }, forCellReuseIdentifier: Self.identifier)
        table.dataSource = self
        table.delegate = self
        table.setEditing(look.isEditing, animated: false)
    }

    private static let identifier = "record"

    private func makeCell() -> TableViewCell {
        let cell = TableViewCell(style: look.cellStyle, reuseIdentifier: Self.identifier)
        cell.imageProperties = imageProperties
        cell.showsReorderControl = look.canReorder
        if look.wraps {
            cell.textLabel?.numberOfLines = 0
            cell.detailTextLabel?.numberOfLines = 0
        }
        return cell
    }

    /// The height that suits one line of each label, which every row of the style has.
    private static func rowHeight(_ look: Look) -> CGFloat {
        let cell = TableViewCell(style: look.cellStyle)
        cell.environment = Environment(traits: TraitCollection(), theme: look.theme)
        cell.textLabel?.text = "A"
        cell.detailTextLabel?.text = "A"
        return cell.sizeThatFits(CGSize(width: look.width, height: 0)).height
    }

    // MARK: Pictures

    private static let sampleSize = 50
    private static let largestImageHeight: CGFloat = 40
    /// No column is wider than this many times the largest height: a banner gets smaller instead.
    private static let widestImage: CGFloat = 1.5

    /// Lets pictures be as high as suits the row, and keeps a column for the widest of the first ones, so that all
    /// texts begin at one place.
    private static func imageProperties(
        _ file: RecordFile, _ bindings: RecordBindings, _ pictures: PictureStore, _ look: Look,
        rowHeight: CGFloat
    ) throws(RecordError) -> TableViewCell.ImageProperties {
        var properties = TableViewCell.ImageProperties()
        guard let template = bindings.image else { return properties }
        let padding = look.theme.cell.verticalPadding
        let suitable = min(max(rowHeight - 2 * padding, 1), largestImageHeight)
        let height = look.imageHeight ?? suitable
        var width: CGFloat = 0
        for index in 0..<min(file.count, sampleSize) {
            let path = template.string(for: try file.record(at: index))
            guard let size = pictures.image(path)?.size, size.height > 0 else { continue }
            width = max(width, size.width * min(1, height / size.height))
        }
        width = min(width, height * widestImage)
        properties.maximumSize = CGSize(width: width, height: height)
        properties.reservedWidth = width
        return properties
    }

    // MARK: Records

    private func index(of path: IndexPath) -> Int {
        sections[path.section].records.lowerBound + path.row
    }

    /// A record, or nil after a mistake.
    func record(at path: IndexPath) -> Record? {
        do {
            return try file.record(at: index(of: path))
        } catch {
            fail(error)
            return nil
        }
    }

    func fail(_ error: RecordError) {
        if failure == nil { failure = error }
    }

    private func configure(_ cell: TableViewCell, with record: Record) {
        cell.textLabel?.text = bindings.title?.string(for: record)
        cell.detailTextLabel?.text = bindings.detail?.string(for: record)
        if let template = bindings.image {
            cell.imageView?.image = pictures.image(template.string(for: record))
        }
        cell.accessoryType = value(of: bindings.accessory, for: record) ?? .none
    }

    private func value<Value>(of binding: RowValue<Value>, for record: Record) -> Value? {
        do throws(TemplateError) {
            return try binding.value(for: record)
        } catch {
            fail(RecordError(file: file.name, line: record.line, sentence: error.sentence))
            return nil
        }
    }
}

extension RecordTable: TableViewDataSource {
    package func numberOfSections(in tableView: TableView) -> Int { sections.count }

    package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].records.count
    }

    package func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        if let record = record(at: indexPath) { configure(cell, with: record) }
        return cell
    }
}

extension RecordTable: TableViewDelegate {
    package func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        guard let record = record(at: indexPath) else { return .none }
        return value(of: bindings.editingStyle, for: record) ?? .none
    }

    package func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        // Not when the cell is made, which also happens just to measure it.
        guard pictures.hasProblems, let template = bindings.image, let record = record(at: indexPath) else {
            return
        }
        pictures.noteShown(template.string(for: record), line: record.line)
    }
}

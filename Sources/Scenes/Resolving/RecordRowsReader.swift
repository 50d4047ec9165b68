import DataFiles
import DataTables
import TableKit

/// A reader of the rows of a section's records: it opens the records, and compiles all that the scene says about their rows.
struct RecordRowsReader {
    let data: SceneData
    let row: SceneRow
    let file: SceneFile
    /// The path of the section in the file.
    let path: String
    let folder: InputFolder
    let theme: Theme
    let images: ImageStore

    /// Returns the rows.
    ///
    /// - Parameter records: The records, if they are already open.
    /// - Throws: `InputError` with all errors in the section, and `Diagnostic` for its data.
    func rows(of records: OpenRecords?) throws -> RecordRows {
        let (dataPath, rowPath) = (path.appending(key: "data"), path.appending(key: "row"))
        let origin = SceneRecordSource(data: data, file: file, path: dataPath, folder: folder)
        let records = try records ?? origin.open()
        let opened = records.source
        let templates = Templates(
            columns: opened.columns, context: records.context,
            isMarkdown: (opened as? RecordFile)?.format == .markdown)
        var errors = CollectedErrors()
        func compiled<Result>(_ path: String, _ body: () throws -> Result) throws -> Result? {
            try errors.collecting { try file.located(path, body) }
        }
        var cases: [(condition: Condition, row: SceneRow)] = []
        for (index, rowCase) in row.cases.enumerated() {
            let condition = try compiled("\(rowPath).when[\(index)].if") {
                let condition = try Condition(
                    rowCase.condition, columns: opened.columns, context: templates.context)
                try condition.checkTexts(in: opened)
                return condition
            }
            if let condition { cases.append((condition, rowCase.row)) }
        }
        let prototype = try row.prototype.flatMap { (name) throws -> Template? in
            guard name.contains("{") else { return nil }
            return try compiled("\(rowPath).prototype") { try templates.value(name) }
        }
        let group = try data.group.flatMap { (name) throws -> Int? in
            try compiled("\(dataPath).group") { try Template.column(name, in: opened.columns) }
        }
        // The parts of each kind have separate paths.
        func kind(_ row: SceneRow, _ path: String) throws -> RowKind? {
            try compiled(path) { try file.scene.completed(row).kind(templates) }
        }
        let image = try kind(row, rowPath)?.image
        for (index, rowCase) in row.cases.enumerated() {
            _ = try kind(rowCase.row, "\(rowPath).when[\(index)]")
        }
        let selected = try RecordSelection(filter: data.filter, sort: data.sort, limit: data.limit)
            .records(of: opened, templates.context, in: file, at: dataPath, &errors)
        var row = row
        if let image { row.image = try fittedImage(row.image, image, selected) }
        let rows = RecordRows(
            selected, row, cases, prototype: prototype, group: group,
            alignments: (opened as? RecordFile)?.alignments ?? [], templates, in: file, path: path)
        try rows.compile()
        return rows
    }

    // MARK: Images

    private static let sampleSize = 50
    private static let largestImageHeight: CGFloat = 40
    /// The maximum width of the image column, as a factor of the maximum height. Wider images are scaled
    /// down.
    private static let widestImage: CGFloat = 1.5

    /// Returns the image of a row with a maximum height for the height of rows, and with a column for the widest of the
    /// first ones. All texts are then aligned. Values that the scene specifies take precedence.
    private func fittedImage(
        _ model: SceneImage?, _ template: Template, _ source: any RecordSource
    ) throws -> SceneImage? {
        var size = model?.size ?? .zero
        if size.height == 0 {
            let rowHeight = lineHeight - 2 * theme.cell.verticalPadding
            size.height = min(max(rowHeight, 1), Self.largestImageHeight)
        }
        if size.width == 0 {
            for index in 0..<min(source.count, Self.sampleSize) {
                let path = template.string(for: try source.record(at: index))
                guard let own = images.size(path), own.height > 0 else { continue }
                size.width = max(size.width, own.width * min(1, size.height / own.height))
            }
            size.width = min(size.width, size.height * Self.widestImage)
        }
        var fitted = model
        fitted?.size = size
        if fitted?.column == nil { fitted?.column = file.scene.imageColumn ?? Double(size.width) }
        return fitted
    }

    /// The specified height of rows, or else that of rows with one line in each label.
    private var lineHeight: CGFloat {
        let row = file.scene.completed(row)
        if case .points(let points)? = row.height ?? file.scene.rowHeight { return CGFloat(points) }
        let table = TableView(
            frame: CGRect(x: 0, y: 0, width: theme.tableWidth, height: 0), style: file.scene.style)
        table.environment = Environment(traits: TraitCollection(), theme: theme)
        let cell = TableViewCell()
        cell.contentKind = row.style ?? .default
        cell.environment = table.environment
        cell.textLabel?.text = "A"
        cell.detailTextLabel?.text = "A"
        return table.automaticHeight(of: cell)
    }
}

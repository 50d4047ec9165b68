import Records
import TableKit

extension TableViewCell.ImageProperties {
    private static let sampleSize = 50
    private static let largestHeight: CGFloat = 40
    /// No column is wider than this many times the largest height: a banner gets smaller instead.
    private static let widest: CGFloat = 1.5

    /// Lets the pictures of records be as high as suits the row, and keeps a column for the widest of the first ones,
    /// so that all texts begin at one place.
    ///
    /// - Throws: `RecordError` when the file cannot be read any more.
    package init(
        of file: RecordFile, bindings: RecordBindings, look: RecordTable.Look, pictures: PictureStore
    ) throws(RecordError) {
        self.init()
        guard let template = bindings.image else { return }
        let room = look.plainRowHeight - 2 * look.theme.cell.verticalPadding
        let height = look.imageHeight ?? min(max(room, 1), Self.largestHeight)
        var width: CGFloat = 0
        for index in 0..<min(file.count, Self.sampleSize) {
            let path = template.string(for: try file.record(at: index))
            guard let size = pictures.size(path), size.height > 0 else { continue }
            width = max(width, size.width * min(1, height / size.height))
        }
        width = min(width, height * Self.widest)
        maximumSize = CGSize(width: width, height: height)
        reservedWidth = width
    }
}

extension RecordTable.Look {
    /// The height of rows whose texts do not wrap: the one asked for, or what suits one line of each label.
    var plainRowHeight: CGFloat {
        if let rowHeight { return rowHeight }
        let cell = TableViewCell(style: cellStyle)
        cell.environment = Environment(traits: TraitCollection(), theme: theme)
        cell.textLabel?.text = "A"
        cell.detailTextLabel?.text = "A"
        return cell.sizeThatFits(CGSize(width: width, height: 0)).height
    }
}

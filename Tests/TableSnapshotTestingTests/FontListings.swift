import TableSnapshotTesting
import Testing

func drawBranded(_ table: TableView, to path: String) throws {
    var theme = Theme.modern
    theme.fonts = try FontCollection(folder: "Brand/Fonts")
    theme.systemFont = SystemFont(family: "Brand Sans")
    try table.writePNG(to: path, options: SnapshotOptions(theme: theme))
}

/// The suite has no tests, because the package contains no such folder.
@Suite(.snapshots(fonts: "Tests/Fonts")) struct BrandTests {}

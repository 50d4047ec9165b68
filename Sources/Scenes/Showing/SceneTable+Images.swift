import DataFiles
import Diagnostics
import TableKit

// Warnings about the images of rows.
extension SceneTable {
    /// Warns of an image that covers other content of its row, or that the corners of the group cut.
    func warnOfCutImage(in cell: TableViewCell, at path: IndexPath, _ record: Record?) {
        guard cell.imageView?.image != nil else { return }
        cell.layoutIfNeeded()
        guard let cut = cell.imageCut else { return }
        let origin = origin(of: path)
        let sceneSection = sections[origin.section].sceneSection
        var warning = Self.warning(about: cut)
        if let record, let data = content.rows[sceneSection]?.source {
            guard sectionsWithCutImages.insert(sceneSection).inserted else { return }
            warning = warning.located(in: data.name, line: record.line)
        } else {
            warning = content.file.located(
                warning, at: content.file.path(ofRow: origin.row, in: sceneSection).appending(key: "image"))
        }
        content.report(warning)
    }

    private static func warning(about cut: TableViewCell.ImageCut) -> Diagnostic {
        switch cut {
        case .exceedsFrame(let image, let frame):
            Diagnostic(
                .warning,
                message:
                    "the image is \(text(image)) points and covers other content of the row, because the content "
                    + "mode does not reduce it to its \(text(frame)) points",
                remedy: "write contentMode: aspect-fit, or use a smaller image")
        case .corners:
            Diagnostic(
                .warning, message: "the round corners of the group cut the image",
                remedy: "write a smaller size for the image, such as size: [0, 40]")
        }
    }

    private static func text(_ size: CGSize) -> String {
        "\(size.width.rounded().plainText) × \(size.height.rounded().plainText)"
    }
}

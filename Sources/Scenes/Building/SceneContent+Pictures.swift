import Diagnostics
import TableKit

// Checks of the images that a scene contains. The images of records are checked with the records.
extension SceneContent {
    /// Throws all errors in the images of the scene.
    func checkPictures() throws(SceneError) {
        var problems: [Diagnostic] = []
        for (file, path) in writtenPictures {
            guard let error = pictures.error(file) else { continue }
            problems += self.file.error("the picture \(error)", at: path).problems
        }
        if !problems.isEmpty { throw SceneError(problems: problems) }
    }

    /// The images, each with its path in the scene.
    private var writtenPictures: [PlacedFile] {
        var views = scene.placedViews
        var rows = scene.prototypes.sorted { $0.key < $1.key }.map { (row: $1, path: "prototypes.\($0)") }
        for (name, band) in scene.bands.sorted(by: { $0.key < $1.key }) {
            views += band.placedViews(at: "bands.\(name)")
        }
        var found: [PlacedFile] = []
        for (section, path) in file.placedSections {
            for (band, path) in section.placedBands(at: path) { views += band.placedViews(at: path) }
            if let row = section.row { rows.append((row, path.appending(key: "row"))) }
            for (row, path) in section.placedRows(at: path) {
                rows.append((row, path))
                found += ownPictures(of: row, at: path)
            }
        }
        for (row, path) in rows {
            views += row.placedViews(at: path)
            found += row.actionPictures(at: path)
        }
        return found + views.flatMap { view, path in view.control.pictures(at: path) }
    }

    /// Returns the images of a static row and of the values in it.
    private func ownPictures(of row: SceneRow, at path: String) -> [PlacedFile] {
        let plan = try? scene.plan(of: row)
        return (plan?.picturePaths(nil) ?? []).map { file in
            let name = row.values.first { $0.value == file }?.key
            return (file, name.map { "\(path).values.\($0)" } ?? "\(path).image")
        }
    }
}

/// An image file and the path of the value that names it.
private typealias PlacedFile = (file: String, path: String)

extension SceneRow {
    /// Returns the images of the row's actions.
    fileprivate func actionPictures(at path: String) -> [PlacedFile] {
        [("trailingActions", trailingActions), ("leadingActions", leadingActions)].flatMap { key, actions in
            (actions ?? []).enumerated().compactMap { index, action in
                action.image.map { ($0, "\(path).\(key)[\(index)].image") }
            }
        }
    }
}

extension SceneControl {
    /// Returns the images of a control at a path.
    fileprivate func pictures(at path: String) -> [PlacedFile] {
        var files = [
            ("image", image), ("highlightedImage", highlightedImage), ("backgroundImage", backgroundImage),
        ]
        let looks = [
            ("whileHighlighted", whileHighlighted), ("whileSelected", whileSelected),
            ("whileDisabled", whileDisabled),
        ]
        for (key, look) in looks {
            files += [("\(key).image", look?.image), ("\(key).backgroundImage", look?.backgroundImage)]
        }
        files += (segments ?? []).enumerated().map { ("segments[\($0)].image", $1.image) }
        return files.compactMap { key, file in file.map { ($0, "\(path).\(key)") } }
    }
}

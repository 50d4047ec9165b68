import DataTables
import Diagnostics

// The images that a scene contains. Those of records are checked with the records.
extension SceneFile {
    /// Returns the errors in the images of the scene.
    func errorsInImages(_ images: ImageStore) -> [Diagnostic] {
        imageFiles.flatMap { path, location in
            images.error(path).map { error("the image \($0)", at: location).problems } ?? []
        }
    }

    /// The images, each with its path in the scene.
    private var imageFiles: [LocatedFile] {
        var views = scene.locatedHierarchies.flatMap { $0 }
        var rows = scene.prototypes.sorted { $0.key < $1.key }.map { (row: $1, path: "prototypes.\($0)") }
        for (name, headerFooter) in scene.headerFooterPrototypes.sorted(by: { $0.key < $1.key }) {
            views += headerFooter.locatedViews(at: "headerFooterPrototypes.\(name)")
        }
        var found: [LocatedFile] = []
        for (section, path) in locatedSections {
            for (headerFooter, path) in section.locatedHeadersAndFooters(at: path) {
                views += headerFooter.locatedViews(at: path)
            }
            if let row = section.row { rows.append((row, path.appending(key: "row"))) }
            for (row, path) in section.locatedRows(at: path) {
                rows.append((row, path))
                found += rowImages(of: row, at: path)
                for (column, cell) in zip(section.columns, row.cells) where column.showsImage {
                    found.append((cell.trimmed, path))
                }
            }
        }
        for (row, path) in rows {
            views += row.locatedViews(at: path)
            found += row.actionImages(at: path)
        }
        return found + views.flatMap { view, path in view.control.images(at: path) }
    }

    /// Returns the images of a static row and of the values in it.
    private func rowImages(of row: SceneRow, at path: String) -> [LocatedFile] {
        let kind = try? scene.kind(of: row)
        return (kind?.imagePaths(nil) ?? []).map { file in
            let name = row.values.filter { $0.value == file }.keys.min()
            return (file, name.map { "\(path).values.\($0)" } ?? "\(path).image")
        }
    }
}

/// An image file and the path of the value that names it.
private typealias LocatedFile = (file: String, path: String)

extension SceneRow {
    /// Returns the images of the row's actions.
    fileprivate func actionImages(at path: String) -> [LocatedFile] {
        [("trailingActions", trailingActions), ("leadingActions", leadingActions)].flatMap { key, actions in
            (actions ?? []).enumerated().compactMap { index, action in
                action.image.map { ($0, "\(path).\(key)[\(index)].image") }
            }
        }
    }
}

extension SceneControl {
    /// Returns the images of a control at a path.
    fileprivate func images(at path: String) -> [LocatedFile] {
        var files = [
            ("image", image), ("highlightedImage", highlightedImage), ("backgroundImage", backgroundImage),
        ]
        let states = [
            ("whileHighlighted", whileHighlighted), ("whileSelected", whileSelected),
            ("whileDisabled", whileDisabled),
        ]
        for (key, state) in states {
            files += [("\(key).image", state?.image), ("\(key).backgroundImage", state?.backgroundImage)]
        }
        files += (segments ?? []).enumerated().map { ("segments[\($0)].image", $1.image) }
        return files.compactMap { key, file in file.map { ($0, "\(path).\(key)") } }
    }
}

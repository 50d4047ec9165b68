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

    /// The images, each with its position in the scene.
    private var writtenPictures: [(file: String, path: String)] {
        var found = (scene.header.map { $0.pictures(at: "header") } ?? [])
        found += scene.footer.map { $0.pictures(at: "footer") } ?? []
        found += scene.backgroundView.map { $0.pictures(at: "backgroundView") } ?? []
        for (name, row) in scene.prototypes.sorted(by: { $0.key < $1.key }) {
            found += row.viewPictures(at: "prototypes.\(name)")
        }
        for (name, band) in scene.bands.sorted(by: { $0.key < $1.key }) {
            found += band.views.pictures(at: "bands.\(name).views")
        }
        for (index, section) in scene.sections.enumerated() {
            let path = Self.path(of: index, in: scene)
            found += section.header?.views.pictures(at: "\(path)header.views") ?? []
            found += section.footer?.views.pictures(at: "\(path)footer.views") ?? []
            found += section.row?.viewPictures(at: "\(path)row") ?? []
            for (number, row) in section.rows.enumerated() {
                found += written(row, at: "\(path)rows[\(number)]")
            }
        }
        return found
    }

    /// Returns the images of a static row: its own, and those in the views of its prototype.
    private func written(_ row: SceneRow, at path: String) -> [(file: String, path: String)] {
        let base = row.prototype.flatMap { scene.prototypes[$0] } ?? SceneRow()
        let whole = scene.completed(SceneRow.definition.overlay(base, with: row))
        let plan = try? RowPlan(whole, columns: nil)
        let own = (plan?.picturePaths(nil) ?? []).map { file in
            let name = row.values.first { $0.value == file }?.key
            return (file, name.map { "\(path).values.\($0)" } ?? "\(path).image")
        }
        return own + row.viewPictures(at: path)
    }
}

extension SceneRow {
    /// Returns the images of the row's views and actions.
    fileprivate func viewPictures(at path: String) -> [(file: String, path: String)] {
        var found = views.pictures(at: "\(path).views")
        for case (.view(let view)?, let key) in [
            (accessory, "accessory"), (editingAccessory, "editingAccessory"),
        ] { found += view.pictures(at: "\(path).\(key)") }
        for case (.view(let view)?, let key) in [
            (selectedBackground, "selectedBackground"),
            (multipleSelectionBackground, "multipleSelectionBackground"),
        ] { found += view.pictures(at: "\(path).\(key)") }
        found += backgroundView?.pictures(at: "\(path).backgroundView") ?? []
        for (key, actions) in [("trailingActions", trailingActions), ("leadingActions", leadingActions)] {
            for (index, action) in (actions ?? []).enumerated() {
                if let file = action.image { found.append((file, "\(path).\(key)[\(index)].image")) }
            }
        }
        return found
    }
}

extension SceneView {
    /// Returns the images of the view and its subviews.
    fileprivate func pictures(at path: String) -> [(file: String, path: String)] {
        var own = [
            (control.image, "image"), (control.highlightedImage, "highlightedImage"),
            (control.backgroundImage, "backgroundImage"),
        ]
        for (look, key) in [
            (control.whileHighlighted, "whileHighlighted"), (control.whileSelected, "whileSelected"),
            (control.whileDisabled, "whileDisabled"),
        ] {
            own += [
                (look?.image, "\(key).image"), (look?.backgroundImage, "\(key).backgroundImage"),
            ]
        }
        own += (control.segments ?? []).enumerated().map { ($1.image, "segments[\($0)].image") }
        return own.compactMap { file, key in file.map { ($0, "\(path).\(key)") } }
            + views.pictures(at: "\(path).views")
    }
}

extension [SceneView] {
    fileprivate func pictures(at path: String) -> [(file: String, path: String)] {
        enumerated().flatMap { $1.pictures(at: "\(path)[\($0)]") }
    }
}

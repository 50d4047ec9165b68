import Diagnostics
import TableKit

// Looking at the pictures that a scene names itself; those that records name are looked at with the records.
extension SceneContent {
    /// Throws everything that is wrong with the pictures that the scene names.
    func checkPictures() throws(SceneError) {
        var problems: [Diagnostic] = []
        for (file, path) in writtenPictures {
            guard let error = pictures.error(file) else { continue }
            problems += self.file.error("the picture \(error)", at: path).problems
        }
        if !problems.isEmpty { throw SceneError(problems: problems) }
    }

    /// The pictures, each with the place of the scene that names it.
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

    /// The pictures of a row that is written down: its own, and those it gives to views of its prototype.
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
    /// The pictures of the row's views and actions.
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
    /// The pictures of the view and those in it.
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

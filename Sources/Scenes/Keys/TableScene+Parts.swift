import DataTables
import TableKit

// The parts of a scene, each with its path in the file, such as `sections[2].rows[0].views[1]`.

/// A view and its path.
typealias LocatedView = (view: SceneView, path: String)

extension TableScene {
    /// Returns the sections.
    ///
    /// - Parameter isListed: Whether they are elements of the key `sections`. Otherwise, the keys of the only
    ///   section are keys of the scene.
    func locatedSections(isListed: Bool) -> [(section: SceneSection, path: String)] {
        sections.enumerated().map { ($1, isListed ? "sections[\($0)]" : "") }
    }

    /// The views that are not in a row, header or footer of a section, each with its subviews.
    var locatedHierarchies: [[LocatedView]] {
        [("header", header), ("footer", footer), ("backgroundView", backgroundView)].map {
            [$0].located(at: "")
        }
    }
}

extension SceneSection {
    /// Returns the static rows of a section at a path.
    func locatedRows(at path: String) -> [(row: SceneRow, path: String)] {
        rows.enumerated().map { ($1, path.appending(key: "rows[\($0)]")) }
    }

    /// Returns the header and the footer of a section at a path.
    func locatedHeadersAndFooters(at path: String) -> [(headerFooter: SceneHeaderFooter, path: String)] {
        [("header", header), ("footer", footer)].compactMap { key, headerFooter in
            headerFooter.map { ($0, path.appending(key: key)) }
        }
    }
}

extension SceneRow {
    /// Returns the views of a row at a path, and their subviews.
    func locatedViews(at path: String) -> [LocatedView] {
        views.located(at: "\(path).views")
            + [
                ("accessory", accessory?.view), ("editingAccessory", editingAccessory?.view),
                ("backgroundView", backgroundView), ("selectedBackground", selectedBackground?.view),
                ("multipleSelectionBackground", multipleSelectionBackground?.view),
            ].located(at: path)
    }
}

extension SceneHeaderFooter {
    /// Returns the views of a header or footer at a path, and their subviews.
    func locatedViews(at path: String) -> [LocatedView] { views.located(at: "\(path).views") }
}

extension SceneAccessory {
    /// The accessory type. `nil` if there is a view.
    var standard: RecordValue<TableViewCell.AccessoryType>? {
        if case .standard(let value) = self { value } else { nil }
    }

    /// The custom view, if any.
    var view: SceneView? { if case .view(let view) = self { view } else { nil } }
}

extension SceneBackdrop {
    /// The view. `nil` if there is a color.
    var view: SceneView? { if case .view(let view) = self { view } else { nil } }
}

extension SceneView {
    /// The outlet and the tag, by which rows set the value of the view.
    var names: [String] { [outlet, tag.map { String($0) }].compactMap { $0 } }

    fileprivate func located(at path: String) -> [LocatedView] {
        [(self, path)] + views.located(at: "\(path).views")
    }
}

extension [SceneView] {
    /// Returns the views of a list at a path, and their subviews.
    func located(at path: String) -> [LocatedView] {
        enumerated().flatMap { $1.located(at: "\(path)[\($0)]") }
    }

    /// The views, and those in stacks among them: the views that constraints of the container can mention.
    var constrainable: [SceneView] { flatMap { [$0] + ($0.kind == .stack ? $0.views.constrainable : []) } }
}

extension [(String, SceneView?)] {
    fileprivate func located(at path: String) -> [LocatedView] {
        flatMap { key, view in view?.located(at: path.appending(key: key)) ?? [] }
    }
}

extension [LocatedView] {
    /// The outlets and tags of the views.
    var names: [String] { flatMap(\.view.names) }

    /// Returns the view with an outlet or a tag. `nil` if there is none.
    func outlet(_ name: String) -> SceneOutlet? {
        first { $0.view.names.contains(name) }.map { SceneOutlet(name: name, model: $0.view) }
    }
}

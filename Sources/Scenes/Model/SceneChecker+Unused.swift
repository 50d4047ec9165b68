import DataFiles
import TableKit

// Warnings about content of a scene that no image shows.
extension SceneChecker {
    /// Warns of keys that have no effect in any of the scene's images.
    mutating func warnUnused() {
        if !isEdited { warnUnused("reorder", "editingSelection", because: Self.notEdited) }
        if !pictures.contains(where: { $0.moment.screen != nil }) {
            if !pictures.contains(where: { $0.moment.isRefreshing == true }) {
                warnUnused("refresh", because: "nothing pulls the rows down; write refreshing: true")
            }
            warnUnused(
                "estimatedRowHeight",
                because: "a picture of the whole table has the true heights; write screen: {}")
        }
        if scene.separators?.style == TableView.SeparatorStyle.none {
            warnUnused("color", "inset", at: "separators", because: "there are no separators")
        }
        for (key, view) in [("header", scene.header), ("footer", scene.footer)] {
            guard let frame = view?.frame, frame.origin != .zero else { continue }
            reader.warn(
                "x and y have no effect: the \(key) is as wide as the table; for room around it put it into a view",
                at: "\(key).frame")
        }
        for picture in pictures { warnUnused(picture.moment, at: picture.path) }
        warnUnusedPrototypes()
    }

    /// Warns of keys of a row that have no effect. `row` contains the properties of its prototype, too.
    mutating func warnUnused(_ row: SceneRow, at path: String) {
        if row.style == .default {
            reader.warn(
                "the style default shows no detail; use subtitle, value1 or value2", key: "detail", at: path)
        }
        if row.indentation ?? 0 == 0 {
            reader.warn(
                "\"indentationWidth\" has no effect without indentation, the number of levels",
                key: "indentationWidth", at: path)
        }
        if !isEdited {
            warnUnused(
                "editingStyle", "editingAccessory", "reorder", "indentsWhileEditing", at: path,
                because: Self.notEdited)
        }
    }

    private mutating func warnUnused(_ moment: SceneMoment, at path: String) {
        guard let screen = moment.screen else { return warnScrolling(moment, at: path) }
        let path = path.appending(key: "screen")
        if screen.scrollTo == nil {
            warnUnused("position", at: path, because: "the screen is scrolled to no row; write scrollTo")
        }
        if screen.showsIndicator != true {
            warnUnused(
                "indicatorStyle", "indicatorInsets", at: path,
                because: "the indicator is not shown; write indicator: true")
        }
    }

    /// Warns of scroll steps without a screen, because they have no effect on a complete table.
    private mutating func warnScrolling(_ moment: SceneMoment, at path: String) {
        // The steps of the scene are also those of its states, but are not written there.
        guard reader.has("steps", at: path) else { return }
        for (index, step) in moment.steps.enumerated() where step.scrolls {
            reader.warn(
                "this scrolls, and the picture is of the whole table; write screen: {} for what a screen shows",
                at: path.appending(key: "steps[\(index)]"))
        }
    }

    private static let notEdited = "the table is not edited; write editing: true"

    private mutating func warnUnused(_ keys: String..., at path: String = "", because reason: String) {
        for key in keys { reader.warn("\"\(key)\" has no effect: \(reason)", key: key, at: path) }
    }

    // MARK: Prototypes

    /// Warns of unused prototypes of rows, headers and footers.
    private mutating func warnUnusedPrototypes() {
        let templates = scene.sections.compactMap(\.row)
        let rows = scene.sections.flatMap(\.rows) + templates + templates.flatMap { $0.cases.map(\.row) }
        let bands = scene.sections.flatMap { [$0.header, $0.footer] }
        warnUnused("prototypes", "row", scene.prototypes.keys.sorted(), rows.compactMap(\.prototype))
        warnUnused(
            "bands", "header or footer", scene.bands.keys.sorted(), bands.compactMap { $0?.prototype })
    }

    private mutating func warnUnused(
        _ key: String, _ users: String, _ known: [String], _ used: [String]
    ) {
        // The name from a record may be any of them.
        guard !used.contains(where: { $0.contains("{") }) else { return }
        for name in known where !used.contains(name) {
            reader.warn("no \(users) begins from \"\(name.shortened)\"", key: name, at: key)
        }
    }
}

extension SceneStep {
    /// A Boolean value that indicates whether the step only scrolls.
    fileprivate var scrolls: Bool {
        switch self {
        case .scroll, .drag: true
        case .tap(let target): target.element == .index
        case .touch, .swipe, .lift, .move, .edit: false
        }
    }
}

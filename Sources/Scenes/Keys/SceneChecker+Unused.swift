import TableKit

// Warnings about content of a scene that no image shows.
extension SceneChecker {
    /// Warns of keys that have no effect in any of the scene's images.
    mutating func warnUnused() {
        if !isEdited { warnUnused("reorder", "editingSelection", because: Self.notEdited) }
        if !variants.contains(where: { $0.interaction.screen != nil }) {
            if !variants.contains(where: { $0.interaction.isRefreshing == true }) {
                warnUnused("refresh", because: "the refresh control is inactive; write refreshing: true")
            }
            warnUnused(
                "estimatedRowHeight",
                because: "an image of the complete table has the actual heights; write screen: {}")
        }
        if scene.sections.allSatisfy(\.columns.isEmpty) {
            warnUnused(
                "columnsOffset", "columnRules", "compact", because: "there are no columns; write columns")
        }
        if scene.lines != nil { warnUnused("wrap", because: "\"lines\" specifies the number of lines") }
        if scene.sections.allSatisfy({ $0.columns.isEmpty && $0.data == nil }) {
            warnUnused("locale", because: "there are no columns and no data")
        }
        if scene.separators?.style == TableView.SeparatorStyle.none {
            warnUnused("color", "inset", at: "separators", because: "there are no separators")
        }
        for (key, view) in [("header", scene.header), ("footer", scene.footer)] {
            guard let frame = view?.frame, frame.origin != .zero else { continue }
            reader.warn(
                "x and y have no effect: the \(key) is as wide as the table; for padding, put it into a view",
                at: "\(key).frame")
        }
        for variant in variants { warnUnused(variant.interaction, at: variant.path) }
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

    private mutating func warnUnused(_ interaction: SceneInteraction, at path: String) {
        guard let screen = interaction.screen else { return warnScrolling(interaction, at: path) }
        let path = path.appending(key: "screen")
        if screen.scrollTo == nil {
            warnUnused("position", at: path, because: "the screen does not scroll to a row; write scrollTo")
        }
        if screen.showsIndicator != true {
            warnUnused(
                "indicatorStyle", "indicatorInsets", at: path,
                because: "the indicator is hidden; write indicator: true")
        }
    }

    /// Warns of scroll steps without a screen, because they have no effect on a complete table.
    private mutating func warnScrolling(_ interaction: SceneInteraction, at path: String) {
        // The steps of the scene are also those of its states, but are not written there.
        guard reader.has("steps", at: path) else { return }
        for (index, step) in interaction.steps.enumerated() where step.scrolls {
            reader.warn(
                "scrolling has no effect on an image of the complete table; write screen: {} for an image of a screen",
                at: path.appending(key: "steps[\(index)]"))
        }
    }

    private static let notEdited = "the table is not in editing mode; write editing: true"

    private mutating func warnUnused(_ keys: String..., at path: String = "", because reason: String) {
        for key in keys { reader.warn("\"\(key)\" has no effect: \(reason)", key: key, at: path) }
    }

    // MARK: Prototypes

    /// Warns of unused prototypes of rows, headers and footers.
    private mutating func warnUnusedPrototypes() {
        let templates = scene.sections.compactMap(\.row)
        let rows = scene.sections.flatMap(\.rows) + templates + templates.flatMap { $0.cases.map(\.row) }
        let headerFooterPrototypes = scene.sections.flatMap { [$0.header, $0.footer] }
        warnUnused("prototypes", "row", scene.prototypes.keys.sorted(), rows.compactMap(\.prototype))
        warnUnused(
            "headerFooterPrototypes", "header or footer", scene.headerFooterPrototypes.keys.sorted(),
            headerFooterPrototypes.compactMap { $0?.prototype })
    }

    private mutating func warnUnused(_ key: String, _ users: String, _ names: [String], _ used: [String]) {
        // The name from a record may be any of them.
        guard !used.contains(where: { $0.contains("{") }) else { return }
        for name in names where !used.contains(name) {
            reader.warn("no \(users) uses \"\(name.shortened)\"", key: name, at: key)
        }
    }
}

extension SceneStep {
    /// A Boolean value that indicates whether the step only scrolls.
    fileprivate var scrolls: Bool {
        switch self {
        case .scroll, .pan: true
        case .tap(let target): target.element == .index
        case .touch, .swipe, .drag, .move, .edit: false
        }
    }
}

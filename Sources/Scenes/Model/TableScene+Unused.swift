import DataFiles
import TableKit

// Warnings about content of a scene that no image shows.
extension TableScene {
    /// Warns of keys that have no effect in any of the scene's images.
    static func warnUnused(_ scene: TableScene, _ node: DocumentNode, _ reader: inout SceneReader) {
        scene.warnUnnamed(node, &reader)
        let moments = [scene.moment] + scene.states.map { scene.moment.overlaid(with: $0.moment) }
        let isOnScreen = moments.contains { $0.screen != nil }
        if !isOnScreen, !moments.contains(where: { $0.isRefreshing == true }) {
            warn("refresh", "nothing pulls the rows down; write refreshing: true", node, &reader)
        }
        if !isOnScreen {
            warn(
                "estimatedRowHeight", "a picture of the whole table has the true heights; write screen: {}",
                node, &reader)
        }
        if scene.separators?.style == TableView.SeparatorStyle.none, let separators = node.entry("separators")
        {
            reader.within(key: "separators") { reader in
                for key in ["color", "inset"] {
                    warn(key, "there are no separators", separators.value, &reader)
                }
            }
        }
        for (key, view) in [("header", scene.header), ("footer", scene.footer)] {
            guard let frame = view?.frame, frame.origin != .zero,
                let entry = node.entry(key)?.value.entry("frame")
            else { continue }
            reader.within(key: key) { reader in
                reader.within(key: "frame") {
                    $0.warn(
                        "x and y have no effect: the \(key) is as wide as the table; for room around it put it into a view",
                        at: entry.value.position)
                }
            }
        }
        warnScreen(moments[0].screen, node, &reader)
        reader.within(key: "states") { reader in
            let nodes = node.entry("states")?.value.sequence ?? []
            for (index, (moment, node)) in zip(moments.dropFirst(), nodes).enumerated() {
                reader.within(index: index) { warnScreen(moment.screen, node, &$0) }
            }
        }
    }

    private static func warn(
        _ key: String, _ reason: String, _ node: DocumentNode, _ reader: inout SceneReader
    ) {
        guard let entry = node.entry(key) else { return }
        reader.warn("\"\(key)\" has no effect: \(reason)", at: entry.position)
    }

    private static func warnScreen(
        _ screen: SceneScreen?, _ node: DocumentNode, _ reader: inout SceneReader
    ) {
        guard let screen, let node = node.entry("screen")?.value else { return }
        reader.within(key: "screen") { reader in
            if screen.scrollTo == nil {
                warn("position", "the screen is scrolled to no row; write scrollTo", node, &reader)
            }
            if screen.showsIndicator != true {
                for key in ["indicatorStyle", "indicatorInsets"] {
                    warn(key, "the indicator is not shown; write indicator: true", node, &reader)
                }
            }
        }
    }

    /// Warns of unused prototypes of rows, headers and footers.
    private func warnUnnamed(_ node: DocumentNode, _ reader: inout SceneReader) {
        let written = sections.flatMap(\.rows)
        let templates = sections.compactMap(\.row)
        let rows = written + templates + templates.flatMap { $0.cases.map(\.row) }
        let bands = sections.flatMap { [$0.header, $0.footer] }
        Self.warnUnnamed("prototypes", "row", rows.compactMap(\.prototype), node, &reader)
        Self.warnUnnamed("bands", "header or footer", bands.compactMap { $0?.prototype }, node, &reader)
    }

    private static func warnUnnamed(
        _ key: String, _ users: String, _ names: [String], _ node: DocumentNode, _ reader: inout SceneReader
    ) {
        // The name from a record may be any of them.
        guard !names.contains(where: { $0.contains("{") }), let known = node.entry(key)?.value.mapping else {
            return
        }
        reader.within(key: key) { reader in
            for entry in known where !names.contains(entry.key) {
                reader.warn("no \(users) begins from \"\(entry.key.shortened)\"", at: entry.position)
            }
        }
    }
}

import SceneSchema

/// Objects of scene files that belong together.
package struct ReferenceGroup: Sendable {
    package let title: String
    /// The names of the objects, in reading order.
    package let objects: [String]
    /// The topics about values in these objects.
    let values: [ReferenceTopic]

    private init(_ title: String, _ objects: [String], values: [ReferenceTopic] = []) {
        self.title = title
        self.objects = objects
        self.values = values
    }

    /// The definitions of the objects.
    var infos: [DefinitionInfo] {
        objects.compactMap { name in KeyReference.scenes.infos.first { $0.name == name } }
    }

    /// All groups. The parts of themes are in none: the article of the object `theme` lists them.
    package static let all = [
        ReferenceGroup(
            "Tables and sections",
            ["table", "section", "header or footer", "index", "separators", "refresh control", "note"]),
        ReferenceGroup("Rows", ["row", "case", "action", "accessibility"]),
        ReferenceGroup(
            "Texts, images and views",
            [
                "text", "span", "font", "paragraph", "shadow", "image", "border", "view", "button state",
                "segment",
            ]),
        ReferenceGroup("Data", ["data", "column", "column case", "chart", "scale", "summary"]),
        ReferenceGroup("States and traits", ["state", "swipe", "drag", "traits"], values: [.steps]),
        ReferenceGroup("Figures", ["screen", "crop", "callout", "frame", "panel"], values: [.parts]),
        ReferenceGroup(
            "Themes, colors and fonts", ["theme", "dynamic color", "font folder"], values: [.colors]),
    ]

    /// The definitions of the parts of themes.
    package static var partsOfThemes: [DefinitionInfo] {
        let grouped = Set(all.flatMap(\.objects))
        return KeyReference.scenes.infos.filter { !grouped.contains($0.name) }
    }
}

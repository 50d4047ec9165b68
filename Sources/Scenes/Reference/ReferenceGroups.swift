import SceneSchema

extension ReferenceGroup {
    /// The groups of the objects in scene files. The parts of themes are in none: the article of themes lists them.
    static let scenes = [
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
        ReferenceGroup("States and traits", ["state", "swipe", "drag", "traits"]),
        ReferenceGroup("Figures", ["screen", "crop", "callout", "frame", "panel"]),
        ReferenceGroup("Themes, colors and fonts", ["theme", "dynamic color", "font folder"]),
    ]
}

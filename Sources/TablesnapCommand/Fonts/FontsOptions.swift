/// The options of `tablesnap fonts`.
struct FontsOptions: CommandOptions {
    /// The options of `tablesnap render`, for data files and scenes.
    var render = RenderOptions()
    /// The folder for copies of the font files.
    var copy: String?

    static let options = own + drawing

    /// The options of the command itself.
    private static let own: [Option<FontsOptions>] =
        [
            .text(
                "--copy", "DIR",
                "Copy the font files that the inputs use to a folder, with their licenses. Existing files remain unchanged.",
                \.copy)
        ]
        + FontOptions.options(\.render.fonts) + [
            .flag(
                "--allow-outside", "Allow paths in a scene to lead out of its folder.", \.render.allowsOutside
            )
        ]

    /// The options of `tablesnap render` that affect the drawn texts.
    private static let drawing: [Option<FontsOptions>] = RenderOptions.options.compactMap { option in
        let isOwn = own.contains { $0.definition.long == option.definition.long }
        return isOwn || isOfOutput(option.definition.long) ? nil : option.stored(at: \.render)
    }

    private static func isOfOutput(_ option: String) -> Bool {
        [
            "--output", "--split", "--paper", "--page-numbers", "--accessibility", "--compression",
            "--record-environment", "--quiet",
        ].contains(option)
    }
}

/// The options of `tablesnap fonts`.
struct FontsOptions: CommandOptions {
    /// The options of `tablesnap render`, for data files and scenes.
    var render = RenderOptions()
    /// The folder for copies of the font files.
    var copy: String?
    /// The specified options for data files and scenes.
    var drawingOptions: [String] = []

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
        let name = option.definition.long
        if own.contains(where: { $0.definition.long == name }) { return nil }
        let isOfImage =
            RenderOptions.imageOptions.contains(name) && name != "--strict"
            || ["--description", "--quiet"].contains(name)
        return isOfImage ? nil : option.stored(at: \.render) { $0.drawingOptions.append(name) }
    }

    /// Throws if there are options for drawing, but no inputs that are drawn with them.
    func check(_ inputs: [String]) throws(UsageError) {
        guard let option = drawingOptions.first,
            inputs.allSatisfy({ UsedFonts.isPage($0) || UsedFonts.isImage($0) })
        else { return }
        throw UsageError("\(option) requires a scene or a data file; specify one as INPUT")
    }
}

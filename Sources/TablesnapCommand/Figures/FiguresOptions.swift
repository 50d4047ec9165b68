import Foundation

/// The options of `tablesnap figures`.
struct FiguresOptions: CommandOptions {
    var checks = false
    var watches = false
    var prunes = false
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    var fonts = FontOptions()
    var allowsOutside = false

    static let options: [Option<FiguresOptions>] =
        running.under(.run) + FontOptions.options(\.fonts)

    private static let running: [Option<FiguresOptions>] = [
        .flag("--check", "Write nothing, and exit with 1 if an image or a link is out of date.", \.checks),
        .flag(
            "--watch", "Render whenever a page, or a file in its figures, is saved, until Ctrl-C.", \.watches),
        .flag(
            "--prune", "Delete orphaned images: those of figures that a page no longer contains.", \.prunes),
        .jobs("figures", \.jobs),
        .flag(
            "--allow-outside",
            "Allow paths in a scene, and links to pages and images, to lead out of their folder.",
            \.allowsOutside),
    ]
}

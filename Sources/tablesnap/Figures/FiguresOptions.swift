import Foundation

/// The options of `tablesnap figures`.
struct FiguresOptions: CommandOptions {
    var checks = false
    var watches = false
    var prunes = false
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    var allowsOutside = false

    static let options: [Option<FiguresOptions>] = [
        .flag(
            "--check",
            "Writes nothing, and ends with 1 when an image or a link is not as it would be drawn.",
            \.checks),
        .flag("--watch", "Draws again whenever a page or a file it shows is saved, until Ctrl-C.", \.watches),
        .flag(
            "--prune", "Deletes images that were drawn for a page and that it no longer has a figure for.",
            \.prunes),
        .jobs("figures", \.jobs),
        .flag(
            "--allow-outside",
            "Allows paths in a scene, and links to pages and images, to lead out of their folder.",
            \.allowsOutside),
    ]
}

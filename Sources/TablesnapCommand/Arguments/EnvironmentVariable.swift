import Goldens

/// An environment variable that the program reads, for manual pages and the documentation.
struct EnvironmentVariable: Sendable {
    let name: String
    let meaning: String

    private init(_ name: String, _ meaning: String) {
        self.name = name
        self.meaning = meaning
    }

    static let fonts = [
        EnvironmentVariable(
            "TABLESNAP_FONTS", "The folder of the font files. Default: the fonts of the system."),
        EnvironmentVariable(
            "TABLESNAP_FONTS_SYSTEM",
            "1 uses the fonts of the system for families that the folder of TABLESNAP_FONTS lacks."),
        EnvironmentVariable(
            "XDG_CACHE_HOME",
            "The folder of caches, in which tablesnap caches the list of fonts. Default: .cache in HOME."),
        EnvironmentVariable("HOME", "The home folder."),
    ]
    static let artifacts = EnvironmentVariable(
        GoldenArtifacts.variable,
        "The folder of failed images, in tests and in commands. Default: .build/snapshot-failures.")
    static let verification = [
        EnvironmentVariable(
            RecordMode.variable,
            "The images that tests and tablesnap verify record as golden images: missing, never, failed or all. Default: never if CI is set, otherwise missing."
        ),
        EnvironmentVariable(
            "CI",
            "A value other than false and 0 indicates continuous integration; see \(RecordMode.variable)."),
        artifacts,
        EnvironmentVariable(
            OtherFonts.variable,
            "The comparison of images whose golden fonts this machine lacks: pixels or layout. Default: pixels."
        ),
        EnvironmentVariable(
            GoldenUsageLog.variable, "The file to which tests add the golden images that they use."),
        EnvironmentVariable(
            VerificationCache.variable,
            "The folder with the records of scenes that passed. Default: .build/passed-scenes."),
        EnvironmentVariable("GITHUB_ACTIONS", "true prints annotations for GitHub Actions."),
    ]
    /// The variables of continuous integration services with the folder of the repository.
    static let workspaces = Workspace.variables.map { name in
        EnvironmentVariable(name, "The folder of the repository, from which reports name files.")
    }
    static let root = EnvironmentVariable(
        PackageFolder.variable,
        "The folder of the package, for tests that run without their sources. Commands do not read it.")
    static let terminal = [
        EnvironmentVariable("TERM", "The terminal, which determines how tablesnap review shows images."),
        EnvironmentVariable("TERM_PROGRAM", "The program of the terminal, for the same purpose."),
    ]
    static let date = EnvironmentVariable(
        "SOURCE_DATE_EPOCH", "The date of manual pages in seconds since 1970. Default: today.")

    static let all = fonts + verification + workspaces + terminal + [date, root]
}

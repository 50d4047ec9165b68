import Diagnostics
import Files
import Goldens
import Scenes
import TableSnapshots

/// `tablesnap check`: reports all errors in scene files, without drawing them.
enum CheckCommand: Command {
    static let name = "check"

    static let summary = "Validate scene files."

    static let purpose = """
        Validate scene files, with their data and images, without rendering them. Print all
        errors, and warnings about values without effect, with line, column and path.
        --audit checks the accessibility of the tables, too: the contrast of text, touch
        targets below 44 points, texts that are cut or overlap, and elements without a
        name, at the type sizes L, xxxL and AX5 in both layout directions.
        """

    static let operands = [Operand("FILE...", .file(SceneFile.fileExtensions + ["json"]))]
    static let exitStatuses = ["no errors", "errors", "invalid command line"]
    static let examples = [
        CommandExample(
            "tablesnap check mail.yaml",
            "Print the errors in a scene."),
        CommandExample(
            "tablesnap check --audit mail.yaml",
            "Print problems of accessibility, too."),
        CommandExample(
            "tablesnap check --audit --audit-baseline audit.txt --record missing mail.yaml",
            "Write the findings to a file, and afterwards print only new ones."),
    ]
    static let environment = EnvironmentVariable.fonts

    struct Options: CommandOptions {
        var fonts = FontOptions()
        var allowsOutside = false
        var audits = false
        var baseline: String?
        var record: RecordMode?

        static let options: [Option<Options>] =
            [
                .flag("--audit", "Audit the accessibility of the tables.", \.audits),
                .text(
                    "--audit-baseline", "FILE", accepting: .file(["txt"]),
                    "Accept the findings of the audit in a file.", \.baseline),
                .choice(
                    "--record", "MODE",
                    "Write the findings to the file of --audit-baseline: missing, never, failed or all. Default: never.",
                    \.record),
            ].under(.audit) + FontOptions.options(\.fonts) + [
                .flag("--allow-outside", "Allow paths in a scene to lead out of its folder.", \.allowsOutside)
            ]
    }

    static func run(_ options: Options, _ files: [String]) throws -> Tablesnap.ExitStatus {
        guard !files.isEmpty else {
            throw UsageError("expected files: tablesnap check FILE...; see tablesnap check --help")
        }
        try checkOptions(options)
        let fonts = try options.fonts.choice()
        let run = RunFiles()
        for file in files { run.read(file) }
        var audit =
            options.audits
            ? try SceneAudit(baseline: options.baseline, options.record ?? .never, run) : nil
        var failed = 0
        for file in files where try !check(file, options, fonts, &audit) { failed += 1 }
        try audit?.finish(isComplete: failed == 0)
        if failed > 0 {
            throw Diagnostic(
                message:
                    "errors in \(failed) of \(counted(files.count, "scene"))")
        }
        return .done
    }

    private static func checkOptions(_ options: Options) throws(UsageError) {
        if options.baseline != nil, !options.audits {
            throw UsageError("--audit-baseline: only an audit has findings; add --audit")
        }
        if options.record != nil, options.baseline == nil {
            throw UsageError("--record: there is no file to write; add --audit-baseline FILE")
        }
    }

    /// Reports the errors in a file, and returns whether there are none.
    private static func check(
        _ path: String, _ options: Options, _ fonts: SceneFontChoice, _ audit: inout SceneAudit?
    ) throws -> Bool {
        do {
            var file = try SceneFile(contentsOf: path)
            file.fonts = fonts
            for warning in file.warnings { StandardError.report("\(warning)") }
            let folder = InputFolder(of: path, allowsOutside: options.allowsOutside)
            let content = try OpenScene.open(file, in: folder, isStrict: true)
            for warning in content.dataWarnings { StandardError.report("\(warning)") }
            content.collectsLayoutWarnings = true
            // Drawing meets the errors in records again.
            var reported: Set<String> = []
            var isRight = reportErrors(except: &reported) { try content.throwErrors() }
            isRight = reportErrors(except: &reported) { try content.checkVariants() } && isRight
            // The audit lays out other sizes, whose texts it reports itself.
            for warning in content.layoutWarnings { StandardError.report("\(warning)") }
            guard isRight, audit != nil else { return isRight }
            var passes = true
            let isDrawn = reportErrors(except: &reported) {
                passes = try audit?.check(content, at: path) ?? true
            }
            return isDrawn && passes
        } catch let error as SnapshotError where error.kind == .fontMissing {
            // This is a problem of the machine, and would be the same for every scene.
            throw error
        } catch {
            var reported: Set<String> = []
            return reportErrors(except: &reported) { throw error }
        }
    }

    /// Calls a function, reports its errors except those that are reported already, and returns whether there are none.
    private static func reportErrors(
        except reported: inout Set<String>, _ body: () throws -> Void
    ) -> Bool {
        do {
            try body()
            return true
        } catch {
            for line in StandardError.lines(of: error) where reported.insert(line).inserted {
                StandardError.report(line)
            }
            return false
        }
    }
}

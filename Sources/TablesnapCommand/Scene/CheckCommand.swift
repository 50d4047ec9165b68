import Diagnostics
import Scenes
import TableSnapshots

/// `tablesnap check`: reports all errors in scene files, without drawing them.
enum CheckCommand: Command {
    static let name = "check"

    static let summary = "Validate scene files."

    static let purpose = """
        Validate scene files, with their data and images, without rendering them. Print all
        errors, and warnings about values without effect, with line, column and path.
        """

    static let operands = [Operand("FILE...", .file(SceneSearch.fileExtensions + ["json"]))]
    static let exitStatuses = ["no errors", "errors", "invalid command line"]

    struct Options: CommandOptions {
        var fonts = FontOptions()
        var allowsOutside = false

        static let options: [Option<Options>] =
            FontOptions.options(\.fonts) + [
                .flag("--allow-outside", "Allow paths in a scene to lead out of its folder.", \.allowsOutside)
            ]
    }

    static func run(_ options: Options, _ files: [String]) throws -> Tablesnap.ExitStatus {
        guard !files.isEmpty else {
            throw UsageError("expected files: tablesnap check FILE...; see tablesnap check --help")
        }
        let fonts = try options.fonts.choice()
        var failed = 0
        for file in files where try !check(file, options, fonts) { failed += 1 }
        if failed > 0 {
            throw Diagnostic(
                message:
                    "errors in \(failed) of \(counted(files.count, "scene"))")
        }
        return .done
    }

    /// Reports the errors in a file, and returns whether there are none.
    private static func check(
        _ path: String, _ options: Options, _ fonts: SceneFontChoice
    ) throws -> Bool {
        do {
            var file = try SceneFile(contentsOf: path)
            file.fonts = fonts
            for warning in file.warnings { StandardError.report("\(warning)") }
            let folder = InputFolder(of: path, allowsOutside: options.allowsOutside)
            let content = try OpenScene.open(file, in: folder, isStrict: true)
            for warning in content.dataWarnings { StandardError.report("\(warning)") }
            content.collectsLayoutWarnings = true
            defer { for warning in content.layoutWarnings { StandardError.report("\(warning)") } }
            // Drawing meets the errors in records again.
            var reported: Set<String> = []
            let isRight = reportErrors(except: &reported) { try content.throwErrors() }
            return reportErrors(except: &reported) { try content.checkVariants() } && isRight
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

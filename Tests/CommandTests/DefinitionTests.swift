import Foundation
import TestSupport
import Testing

/// The manual pages and completions, which come from the definitions of the commands.
@Suite struct DefinitionTests {
    /// A shell with completions.
    enum Shell: String, CaseIterable {
        case bash, zsh, fish

        /// A Boolean value that indicates whether the shell is installed.
        var isInstalled: Bool { DefinitionTests.isInstalled(rawValue) }
    }

    private static func isInstalled(_ program: String) -> Bool {
        (try? Program("/usr/bin/env", ["sh", "-c", "command -v \(program)"]).run().status) == 0
    }

    /// Returns the output of a successful run.
    private func text(_ arguments: [String], in folder: Folder) throws -> String {
        let outcome = try folder.run(arguments)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(arguments): \(outcome.errors)")
        return String(decoding: outcome.output, as: UTF8.self)
    }

    /// Returns the long names of a command's options in its help.
    private func options(of command: String, in folder: Folder) throws -> [String] {
        let help = try text(["help", command], in: folder)
        return help.matches(of: #/(?m)^  (?:-[a-z], )?--([a-z-]+)/#).map { String($0.1) }
    }

    @Test func everyCommandHasManualPage() throws {
        let folder = try Folder()
        try folder.write(text(["man"], in: folder), to: "tablesnap.1")
        for command in try folder.commands {
            let page = try text(["man", command], in: folder)
            #expect(page.contains("\n.Nm tablesnap-\(command)\n"))
            for option in try options(of: command, in: folder) {
                #expect(
                    page.contains("Fl \\-\(option.replacing("-", with: "\\-"))"), "\(command) --\(option)")
            }
            try folder.write(page, to: "tablesnap-\(command).1")
        }
        for name in try folder.names where Self.isInstalled("mandoc") {
            let lint = try Program(
                "/usr/bin/env", ["mandoc", "-T", "lint", "-W", "warning", name], in: folder.path
            )
            .run()
            #expect(
                lint.status == 0 && lint.output.isEmpty, "\(String(decoding: lint.output, as: UTF8.self))")
        }
    }

    @Test func dateOfManualPageIsThatOfEnvironment() throws {
        var environment = Folder.environment()
        environment["SOURCE_DATE_EPOCH"] = "86400"
        let outcome = try Folder().run(["man"], Surroundings(environment: environment))
        #expect(String(decoding: outcome.output, as: UTF8.self).hasPrefix(".Dd January 2, 1970\n"))
    }

    @Test(arguments: Shell.allCases)
    func completionsContainEveryOption(shell: Shell) throws {
        let folder = try Folder()
        let script = try text(["completions", shell.rawValue], in: folder)
        for command in try folder.commands {
            #expect(script.contains(command))
            for option in try options(of: command, in: folder) {
                #expect(
                    script.contains(shell == .fish ? "-l \(option)" : "--\(option)"), "\(command) --\(option)"
                )
            }
        }
        if shell.isInstalled {
            try folder.write(script, to: "script")
            let check = try Program("/usr/bin/env", [shell.rawValue, "-n", "script"], in: folder.path).run()
            #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
        }
    }

    private static let files = ["a.csv": "", "b.png": "", "c d.yaml": "", "e.log": "", "sub/x.csv": ""]

    @Test(
        .enabled(if: Shell.bash.isInstalled),
        arguments: [
            (["ren"], ["render"]), (["render", ""], ["a.csv", "c d.yaml", "sub"]),
            (["render", "sub/"], ["sub/x.csv"]), (["render", "--sty"], ["--style"]),
            (["render", "--style", "gr"], ["grouped"]), (["render", "--style", "=", "gr"], ["grouped"]),
            (["render", "--appearance", "light,d"], ["light,dark"]), (["render", "--title", ""], []),
            (["verify", "--goldens", ""], ["sub"]), (["keys", "swipe "], ["swipe\\ actions\\ theme"]),
            (["completions", ""], ["bash", "fish", "zsh"]), (["unknown", ""], []),
        ])
    func bashSuggests(words: [String], suggestions: [String]) throws {
        let folder = try Folder(Self.files)
        let script = """
            source <("\(Folder.program.path)" completions bash)
            COMP_WORDS=(tablesnap "$@")
            COMP_CWORD=$#
            _tablesnap
            ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort
            """
        let outcome = try Program("/usr/bin/env", ["bash", "-c", script, "bash"] + words, in: folder.path)
            .run()
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines == suggestions && outcome.errors.isEmpty, "\(outcome.errors)")
    }

    @Test(
        .enabled(if: Shell.fish.isInstalled),
        arguments: [
            ("ren", ["render"]), ("render ", ["a.csv", "c d.yaml", "sub/"]), ("render --sty", ["--style"]),
            ("render --style g", ["grouped"]), ("render --style=g", ["--style=grouped"]),
            ("render --appearance light,d", ["light,dark"]), ("render --title ", []),
            ("verify --goldens ", ["sub/"]),
        ])
    func fishSuggests(line: String, suggestions: [String]) throws {
        let folder = try Folder(Self.files)
        let script = """
            '\(Folder.program.path)' completions fish | source; complete -C 'tablesnap \(line)' | string split -f 1 \\t
            """
        let outcome = try Program("/usr/bin/env", ["fish", "--no-config", "-c", script], in: folder.path)
            .run()
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.sorted() == suggestions && outcome.errors.isEmpty, "\(outcome.errors)")
    }

    @Test(arguments: [
        (["completions"], "expected a shell: bash, zsh or fish; see tablesnap completions --help"),
        (["completions", "fih"], "unknown shell fih; did you mean fish?"),
        (["man", "rendr"], "unknown command rendr; did you mean render?"),
        (["completions", "tcsh"], "unknown shell tcsh; expected bash, zsh or fish"),
        (["help", "render", "check"], "expected one command; see tablesnap help --help"),
    ])
    func wrongOperandsAreReported(arguments: [String], sentence: String) throws {
        try Folder().expectFailure(arguments, status: 2, sentence)
    }
}

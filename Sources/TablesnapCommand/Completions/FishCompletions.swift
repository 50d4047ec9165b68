/// The completions of fish.
struct FishCompletions {
    let script: String

    init(of commands: [any Command.Type]) {
        let names = commands.map { Self.line("__tablesnap_begins", "-a \($0.name)", $0.summary.dropLast()) }
        let options = HelpText.programOptions.map { Self.option($0, if: "__tablesnap_begins") }
        script =
            Self.functions + (names + options + commands.flatMap(Self.arguments)).joined(separator: "\n")
            + "\n"
    }

    private static let functions = #"""
        # Completions of tablesnap for fish.

        function __tablesnap_begins
            test (count (commandline -opc)) -eq 1
        end

        function __tablesnap_runs --argument-names command
            set -l words (commandline -opc)
            test (count $words) -ge 2; and test $words[2] = $command
        end

        # Prints the word, or the value in it after --option=.
        function __tablesnap_word
            string replace -r -- '^--[^=]*=' '' (commandline -ct)
        end

        # Suggests names after those in the word, which commas separate.
        function __tablesnap_list
            set -l before (string match -r -- '^.*,' (__tablesnap_word))
            printf '%s\n' "$before"$argv
        end

        # Suggests folders, and files with the extensions.
        function __tablesnap_files
            set -l word (__tablesnap_word)
            for folder in $word*/
                echo $folder
            end
            for ending in $argv
                for file in $word*.$ending
                    echo $file
                end
            end
        end

        complete -c tablesnap -f

        """#

    /// Returns the lines of a command.
    private static func arguments(of command: any Command.Type) -> [String] {
        let condition = "__tablesnap_runs \(command.name)"
        let operand = command.operands.first.flatMap { suggestion($0.accepted) }
        let operands = operand.map { "complete -c tablesnap -n \(quoted(condition)) \($0)" }
        return command.optionDefinitions.map { option($0, if: condition) } + [operands].compactMap { $0 }
    }

    private static func option(_ option: OptionDefinition, if condition: String) -> String {
        let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
        guard option.value != nil else {
            return line(condition, names.joined(separator: " "), option.summary)
        }
        // Both require a value. With -x, fish suggests no other files.
        let value = [option.accepted == .file() ? "-r" : "-x", suggestion(option.accepted)].compactMap { $0 }
        return line(condition, (names + value).joined(separator: " "), option.summary)
    }

    private static func line(_ condition: String, _ definition: String, _ help: some StringProtocol) -> String
    {
        "complete -c tablesnap -n \(quoted(condition)) \(definition) -d \(quoted(help))"
    }

    /// Returns the option that suggests values. `nil` suggests none.
    private static func suggestion(_ accepted: AcceptedValues) -> String? {
        func words(_ names: [String]) -> String {
            names.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")
        }
        return switch accepted {
        case .text: nil
        case .names(let names, isList: false): "-a \(quoted(words(names)))"
        case .names(let names, isList: true): "-a \(quoted("(__tablesnap_list \(words(names)))"))"
        case .file([]): "-F"
        case .file(let extensions): "-a \(quoted("(__tablesnap_files \(words(extensions)))"))"
        case .namesOrFile(let names, let extensions):
            "-a \(quoted("\(words(names)) (__tablesnap_files \(words(extensions)))"))"
        case .folder: "-a '(__fish_complete_directories (__tablesnap_word))'"
        }
    }

    /// Returns a word of the shell.
    private static func quoted(_ text: some StringProtocol) -> String {
        "'" + String(text).replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}

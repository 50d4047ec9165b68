/// The completions of zsh.
struct ZshCompletions {
    let script: String

    init(of commands: [any Command.Type]) {
        let names = commands.map { Self.quoted("\($0.name):\($0.summary.dropLast())") }
        let options = HelpText.programOptions.flatMap(Self.specifications)
        script = """
            #compdef tablesnap
            # Completions of tablesnap for zsh.

            # Suggests names, and files that match a pattern.
            _tablesnap_names_or_files() {
                _alternative "names:name:($1)" "files:file:_files -g ${(q)2}"
            }

            _tablesnap() {
                if (( CURRENT == 2 )); then
                    local -a commands=(
            \(names.map { "            " + $0 }.joined(separator: "\n"))
                    )
                    _describe -t commands command commands
                    _arguments -S : \(options.joined(separator: " "))
                    return
                fi
                local command=$words[2]
                shift words
                (( CURRENT-- ))
                case $command in
            \(commands.map(Self.arguments).joined(separator: "\n"))
                esac
            }

            # This file is a function of fpath, or it is sourced.
            if [[ ${funcstack[1]} == _tablesnap ]]; then _tablesnap "$@"; else compdef _tablesnap tablesnap; fi

            """
    }

    /// Returns the case of a command.
    private static func arguments(of command: any Command.Type) -> String {
        let lines = command.optionDefinitions.flatMap(specifications) + command.operands.map(specification)
        return """
                (\(command.name)) _arguments -S : \\
            \(lines.map { "            " + $0 }.joined(separator: " \\\n"))
                    ;;
            """
    }

    /// Returns the arguments of `_arguments` for an option, one for each name.
    private static func specifications(_ option: OptionDefinition) -> [String] {
        let help = escaped(option.summary, "[]\\")
        let value = option.value.map { ":\(escaped($0, ":\\")):\(action(option.accepted))" } ?? ""
        let names = option.names.joined(separator: " ")
        return option.names.map { name in
            let end = option.value != nil && name == option.long ? "=" : ""
            return quoted("(\(names))\(name)\(end)[\(help)]\(value)")
        }
    }

    private static func specification(_ operand: Operand) -> String {
        let kind = operand.isRepeated ? "*" : operand.isOptional ? ":" : ""
        return quoted("\(kind):\(operand.name):\(action(operand.accepted))")
    }

    /// Returns the action that suggests values.
    private static func action(_ accepted: AcceptedValues) -> String {
        func words(_ names: [String]) -> String {
            names.map { escaped($0, " \\") }.joined(separator: " ")
        }
        func pattern(_ extensions: [String]) -> String {
            "\"(#i)*.(\(extensions.joined(separator: "|")))\""
        }
        return switch accepted {
        case .text: " "
        case .names(let names, isList: false): "(\(words(names)))"
        case .names(let names, isList: true): "_values -s , name \(words(names))"
        case .file([]): "_files"
        case .file(let extensions): "_files -g \(pattern(extensions))"
        case .namesOrFile(let names, let extensions):
            " _tablesnap_names_or_files \"\(words(names))\" \(pattern(extensions))"
        case .folder: "_files -/"
        }
    }

    /// Returns a word of the shell.
    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

    /// Returns a text with a backslash before certain characters.
    private static func escaped(_ text: String, _ characters: String) -> String {
        String(text.flatMap { characters.contains($0) ? ["\\", $0] : [$0] })
    }
}

/// The completions of bash 3.2 and later.
struct BashCompletions {
    let script: String

    init(of commands: [any Command.Type]) {
        let names = commands.map { $0.name } + HelpText.programOptions.flatMap(\.names)
        script =
            Self.functions + """

                # Suggests the values of an option, and fails if it has none.
                _tablesnap_values() {
                    case "$1 $2" in
                \(commands.flatMap(Self.values).joined(separator: "\n"))
                    *) return 1 ;;
                    esac
                }

                _tablesnap_arguments() {
                    case "$1" in
                \(commands.map(Self.arguments).joined(separator: "\n"))
                    esac
                }

                _tablesnap() {
                    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                    COMPREPLY=()
                    # In --option=value, bash makes a word of the equals sign.
                    if [[ $word == = ]]; then
                        word=
                    elif [[ $previous == = ]]; then
                        previous=${COMP_WORDS[COMP_CWORD - 2]}
                    fi
                    if ((COMP_CWORD == 1)); then
                        _tablesnap_names \(names.joined(separator: " "))
                    else
                        _tablesnap_values "${COMP_WORDS[1]}" "$previous" || _tablesnap_arguments "${COMP_WORDS[1]}"
                    fi
                }

                complete -F _tablesnap tablesnap

                """
    }

    private static let functions = #"""
        # Completions of tablesnap for bash.

        # Suggests names that begin with the word.
        _tablesnap_names() {
            local name
            for name in "$@"; do
                [[ $name == "$word"* ]] && COMPREPLY+=("${name// /\\ }")
            done
        }

        # Suggests names after those in the word, which commas separate.
        _tablesnap_list() {
            local before=
            [[ $word == *,* ]] && before=${word%,*},
            _tablesnap_names "${@/#/$before}"
        }

        # Suggests folders, and files with the extensions. Without extensions, or such files, suggests all.
        _tablesnap_files() {
            local file ending count=${#COMPREPLY[@]} all=()
            compopt -o filenames 2>/dev/null
            while IFS= read -r file; do
                all+=("$file")
                [[ -d ${file/#\~/$HOME} ]] && COMPREPLY+=("$file")
                for ending in "$@"; do
                    [[ $file == *."$ending" ]] && COMPREPLY+=("$file")
                done
            done < <(compgen -f -- "$word")
            ((${#COMPREPLY[@]} > count)) || COMPREPLY+=("${all[@]}")
        }

        # Suggests folders.
        _tablesnap_folders() {
            local folder
            compopt -o filenames 2>/dev/null
            while IFS= read -r folder; do COMPREPLY+=("$folder"); done < <(compgen -d -- "$word")
        }

        """#

    /// Returns the cases of a command's options with values.
    private static func values(of command: any Command.Type) -> [String] {
        command.optionDefinitions.filter { $0.value != nil }.map { option in
            let names = option.names.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
            let suggestion = suggestion(option.accepted)
            return "    \(names)) " + (suggestion.isEmpty ? ";;" : "\(suggestion) ;;")
        }
    }

    /// Returns the case of a command's operands and names of options.
    private static func arguments(of command: any Command.Type) -> String {
        let options = command.optionDefinitions.flatMap(\.names).joined(separator: " ")
        let operand = command.operands.first.map { suggestion($0.accepted) } ?? ""
        let operands = operand.isEmpty ? "" : " else \(operand);"
        return """
                \(command.name))
                    if [[ $word == -* ]]; then _tablesnap_names \(options);\(operands) fi
                    ;;
            """
    }

    /// Returns the commands of the shell that suggest values.
    private static func suggestion(_ accepted: AcceptedValues) -> String {
        func words(_ names: [String]) -> String {
            names.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
        }
        return switch accepted {
        case .text: ""
        case .names(let names, isList: false): "_tablesnap_names \(words(names))"
        case .names(let names, isList: true): "_tablesnap_list \(words(names))"
        case .file(let extensions): (["_tablesnap_files"] + extensions).joined(separator: " ")
        case .namesOrFile(let names, let extensions):
            "_tablesnap_names \(words(names)); _tablesnap_files \(words(extensions))"
        case .folder: "_tablesnap_folders"
        }
    }
}

/// A parser of a command's arguments.
struct ArgumentParser<Values> {
    let command: String
    let options: [Option<Values>]

    /// Sets the values of options, and returns the arguments that are not options. The result is `nil` for a
    /// request of help.
    ///
    /// Options may appear in any position. `--option=value` is equivalent to `--option value`. An
    /// option with a value may appear once, unless it is repeatable. No argument
    /// after `--` is an option. A value that can be omitted follows the operand, or an equals sign, or comes before the
    /// operand.
    func parse(_ arguments: [String], into values: inout Values) throws(UsageError) -> [String]? {
        var positional: [String] = []
        var rest = arguments[...]
        var seen: Set<String> = []
        while let argument = rest.popFirst() {
            if argument == "--" { return positional + rest }
            guard argument.hasPrefix("-"), argument != "-" else {
                positional.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            if OptionDefinition.help.names.contains(argument) { return nil }
            let option = try option(called: parts[0])
            var value = parts.count > 1 ? parts[1] : nil
            let definition = option.definition
            if definition.value == nil, value != nil {
                throw UsageError("\(definition.long) takes no value")
            }
            let hasValue = value != nil || isValue(rest, after: positional)
            if definition.isValueOptional {
                value = value ?? (hasValue ? rest.popFirst() : "")
                guard !hasValue || value != "" else {
                    throw UsageError(
                        "\(parts[0]): expected a value, found an empty text; omit it for the default")
                }
            }
            if let placeholder = definition.value, value == nil {
                value = rest.popFirst()
                guard value != nil else {
                    throw UsageError("\(parts[0]): expected a value: \(parts[0]) \(placeholder)")
                }
            }
            if definition.value != nil, !definition.isRepeatable, !seen.insert(definition.long).inserted {
                throw .repeated(definition)
            }
            try option.apply(&values, value ?? "")
        }
        return positional
    }

    /// Returns a Boolean value that indicates whether the next argument is the value of an option that can be omitted,
    /// instead of an option or the operand. It can begin with a minus, as in `--columns -notes`.
    private func isValue(_ rest: ArraySlice<String>, after positional: [String]) -> Bool {
        func isPositional(_ argument: String?) -> Bool {
            argument.map { !$0.hasPrefix("-") || $0 == "-" } ?? false
        }
        func isNegative(_ argument: String?) -> Bool {
            guard let argument, argument.hasPrefix("-"), !argument.hasPrefix("--"), argument != "-" else {
                return false
            }
            return !(options.map(\.definition) + [.help]).contains { $0.names.contains(argument) }
        }
        return (isPositional(rest.first) || isNegative(rest.first))
            && (!positional.isEmpty || isPositional(rest.dropFirst().first))
    }

    private func option(called name: String) throws(UsageError) -> Option<Values> {
        if let found = options.first(where: { $0.definition.names.contains(name) }) { return found }
        throw UsageError.unknown(
            "option", name, among: options.map(\.definition.long) + [OptionDefinition.help.long],
            command: command)
    }
}

/// The part of an option that help, manual pages and completions show.
struct OptionDefinition: Sendable {
    /// The short name: a dash and one letter. `nil` if there is none.
    var short: String?
    /// The long name: two dashes and a word.
    var long: String
    /// The placeholder of the value. `nil` for an option without a value.
    var value: String?
    /// A Boolean value that indicates whether the value can be omitted. Its placeholder is then in brackets.
    var isValueOptional: Bool { value?.hasPrefix("[") == true }
    /// The values that the option accepts.
    var accepted = AcceptedValues.text
    var help: String
    /// A Boolean value that indicates whether each occurrence of the option adds values.
    var isRepeatable = false
    /// The heading above the option.
    var heading = OptionHeading.general

    /// The names and the placeholder of the value, such as `-o, --output FILE`.
    var signature: String { names.joined(separator: ", ") + (value.map { " " + $0 } ?? "") }

    /// A Boolean value that indicates whether the value is a list with commas.
    var isList: Bool { value?.contains(",...") == true }

    /// The names, the short one first.
    var names: [String] { [short, long].compactMap { $0 } }

    /// The first sentence of the help, without its period.
    var summary: String {
        let end = help.firstRange(of: ". ")?.lowerBound ?? help.endIndex
        let sentence = help[..<end]
        return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
    }

    /// The option of all commands.
    static let help = OptionDefinition(short: "-h", long: "--help", help: "Print this help.")
    /// The option of the program.
    static let version = OptionDefinition(long: "--version", help: "Print the version.")
}

/// An argument of a command that is not an option.
struct Operand: Sendable {
    /// The placeholder in the help, in brackets if the argument is optional, and with an ellipsis if it can be
    /// repeated.
    let placeholder: String
    let accepted: AcceptedValues

    init(_ placeholder: String, _ accepted: AcceptedValues) {
        self.placeholder = placeholder
        self.accepted = accepted
    }

    /// The placeholder without brackets and ellipsis.
    var name: String { placeholder.filter(\.isLetter) }

    var isOptional: Bool { placeholder.hasPrefix("[") }
    var isRepeated: Bool { placeholder.hasSuffix("...") }
}

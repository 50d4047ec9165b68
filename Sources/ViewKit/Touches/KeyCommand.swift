/// The modifier keys of a command. Mirrors `UIKeyModifierFlags`.
public struct KeyModifierFlags: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A modifier key.
    public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16),
        shift = KeyModifierFlags(rawValue: 1 << 17), control = KeyModifierFlags(rawValue: 1 << 18),
        alternate = KeyModifierFlags(rawValue: 1 << 19), command = KeyModifierFlags(rawValue: 1 << 20),
        numericPad = KeyModifierFlags(rawValue: 1 << 21)
}

/// A command for keys, which has no effect. Mirrors `UIKeyCommand`.
open class KeyCommand {
    /// The characters of the key.
    public let input: String?

    /// The modifier keys.
    public let modifierFlags: KeyModifierFlags

    /// The description of the command.
    open var discoverabilityTitle: String?

    /// Creates a command, which ignores its method.
    public init<each Argument>(
        input: String, modifierFlags: KeyModifierFlags, action: @escaping (repeat each Argument) -> Void
    ) { (self.input, self.modifierFlags) = (input, modifierFlags) }

    /// The name of a key without characters.
    public static let inputUpArrow = "UIKeyInputUpArrow", inputDownArrow = "UIKeyInputDownArrow",
        inputLeftArrow = "UIKeyInputLeftArrow", inputRightArrow = "UIKeyInputRightArrow",
        inputEscape = "UIKeyInputEscape"
}

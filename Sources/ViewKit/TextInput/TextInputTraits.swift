/// The properties of the keyboard for a text. Mirrors `UITextInputTraits`. An image shows no keyboard.
public struct TextInputTraits: Sendable, Hashable {
    /// The kind of keyboard.
    public var keyboardType = KeyboardType.default
    /// The appearance of the keyboard.
    public var keyboardAppearance = KeyboardAppearance.default
    /// The title of the return key.
    public var returnKeyType = ReturnKeyType.default
    /// The capitalization.
    public var autocapitalizationType = TextAutocapitalizationType.sentences
    /// The correction of typing errors.
    public var autocorrectionType = TextAutocorrectionType.default
    /// The marking of misspelled words.
    public var spellCheckingType = TextAutocorrectionType.default
    /// A Boolean value that indicates whether the return key is disabled while there is no text.
    public var enablesReturnKeyAutomatically = false
}

/// A kind of keyboard. Mirrors `UIKeyboardType`.
public enum KeyboardType: Int, Sendable, Hashable, CaseIterable {
    /// The default keyboard.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// URLs.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Phone numbers.
    case phonePad = 5
    /// Names and phone numbers.
    case namePhonePad = 6
    /// Email addresses.
    case emailAddress = 7
    /// Numbers with a decimal point.
    case decimalPad = 8
    /// Short messages.
    case twitter = 9
    /// Web searches.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11
}

/// The appearance of a keyboard. Mirrors `UIKeyboardAppearance`.
public enum KeyboardAppearance: Int, Sendable, Hashable, CaseIterable {
    /// That of the system.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light
}

/// The title of a return key. Mirrors `UIReturnKeyType`.
public enum ReturnKeyType: Int, Sendable, Hashable, CaseIterable {
    /// Return.
    case `default`
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
}

/// The capitalization of typed text. Mirrors `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Sendable, Hashable, CaseIterable {
    /// None.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}

/// The correction of typed text. Mirrors `UITextAutocorrectionType` and `UITextSpellCheckingType`.
public enum TextAutocorrectionType: Int, Sendable, Hashable, CaseIterable {
    /// That of the system.
    case `default`
    /// None.
    case no
    /// Enabled.
    case yes
}

extension TextField {
    /// The kind of keyboard. Present for compatibility with UIKit, as are the following.
    public var keyboardType: KeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }

    /// The appearance of the keyboard.
    public var keyboardAppearance: KeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }

    /// The title of the return key.
    public var returnKeyType: ReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }

    /// The capitalization.
    public var autocapitalizationType: TextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }

    /// The correction of typing errors.
    public var autocorrectionType: TextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }

    /// The marking of misspelled words.
    public var spellCheckingType: TextAutocorrectionType {
        get { inputTraits.spellCheckingType }
        set { inputTraits.spellCheckingType = newValue }
    }

    /// A Boolean value that indicates whether the return key is disabled while there is no text.
    public var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKeyAutomatically }
        set { inputTraits.enablesReturnKeyAutomatically = newValue }
    }
}

// The properties of keyboards, which listings set. An image shows no keyboard.

/// The characters that a keyboard offers first. Mirrors `UIKeyboardType`.
public enum KeyboardType: Int, Sendable, Hashable, CaseIterable {
    /// The keyboard of the user's language.
    case `default`
    /// A keyboard of ASCII characters.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// The characters of addresses of web pages.
    case URL
    /// Digits.
    case numberPad
    /// The keys of a telephone.
    case phonePad
    /// The characters of names and of telephone numbers.
    case namePhonePad
    /// The characters of mail addresses.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// The characters of short messages.
    case twitter
    /// The characters of web searches.
    case webSearch
    /// The digits 0 to 9.
    case asciiCapableNumberPad
}

/// The title of a keyboard's return key. Mirrors `UIReturnKeyType`.
public enum ReturnKeyType: Int, Sendable, Hashable, CaseIterable {
    /// The title “return”.
    case `default`
    /// A title that names an action.
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The appearance of a keyboard. Mirrors `UIKeyboardAppearance`.
public enum KeyboardAppearance: Int, Sendable, Hashable, CaseIterable {
    /// The appearance of the screen.
    case `default`
    /// The dark appearance.
    case dark
    /// The light appearance.
    case light
}

/// The letters that a keyboard capitalizes. Mirrors `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Sendable, Hashable, CaseIterable {
    /// No letters.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}

/// A keyboard's correction of words. Mirrors `UITextAutocorrectionType`.
public enum TextAutocorrectionType: Int, Sendable, Hashable, CaseIterable {
    /// The choice of the system.
    case `default`
    /// No correction.
    case no
    /// Correction.
    case yes
}

/// A keyboard's marks on misspelled words. Mirrors `UITextSpellCheckingType`.
public enum TextSpellCheckingType: Int, Sendable, Hashable, CaseIterable {
    /// The choice of the system.
    case `default`
    /// No marks.
    case no
    /// Marks.
    case yes
}

/// The values of the keyboard's properties in a text field or a text view.
struct TextInputTraits {
    var keyboardType = KeyboardType.default
    var returnKeyType = ReturnKeyType.default
    var keyboardAppearance = KeyboardAppearance.default
    var autocapitalizationType = TextAutocapitalizationType.sentences
    var autocorrectionType = TextAutocorrectionType.default
    var spellCheckingType = TextSpellCheckingType.default
}

extension TextField {
    /// The characters that the keyboard offers first. Present for compatibility with UIKit, like the following
    /// properties.
    public var keyboardType: KeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }

    /// The title of the return key.
    public var returnKeyType: ReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }

    /// The appearance of the keyboard.
    public var keyboardAppearance: KeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }

    /// The letters that the keyboard capitalizes.
    public var autocapitalizationType: TextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }

    /// The correction of words.
    public var autocorrectionType: TextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }

    /// The marks on misspelled words.
    public var spellCheckingType: TextSpellCheckingType {
        get { inputTraits.spellCheckingType }
        set { inputTraits.spellCheckingType = newValue }
    }
}

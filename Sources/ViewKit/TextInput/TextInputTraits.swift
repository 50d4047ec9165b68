/// A view in which text is typed with a keyboard. Mirrors `UITextInputTraits`. An image shows no keyboard.
public protocol TextInputTraits: AnyObject {
    /// The properties of the keyboard.
    var keyboardTraits: KeyboardTraits { get set }
}

/// The properties of the keyboard for a text.
public struct KeyboardTraits: Sendable, Hashable {
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
    /// The meaning of the text, for suggestions. `nil` specifies none.
    public var textContentType: TextContentType?
    /// The replacement of quotation marks.
    public var smartQuotesType = TextAutocorrectionType.default
    /// The replacement of hyphens by dashes.
    public var smartDashesType = TextAutocorrectionType.default
}

/// The meaning of a text. Mirrors `UITextContentType`.
public struct TextContentType: RawRepresentable, Sendable, Hashable {
    /// The name of the meaning.
    public let rawValue: String

    /// Creates a meaning from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of a person.
    public static let name = Self(rawValue: "name")
    /// The given name of a person.
    public static let givenName = Self(rawValue: "given-name")
    /// The family name of a person.
    public static let familyName = Self(rawValue: "family-name")
    /// The name of an organization.
    public static let organizationName = Self(rawValue: "organization")
    /// A street with a number.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// A city.
    public static let addressCity = Self(rawValue: "address-level2")
    /// A postal code.
    public static let postalCode = Self(rawValue: "postal-code")
    /// A country.
    public static let countryName = Self(rawValue: "country-name")
    /// A phone number.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// An email address.
    public static let emailAddress = Self(rawValue: "email")
    /// A URL.
    public static let URL = Self(rawValue: "url")
    /// The name of a user's account.
    public static let username = Self(rawValue: "username")
    /// A password.
    public static let password = Self(rawValue: "password")
    /// A new password.
    public static let newPassword = Self(rawValue: "new-password")
    /// A code that is valid once.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
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

extension TextInputTraits {
    /// The kind of keyboard. Present for compatibility with UIKit, as are the following.
    public var keyboardType: KeyboardType {
        get { keyboardTraits.keyboardType }
        set { keyboardTraits.keyboardType = newValue }
    }

    /// The appearance of the keyboard.
    public var keyboardAppearance: KeyboardAppearance {
        get { keyboardTraits.keyboardAppearance }
        set { keyboardTraits.keyboardAppearance = newValue }
    }

    /// The title of the return key.
    public var returnKeyType: ReturnKeyType {
        get { keyboardTraits.returnKeyType }
        set { keyboardTraits.returnKeyType = newValue }
    }

    /// The capitalization.
    public var autocapitalizationType: TextAutocapitalizationType {
        get { keyboardTraits.autocapitalizationType }
        set { keyboardTraits.autocapitalizationType = newValue }
    }

    /// The correction of typing errors.
    public var autocorrectionType: TextAutocorrectionType {
        get { keyboardTraits.autocorrectionType }
        set { keyboardTraits.autocorrectionType = newValue }
    }

    /// The marking of misspelled words.
    public var spellCheckingType: TextAutocorrectionType {
        get { keyboardTraits.spellCheckingType }
        set { keyboardTraits.spellCheckingType = newValue }
    }

    /// A Boolean value that indicates whether the return key is disabled while there is no text.
    public var enablesReturnKeyAutomatically: Bool {
        get { keyboardTraits.enablesReturnKeyAutomatically }
        set { keyboardTraits.enablesReturnKeyAutomatically = newValue }
    }

    /// The meaning of the text, for suggestions. `nil` specifies none.
    public var textContentType: TextContentType? {
        get { keyboardTraits.textContentType }
        set { keyboardTraits.textContentType = newValue }
    }

    /// The replacement of quotation marks.
    public var smartQuotesType: TextAutocorrectionType {
        get { keyboardTraits.smartQuotesType }
        set { keyboardTraits.smartQuotesType = newValue }
    }

    /// The replacement of hyphens by dashes.
    public var smartDashesType: TextAutocorrectionType {
        get { keyboardTraits.smartDashesType }
        set { keyboardTraits.smartDashesType = newValue }
    }
}

extension SearchBar: TextInputTraits {
    /// The properties of the keyboard.
    public var keyboardTraits: KeyboardTraits {
        get { searchTextField.keyboardTraits }
        set { searchTextField.keyboardTraits = newValue }
    }
}

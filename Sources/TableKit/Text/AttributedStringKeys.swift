// The keys a label understands, which Foundation leaves to UIKit. Their values are UIKit's, so that attributed text
// that came from elsewhere keeps its looks.
extension NSAttributedString.Key {
    /// The language of the text as in BCP 47, such as `ja` or `zh-Hant`: it decides between forms of one character.
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    /// A ``Font``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A ``Color`` for the text.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A ``Color`` behind the text, as high as the line.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number of points to add between characters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number of points to add between characters, in place of the kern.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// An ``UnderlineStyle`` or its raw value.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A ``Color`` for the underline; the text's until set.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// An ``UnderlineStyle`` or its raw value, for a line through the text.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A ``Color`` for the line through the text; the text's until set.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A number of points to raise the text by; below 0 to lower it.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A ``ParagraphStyle`` or `NSParagraphStyle`. A paragraph has the one its first character has.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A ``Shadow`` or `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

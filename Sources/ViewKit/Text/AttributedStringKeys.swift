// The keys that labels support, which UIKit defines on Apple platforms. Their raw values are UIKit's, so that imported
// attributed text retains its style.
extension NSAttributedString.Key {
    /// The language of the text, as a BCP 47 tag such as `ja` or `zh-Hant`. It selects between regional forms of a
    /// character.
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    /// The font of the text, a ``Font``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The color of the text, a ``Color``.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The background color of the text, a ``Color``. It fills the line height.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The number of points to add between characters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The number of points to add between characters. It takes precedence over the kern.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The underline style, an ``UnderlineStyle`` or its raw value.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The color of the underline, a ``Color``. Default: the color of the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The strikethrough style, an ``UnderlineStyle`` or its raw value.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The color of the strikethrough line, a ``Color``. Default: the color of the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The number of points by which the text is raised. Negative numbers lower it.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The paragraph style, a ``ParagraphStyle`` or `NSParagraphStyle`. The first character determines the style of the
    /// paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The shadow, a ``Shadow`` or `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The destination of a link, a URL or a string. PDF and SVG files contain HTTP, HTTPS and mail addresses. It does
    /// not change the color of the text.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The attachment at the characters `NSTextAttachment.character`, a ``TextAttachment`` or `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")

    // Labels ignore the following attributes.

    /// The width of the glyphs' outlines. It has no effect.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The color of the glyphs' outlines. It has no effect.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The use of ligatures. It has no effect.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The slant of the glyphs. It has no effect.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}

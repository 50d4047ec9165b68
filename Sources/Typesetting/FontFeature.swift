/// An OpenType feature of a font, such as digits of equal widths.
public struct FontFeature: RawRepresentable, Sendable, Hashable {
    /// The tag, which is four ASCII letters or digits.
    public let rawValue: String

    /// Creates a feature from its tag, such as `tnum`. The result is `nil` if the tag is not four ASCII letters or
    /// digits.
    public init?(rawValue: String) {
        guard rawValue.utf8.count == 4, rawValue.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        self.rawValue = rawValue
    }

    private init(_ tag: String) { rawValue = tag }

    /// Digits of equal widths.
    public static let tabularFigures = FontFeature("tnum")

    /// The maximum number of features of a font that have an effect.
    package static let maxCount = 12

    /// The features that replace letters depending on their neighbors, and that fonts turn on.
    static let replacements = ["calt", "clig", "liga"].map { FontFeature($0) }
}

extension FontFeature {
    /// A feature that is on or off.
    package struct Setting: Sendable, Hashable {
        package var feature: FontFeature
        package var isOn: Bool
    }
}

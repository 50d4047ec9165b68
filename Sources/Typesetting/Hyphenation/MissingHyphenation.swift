/// A language whose hyphenation dictionary is not installed. Its words are not hyphenated.
public struct MissingHyphenation: Sendable, Hashable {
    /// The language, such as `de` or `en-GB`.
    public let language: String

    /// The missing dictionaries that this process has detected. Texts count when they are measured, on any thread.
    public static var found: [MissingHyphenation] {
        Set(FontAccess.forEachTypesetter { $0.dictionaries.missing }.joined()).sorted()
            .map { MissingHyphenation(language: $0) }
    }

    private var packageLanguage: String {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        switch parts.first {
        case "en": return parts.contains("gb") ? "en-gb" : "en-us"
        case "pt": return parts.contains("br") ? "pt-br" : "pt-pt"
        case "nb", "nn", "no": return "no"
        case let name: return name ?? language
        }
    }
}

extension MissingHyphenation: CustomStringConvertible {
    /// The description, one sentence without a period.
    public var description: String {
        let name = packageLanguage
        return "text in \(language) is not hyphenated: its dictionary is not installed; install the package "
            + "hyphen-\(name) (Debian) or hyphen-\(name.prefix { $0 != "-" }) (Fedora)"
    }
}

/// A language in which text was to be hyphenated, and whose dictionary is not there: its words stay whole.
public struct MissingHyphenation: Sendable, Hashable {
    /// The language, such as `de` or `en-GB`.
    public let language: String

    /// What has been missing so far in this process. Texts count when they are measured, on whatever thread.
    public static var found: [MissingHyphenation] {
        FontAccess.withTypesetter { $0.dictionaries.missing.map { MissingHyphenation(language: $0) } }
    }

    /// The name of the language in the names of packages.
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
    /// One sentence without a full stop.
    public var description: String {
        let name = packageLanguage
        return "text in \(language) is not hyphenated: its dictionary is not installed; install the package "
            + "hyphen-\(name) (Debian) or hyphen-\(name.prefix { $0 != "-" }) (Fedora)"
    }
}

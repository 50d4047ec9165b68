extension Unicode.Scalar {
    /// A Boolean value that indicates whether the character begins or ends an embedding, an override or an isolate.
    /// Directional marks do not count, because they affect only adjacent characters.
    package var setsDirection: Bool {
        switch self {
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }
}

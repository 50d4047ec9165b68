extension Unicode.Scalar {
    /// Whether the character begins or ends a stretch of text of one direction: an embedding, an override or an isolate.
    /// Marks, which have no effect beyond their neighbors, do not.
    package var setsDirection: Bool {
        switch self {
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }
}

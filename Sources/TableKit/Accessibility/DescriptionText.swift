import Typesetting

extension StringProtocol {
    /// The text as a description of a picture: on one line, without control characters and code points that are none.
    /// Characters that set the direction of what follows them are left out too, because a description stands among
    /// other text in pages and programs, which they would turn around.
    package var asDescription: String {
        let words = unicodeScalars.split {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        return words.map { word in
            String(
                String.UnicodeScalarView(
                    word.filter { !$0.properties.isNoncharacterCodePoint && !$0.setsDirection }))
        }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension StringProtocol {
    /// The text as the alt text of an image: on one line, without control characters and noncharacters.
    ///
    /// Direction-setting characters are removed too. The alt text appears among other text in pages and programs, whose
    /// direction they would change.
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

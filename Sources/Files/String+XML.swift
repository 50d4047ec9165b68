extension String {
    /// The text for the content or an attribute of an XML or HTML element. White space is retained, and the replacement
    /// character replaces each character that XML does not permit.
    package var xmlEscaped: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The original of a text that ``xmlEscaped`` returned.
    package var xmlUnescaped: String {
        // The ampersand is last, because it begins the others.
        let entities = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#9;", "\t"), ("&#10;", "\n"), ("&#13;", "\r"),
            ("&amp;", "&"),
        ]
        return entities.reduce(self) { $0.replacing($1.0, with: $1.1) }
    }
}

/// The superscript or subscript of HTML in a text of Markdown, in the characters of Unicode for it.
struct HTMLScript {
    /// The tag that is open. `nil` without one.
    private var open: String?

    private static let superscripts = Dictionary(
        uniqueKeysWithValues: zip(
            "0123456789+-−=()abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"))
    private static let subscripts = Dictionary(
        uniqueKeysWithValues: zip("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"))

    /// Returns what is drawn for a tag: a space for a line break, the description of an image, nothing for a script, or else the
    /// tag.
    mutating func shown(tag: String) -> String {
        let name = tag.lowercased().filter { !$0.isWhitespace }
        switch name {
        case "<br>", "<br/>": return " "
        case "<sup>", "<sub>":
            guard open == nil else { return tag }
            open = name
            return ""
        case "</sup>", "</sub>":
            guard open?.dropFirst() == name.dropFirst(2) else { return tag }
            open = nil
            return ""
        default: return name.hasPrefix("<img") ? Self.alternative(of: tag) ?? tag : tag
        }
    }

    /// Returns a text in the open script, or after a sign or a space if Unicode does not have all characters.
    func shown(_ text: String) -> String {
        guard let open else { return text }
        let characters = open == "<sup>" ? Self.superscripts : Self.subscripts
        let mapped = text.map { characters[$0] }
        guard mapped.contains(nil) else { return String(mapped.compactMap(\.self)) }
        return (open == "<sup>" ? "^" : "\u{202F}") + text
    }

    /// Returns the description of an image, or `nil` if it has none.
    private static func alternative(of tag: String) -> String? {
        guard let start = tag.firstRange(of: "alt=\"")?.upperBound,
            let end = tag[start...].firstIndex(of: "\"")
        else { return nil }
        return String(tag[start..<end])
    }
}

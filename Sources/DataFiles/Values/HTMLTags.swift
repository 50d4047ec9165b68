/// The tags of HTML in a text of Markdown: superscripts and subscripts in the characters of Unicode for them, line breaks, the
/// descriptions of images, and tags whose content is drawn without them.
struct HTMLTags {
    /// The tag that is open. `nil` without one.
    private var open: String?

    private static let superscripts = Dictionary(
        uniqueKeysWithValues: zip(
            "0123456789+-−=()abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"))
    private static let subscripts = Dictionary(
        uniqueKeysWithValues: zip("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"))

    /// Returns what is drawn for a tag: the description of an image, nothing for a script, a comment or another known element, or
    /// else the tag.
    mutating func shown(tag: String) -> String {
        let name = tag.lowercased().filter { !$0.isWhitespace }
        switch name {
        case "<sup>", "<sub>":
            guard open == nil else { return tag }
            open = name
            return ""
        case "</sup>", "</sub>":
            guard open?.dropFirst() == name.dropFirst(2) else { return tag }
            open = nil
            return ""
        default:
            if name.hasPrefix("<!--") { return "" }
            if name.hasPrefix("<img") { return Self.alternative(of: tag) ?? tag }
            return Self.hidden.contains(Self.element(of: tag)) ? "" : tag
        }
    }

    /// The elements of HTML that style, link or group a text, or load an image.
    private static let hidden: Set = [
        "a", "abbr", "b", "big", "center", "cite", "code", "del", "details", "div", "em", "font", "i", "ins",
        "kbd", "li", "mark", "nobr", "ol", "p", "picture", "pre", "q", "s", "samp", "small", "source", "span",
        "strike", "strong", "summary", "tt", "u", "ul", "var",
    ]

    /// Returns the name of an element in lowercase, without its attributes.
    private static func element(of tag: String) -> String {
        String(tag.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter || $0.isNumber }).lowercased()
    }

    /// Returns a Boolean value that indicates whether a tag is a line break.
    static func isLineBreak(_ tag: String) -> Bool {
        ["<br>", "<br/>"].contains(tag.lowercased().filter { !$0.isWhitespace })
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

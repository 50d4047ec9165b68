import DataFiles
import Files
import Foundation

/// The comments that enclose generated content in a page.
enum FigureComments {
    /// The start of content that belongs to the block above it.
    static let above = "<!-- tablesnap: from the block above -->"
    /// The start of content that belongs to the block below it.
    static let below = "<!-- tablesnap: from the block below -->"
    /// The end of both.
    static let end = "<!-- tablesnap: end -->"

    /// Returns the end of generated content. It includes a digest of lines that an author could have written, so that
    /// their changes are noticed.
    static func end(of lines: [String]) -> String {
        let texts = lines.map(\.withoutMarkers)
        if texts.allSatisfy(isGenerated) { return end }
        let digest = SHA256.hexadecimal(of: Data(texts.joined(separator: "\n").utf8)).prefix(8)
        return "<!-- tablesnap: end \(digest) -->"
    }

    /// Returns a Boolean value that indicates whether a line is the end of generated content.
    static func isEnd(_ line: String) -> Bool {
        line == end || line.wholeMatch(of: /<!-- tablesnap: end [0-9a-f]{8} -->/) != nil
    }

    /// Returns a Boolean value that indicates whether only drawing writes such a line.
    private static func isGenerated(_ line: String) -> Bool {
        line.isEmpty || line == foldEnd || fold.contains(line) || line == markdownFold
            || ImageLink.writes(line)
    }

    /// Returns the first line of generated content that is from an author, as an offset. The result is `nil` if
    /// there is none.
    static func firstForeignLine(in lines: [String], end: String) -> Int? {
        if end == Self.end(of: lines) { return nil }
        return lines.firstIndex { !isGenerated($0.withoutMarkers) }
    }

    /// The start of a comment that contains the source of a figure.
    static let source = "<!-- tablesnap"

    /// The start of a collapsed source below the image.
    static let fold = ["<details>", "<summary>Source</summary>"]
    /// The start for engines that read no Markdown in HTML without this attribute.
    static let markdownFold = "<details markdown=\"1\">"
    /// The end of a collapsed source.
    static let foldEnd = "</details>"

    /// Returns a text for a comment, without the characters that would end it. A backslash before them
    /// escapes them, and is itself escaped by another one.
    static func hidden(_ text: String) -> String { text.replacing(/--(\\*)(!?>)/) { "--\($0.1)\\\($0.2)" } }

    /// Returns the original of a text in a comment.
    static func shown(_ text: String) -> String { text.replacing(/--(\\*)\\(!?>)/) { "--\($0.1)\($0.2)" } }

    /// Returns the column of text that resembles the start of a figure's block, in characters from 1, or
    /// `nil`. List and quote markers may precede it.
    static func column(ofBlockIn line: String) -> Int? {
        let rest = withoutNote(withoutMarkers(line))
        return resemblesBlock(rest) ? line.count - rest.count + 1 : nil
    }

    private static let markers = Set(" \t>-+*.)0123456789".utf8)

    /// Returns a line without list and quote markers at its start.
    static func withoutMarkers(_ line: String) -> Substring {
        Substring(line.utf8.drop { markers.contains($0) })
    }

    /// Returns a line without the marker of a definition or a footnote, in which Markdown allows no block.
    static func withoutNote(_ text: Substring) -> Substring {
        // Patterns are slow, and almost no line begins so.
        guard [": ", ":\t", "~ ", "~\t", "[^"].contains(text.prefix(2)),
            let marker = text.prefixMatch(of: #/(?:[:~]|\[\^[^\]]+\]:)[ \t]+/#)
        else { return text }
        return text[marker.range.upperBound...]
    }

    /// Returns a Boolean value that indicates whether a comment was probably meant to begin a figure, with other spaces,
    /// dashes or letters.
    static func resemblesFigure(comment: some StringProtocol) -> Bool {
        let comment = String(comment.prefix(80)).lowercased()
        // In prose, the word begins a sentence.
        return comment.prefixMatch(of: #/ *<!-- *tablesnap\b/#) != nil
            || comment.prefixMatch(of: #/ *<!--[-\s]*tablesnap(?:\s*?(?:\n|-->|$)|\s+[a-z]+=)/#) != nil
    }

    /// Returns a Boolean value that indicates whether a line begins a block of tablesnap in the syntax of another
    /// preprocessor: Jekyll or Hugo (`{% highlight tablesnap %}`) or PyMdown (`/// tablesnap`).
    static func isOtherTag(_ text: Substring) -> Bool {
        switch text.first {
        case "{": text.prefixMatch(of: #/\{[{%<\-]+ *highlight +"?tablesnap\b/#) != nil
        case "/": text.prefixMatch(of: #/\/{3,} *tablesnap(?: *$| *\|| +[a-z]+=)/#) != nil
        default: false
        }
    }

    private static func resemblesBlock(_ text: Substring) -> Bool {
        if text.hasPrefix(source) { return text.dropFirst(source.count).first.map(\.isWhitespace) ?? true }
        if text.hasPrefix("<!-") { return resemblesFigure(comment: text) }
        if isOtherTag(text) { return true }
        if text.hasPrefix(":::") { return FenceInfo.resemblesFigure(text.drop { $0 == ":" }) }
        guard let character = text.first, character == "`" || character == "~" else { return false }
        let run = text.prefix { $0 == character }
        let info = text.dropFirst(run.count).drop { $0 == " " || $0 == "\t" }
        let fence = FenceInfo(info)
        guard run.count >= 2, fence.attributes != nil || fence.isUnknownDirective else { return false }
        // Inline code may be between several backticks, and deleted text between two tildes.
        return character == "~" && run.count > 2
            || !info.split(whereSeparator: { $0 != character }).contains { $0.count == run.count }
    }
}

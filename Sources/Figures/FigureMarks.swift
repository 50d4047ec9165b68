/// The comments between which a page holds what is drawn.
enum FigureMarks {
    /// Begins what belongs to the block above it.
    static let above = "<!-- tablesnap: from the block above -->"
    /// Begins what belongs to the block below it.
    static let below = "<!-- tablesnap: from the block below -->"
    /// Ends both.
    static let end = "<!-- tablesnap: end -->"

    /// Begins a comment that holds the source of a figure.
    static let source = "<!-- tablesnap"

    /// Begins what folds up a source, below the picture.
    static let fold = ["<details>", "<summary>Source</summary>"]
    /// Ends it.
    static let foldEnd = "</details>"

    /// A text that stands in a comment, without what would end it. One backslash goes where none is left to be needed.
    static func hidden(_ text: String) -> String {
        text.replacing(/--(\\*)(!?>)/) { "--\($0.1)\\\($0.2)" }
    }

    /// What a text in a comment stands for.
    static func shown(_ text: String) -> String {
        text.replacing(/--(\\*)\\(!?>)/) { "--\($0.1)\($0.2)" }
    }

    /// Where in a line something stands that looks like the beginning of a figure's block, in characters from 1; nil when
    /// nothing does. Marks of lists and quotes may stand before it.
    static func column(ofBlockIn line: String) -> Int? {
        let rest = Substring(line.utf8.drop { marks.contains($0) })
        return looksLikeBlock(rest) ? line.count - rest.count + 1 : nil
    }

    private static let marks = Set(" \t>-+*.)0123456789".utf8)

    private static func looksLikeBlock(_ text: Substring) -> Bool {
        func isWord(_ rest: Substring) -> Bool { rest.first.map(\.isWhitespace) ?? true }
        if text.hasPrefix(source) { return isWord(text.dropFirst(source.count)) }
        guard let mark = text.first, mark == "`" || mark == "~" else { return false }
        let run = text.prefix { $0 == mark }
        let info = text.dropFirst(run.count).drop { $0 == " " || $0 == "\t" }
        guard run.count >= 3, info.hasPrefix("tablesnap"), isWord(info.dropFirst("tablesnap".count)) else {
            return false
        }
        // Code in a line may stand between three backticks too.
        return mark == "~" || !info.split(whereSeparator: { $0 != mark }).contains { $0.count == run.count }
    }
}

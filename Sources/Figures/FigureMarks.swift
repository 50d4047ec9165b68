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

    /// A text that stands in a comment, without what would end it. One backslash goes where none is left to be needed.
    static func hidden(_ text: String) -> String {
        text.replacing(/--(\\*)(!?>)/) { "--\($0.1)\\\($0.2)" }
    }

    /// What a text in a comment stands for.
    static func shown(_ text: String) -> String {
        text.replacing(/--(\\*)\\(!?>)/) { "--\($0.1)\($0.2)" }
    }
}

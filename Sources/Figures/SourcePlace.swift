import Scenes

/// Where the source of a figure is left in its page.
enum SourcePlace: String, NamedValue, CaseIterable {
    /// In its block, with the picture below.
    case shown
    /// In its block, folded up below the picture.
    case collapsed
    /// In a comment, with the picture below.
    case hidden

    static let kind = "a place for the source"
    static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

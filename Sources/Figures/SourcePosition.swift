import Diagnostics
import Scenes

/// The position of a figure's source in its page.
enum SourcePosition: String, NamedValue, CaseIterable {
    /// The source is in its block, with the image below.
    case shown
    /// The source is in its block, collapsed below the image.
    case collapsed
    /// The source is in a comment, with the image below.
    case hidden

    static let kind = "a position of the source"
    static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

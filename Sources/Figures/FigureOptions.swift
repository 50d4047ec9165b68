import DataFiles
import Diagnostics
import Files
import Scenes
import TableKit

/// How figures are drawn and where their sources are left. What is nil is said elsewhere: in the front matter of the page
/// for a figure, and here for a page.
struct FigureOptions: Sendable, Equatable {
    /// Pixels per point, a picture for each.
    var scales: [Double]?
    /// A picture for each.
    var appearances: [UserInterfaceStyle]?
    var source: SourcePlace?
    /// The folder of the pictures, from the page.
    var folder: String?

    static let keys = ["scale", "appearance", "source", "folder"]

    /// What is said of an option: a value, or several.
    ///
    /// - Throws: ``Diagnostic`` when it cannot be.
    mutating func set(
        _ name: String, _ values: [String], at position: DocumentPosition
    ) throws(Diagnostic) {
        do throws(Diagnostic) {
            switch name {
            case "scale": scales = try values.map(Self.scale).withoutRepeats
            case "appearance":
                appearances = try values.map(UserInterfaceStyle.named).withoutRepeats
            case "source": source = try SourcePlace.named(Self.single(values))
            default: folder = try FileSearch.plain(Self.single(values))
            }
        } catch {
            throw Diagnostic(position: position, message: "\(name): \(error.sentence)")
        }
    }

    /// The values that an attribute gives an option. Folders may have commas in their names.
    static func values(of name: String, in text: String) -> [String] {
        if name == "folder" { return [text] }
        return text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    }

    private static func single(_ values: [String]) throws(Diagnostic) -> String {
        guard values.count == 1, !values[0].isEmpty else {
            throw Diagnostic(
                message: "one value is wanted, not \(values.joined(separator: ", ").inQuotes)")
        }
        return values[0]
    }

    private static func scale(_ text: String) throws(Diagnostic) -> Double {
        guard let scale = Double(text), SceneLimits.scale.contains(scale) else {
            throw Diagnostic(
                message: "found \(text.inQuotes) where \(SceneLimits.words(SceneLimits.scale)) is wanted")
        }
        return scale
    }
}

extension Array where Element: Equatable {
    /// The elements, each once.
    fileprivate var withoutRepeats: [Element] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

import DataFiles
import Files
import Scenes
import TableKit

/// The options for drawing figures and for the position of their sources. Options of a figure default to
/// those in the front matter of its page.
struct FigureOptions: Sendable, Equatable {
    /// The scales in pixels per point. Each results in an image.
    var scales: [Double]?
    /// The appearances. Each results in an image.
    var appearances: [UserInterfaceStyle]?
    var source: SourcePosition?
    /// The folder of the images, relative to the page.
    var folder: String?
    var fonts: Fonts?
    var markup: FigureMarkup?
    var format: FigureFormat?

    /// The folder of the font files.
    struct Fonts: Sendable, Equatable {
        /// The path of the folder, relative to the page.
        let folder: String
        /// The location of the option in the page.
        let position: DocumentPosition
    }

    static let keys = ["scale", "appearance", "format", "source", "markup", "folder", "fonts"]

    /// Sets an option to one or several values.
    ///
    /// - Throws: A `Diagnostic` for an invalid value.
    mutating func set(_ name: String, _ values: [String], at position: DocumentPosition) throws(Diagnostic) {
        do throws(Diagnostic) {
            switch name {
            case "scale": scales = try values.map(Self.scale).withoutRepeats
            case "appearance": appearances = try values.map(Self.appearance).withoutRepeats
            case "fonts":
                fonts = Fonts(folder: try FileSearch.plain(Self.single(values)), position: position)
            case "format": format = try FigureFormat.named(Self.single(values))
            case "markup": markup = try FigureMarkup.named(Self.single(values), at: position)
            case "source": source = try SourcePosition.named(Self.single(values))
            default: folder = try FileSearch.plain(Self.single(values))
            }
        } catch { throw Diagnostic(position: position, message: "\(name): \(error.sentence)") }
    }

    /// Returns the values of an attribute in an info string. Only scales and appearances are lists.
    static func values(of name: String, in text: String) -> [String] {
        guard ["scale", "appearance"].contains(name) else { return [text] }
        return text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    }

    /// Returns the only value of a list.
    static func single(_ values: [String]) throws(Diagnostic) -> String {
        guard values.count == 1, !values[0].isEmpty else {
            throw Diagnostic(
                message: "expected one value, found \"\(values.joined(separator: ", ").shortened)\"")
        }
        return values[0]
    }

    private static func appearance(_ text: String) throws(Diagnostic) -> UserInterfaceStyle {
        if let found = UserInterfaceStyle.names.first(where: { $0.name == text }) { return found.value }
        let names = UserInterfaceStyle.names.map(\.name)
        let suggestion = suggestion(forUnknown: text, among: names, quote: "").map { $0 + " " } ?? ""
        let all = "expected light, dark, or both as light,dark (in YAML: [light, dark])"
        throw Diagnostic(
            message: "unknown appearance \"\(text.shortened)\"",
            remedy: suggestion + (suggestion.isEmpty ? all : all.firstUppercased))
    }

    private static func scale(_ text: String) throws(Diagnostic) -> Double {
        guard let scale = Double(text), SceneLimits.scale.contains(scale) else {
            throw Diagnostic(
                message: "expected \(SceneLimits.words(SceneLimits.scale)), found \"\(text.shortened)\"")
        }
        return scale
    }
}

extension Array where Element: Equatable {
    /// The unique elements.
    fileprivate var withoutRepeats: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

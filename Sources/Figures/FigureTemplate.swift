import DataFiles
import Files
import Scenes

/// The markup of figures in a file, with placeholders such as `{path}`.
struct FigureTemplate: Sendable {
    /// The values for the placeholders.
    struct Values {
        var path: String, dark: String
        var width: Int
        var alt: String, caption: String, id: String
    }

    /// The path of the file for the system.
    let path: String
    private let lines: [String]

    private static let maxBytes = 1 << 16
    private static let placeholders = ["path", "dark", "width", "alt", "caption", "id"]

    /// Reads the template of a figure's options.
    ///
    /// - Throws: A `Diagnostic` at the location of the option.
    static func reading(
        _ name: String, at position: DocumentPosition, in folder: InputFolder
    ) throws(Diagnostic) -> FigureTemplate {
        func failure(_ reason: String) -> Diagnostic {
            Diagnostic(position: position, message: "markup: \(reason)")
        }
        if let objection = folder.objection(to: name, of: "page") { throw failure("\(name) \(objection)") }
        let path = folder.joined(name)
        let text: String
        do throws(Diagnostic) {
            let bytes = try ByteSource.bytes(path: path, name: name, limit: maxBytes)
            try DocumentReader.checkText(bytes)
            text = String(decoding: bytes, as: UTF8.self)
        } catch { throw failure(error.located(in: name).description) }
        guard text.contains("{path}") else {
            throw failure("the template \(name) does not contain {path}, the path of the image")
        }
        // Engines have braces of their own, so that only similar names are errors.
        for match in text.matches(of: /\{([A-Za-z]+)\}/) where !placeholders.contains(String(match.1)) {
            if let remedy = suggestion(forUnknown: String(match.1), among: placeholders, quote: "") {
                throw failure("the template \(name) contains {\(String(match.1).shortened)}; \(remedy)")
            }
        }
        // A line of ours would end the generated lines early, or be read as a block.
        guard !text.contains(FigureComments.source) else {
            throw failure("the template \(name) contains \(FigureComments.source); remove it")
        }
        let fences = text.matches(of: #/(?m)^ *(```+|~~~+)/#).count
        guard fences.isMultiple(of: 2), text.ranges(of: "<!--").count == text.ranges(of: "-->").count else {
            throw failure("the template \(name) does not end a block or a comment that it begins")
        }
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        return FigureTemplate(path: path, lines: lines)
    }

    /// A Boolean value that indicates whether the template shows the image for the dark appearance.
    var showsDark: Bool { lines.contains { $0.contains("{dark}") } }

    /// Returns the markup of an image. Text is escaped for HTML and Markdown.
    func lines(_ values: Values) -> [String] {
        lines.map { line in
            line.replacing(/\{(path|dark|width|alt|caption|id)\}/) { match in
                switch match.1 {
                case "path": values.path
                case "dark": values.dark
                case "width": "\(values.width)"
                case "alt": values.alt.onOneLine.markdownEscaped
                case "caption": values.caption.onOneLine.markdownEscaped
                default: values.id
                }
            }
        }
    }
}

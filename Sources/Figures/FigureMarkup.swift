import DataFiles

/// The markup that shows the images of a figure in its page.
enum FigureMarkup: Sendable, Equatable {
    case html, markdown, myst
    /// The markup in a file, relative to the page.
    case template(path: String, DocumentPosition)

    private static let names: [(name: String, value: FigureMarkup)] = [
        ("html", .html), ("markdown", .markdown), ("myst", .myst),
    ]

    /// Returns the markup with a name. A name with a dot or a slash is that of a template.
    static func named(_ name: String, at position: DocumentPosition) throws(Diagnostic) -> FigureMarkup {
        if let found = names.first(where: { $0.name == name }) { return found.value }
        if name.contains(".") || name.contains("/") { return .template(path: name, position) }
        let remedy =
            suggestion(forUnknown: name, among: names.map(\.name), quote: "")
            ?? "expected html, markdown, myst, or the path of a template such as figure.txt"
        throw Diagnostic(message: "unknown markup \"\(name.shortened)\"; \(remedy)")
    }

    /// A Boolean value that indicates whether the markup shows images of several scales. Other markup shows the one with
    /// the most pixels.
    var showsAllScales: Bool { self == .html }

    /// A Boolean value that indicates whether all engines of the markup show one of two appearances. In Markdown and
    /// MyST, this depends on the theme.
    var alwaysSelectsAppearance: Bool {
        switch self {
        case .html, .template: true
        case .markdown, .myst: false
        }
    }
}

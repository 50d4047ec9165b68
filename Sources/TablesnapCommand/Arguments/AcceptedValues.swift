/// The values that an option or an operand accepts, which completions suggest.
enum AcceptedValues: Sendable, Hashable {
    /// Any text, such as the name of a column, or a number.
    case text
    /// One of several names, or several of them, separated by commas.
    case names([String], isList: Bool = false)
    /// The path of a file with one of several extensions, or of any file if there are none.
    case file([String] = [])
    /// One of several names, or the path of a file with one of several extensions.
    case namesOrFile([String], [String])
    /// The path of a folder.
    case folder

    var names: [String] {
        switch self {
        case .names(let names, _), .namesOrFile(let names, _): names
        case .text, .file, .folder: []
        }
    }

    var fileExtensions: [String] {
        switch self {
        case .file(let extensions), .namesOrFile(_, let extensions): extensions
        case .text, .names, .folder: []
        }
    }
}

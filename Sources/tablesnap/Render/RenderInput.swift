import Foundation
import Records

/// The file of records a command line names.
struct RenderInput {
    /// The path, or nil for standard input.
    let path: String?
    let format: RecordFormat

    init(_ arguments: [String], _ options: RenderOptions) throws(UsageError) {
        guard let argument = arguments.first else {
            throw UsageError("which file? tablesnap render INPUT; see tablesnap render --help")
        }
        if arguments.count > 1 {
            throw UsageError("one file at a time, not \(argument) and \(arguments[1])")
        }
        path = argument == "-" ? nil : argument
        format = try Self.format(of: path, options)
    }

    private static func format(of path: String?, _ options: RenderOptions) throws(UsageError) -> RecordFormat
    {
        let known = RecordFormat.allCases.map(\.rawValue)
        let list = known.joined(separator: ", ")
        if let name = options.format {
            guard let format = RecordFormat(rawValue: name) else {
                let hint = nearestName(to: name, among: known).map { "did you mean \($0)? " } ?? ""
                throw UsageError("unknown format \(name); \(hint)There are \(list)")
            }
            return format
        }
        guard let path else { throw UsageError("standard input wants --format: \(list)") }
        guard let format = RecordFormat(fileExtension: URL(fileURLWithPath: path).pathExtension) else {
            throw UsageError("the name of \(path) does not say its format; add --format: \(list)")
        }
        return format
    }

    /// What messages call the input.
    var name: String { path ?? "standard input" }

    /// The folder that picture paths are relative to.
    var folder: String {
        guard let path else { return "." }
        return URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    /// The picture's path when the command line does not say: beside the input, under its name.
    var defaultOutput: String? {
        guard let path else { return nil }
        let stem = path.hasSuffix("/") ? path : (path as NSString).deletingPathExtension
        return stem + ".png"
    }

    func open() throws(RecordError) -> RecordFile {
        try RecordFile(path: path ?? "/dev/stdin", format: format, name: name)
    }
}

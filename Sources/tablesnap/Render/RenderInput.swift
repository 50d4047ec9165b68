import Foundation
import Records

/// The file of records a command line names.
struct RenderInput {
    /// The path, or nil for standard input.
    let path: String?
    let format: RecordFormat

    init(_ arguments: [String], _ options: RenderOptions) throws(UsageError) {
        guard let argument = arguments.first, !argument.isEmpty else {
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
                let hint =
                    nearestName(to: name, among: known).map { "did you mean \($0)? There are \(list)" }
                    ?? "there are \(list)"
                throw UsageError("unknown format \(name); \(hint)")
            }
            return format
        }
        guard let path else { throw UsageError("standard input wants --format: \(list)") }
        if let format = RecordFormat(fileExtension: URL(fileURLWithPath: path).pathExtension) {
            return format
        }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw UsageError("\(path) is a folder; name a file in it")
        }
        throw UsageError("the name of \(path) does not say its format; add --format: \(list)")
    }

    /// What messages call the input.
    var name: String { path ?? "standard input" }

    /// The folder that picture paths are relative to, as the command line says it; empty for the working directory.
    var folder: String {
        guard let path, let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The picture's path when the command line does not say: beside the input, under its name.
    var defaultOutput: String? {
        guard let path else { return nil }
        let stem = path.hasSuffix("/") ? path : (path as NSString).deletingPathExtension
        return stem + ".png"
    }

    func open() throws(RecordError) -> RecordFile {
        guard let path else {
            return try RecordFile(descriptor: STDIN_FILENO, name: name, format: format)
        }
        return try RecordFile(path: path, format: format)
    }

    /// Refuses to replace the records by their picture.
    func check(output: String) throws(UsageError) {
        var (input, target) = (stat(), stat())
        let isKnown = path.map { stat($0, &input) } ?? fstat(STDIN_FILENO, &input)
        guard isKnown == 0, stat(output, &target) == 0, input.st_mode & S_IFMT == S_IFREG,
            input.st_dev == target.st_dev, input.st_ino == target.st_ino
        else { return }
        throw UsageError(
            "the picture would replace \(name), which it is made from; name another file with -o")
    }
}

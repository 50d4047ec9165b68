import DataFiles
import Diagnostics
import Files
import Foundation
import Images
import Scenes

/// The input file in the command line: records, or a scene.
struct RenderInput {
    enum Kind: Equatable {
        case records(RecordFormat)
        case database(path: String)
        case scene
    }

    /// The operand of the commands that read an input.
    static let operand = Operand(
        "INPUT",
        .file(
            RecordFormat.fileExtensions.keys.sorted() + SceneData.Format.databaseExtensions
                + SceneFile.fileExtensions))

    /// The names of the formats.
    static let formats = RecordFormat.allCases.map(\.rawValue) + ["sqlite", "yaml"]

    let path: String?
    let kind: Kind
    let files: RunFiles
    /// The files that the drawing depends on, with digests if they are watched.
    let reads: FilesRead
    private let reading: RecordOptions
    /// A Boolean value that indicates whether the command line specifies the format of the input.
    private let hasFormatOption: Bool

    /// Returns the input in a command line. Its format must be known, and be that of the options.
    static func parsing(_ arguments: [String], _ options: RenderOptions) throws -> RenderInput {
        guard let argument = arguments.first, !argument.isEmpty else {
            throw UsageError("expected a file: tablesnap render INPUT; see tablesnap render --help")
        }
        if arguments.count > 1 {
            throw UsageError("expected one file, found \(argument) and \(arguments[1])")
        }
        let path = argument == "-" ? nil : argument
        let files = RunFiles()
        let reads = FilesRead(of: files, takesDigests: options.watches)
        if let path {
            reads.record(path)
        } else {
            files.read(descriptor: STDIN_FILENO, name: "standard input")
        }
        let kind = try kind(of: path, options)
        var reading = options.input.reading
        if case .records(.markdown) = kind, let table = options.table {
            reading.table = RecordOptions.tableNumber(table)
            if reading.table == nil { throw UsageError("--table: \(RecordOptions.expectedTable(table))") }
        }
        let input = RenderInput(
            path: path, kind: kind, files: files, reads: reads, reading: reading,
            hasFormatOption: options.format != nil)
        try options.input.check(for: input.kind, name: argument)
        if case .database = input.kind { return input }
        if options.query != nil {
            throw UsageError("--query requires an SQLite file; add --format sqlite if \(argument) is one")
        }
        if options.table != nil, reading.table == nil {
            throw UsageError(
                "--table requires an SQLite file or Markdown; add --format sqlite or markdown if \(argument) is one"
            )
        }
        return input
    }

    private static func kind(of path: String?, _ options: RenderOptions) throws -> Kind {
        let list = formats.joined(separator: ", ")
        if let name = options.format {
            if name == "yaml" { return .scene }
            if name == "sqlite" {
                guard let path else {
                    throw UsageError("standard input cannot be an SQLite file; specify its path")
                }
                return .database(path: path)
            }
            guard let format = RecordFormat(rawValue: name) else {
                let meant = RecordFormat(fileExtension: name)?.rawValue
                let remedy =
                    meant.map { "did you mean \"\($0)\"?" } ?? remedy(forUnknown: name, among: formats)
                throw UsageError("unknown format \(name); \(remedy)")
            }
            return .records(format)
        }
        guard let path else { throw UsageError("standard input requires --format: \(list)") }
        let ending = URL(fileURLWithPath: path).pathExtension
        if SceneFile.fileExtensions.contains(ending.lowercased()) { return .scene }
        if SceneData.Format.isDatabase(path) { return .database(path: path) }
        if let format = RecordFormat(fileExtension: ending) {
            return format == .json && isScene(path, options) ? .scene : .records(format)
        }
        try checkIsFile(path)
        throw UsageError("\(path): unknown format; add --format: \(list)")
    }

    /// Throws for a path without a file or to a folder, whose format is unknown.
    private static func checkIsFile(_ path: String) throws(Diagnostic) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Diagnostic(file: path, message: "no such file")
        }
        guard isFolder.boolValue else { return }
        throw Diagnostic(
            file: path, message: "expected a file, found a folder; tablesnap verify takes folders of scenes")
    }

    /// Returns a Boolean value that indicates whether a JSON file is a scene: an object with a typical key of
    /// scenes. A pipe cannot be read twice, and counts as records.
    private static func isScene(_ path: String, _ options: RenderOptions) -> Bool {
        let reading = options.input.reading
        guard reading.records == nil, case .file? = FileIdentity(path: path),
            let outline = JSONOutline.reading(path, reading)
        else { return false }
        // The number of all records has the same name as the total of a scene.
        let others = Set(TableScene.definition.keys.map(\.name)).subtracting(["rows", "total"])
        return outline.keys.contains(where: keysOfScenes.contains)
            && (outline.keys.contains(where: others.contains) || !areRecords(atRowsOf: path, reading))
    }

    /// Returns a Boolean value that indicates whether the array under the key `rows` has only objects without a key of rows of
    /// scenes, and not only with misspelled ones.
    private static func areRecords(atRowsOf path: String, _ reading: RecordOptions) -> Bool {
        var options = reading
        options.records = "rows"
        let columns = (try? RecordFile.open(path: path, format: .json, options: options))?.columns ?? []
        let keys = Set(columns.map { String($0.prefix { $0 != "." }) })
        let names = SceneRow.definition.keys.map(\.name)
        return keys.isDisjoint(with: names)
            && !keys.allSatisfy { nearestName(to: $0, among: names) != nil }
    }

    /// The hint for a JSON scene with an array under the key `rows` that may consist of records. `nil` if there is none.
    ///
    /// - Parameter isCertain: Whether only objects without a key of rows are records.
    func recordsHint(isCertain: Bool) -> String? {
        guard let path, !hasFormatOption, path.lowercased().hasSuffix(".json"),
            let outline = JSONOutline.reading(path, reading), outline.keysOfArrays.contains("rows"),
            !isCertain || Self.areRecords(atRowsOf: path, reading)
        else { return nil }
        return "if its rows are records, add --records rows"
    }

    /// The keys of scenes that data seldom has.
    private static let keysOfScenes = ["rows", "row", "sections", "prototypes", "style", "theme"]

    /// The name of the file in its folder. `nil` for standard input.
    var fileName: String? {
        path.map { path in path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }
    }

    /// The format of the records, if it does not follow from the name of their file.
    var explicitFormat: SceneData.Format? {
        guard hasFormatOption else { return nil }
        switch kind {
        case .records(let format): return SceneData.Format(rawValue: format.rawValue)
        case .database: return .sqlite
        case .scene: return nil
        }
    }

    /// The name of the input in messages.
    var name: String { path ?? "standard input" }

    /// The default path of the image: next to the input, with the same name.
    var defaultOutput: String? {
        guard let path else { return nil }
        return (path.hasSuffix("/") ? path : (path as NSString).deletingPathExtension) + ".png"
    }

    /// Returns the folder that paths in the input are relative to.
    ///
    /// - Parameter allowsOutside: Whether paths may lead out of it.
    func sceneFolder(allowsOutside: Bool) -> InputFolder {
        InputFolder(of: path ?? "", allowsOutside: allowsOutside, reads: reads)
    }

    /// Opens the records, of which `data` selects some.
    func openRecords(for data: SceneData) throws(Diagnostic) -> any RecordSource {
        switch kind {
        case .scene: throw Diagnostic(file: name, message: "expected records, found a scene")
        case .database(let path):
            defer { files.readCompanions(ofDatabase: path) }
            return try SQLiteRecords.of(SQLiteDatabase.open(path: path, name: name), for: data)
        case .records(let format):
            guard let path else {
                return try RecordFile.open(
                    descriptor: STDIN_FILENO, name: name, format: format, options: reading,
                    limits: data.recordLimits)
            }
            if isPlainText { try checkStart(of: path) }
            let records = try RecordFile.open(
                path: path, format: format, options: reading, limits: data.recordLimits)
            if isPlainText, records.columns.count == 1 {
                throw Diagnostic(
                    file: path, message: "expected columns, found a text without delimiters",
                    remedy: "add --format csv if each line is a record")
            }
            return records
        }
    }

    /// A Boolean value that indicates whether the input may be no table, because neither its name nor an option says so.
    private var isPlainText: Bool {
        path?.lowercased().hasSuffix(".txt") == true && !hasFormatOption && reading.delimiter == nil
            && reading.hasHeader
    }

    /// Throws for a text that begins as JSON or a table in Markdown does. A pipe cannot be read twice.
    private func checkStart(of path: String) throws(Diagnostic) {
        guard case .file? = FileIdentity(path: path) else { return }
        let start = FileHandle(forReadingAtPath: path).flatMap { try? $0.read(upToCount: 1) }
        let formats: [UInt8: RecordFormat] = [
            UInt8(ascii: "{"): .json, UInt8(ascii: "["): .json, UInt8(ascii: "|"): .markdown,
        ]
        guard let format = start?.first.flatMap({ formats[$0] }) else { return }
        throw Diagnostic(
            file: path,
            message: "expected a text with delimiters, found one that begins as \(format.rawValue) does",
            remedy: "add --format \(format.rawValue) or csv")
    }

    /// Opens the scene. If its errors may be those of data with a key of scenes, the last one mentions the option
    /// for data.
    func openScene() throws -> SceneFile {
        if let path {
            do throws(InputError) {
                return try SceneFile(contentsOf: path)
            } catch {
                if let hint = recordsHint(isCertain: true) {
                    throw Diagnostic(file: path, message: "expected a scene, found other data; \(hint)")
                }
                throw mayBeData(path) ? InputError(problems: error.problems + [dataHint]) : error
            }
        }
        let bytes = try ByteSource.bytes(descriptor: STDIN_FILENO, name: name, limit: 4 << 20)
        return try SceneFile(bytes, format: .yaml, name: name)
    }

    private func mayBeData(_ path: String) -> Bool {
        !hasFormatOption && RecordFormat(fileExtension: URL(fileURLWithPath: path).pathExtension) == .json
            && JSONOutline.reading(path, reading)?.keysOfArrays.isEmpty == false
    }

    private var dataHint: Diagnostic {
        Diagnostic(
            file: name, message: "the keys are those of a scene",
            remedy: "add --format json if it contains records")
    }
}

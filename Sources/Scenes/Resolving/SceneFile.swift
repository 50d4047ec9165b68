import DataFiles
import DataTables
import Foundation
import SceneSchema
import Typesetting

/// The names of keys for messages. Tables of records have the names of options.
package struct SceneTerms: Sendable {
    package var text = "text"
    package var detail = "detail"
    /// The option that shows the detail below the text. `nil` if there is none.
    package var subtitle: String?
    /// The width of the table.
    package var width = "\"width\""
    /// The key that widens a table to its columns.
    package var fit = "fit: true"
    /// The key that wraps texts.
    package var wrap = "wrap: true"
    /// The key with the number of lines, if it is specified.
    package var lines: String? = "\"lines\""

    package init() {}
}

/// A scene with the source locations of its parts, so that later errors can be reported with their locations.
public struct SceneFile: Sendable {
    /// The file name extensions of scenes.
    package static let fileExtensions = ["yaml", "yml"]

    /// The scene.
    public var scene: TableScene
    /// The name of the file in messages: its path.
    public let name: String
    /// The warnings about keys that have no effect.
    public internal(set) var warnings: [Diagnostic] = []
    var locations: [String: DocumentPosition] = [:]
    /// The command-line options that replace values of the file, by the paths of the values.
    package var options: [String: String] = [:]
    /// The fonts that are specified outside of the file.
    package var fonts = SceneFontChoice()
    /// The width in points of a table without one, on paper. Only the minimum widths of columns widen it.
    package var paperWidth: Double?
    /// The names of keys, or of the options in their place, for messages.
    package var terms = SceneTerms()

    /// Creates a scene without a file.
    package init(_ scene: TableScene, name: String) {
        self.scene = scene
        self.name = name
    }

    /// Reads a scene file: JSON if its name ends in `.json`, otherwise YAML.
    ///
    /// - Throws: ``Diagnostics/InputError`` with all errors, each with its line, column and path.
    public init(contentsOf path: String) throws(InputError) {
        do throws(InputError) {
            self = try .decoding(name: path) { () throws(Diagnostic) in try DocumentReader().read(path: path)
            }
        } catch {
            guard Self.isData(path) else { throw error }
            throw InputError(
                Diagnostic(
                    file: path, message: "expected a scene, found a data file",
                    remedy: "draw it with tablesnap render"))
        }
    }

    /// Returns a Boolean value that indicates whether there is a file whose name has the extension of data, and not of
    /// scenes.
    private static func isData(_ path: String) -> Bool {
        let format = RecordFormat(fileExtension: (path as NSString).pathExtension)
        let isNamedAsData = format != nil && format != .json || SceneData.Format.isDatabase(path)
        return isNamedAsData && FileManager.default.fileExists(atPath: path)
    }

    /// Parses a scene in memory.
    package init(_ bytes: [UInt8], format: DocumentReader.Format, name: String) throws(InputError) {
        self = try .decoding(name: name) { () throws(Diagnostic) in
            try DocumentReader().read(bytes, format: format, name: name)
        }
    }

    /// Reads a scene from a document, or from a part of one.
    package init(_ document: DocumentNode, name: String) throws(InputError) {
        self = try .decoding(name: name) { document }
    }

    private static func decoding(
        name: String, _ read: () throws(Diagnostic) -> DocumentNode
    ) throws(InputError) -> SceneFile {
        let node: DocumentNode
        do throws(Diagnostic) { node = try read() } catch { throw InputError(error) }
        var reader = SceneReader(file: name)
        let scene = TableScene.definition.decode(node, &reader)
        guard let scene, !reader.hasErrors else { throw InputError(problems: reader.problems) }
        var file = SceneFile(scene, name: name)
        (file.warnings, file.locations) = (reader.problems, reader.locations)
        return file
    }

    /// Reads another file that the value at a path refers to. If the file cannot be read, the error is at
    /// that path. Errors in the file have their locations there.
    func reading<Result>(
        at path: String, _ body: () throws(InputError) -> Result
    ) throws(InputError) -> Result {
        do throws(InputError) {
            return try body()
        } catch {
            throw InputError(
                problems: error.problems.flatMap { problem in
                    problem.line == nil ? self.error("\(problem)", at: path).problems : [problem]
                })
        }
    }

    /// The sections of the scene, each with its path.
    var locatedSections: [(section: SceneSection, path: String)] {
        scene.locatedSections(isListed: hasListedSections)
    }

    /// Returns the path of a static row, whose section has an index.
    func path(ofRow row: Int, in section: Int) -> String {
        (hasListedSections ? "sections[\(section)]" : "").appending(key: "rows[\(row)]")
    }

    /// Returns the position of a row, header, footer or section of the table in the file, or that of the value that contains
    /// it. The result is `nil` if there is none, or if the image has several tables.
    package func position(of element: TablePart.Element) -> DocumentPosition? {
        guard scene.frame?.panels.isEmpty ?? true else { return nil }
        let section = { (index: Int) in hasListedSections ? "sections[\(index)]" : "" }
        let path: String
        switch element {
        case .row(let indexPath): path = self.path(ofRow: indexPath.row, in: indexPath.section)
        case .header(let index): path = section(index).appending(key: "header")
        case .footer(let index): path = section(index).appending(key: "footer")
        case .section(let index): path = section(index)
        case .tableHeader, .tableFooter, .background, .refreshControl, .index, .scrollIndicator: return nil
        }
        return located(Diagnostic(message: ""), at: path).position
    }

    private var hasListedSections: Bool { locations["sections"] != nil || !scene.hasOnlyRows }

    /// Returns the path for the system of a file that the value at a path names.
    func systemPath(_ name: String, in folder: InputFolder, at path: String) throws(InputError) -> String {
        if let objection = folder.objection(to: name) { throw error("\(name) \(objection)", at: path) }
        return folder.systemPath(name)
    }

    /// Reads the font files of the scene.
    func collection(of fonts: SceneFonts, in folder: InputFolder) throws(InputError) -> FontCollection {
        do throws(Diagnostic) {
            return try folder.collection(of: fonts)
        } catch { throw self.error(error.sentence, at: "fonts.folder") }
    }

    /// Returns a diagnostic with the location of the value at a path.
    package func located(_ diagnostic: Diagnostic, at path: String) -> Diagnostic {
        if let option = options[path] { return diagnostic.located(in: option) }
        var located = path
        // An error in a part without a location is reported at the location of its container.
        while locations[located] == nil, let end = located.lastIndex(where: { $0 == "." || $0 == "[" }) {
            located = String(located[..<end])
        }
        var result = Diagnostic(
            diagnostic.severity, file: name, position: locations[located], path: path,
            message: diagnostic.message)
        result.remedy = diagnostic.remedy
        return result
    }
}

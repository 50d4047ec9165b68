import Diagnostics
import Files
import Foundation

/// Copies of font files in a folder, each with its license.
struct FontCopies {
    private struct Copy {
        let source: String
        let target: String
    }

    private let copies: [Copy]
    private let run = RunFiles()

    /// The maximum size of a font file in bytes.
    private static let maxBytes = 1 << 30

    /// Plans the copies of files.
    ///
    /// - Throws: A `Diagnostic` for two different files with the same name.
    init(of paths: some Sequence<String>, to folder: String) throws(Diagnostic) {
        var copies: [String: Copy] = [:]
        for path in paths.sorted() {
            let name = (path as NSString).lastPathComponent
            if let other = copies[name]?.source, !Self.haveSameContent(other, path) {
                throw Diagnostic(
                    file: path, message: "\(other) is another font file with the same name",
                    remedy: "rename one of them")
            }
            copies[name] = copies[name] ?? Copy(source: path, target: FileSearch.joined(folder, name))
        }
        self.copies = copies.values.sorted { $0.target < $1.target }
    }

    private static func haveSameContent(_ path: String, _ other: String) -> Bool {
        SHA256.hexadecimal(ofFileAt: path) == SHA256.hexadecimal(ofFileAt: other)
    }

    /// Writes the files that do not exist yet, all or none.
    ///
    /// - Parameter report: Called with a line for each font file.
    /// - Throws: A `Diagnostic` for a different file with the same name, before any file is written.
    func write(report: (String) throws -> Void) throws {
        let licenses = FontLicenses(of: copies.map(\.source))
        let texts = copies.map { copy in
            (path: copy.target + FontLicenses.suffix, bytes: Array(licenses.text(of: copy.source).utf8))
        }
        let isNew = try copies.map { copy in
            try Self.isMissing(copy.target) { Self.haveSameContent(copy.source, copy.target) }
        }
        let isNewText = try texts.map { text in
            try Self.isMissing(text.path) {
                SHA256.hexadecimal(ofFileAt: text.path) == SHA256.hexadecimal(of: Data(text.bytes))
            }
        }
        var files = OutputFiles(count: 2 * copies.count)
        var lines: [String] = []
        for (index, copy) in copies.enumerated() {
            let bytes = try Self.bytes(of: copy.source)
            if isNew[index] { try files.append(bytes, for: run.claim(copy.target), makesFolders: true) }
            if isNewText[index] { try files.append(texts[index].bytes, for: run.claim(texts[index].path)) }
            lines.append("\(isNew[index] ? "copied   " : "unchanged")  \(copy.target)  \(bytes.count) bytes")
        }
        try files.commit()
        for line in lines { try report(line) }
    }

    private static func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
        do throws(RegularFile.Failure) {
            return try RegularFile(path: path, limit: maxBytes).bytes
        } catch { throw Diagnostic(file: path, message: "the font cannot be read: \(error)") }
    }

    /// Returns a Boolean value that indicates whether there is no file at a path.
    ///
    /// - Throws: A `Diagnostic` if there is a file whose content is not the same.
    private static func isMissing(_ path: String, isSame: () -> Bool) throws -> Bool {
        if try FileKind(path: path) == .missing { return true }
        guard isSame() else {
            throw Diagnostic(
                file: path, message: "another file with this name exists",
                remedy: "remove it, or choose another folder")
        }
        return false
    }
}

import Figures
import Foundation
import Images
import Testing

/// A folder of pages of a test's own, gone with its owner.
final class Site {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = folder.appendingPathComponent("tablesnap-figures-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(of name: String) -> String { path + "/" + name }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(fileURLWithPath: path(of: name))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func bytes(of name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
    }

    func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(of: name)) }

    /// Everything below the folder that is no folder, with its bytes.
    var files: [String: [UInt8]] {
        get throws {
            let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            return try names.reduce(into: [:]) { files, name in
                var isFolder: ObjCBool = false
                let isThere = FileManager.default.fileExists(atPath: path(of: name), isDirectory: &isFolder)
                if isThere, !isFolder.boolValue { files[name] = try bytes(of: name) }
            }
        }
    }

    var names: [String] { get throws { try files.keys.sorted() } }

    /// When each file was last written.
    var times: [String: Date] {
        get throws {
            try files.keys.reduce(into: [:]) { times, name in
                let attributes = try FileManager.default.attributesOfItem(atPath: path(of: name))
                times[name] = attributes[.modificationDate] as? Date
            }
        }
    }

    /// The figures of the whole folder, or of some pages.
    func figures(_ names: String...) -> DocumentationFigures {
        DocumentationFigures(in: names.isEmpty ? [path] : names.map { path(of: $0) })
    }

    /// Draws everything, and expects that nothing is wrong and that drawing again changes nothing.
    @discardableResult
    func draw(sourceLocation: SourceLocation = #_sourceLocation) throws -> FigureReport {
        let report = try figures().draw()
        #expect(report.messages == [], sourceLocation: sourceLocation)
        let (files, times) = (try files, try times)
        let again = try figures().draw()
        #expect(again.isUpToDate, sourceLocation: sourceLocation)
        #expect(try self.files == files, sourceLocation: sourceLocation)
        #expect(try self.times == times, sourceLocation: sourceLocation)
        #expect(try figures().check().isUpToDate, sourceLocation: sourceLocation)
        return report
    }

    /// Draws one page, whose folder nothing else is in, and answers what became of it.
    static func page(
        _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let site = try Site(["page.md": text])
        try site.draw(sourceLocation: sourceLocation)
        return try site.text(of: "page.md")
    }

    /// Returns the problems of a page, which drawing must not change.
    static func problems(
        _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        let site = try Site(["page.md": text])
        let messages = try site.figures().draw().messages
        #expect(try site.names == ["page.md"], sourceLocation: sourceLocation)
        #expect(try site.text(of: "page.md") == text, sourceLocation: sourceLocation)
        return messages.map { $0.replacingOccurrences(of: site.path + "/", with: "") }
    }

    func image(_ name: String) throws -> PNGFile { try PNGFile(try bytes(of: name)) }
}

extension FigureReport {
    var messages: [String] { pages.flatMap(\.problems).map(\.description) }
}

/// Returns the generated lines below a block.
func link(
    _ name: String, alt: String = "A table of 1 row: One.", width: Int = 375, markers: String = ""
) -> String {
    """
    <!-- tablesnap: from the block above -->
    <p>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(name)~dark@2x.png">
        <img src="\(name)@2x.png" width="\(width)" alt="\(alt)">
      </picture>
    </p>
    <!-- tablesnap: end -->
    """.split(separator: "\n").map { markers + $0 }.joined(separator: "\n")
}

import Figures
import Foundation
import Images
import TestSupport
import Testing

/// A folder of pages.
typealias Site = TestFolder

extension TestFolder {
    /// The bytes of all files.
    var files: [String: [UInt8]] {
        get throws { try allNames.reduce(into: [:]) { $0[$1] = try bytes(of: $1) } }
    }

    /// The modification date of each file.
    var times: [String: Date] {
        get throws {
            try allNames.reduce(into: [:]) { times, name in
                let attributes = try FileManager.default.attributesOfItem(atPath: path(of: name))
                times[name] = attributes[.modificationDate] as? Date
            }
        }
    }

    /// Returns the figures of the whole folder, or of some pages.
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

    /// Draws a page that is alone in its folder, and returns its new text.
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
        #expect(site.allNames == ["page.md"], sourceLocation: sourceLocation)
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
    _ name: String, alt: String = "A table of 1 row: One.", width: Int = 402, markers: String = ""
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

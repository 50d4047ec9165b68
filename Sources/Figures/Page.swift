import DataFiles
import Files
import Foundation
import Scenes

/// A page of documentation and its figures.
struct Page: Sendable {
    let path: String
    let lines: PageLines
    /// A Boolean value that indicates whether the page is an article of a DocC catalog.
    let isDocC: Bool
    private(set) var figures: [PageFigure] = []
    private(set) var problems: [Diagnostic] = []

    /// The maximum size of a page in bytes. The parser requires about twenty times as much memory.
    private static let maxBytes = 16 << 20

    private init(path: String, lines: PageLines, isDocC: Bool) {
        (self.path, self.lines, self.isDocC) = (path, lines, isDocC)
    }

    /// Reads a page. Errors are in its problems.
    static func reading(_ path: String) -> Page {
        let isDocC = ImageScope.of(page: path).isCatalog
        do throws(Diagnostic) {
            let lines = PageLines(try ByteSource.bytes(path: path, name: path, limit: maxBytes))
            var page = Page(path: path, lines: lines, isDocC: isDocC)
            // Most pages have no figures, and their other content is not checked.
            if mentionsFigures(lines.bytes) { page.readFigures() }
            return page
        } catch {
            var page = Page(path: path, lines: PageLines([]), isDocC: isDocC)
            page.problems = [page.problem(error)]
            return page
        }
    }

    private mutating func readFigures() {
        do throws(Diagnostic) {
            let matter = try FrontMatter(lines)
            let blocks = MarkdownBlock.blocks(in: lines, from: matter.firstLine, isDocC: isDocC)
            if blocks.isEmpty { return }
            try DocumentReader.checkText(lines.bytes)
            readFigures(blocks, matter.options)
        } catch { problems.append(problem(error)) }
    }

    private mutating func readFigures(_ blocks: [MarkdownBlock], _ options: FigureOptions) {
        var ranges = GeneratedRanges(blocks, in: lines)
        for block in blocks {
            do throws(Diagnostic) {
                guard let source = try FigureSource(block, in: lines) else { continue }
                let (range, indent) = ranges.take(around: source)
                let figure = try PageFigure.parsing(
                    source, lines: range, indent: indent, options: options, in: lines, isDocC: isDocC)
                try checkID(of: figure)
                figures.append(figure)
            } catch { problems.append(problem(error)) }
        }
        problems += ranges.problems.map(problem)
    }

    private func checkID(of figure: PageFigure) throws(Diagnostic) {
        guard let id = figure.id, let other = figures.first(where: { $0.id == id }) else { return }
        throw Diagnostic(
            position: figure.source.start,
            message:
                "the id \(id) is also that of the figure at line \(other.source.line); choose another one")
    }

    func problem(_ problem: Diagnostic) -> Diagnostic { problem.located(in: path) }

    /// The folder that the paths in the page are relative to.
    var folder: String { folderPath(of: path) }

    /// Returns a Boolean value that indicates whether a page contains one half of the word of figures, in any letters. The
    /// other half may be misspelled.
    private static func mentionsFigures(_ bytes: [UInt8]) -> Bool {
        let halves = ["tables", "snap"].map { Array($0.utf8) }
        func isWord(_ word: [UInt8], at start: Int) -> Bool {
            word.indices.allSatisfy { start + $0 < bytes.count && bytes[start + $0] | 0x20 == word[$0] }
        }
        return bytes.indices.contains { start in halves.contains { isWord($0, at: start) } }
    }
}

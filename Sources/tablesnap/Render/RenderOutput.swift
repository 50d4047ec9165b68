import Foundation
import PNGCodec
import SceneFiles
import TableSnapshots

/// Where pictures go: one file, numbered files, or standard output.
struct RenderOutput {
    private enum Target {
        case standardOutput
        case file(String)
    }

    private let target: Target
    private let rowsPerPage: Int?

    init(_ options: RenderOptions, input: RenderInput) throws(UsageError) {
        rowsPerPage = options.rowsPerPage
        guard let path = options.output ?? input.defaultOutput else {
            throw UsageError("standard input wants -o FILE, or -o - for standard output")
        }
        if path.isEmpty { throw UsageError("-o wants the name of a file, or - for standard output") }
        if rowsPerPage != nil, path.hasSuffix("/") {
            throw UsageError(
                "-o wants the name of a file, which pages are numbered after, not the folder \(path)")
        }
        guard path == "-" else {
            target = .file(path)
            return
        }
        if rowsPerPage != nil {
            throw UsageError("--split makes several files, which cannot go to standard output")
        }
        if isatty(STDOUT_FILENO) != 0 {
            throw UsageError("standard output is a terminal; send the picture to a file or another program")
        }
        target = .standardOutput
    }

    /// One picture: the records it shows, nil for all, the state of the table, nil for the scene's own, what surrounds
    /// it, and the file it goes to, nil for standard output.
    struct Page {
        var records: Range<Int>?
        var state: SceneState?
        var traits = TraitCollection()
        var path: String?
    }

    /// The pictures that `count` records or the states of a scene make, each under the given traits. A state that says
    /// what surrounds it has the last word.
    func pages(count: Int, scene: TableScene, traits: [SceneTraits]) throws(UsageError) -> [Page] {
        if case .standardOutput = target, traits.count > 1 {
            throw UsageError("several traits make several files, which cannot go to standard output")
        }
        return try pages(count: count, states: scene.states).flatMap { page in
            let all = traits.map {
                scene.traits.overlaid(with: $0).overlaid(with: page.state?.traits).collection
            }
            var seen: Set<TraitCollection> = []
            return all.filter { seen.insert($0).inserted }.map { collection in
                var page = page
                page.traits = collection
                if traits.count > 1, let path = page.path {
                    page.path = Self.changed(path) { collection.pictureName($0) }
                }
                return page
            }
        }
    }

    private func pages(count: Int, states: [SceneState]) throws(UsageError) -> [Page] {
        guard case .file(let path) = target else {
            guard states.isEmpty else {
                throw UsageError("the scene's states make several files, which cannot go to standard output")
            }
            return [Page()]
        }
        guard let rowsPerPage, count > 0 else {
            return [Page(path: path)]
                + states.map { state in
                    Page(state: state, path: Self.changed(path) { "\($0)-\(state.name)" })
                }
        }
        let pageCount = (count + rowsPerPage - 1) / rowsPerPage
        return (0..<pageCount).map { page in
            let start = page * rowsPerPage
            // As many digits as the last page's number has, so that names sort in order.
            let number = String(page + 1)
            let zeros = String(repeating: "0", count: String(pageCount).count - number.count)
            let end = start + min(rowsPerPage, count - start)
            return Page(records: start..<end, path: Self.changed(path) { "\($0)-\(zeros)\(number)" })
        }
    }

    /// A path whose file has another name, before its extension.
    private static func changed(_ path: String, _ change: (String) -> String) -> String {
        let suffix = (path as NSString).pathExtension
        return change((path as NSString).deletingPathExtension) + (suffix.isEmpty ? "" : "." + suffix)
    }
}

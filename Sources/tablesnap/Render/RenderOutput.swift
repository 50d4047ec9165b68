import Foundation
import PNGCodec

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

    /// One picture: the records it shows, nil for all, and the file it goes to, nil for standard output.
    struct Page {
        var records: Range<Int>?
        var path: String?
    }

    /// The pictures that `count` records make.
    func pages(count: Int) -> [Page] {
        guard case .file(let path) = target else { return [Page()] }
        guard let rowsPerPage, count > 0 else { return [Page(path: path)] }
        let pageCount = (count + rowsPerPage - 1) / rowsPerPage
        let stem = (path as NSString).deletingPathExtension
        let suffix = (path as NSString).pathExtension
        return (0..<pageCount).map { page in
            let start = page * rowsPerPage
            // As many digits as the last page's number has, so that names sort in order.
            let number = String(page + 1)
            let zeros = String(repeating: "0", count: String(pageCount).count - number.count)
            let end = start + min(rowsPerPage, count - start)
            let name = "\(stem)-\(zeros)\(number)" + (suffix.isEmpty ? "" : "." + suffix)
            return Page(records: start..<end, path: name)
        }
    }
}

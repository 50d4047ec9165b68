import Figures
import Foundation
import Synchronization

/// Figures drawn again whenever something is saved.
///
/// Files are looked at rather than watched by the system: that is the same everywhere, on network drives and in
/// containers too, sees files that editors replace, and takes a moment for thousands of them.
struct FiguresWatch {
    private let figures: DocumentationFigures

    /// Whether somebody wants it to end. A signal's handler reaches only what is global.
    private static let isStopped = Atomic(false)
    /// Between looks, in microseconds.
    private static let pause: UInt32 = 100_000

    /// What tells that a file was saved.
    private struct Mark: Equatable {
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    init(_ figures: DocumentationFigures) { self.figures = figures }

    /// Draws until Ctrl-C.
    func run() throws -> Tablesnap.ExitStatus {
        for number in [SIGINT, SIGTERM] {
            // The next one ends the program, should drawing take too long.
            signal(number) { number in
                FiguresWatch.isStopped.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
        var run = FiguresRun(figures, draws: true)
        var files: Set<String> = []
        var settled: [String: Mark]?
        var latest: [String: Mark]?
        while !isStopped {
            let marks = try state(of: files, isFirst: settled == nil)
            // What has just changed may be half written.
            let isQuiet = marks == latest || settled == nil
            latest = marks
            guard let marks, marks != settled, isQuiet else {
                usleep(Self.pause)
                continue
            }
            let report = try run.report { isStopped }
            if settled == nil || run.hasTold || !report.isFaultless, !isStopped {
                try Tablesnap.print(report.summary + "\n")
            }
            // What has been written, or was saved meanwhile, makes another round, in which nothing is left to do.
            settled = marks
            files = report.pages.reduce(into: []) { $0.formUnion($1.files) }
        }
        return .done
    }

    private var isStopped: Bool { Self.isStopped.load(ordering: .relaxed) }

    /// The marks of all pages and of other files; nil while a page is not there because an editor replaces it.
    private func state(of files: Set<String>, isFirst: Bool) throws -> [String: Mark]? {
        do {
            return marks(of: files.union(try figures.pages()))
        } catch {
            if isFirst { throw error }
            return nil
        }
    }

    private func marks(of paths: Set<String>) -> [String: Mark] {
        paths.reduce(into: [:]) { marks, path in
            var status = stat()
            guard stat(path, &status) == 0 else { return }
            #if canImport(Glibc)
                let time = status.st_mtim
            #else
                let time = status.st_mtimespec
            #endif
            marks[path] = Mark(
                inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: time.tv_sec,
                nanoseconds: time.tv_nsec)
        }
    }
}

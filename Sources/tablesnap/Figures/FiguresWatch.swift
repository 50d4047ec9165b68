import Figures
import Foundation
import Synchronization

/// A watcher that draws figures when a file is saved.
///
/// It polls the files instead of using system events. Polling works in the same way on all systems, including
/// network drives and containers. It detects files that editors replace, and takes little time for thousands
/// of files.
struct FiguresWatch {
    private let figures: DocumentationFigures

    /// A Boolean value that indicates whether the user has stopped the watcher. It is global because a signal
    /// handler cannot capture context.
    private static let isStopped = Atomic(false)
    /// The polling interval, in microseconds.
    private static let pause: UInt32 = 100_000

    /// The metadata that changes when a file is saved.
    private struct FileState: Equatable {
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    init(_ figures: DocumentationFigures) { self.figures = figures }

    /// Draws until Ctrl-C.
    func run() throws -> Tablesnap.ExitStatus {
        for number in [SIGINT, SIGTERM] {
            // A second Ctrl-C ends the program, in case drawing takes long.
            signal(number) { number in
                FiguresWatch.isStopped.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
        var run = FiguresRun(figures, draws: true)
        var files: Set<String> = []
        var settled: [String: FileState]?
        var latest: [String: FileState]?
        while !isStopped {
            let states = try state(of: files, isFirst: settled == nil)
            // A file that has just changed may be incomplete.
            let isQuiet = states == latest || settled == nil
            latest = states
            guard let states, states != settled, isQuiet else {
                usleep(Self.pause)
                continue
            }
            let report = try run.report { isStopped }
            if settled == nil || run.hasReported || report.hasErrors, !isStopped {
                try Tablesnap.print(report.summary + "\n")
            }
            // Files that were written or saved during the run cause another one, which finds nothing to draw.
            settled = states
            files = report.pages.reduce(into: []) { $0.formUnion($1.files) }
        }
        return .done
    }

    private var isStopped: Bool { Self.isStopped.load(ordering: .relaxed) }

    /// Returns the metadata of all pages and of other files, or `nil` while a page is missing because an
    /// editor replaces it.
    private func state(of files: Set<String>, isFirst: Bool) throws -> [String: FileState]? {
        do {
            return states(of: files.union(try figures.pages()))
        } catch {
            if isFirst { throw error }
            return nil
        }
    }

    private func states(of paths: Set<String>) -> [String: FileState] {
        paths.reduce(into: [:]) { states, path in
            var status = stat()
            guard stat(path, &status) == 0 else { return }
            #if canImport(Glibc)
                let time = status.st_mtim
            #else
                let time = status.st_mtimespec
            #endif
            states[path] = FileState(
                inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: time.tv_sec,
                nanoseconds: time.tv_nsec)
        }
    }
}

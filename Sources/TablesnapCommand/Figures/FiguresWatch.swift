import Figures
import Files
import Foundation
import Synchronization

/// A watcher that draws figures when a file is saved.
///
/// It polls the files instead of using system events. Polling works in the same way on all systems, including
/// network drives and containers. It detects files that editors replace, and takes little time for thousands
/// of files.
struct FiguresWatch {
    let figures: DocumentationFigures

    /// A Boolean value that indicates whether the user has stopped the watcher. It is global because a signal
    /// handler cannot capture context.
    private static let isStopped = Atomic(false)
    /// The polling interval, in microseconds.
    private static let pause: UInt32 = 100_000

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
        var settled: [String: FileStamp]?
        var latest: [String: FileStamp]?
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
    private func state(of files: Set<String>, isFirst: Bool) throws -> [String: FileStamp]? {
        do {
            return try files.union(figures.pages()).reduce(into: [:]) { states, path in
                states[path] = FileStamp(path: path)
            }
        } catch {
            if isFirst { throw error }
            return nil
        }
    }
}

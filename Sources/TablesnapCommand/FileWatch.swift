import Files
import Foundation
import Synchronization

/// A watcher that draws when a file is saved.
///
/// It polls the files instead of using system events. Polling works in the same way on all systems, including
/// network drives and containers. It detects files that editors replace, and takes little time for thousands
/// of files.
enum FileWatch {
    /// The state of ``isStopped``. It is global because a signal handler cannot capture context.
    private static let stop = Atomic(false)
    /// The polling interval, in microseconds.
    private static let pause: UInt32 = 100_000

    /// A Boolean value that indicates whether the user has stopped the watcher.
    static var isStopped: Bool { stop.load(ordering: .relaxed) }

    /// Draws, and draws again whenever a file changes, until Ctrl-C.
    ///
    /// - Parameters:
    ///   - inputs: Returns the paths of the inputs. It throws if one is missing. Except at the start, an editor
    ///     may be replacing it.
    ///   - draw: Draws, and returns the paths of all other files that the drawing depends on. The argument
    ///     indicates whether this is the first drawing. A file that is new among the paths, or that is saved
    ///     during the drawing, causes another call, even if nothing is out of date then.
    static func run(
        watching inputs: () throws -> Set<String>, draw: (_ isFirst: Bool) throws -> Set<String>
    ) throws {
        for number in [SIGINT, SIGTERM] {
            // A second Ctrl-C ends the program, in case drawing takes long.
            signal(number) { number in
                FileWatch.stop.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
        var files: Set<String> = []
        var settled: [String: FileStamp]?
        var latest: [String: FileStamp]?
        while !isStopped {
            let isFirst = settled == nil
            let states = try state(of: files, inputs, isFirst: isFirst)
            // A file that has just changed may be incomplete.
            let isQuiet = states == latest || isFirst
            latest = states
            guard let states, states != settled, isQuiet else {
                usleep(pause)
                continue
            }
            files = try draw(isFirst)
            settled = states
        }
    }

    /// Returns the metadata of the inputs and of other files, or `nil` while an input is missing.
    private static func state(
        of files: Set<String>, _ inputs: () throws -> Set<String>, isFirst: Bool
    ) throws -> [String: FileStamp]? {
        do {
            return try files.union(inputs()).reduce(into: [:]) { states, path in
                states[path] = FileStamp(path: path)
            }
        } catch {
            if isFirst { throw error }
            return nil
        }
    }
}

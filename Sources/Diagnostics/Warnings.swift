import Foundation
import Synchronization

/// The warnings of this process about content that is drawn differently than requested, such as conflicting constraints.
///
/// Each is printed once on standard error. Warnings about files are not among them: their readers return them.
public enum Warnings {
    /// The warnings since the start of the process, in order. After 1,000 different warnings, others are ignored.
    public static var reported: [Diagnostic] { log.withLock { $0.warnings } }

    private struct Log {
        var messages: Set<String> = []
        var warnings: [Diagnostic] = []
    }

    private static let log = Mutex(Log())
    private static let maxCount = 1000

    /// Prints a warning, unless this process has already printed it. The remedy is only computed for a new one, because
    /// the search for similar names takes time.
    package static func report(
        _ message: String, remedy: @autoclosure () -> String? = nil, at location: SourceLocation? = nil
    ) {
        report(
            Diagnostic(
                .warning, file: location?.file, line: location?.line, column: location?.column,
                path: location?.path, message: message), remedy: remedy)
    }

    /// Prints a warning, unless this process has already printed it.
    package static func report(_ warning: Diagnostic) { report(warning) { warning.remedy } }

    private static func report(_ warning: Diagnostic, remedy: () -> String?) {
        var warning = warning
        let name = warning.description
        let isNew = log.withLock { $0.messages.count < maxCount && $0.messages.insert(name).inserted }
        guard isNew else { return }
        warning.remedy = remedy()
        log.withLock { $0.warnings.append(warning) }
        // A closed standard error must not end the program.
        try? FileHandle.standardError.write(contentsOf: Data("\(warning)\n".utf8))
    }
}

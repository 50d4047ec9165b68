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
        var output: @Sendable (Diagnostic) -> Void = { warning in
            // A closed standard error must not end the program.
            try? FileHandle.standardError.write(contentsOf: Data("\(warning)\n".utf8))
        }
    }

    private static let log = Mutex(Log())
    private static let maxCount = 1000

    /// A record of whether an operation reports warnings.
    private final class Observation: Sendable { let hasWarnings = Mutex(false) }

    @TaskLocal private static var observation: Observation?

    /// Performs an operation, and returns whether it reported warnings on this thread, also those that have been printed
    /// before.
    package static func observing<Result>(_ operation: () -> Result) -> (Result, hasWarnings: Bool) {
        let own = Observation()
        let result = $observation.withValue(own, operation: operation)
        return (result, own.hasWarnings.withLock { $0 })
    }

    /// Passes later warnings to a function instead of printing them.
    package static func pass(to output: @escaping @Sendable (Diagnostic) -> Void) {
        log.withLock { $0.output = output }
    }

    /// Forgets the warnings, so that ``reported`` contains only later ones.
    package static func forgetReported() {
        log.withLock { ($0.messages, $0.warnings) = ([], []) }
    }

    /// Prints a warning, unless this process has already printed it. The remedy is only computed for a new one, because
    /// the search for similar names takes time.
    package static func report(
        _ message: String, remedy: @autoclosure () -> String? = nil, at location: InputLocation? = nil
    ) {
        report(
            Diagnostic(
                .warning, file: location?.file, line: location?.line, column: location?.column,
                path: location?.path, message: message), remedy: remedy)
    }

    /// Prints a warning, unless this process has already printed it.
    package static func report(_ warning: Diagnostic) { report(warning) { warning.remedy } }

    private static func report(_ warning: Diagnostic, remedy: () -> String?) {
        observation?.hasWarnings.withLock { $0 = true }
        var warning = warning
        let name = warning.description
        let isNew = log.withLock { $0.messages.count < maxCount && $0.messages.insert(name).inserted }
        guard isNew else { return }
        warning.remedy = remedy()
        let output = log.withLock { log in
            log.warnings.append(warning)
            return log.output
        }
        output(warning)
    }
}

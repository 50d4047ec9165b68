import Foundation
import Synchronization

/// The warnings of this process about content that is drawn differently than requested, such as conflicting constraints.
///
/// Each is printed once on standard error. Warnings about files are not among them: their readers return them.
public enum Warnings {
    /// The warnings since the start of the process, in order. After 1,000 different warnings, others are ignored.
    public static var reported: [Diagnostic] { log.withLock { $0 } }

    private static let log = Mutex<[Diagnostic]>([])
    private static let maxCount = 1000

    /// Prints a warning, unless this process has already printed it.
    package static func report(_ message: String, remedy: String? = nil) {
        let warning = Diagnostic(.warning, message: message, remedy: remedy)
        let isNew = log.withLock { warnings in
            guard warnings.count < maxCount, !warnings.contains(warning) else { return false }
            warnings.append(warning)
            return true
        }
        guard isNew else { return }
        // A closed standard error must not end the program.
        try? FileHandle.standardError.write(contentsOf: Data("\(warning)\n".utf8))
    }
}

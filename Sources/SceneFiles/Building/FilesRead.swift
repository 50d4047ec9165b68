import Foundation
import PNGCodec
import Synchronization
import Typesetting

/// The files that scenes were made of, each with a digest of its content, so that it can be told later whether drawing
/// them again would give something else.
package final class FilesRead: Sendable {
    private let files = Mutex<[String: String]>([:])
    private let run: RunFiles?
    private let takesDigests: Bool

    /// - Parameters:
    ///   - run: The files of the run, none of which is replaced by its outputs.
    ///   - takesDigests: A Boolean value that indicates whether digests are recorded.
    package init(of run: RunFiles? = nil, takesDigests: Bool = true) {
        self.run = run
        self.takesDigests = takesDigests
    }

    /// Notes a file that is about to be read. Its digest is taken before that: when it changes meanwhile, the digest is
    /// of what it was, and the change is seen.
    package func note(_ path: String) {
        run?.read(path)
        guard takesDigests else { return }
        if files.withLock({ $0[path] }) != nil { return }
        let digest = Self.digest(of: path)
        files.withLock { $0[path] = $0[path] ?? digest }
    }

    /// The digests by path, as the system takes it.
    package var digests: [String: String] { files.withLock { $0 } }

    /// The SHA-256 digest of what a file holds; empty for one that is not there, or is no file.
    package static func digest(of path: String) -> String {
        let url = URL(fileURLWithPath: path)
        // Reading from a pipe would take away what is read.
        guard let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]),
            values.isRegularFile == true, let content = try? Data(contentsOf: url, options: .mappedIfSafe)
        else { return "" }
        return SHA256.hexadecimal(of: content)
    }
}

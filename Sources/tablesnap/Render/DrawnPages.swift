import Files
import Foundation

/// Pages that are drawn and wait for the others, because half of them would look like all of them.
///
/// Until they are put in their places they are files without a name, of which nothing is left however the program
/// ends, and what was there before is still there.
struct DrawnPages {
    private var pages: [(file: OutputFile, path: String)] = []

    /// Lets as many files be open as there are pages; a failure to do so shows when the files are opened.
    init(count: Int) {
        let spare: rlim_t = 64
        var limit = rlimit()
        guard getrlimit(Self.resource, &limit) == 0, limit.rlim_cur < rlim_t(count) + spare else { return }
        limit.rlim_cur = min(rlim_t(count) + spare, limit.rlim_max)
        setrlimit(Self.resource, &limit)
    }

    mutating func append(_ file: OutputFile, path: String) { pages.append((file, path)) }

    /// Puts all pages in their places, when none of them replaces a file that the run uses.
    func commit() throws(OutputError) {
        for page in pages { try page.file.check() }
        for (index, page) in pages.enumerated() {
            do {
                try page.file.commit()
            } catch {
                for page in pages[..<index] { unlink(page.path) }
                throw error
            }
        }
    }

    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    #else
        private static let resource = RLIMIT_NOFILE
    #endif
}

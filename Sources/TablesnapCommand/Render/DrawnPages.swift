import Files
import Foundation

/// The drawn pages of a document, which are written together, because an incomplete set would look complete.
///
/// Until then, they are files without names. If the program ends, none of them remains, and existing files
/// are unchanged.
struct DrawnPages {
    private var pages: [OutputFile] = []

    /// Raises the limit of open files to the number of pages. A failure is reported when the files are
    /// opened.
    init(count: Int) {
        let spare: rlim_t = 64
        var limit = rlimit()
        guard getrlimit(Self.resource, &limit) == 0, limit.rlim_cur < rlim_t(count) + spare else { return }
        limit.rlim_cur = min(rlim_t(count) + spare, limit.rlim_max)
        setrlimit(Self.resource, &limit)
    }

    mutating func append(_ file: OutputFile) { pages.append(file) }

    /// Moves all pages to their paths. If one cannot be moved, the files at the other paths are unchanged.
    func commit() throws(OutputError) { try OutputFile.commit(pages) }

    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    #else
        private static let resource = RLIMIT_NOFILE
    #endif
}

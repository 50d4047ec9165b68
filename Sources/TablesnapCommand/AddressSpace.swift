import Diagnostics
import Foundation

/// The remaining address space of the process, which `ulimit -v` limits.
enum AddressSpace {
    /// The measured requirement of a command in addition to the program, in bytes.
    ///
    /// It was measured for a list with images and many scripts, including threads and their stacks. A Swift
    /// program that runs out of memory ends without a message.
    private static let base = 160 << 20

    /// The measured requirement of each additional job, in bytes. For scenes with images and many scripts, 4
    /// and 16 jobs fail with 22 MB each, and succeed with 35.
    private static let perJob = 40 << 20

    /// Checks that the remaining address space is sufficient for a command with a number of concurrent jobs.
    ///
    /// - Throws: A `Diagnostic` if it is not.
    static func check(jobs: Int = 1) throws(Diagnostic) {
        // The base includes one job.
        let required = base + (jobs - 1) * perJob
        let space = mmap(nil, required, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0)
        guard let space, space != MAP_FAILED else {
            throw Diagnostic(
                message: "address space: less than the required \(required >> 20) MB is left"
                    + (jobs > 1 ? " for \(jobs) jobs" : ""),
                remedy: (jobs > 1 ? "lower --jobs, or " : "") + "raise the limit with ulimit -v")
        }
        munmap(space, required)
    }
}

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The address space that is left to the process, which `ulimit -v` bounds.
enum AddressSpace {
    /// The requirement of a command besides the program itself, in bytes: so much was measured for a list with images and
    /// many scripts, threads and their stacks included. Swift ends a program that runs out of memory, without a message.
    private static let base = 160 << 20

    /// The requirement of each further job, in bytes. Scenes with images and many scripts were measured: 4 and 16 jobs end
    /// with 22 MB for each, and are done with 35.
    private static let perJob = 40 << 20

    /// Too little address space.
    struct Shortage: Error, CustomStringConvertible {
        let required: Int
        let jobs: Int

        var description: String {
            "address space: less than the required \(required >> 20) MB is left"
                + (jobs > 1 ? " for \(jobs) jobs; lower --jobs, or " : "; ")
                + "raise the limit with ulimit -v"
        }
    }

    /// Checks that enough is left for a command that does so many jobs at a time.
    ///
    /// - Throws: ``Shortage``.
    static func check(jobs: Int = 1) throws(Shortage) {
        // One job is part of what was measured.
        let required = base + (jobs - 1) * perJob
        let space = mmap(nil, required, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0)
        guard let space, space != MAP_FAILED else { throw Shortage(required: required, jobs: jobs) }
        munmap(space, required)
    }
}

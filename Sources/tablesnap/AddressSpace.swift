#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The address space that is left to the process, which `ulimit -v` bounds.
enum AddressSpace {
    /// What a command requires besides the program itself, in bytes: so much was measured for a list with images and many
    /// scripts, threads and their stacks included. Swift ends a program that runs out of memory, without a message.
    static let required = 160 << 20

    /// Too little address space.
    struct Shortage: Error, CustomStringConvertible {
        var description: String {
            "address space: less than the required \(AddressSpace.required >> 20) MB is left; "
                + "raise the limit with ulimit -v"
        }
    }

    /// Checks that so much is left.
    ///
    /// - Throws: ``Shortage``.
    static func check() throws(Shortage) {
        let space = mmap(nil, required, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        guard let space, space != MAP_FAILED else { throw Shortage() }
        munmap(space, required)
    }
}

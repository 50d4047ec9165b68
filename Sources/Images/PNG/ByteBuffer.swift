#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A memory block of a fixed size, freed with its owner. Unlike an array, it throws an error if there is not
/// enough memory.
struct ByteBuffer: ~Copyable {
    let bytes: UnsafeMutableRawBufferPointer

    init(count: Int) throws(PNGError) {
        guard let start = malloc(count) else { throw .outOfMemory }
        bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
    }

    deinit { free(bytes.baseAddress) }
}

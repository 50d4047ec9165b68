#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Memory of a fixed size, freed with its owner. Unlike an array it reports when there is no memory.
struct ByteBuffer: ~Copyable {
    let bytes: UnsafeMutableRawBufferPointer

    init(count: Int) throws(PNGError) {
        guard let start = malloc(count) else { throw .outOfMemory }
        bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
    }

    deinit { free(bytes.baseAddress) }
}

/// The compression of the pixels of a PNG file. All choices are lossless, but differ in time and size.
package enum PNGCompression: Sendable, Equatable {
    /// zlib, at a level from 0 (none) to 9 (smallest). The same pixels give the same bytes on every computer
    /// with the same zlib.
    case zlib(level: Int)

    /// ISA-L's igzip, at a level from 0 (fastest) to 3. It selects its code by the processor, so the bytes
    /// may differ between computers.
    case igzip(level: Int)

    /// libdeflate, at a level from 0 to 12 (smallest). It compresses an image as a whole. A larger one than
    /// `maxWholeSize` is compressed by zlib at level 9.
    case libdeflate(level: Int)

    /// The compression for exported files.
    ///
    /// It takes a tenth of the time of zlib at level 6, and the file is a quarter larger. On tables, level 2
    /// saves 0.2 % and level 3 nothing, at four times the time.
    package static let fast = igzip(level: 1)

    /// The compression for files that are stored and compared, such as golden images.
    ///
    /// On tables, level 9 makes files 3 to 7 % smaller at six times the time. It searches long for
    /// repetitions in rows of one color.
    package static let stable = zlib(level: 7)

    /// The compression for files that are read more often than written, such as those of a page.
    ///
    /// On tables, files are 10 to 17 % smaller than with ``stable``. Level 12 saves 1 to 2 % more, at several times
    /// the time.
    package static let smallest = libdeflate(level: 10)

    /// The maximum size in bytes of filtered rows that are compressed as a whole. They and their compressed form are in
    /// memory.
    static let maxWholeSize = 64 << 20

    /// The number of times that small steps between pixels must be as frequent as large ones in rows whose pixels are
    /// replaced by their differences. libdeflate compresses text better without.
    var smoothness: UInt32 {
        if case .libdeflate = self { 4 } else { 1 }
    }

    /// Returns a compressor for filtered rows.
    func makeDeflater(forRows count: Int, ofSize rowSize: Int) -> any Deflater {
        switch self {
        case .zlib(let level): ZlibDeflater(level: level)
        case .igzip(let level): IgzipDeflater(level: level)
        case .libdeflate(let level):
            if count > Self.maxWholeSize / rowSize {
                ZlibDeflater(level: 9)
            } else {
                WholeDeflater(level: level, capacity: count * rowSize)
            }
        }
    }
}

/// The compression of the pixels of a PNG file. All choices are lossless, but differ in time and size.
package enum PNGCompression: Sendable, Equatable {
    /// zlib, at a level from 0 (none) to 9 (smallest). The same pixels give the same bytes on every computer
    /// with the same zlib.
    case zlib(level: Int)

    /// ISA-L's igzip, at a level from 0 (fastest) to 3. It selects its code by the processor, so the bytes
    /// may differ between computers.
    case igzip(level: Int)

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

    func makeDeflater() -> any Deflater {
        switch self {
        case .zlib(let level): ZlibDeflater(level: level)
        case .igzip(let level): IgzipDeflater(level: level)
        }
    }
}

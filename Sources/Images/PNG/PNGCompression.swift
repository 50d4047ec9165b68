/// How the pixels of a PNG file are compressed. Every choice is lossless; they differ in time and size.
package enum PNGCompression: Sendable, Equatable {
    /// zlib; level 0 (none) ... 9 (smallest). The same pixels give the same bytes on every computer with the
    /// same zlib.
    case zlib(level: Int)

    /// ISA-L's igzip; level 0 (fastest) ... 3. It chooses its code by the processor, so the bytes may differ
    /// from computer to computer.
    case igzip(level: Int)

    /// For exporting: a tenth of zlib's time at level 6, for a file a quarter larger. On tables level 2 saves
    /// 0.2 % and level 3 nothing, at four times the time.
    package static let fast = igzip(level: 1)

    /// For files that are kept and compared, such as golden images. On tables level 9 makes files 3 to 7 % smaller,
    /// at six times the time: it searches long for what repeats in rows of one color.
    package static let stable = zlib(level: 7)

    func makeDeflater() throws(PNGError) -> any Deflater {
        switch self {
        case .zlib(let level):
            guard (0...9).contains(level) else { throw .unsupportedLevel(self) }
            return try ZlibDeflater(level: Int32(level))
        case .igzip(let level):
            guard (0...3).contains(level) else { throw .unsupportedLevel(self) }
            return try IgzipDeflater(level: UInt32(level))
        }
    }
}

extension PNGCompression: CustomStringConvertible {
    package var description: String {
        switch self {
        case .zlib(let level): "zlib level \(level)"
        case .igzip(let level): "igzip level \(level)"
        }
    }
}

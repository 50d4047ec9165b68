import PNGCodec

extension [UInt8] {
    /// Writes a file, which appears at its path when it is complete, or to a device or pipe.
    func write(to path: String) throws {
        let file = try OutputFile(path: path)
        try withUnsafeBytes { bytes in try file.write(bytes) }
        try file.commit()
    }
}

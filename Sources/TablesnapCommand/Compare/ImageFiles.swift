import Files
import Images

extension PNGRows {
    /// Reads a PNG file, but decodes no row yet.
    init(contentsOf path: String) throws {
        let bytes = try ByteSource.bytes(path: path, name: path, limit: PNGLimits.fileBytes)
        try self.init(bytes, path: path)
    }
}

extension Bitmap {
    init(pngFile path: String) throws {
        let bytes = try ByteSource.bytes(path: path, name: path, limit: PNGLimits.fileBytes)
        do throws(ImageError) { try self.init(pngBytes: bytes) } catch { throw error.located(at: path) }
    }
}

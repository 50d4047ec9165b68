import Diagnostics
import Files
import Images

extension Diagnostic {
    /// Creates a diagnostic about an image file. The errors of the reader do not name it.
    fileprivate init(_ error: any Error, path: String) {
        self.init(message: error is PNGError ? "\(path) \(error)" : "\(error)")
    }
}

/// A PNG file whose rows are decoded on demand.
struct ComparedImage: RowSource {
    private let path: String
    private let rows: PNGRows

    /// Reads the file, but decodes no row yet.
    init(_ path: String) throws(Diagnostic) {
        self.path = path
        do {
            let bytes = try ByteSource.bytes(path: path, name: path, limit: PNGLimits.fileBytes)
            rows = try PNGRows(PNGFile(bytes))
        } catch {
            throw Diagnostic(error, path: path)
        }
    }

    var width: Int { rows.width }
    var height: Int { rows.height }
    func makeRowReader() throws -> any RowReader { try Reader(rows.makeRowReader(), path: path) }

    /// A row reader that adds the name of the file to errors.
    private final class Reader: RowReader {
        private let reader: any RowReader
        private let path: String

        init(_ reader: any RowReader, path: String) { (self.reader, self.path) = (reader, path) }

        func readRow(into row: UnsafeMutableRawBufferPointer) throws {
            do {
                try reader.readRow(into: row)
            } catch {
                throw Diagnostic(error, path: path)
            }
        }
    }
}

extension Bitmap {
    /// Reads a PNG file.
    init(pngFile path: String) throws(Diagnostic) {
        do {
            try self.init(pngBytes: ByteSource.bytes(path: path, name: path, limit: PNGLimits.fileBytes))
        } catch {
            throw Diagnostic(error, path: path)
        }
    }
}

import Files
import Images

/// An error in reading an image file. The description is one sentence.
struct PictureFileError: Error, CustomStringConvertible {
    let description: String
}

extension PictureFileError {
    /// Creates an error with the name of the file, if the given error does not contain it.
    init(_ error: any Error, path: String) {
        description = error is PNGError ? "\(path) \(error)" : "\(error)"
    }
}

/// A PNG file whose rows are decoded on demand.
struct PictureFile: RowSource {
    private let path: String
    private let rows: PNGRows

    /// Reads the file without decoding its rows.
    init(_ path: String) throws(PictureFileError) {
        self.path = path
        do {
            let bytes = try ByteSource.bytes(path: path, name: path, limit: PNGLimits.fileBytes)
            rows = try PNGRows(PNGFile(bytes))
        } catch {
            throw PictureFileError(error, path: path)
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
                throw PictureFileError(error, path: path)
            }
        }
    }
}

extension Bitmap {
    /// Reads a PNG file.
    init(pngFile path: String) throws(PictureFileError) {
        do {
            try self.init(pngBytes: ByteSource.bytes(path: path, name: path, limit: PNGLimits.fileBytes))
        } catch {
            throw PictureFileError(error, path: path)
        }
    }
}

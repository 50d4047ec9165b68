import Diagnostics
import Files

/// A text in UTF-8, which can be read from any offset.
protocol TextSource: AnyObject {
    /// The name of the input in error messages.
    var name: String { get }
    /// The number of bytes of the text.
    var size: Int { get }

    /// Fills `target` with the bytes from `offset` on, all of which must be within `size`.
    ///
    /// Throws if the input cannot be read or has been written to since it was opened.
    func fill(_ target: UnsafeMutableRawBufferPointer, from offset: Int) throws(Diagnostic)
}

extension ByteSource: TextSource {}

extension ByteSource {
    /// Returns the text of the input in an encoding. A byte-order mark takes precedence.
    ///
    /// Throws for the first byte that is not a character in the encoding, except in UTF-8, which is checked
    /// as it is read.
    func text(_ options: RecordOptions) throws(Diagnostic) -> any TextSource {
        let mark = TextEncoding.ofByteOrderMark(in: try bytes(0..<min(size, 3)))
        let encoding = mark?.encoding ?? options.encoding ?? .utf8
        guard encoding != .utf8 else { return self }
        return try ConvertedText(self, from: mark?.length ?? 0, encoding: encoding, options: options)
    }
}

extension TextSource {
    /// Returns the bytes in a range, which must be within `size`.
    func bytes(_ range: Range<Int>) throws(Diagnostic) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: range.count)
        var failure: Diagnostic?
        bytes.withUnsafeMutableBytes { target in
            do throws(Diagnostic) { try fill(target, from: range.lowerBound) } catch { failure = error }
        }
        if let failure { throw failure }
        return bytes
    }
}

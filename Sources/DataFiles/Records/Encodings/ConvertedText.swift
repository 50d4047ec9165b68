import Diagnostics
import Files

/// An input in another encoding, as text in UTF-8.
///
/// It is checked completely when it is opened. Blocks of it are decoded whenever they are read, and only
/// their positions are in memory.
final class ConvertedText: TextSource {
    let name: String
    private(set) var size = 0
    private let source: ByteSource
    /// The offset of the first character in the input.
    private let origin: Int
    private let decoder: TextDecoder
    /// The offset in the text of each block.
    private var starts: [Int] = []
    private var latest: (block: Int, text: [UInt8])?

    /// Small blocks make access in random order fast. Their size must be even for UTF-16.
    private static let blockBytes = 4 << 10

    /// Opens an input whose first character is at `origin`.
    ///
    /// Throws for the first byte that is not a character.
    init(
        _ source: ByteSource, from origin: Int, encoding: TextEncoding, options: RecordOptions
    ) throws(Diagnostic) {
        name = source.name
        self.source = source
        self.origin = origin
        decoder = TextDecoder(encoding)
        var lines = LineCount()
        for block in 0..<(source.size - origin + Self.blockBytes - 1) / Self.blockBytes {
            let decoded = try decode(block)
            starts.append(size)
            size += decoded.text.count
            lines.add(decoded.text)
            if let problem = decoded.problem {
                let start = try source.bytes(origin..<min(source.size, origin + EncodingGuess.size))
                // UTF-16 has no bytes that others have.
                let sentence =
                    encoding.characters == nil
                    ? problem : options.sentence(for: problem, in: start, as: encoding)
                throw Diagnostic(file: name, line: lines.line, message: sentence)
            }
        }
    }

    func fill(_ target: UnsafeMutableRawBufferPointer, from offset: Int) throws(Diagnostic) {
        var filled = 0
        while filled < target.count {
            let at = offset + filled
            let block = self.block(at: at)
            let text = try text(of: block)
            let start = at - starts[block]
            guard start < text.count else { throw .changed(name) }
            let count = min(text.count - start, target.count - filled)
            text.withUnsafeBytes { bytes in
                UnsafeMutableRawBufferPointer(rebasing: target[filled..<filled + count])
                    .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + count]))
            }
            filled += count
        }
    }

    /// Returns the last block that begins at `offset` or before.
    private func block(at offset: Int) -> Int {
        var range = 0..<starts.count
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range = starts[middle] <= offset ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    private func text(of block: Int) throws(Diagnostic) -> [UInt8] {
        if let latest, latest.block == block { return latest.text }
        let text = try decode(block).text
        latest = (block, text)
        return text
    }

    private func decode(_ block: Int) throws(Diagnostic) -> TextDecoder.Result {
        let start = origin + block * Self.blockBytes
        let end = min(start + Self.blockBytes, source.size)
        // A pair of units belongs to the block of the first one.
        let context = max(start - 2, origin)..<min(end + 2, source.size)
        let bytes = try source.bytes(context)
        return decoder.decode(bytes, start - context.lowerBound..<end - context.lowerBound)
    }
}

/// The number of the last line of a text, which is counted in parts.
struct LineCount {
    private(set) var line = 1
    private var followsReturn = false

    mutating func add(_ text: some Sequence<UInt8>) {
        for byte in text {
            if byte == .carriageReturn || byte == .lineFeed && !followsReturn { line += 1 }
            followsReturn = byte == .carriageReturn
        }
    }
}

/// The bytes of a page by line. A line ends as in Markdown: with a line feed, a carriage return, or both.
struct PageLines: Sendable {
    let bytes: [UInt8]
    /// The start of each line, and the end of the last one. A byte order mark precedes the first.
    private let starts: [Int]

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts = [index]
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == Self.lineFeed || byte == Self.carriageReturn else { continue }
            if byte == Self.carriageReturn, index < bytes.count, bytes[index] == Self.lineFeed { index += 1 }
            starts.append(index)
        }
        if starts.last != bytes.count { starts.append(bytes.count) }
        self.starts = starts
    }

    /// The number of lines, which are numbered from 1.
    var count: Int { starts.count - 1 }

    /// Returns the start of a line, or the end of the last line for the number after it.
    func start(of line: Int) -> Int { starts[line - 1] }

    /// Returns the bytes of a line with its line ending.
    private func whole(_ line: Int) -> Range<Int> { starts[line - 1]..<starts[line] }

    /// Returns a line without its line ending.
    func text(_ line: Int) -> String {
        let range = whole(line)
        return String(
            decoding: bytes[range.lowerBound..<range.upperBound - end(of: line).count], as: UTF8.self)
    }

    /// Returns a line ending, which may be empty for the last line.
    func end(of line: Int) -> ArraySlice<UInt8> {
        let range = whole(line)
        var start = range.upperBound
        if start > range.lowerBound, bytes[start - 1] == Self.lineFeed { start -= 1 }
        if start > range.lowerBound, bytes[start - 1] == Self.carriageReturn { start -= 1 }
        return bytes[start..<range.upperBound]
    }

    /// The line ending of the page: that of its first line.
    var newline: [UInt8] {
        let end = count > 0 ? end(of: 1) : []
        return end.isEmpty ? [Self.lineFeed] : Array(end)
    }
}

extension PageLines {
    /// Returns the first line that resembles the start of a figure's block.
    func firstResemblingBlock(in lines: ClosedRange<Int>) -> Int? {
        lines.first { FigureComments.column(ofBlockIn: text($0)) != nil }
    }
}

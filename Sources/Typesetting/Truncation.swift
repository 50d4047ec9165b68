/// The possible cuts of a line, between grapheme clusters, with their positions along the line.
struct TruncationPoints {
    /// The offsets in the line's UTF-8, from 0 to its end.
    private var offsets = [0]
    /// The widths of the text before each cut, in logical order.
    private var positions = [0.0]

    /// Creates the cuts of a line.
    ///
    /// - Parameter advances: The width of each byte's character, assigned to the first byte of the character.
    init(_ line: UnsafeBufferPointer<UInt8>, advances: [Double]) {
        var offset = 0
        var position = 0.0
        for character in String(decoding: line, as: UTF8.self) {
            let end = offset + character.utf8.count
            for byte in offset..<end { position += advances[byte] }
            offset = end
            offsets.append(offset)
            positions.append(position)
        }
    }

    private var total: Double { positions[positions.count - 1] }

    /// Returns the range to omit so that the rest is at most `width` wide. The result is the range of UTF-8 offsets and
    /// the width of the rest.
    func gap(_ mode: LineBreakMode, width: Double) -> (range: Range<Int>, rest: Double) {
        let end = offsets.count - 1
        let first: Int, last: Int
        switch mode {
        case .byTruncatingHead: (first, last) = (0, self.last(from: 0, width: width))
        case .byTruncatingMiddle:
            let half = self.first(width: width / 2)
            last = self.last(from: half, width: width - positions[half])
            first = min(self.first(width: width - (total - positions[last])), last)
        case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping:
            (first, last) = (self.first(width: width), end)
        }
        return (offsets[first]..<offsets[last], positions[first] + total - positions[last])
    }

    /// Returns the last cut with at most `width` before it.
    private func first(width: Double) -> Int {
        max((positions.firstIndex { $0 > width } ?? positions.count) - 1, 0)
    }

    /// Returns the first cut from a given one on with at most `width` after it.
    private func last(from index: Int, width: Double) -> Int {
        positions[index...].firstIndex { total - $0 <= width } ?? positions.count - 1
    }
}

/// A line in which an ellipsis replaces a range.
struct CutLine {
    /// The replaced range, in the complete line's UTF-8.
    let gap: Range<Int>

    static let ellipsis = Array("…".utf8)

    /// Returns the remaining text of the complete line.
    func text(of line: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        Array(line[..<gap.lowerBound]) + Self.ellipsis + Array(line[gap.upperBound...])
    }

    /// Returns the range in the remaining text of a range in the complete line. The ellipsis belongs to the first span
    /// whose text it replaces.
    func moved(_ range: Range<Int>) -> Range<Int> { moved(range.lowerBound)..<moved(range.upperBound) }

    private func moved(_ offset: Int) -> Int {
        if offset <= gap.lowerBound { return offset }
        let end = gap.lowerBound + Self.ellipsis.count
        return offset < gap.upperBound ? end : offset - gap.upperBound + end
    }
}

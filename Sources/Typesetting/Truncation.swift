/// The places where a line may be cut, between the characters people see, and how far along the line they are.
struct CutPlaces {
    /// Offsets in the line's UTF-8, from 0 to its end.
    private var offsets = [0]
    /// The width of what comes before each, in the order of reading.
    private var positions = [0.0]

    /// - Parameter advances: The width of each byte's character, all of it at the first one.
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

    /// What is left out so that the rest is at most `width` wide: a range of the line's UTF-8, and the rest's width.
    func gap(_ mode: LineBreakMode, width: Double) -> (range: Range<Int>, rest: Double) {
        let end = offsets.count - 1
        let first: Int
        let last: Int
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

    /// The last place that has no more than `width` before it.
    private func first(width: Double) -> Int {
        max((positions.firstIndex { $0 > width } ?? positions.count) - 1, 0)
    }

    /// The first place, not before another, that has no more than `width` after it.
    private func last(from place: Int, width: Double) -> Int {
        positions[place...].firstIndex { total - $0 <= width } ?? positions.count - 1
    }
}

/// A line with an ellipsis in place of a part of it.
struct CutLine {
    /// The part, in the whole line's UTF-8.
    let gap: Range<Int>

    static let ellipsis = Array("…".utf8)

    /// What is left of the whole line.
    func text(of line: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        Array(line[..<gap.lowerBound]) + Self.ellipsis + Array(line[gap.upperBound...])
    }

    /// Where a stretch of the whole line is in what is left. The ellipsis belongs to the stretch whose text it stands for
    /// first.
    func moved(_ range: Range<Int>) -> Range<Int> { moved(range.lowerBound)..<moved(range.upperBound) }

    private func moved(_ offset: Int) -> Int {
        if offset <= gap.lowerBound { return offset }
        let end = gap.lowerBound + Self.ellipsis.count
        return offset < gap.upperBound ? end : offset - gap.upperBound + end
    }
}

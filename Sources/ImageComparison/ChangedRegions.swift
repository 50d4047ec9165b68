/// The rectangles in which images differ. Nearby pixels share a rectangle.
struct ChangedRegions {
    /// The maximum number of regions. With more, regions at larger distances are merged.
    static let maxCount = 32

    /// The side of the squares into which the image is divided. Adjacent squares with different pixels are one region.
    ///
    /// Changes up to this distance are always merged, and changes at twice the distance never. Letters of a word at
    /// scale 2 are closer, rows are farther apart.
    private static let finestSquare = 12

    /// The bounding box of the different pixels in a square. It is empty while `right` is negative.
    private struct Box {
        var left = Int32.max
        var top = Int32.max
        var right: Int32 = -1
        var bottom: Int32 = -1

        var isEmpty: Bool { right < 0 }

        mutating func formUnion(_ other: Box) {
            left = min(left, other.left)
            top = min(top, other.top)
            right = max(right, other.right)
            bottom = max(bottom, other.bottom)
        }

        func touches(_ other: Box) -> Bool {
            left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
        }

        var rect: PixelRect {
            PixelRect(x: Int(left), y: Int(top), width: Int(right - left) + 1, height: Int(bottom - top) + 1)
        }
    }

    private var boxes: [Box]
    private var across: Int, down: Int

    /// Returns the regions in reading order, at most `most`.
    static func find(in map: DifferenceMap) -> [PixelRect] {
        var regions = ChangedRegions(map)
        var found = regions.connected()
        while found.count > maxCount {
            regions.coarsen()
            found = regions.connected()
        }
        return merged(found).sorted { ($0.top, $0.left) < ($1.top, $1.left) }.map(\.rect)
    }

    private init(_ map: DifferenceMap) {
        let size = Self.finestSquare
        across = (map.width + size - 1) / size
        down = (map.height + size - 1) / size
        var boxes = [Box](repeating: Box(), count: across * down)
        let across = across
        map.forEachRun { columns, y in
            var start = columns.lowerBound
            while start < columns.upperBound {
                let square = start / size
                let end = min(columns.upperBound, (square + 1) * size)
                boxes[y / size * across + square].formUnion(
                    Box(left: Int32(start), top: Int32(y), right: Int32(end - 1), bottom: Int32(y)))
                start = end
            }
        }
        self.boxes = boxes
    }

    /// Combines four squares into one.
    private mutating func coarsen() {
        let (newAcross, newDown) = ((across + 1) / 2, (down + 1) / 2)
        var coarse = [Box](repeating: Box(), count: newAcross * newDown)
        for y in 0..<down {
            for x in 0..<across where !boxes[y * across + x].isEmpty {
                coarse[y / 2 * newAcross + x / 2].formUnion(boxes[y * across + x])
            }
        }
        (boxes, across, down) = (coarse, newAcross, newDown)
    }

    /// Returns the bounding box of each group of squares that touch at sides or corners.
    private func connected() -> [Box] {
        var rest = boxes
        var found: [Box] = []
        var open: [Int] = []
        for start in rest.indices where !rest[start].isEmpty {
            var region = Box()
            func take(_ index: Int) {
                region.formUnion(rest[index])
                rest[index] = Box()
                open.append(index)
            }
            take(start)
            while let index = open.popLast() {
                let (x, y) = (index % across, index / across)
                for row in max(0, y - 1)...min(down - 1, y + 1) {
                    for column in max(0, x - 1)...min(across - 1, x + 1)
                    where !rest[row * across + column].isEmpty { take(row * across + column) }
                }
            }
            found.append(region)
        }
        return found
    }

    /// Merges overlapping boxes of interlocking groups, whose outlines would overlap.
    private static func merged(_ boxes: [Box]) -> [Box] {
        var result: [Box] = []
        for box in boxes {
            var box = box
            while let index = result.firstIndex(where: { $0.touches(box) }) {
                box.formUnion(result.remove(at: index))
            }
            result.append(box)
        }
        return result
    }
}

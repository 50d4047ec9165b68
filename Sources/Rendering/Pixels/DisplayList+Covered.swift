import DisplayList

extension DisplayList {
    /// Returns the list without the parts of rectangles across the strip that later ones cover, and the rows that no opaque
    /// rectangle covers.
    ///
    /// A table's background is behind those of its rows, and a strip is cleared before. Without this, most pixels would be
    /// written three times before any content.
    func withoutCovered(in space: DeviceSpace, width: Int) -> (list: DisplayList, uncovered: [Range<Int>]) {
        var uncovered = RangeSet(0..<space.rowCount)
        var visible = self
        for fill in fillsAcross(space, width: width).reversed() {
            let rows = RangeSet(fill.rows)
            let rest = uncovered.intersection(rows)
            if rest != rows {
                visible.items.replaceSubrange(
                    fill.index...fill.index,
                    with: rest.ranges.map { fill.item(of: $0, in: space, width: width) })
            }
            if fill.color.alpha >= 1 { uncovered.subtract(rows) }
        }
        return (visible, Array(uncovered.ranges))
    }

    /// Returns the rectangles as wide as the strip that are not in a group, whose items are drawn elsewhere.
    private func fillsAcross(_ space: DeviceSpace, width: Int) -> [Fill] {
        let strip = StripRect(x: 0, y: 0, width: width, height: space.rowCount)
        // The visible part of each open layer. It is `nil` in a group.
        var layers: [StripRect?] = [strip]
        var fills: [Fill] = []
        for (index, item) in items.enumerated() {
            let visible = layers.last ?? strip
            switch item {
            case .clip(let rect): layers.append(visible?.shared(with: space.clip(rect)))
            case .element: layers.append(visible)
            case .mask, .group: layers.append(nil)
            case .restore: if layers.count > 1 { layers.removeLast() }
            case .rectangle(let rect, let color):
                guard let part = visible?.shared(with: space.pixels(rect)), part.width == width else { break }
                fills.append(Fill(index: index, rows: part.y..<part.y + part.height, color: color))
            default: break
            }
        }
        return fills
    }

    private struct Fill {
        let index: Int
        let rows: Range<Int>
        let color: RGBA

        func item(of rows: Range<Int>, in space: DeviceSpace, width: Int) -> DisplayItem {
            let top = Double(space.firstRow + rows.lowerBound) / space.scale
            let rect = CGRect(
                x: 0, y: top, width: Double(width) / space.scale, height: Double(rows.count) / space.scale)
            return .rectangle(rect, color)
        }
    }
}

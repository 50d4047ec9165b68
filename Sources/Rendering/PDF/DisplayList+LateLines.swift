import DisplayList

extension DisplayList {
    /// Returns the list with each thin bar drawn as late as possible: before the first item that may cover it.
    ///
    /// PDF viewers move thin lines to whole pixels, where the background of the next row would cover them. The order of
    /// items that do not overlap has no effect on the result.
    func withLateLines(in space: DeviceSpace) -> DisplayList {
        let lines = LateLines(space: space)
        var rest = items[...]
        var late = DisplayList()
        while !rest.isEmpty {
            let (items, lines) = lines.sorted(&rest, inside: [])
            late.items += items + lines.map(\.item)
        }
        return late
    }
}

/// A sorter of the items of a list and of each of its layers.
private struct LateLines {
    typealias Line = (item: DisplayItem, bounds: CGRect)

    let space: DeviceSpace

    /// Takes items up to the end of their layer, including its `restore`. Returns them and the lines that may be drawn
    /// behind the layer.
    ///
    /// - Parameter interiors: The rectangles in which the layer clips nothing.
    func sorted(
        _ rest: inout ArraySlice<DisplayItem>, inside interiors: [CGRect]
    ) -> (items: [DisplayItem], lines: [Line]) {
        var result: [DisplayItem] = []
        var pending: [Line] = []
        // The number of open elements. They are no layers, so lines may move past them.
        var elements = 0
        while let item = rest.popFirst() {
            if let bounds = lineBounds(of: item) {
                pending.append((item, bounds))
                continue
            }
            switch item {
            case .element: elements += 1
            case .restore where elements > 0: elements -= 1
            case .restore:
                func isFree(_ line: Line) -> Bool { interiors.contains { $0.contains(line.bounds) } }
                let cut = pending.filter { !isFree($0) }.map(\.item)
                return (result + cut + [item], pending.filter(isFree))
            default:
                let covered = bounds(of: item)
                guard pending.contains(where: { $0.bounds.overlaps(covered) }) else { break }
                // All pending lines follow together, so that lines that cross retain their order.
                result += pending.map(\.item)
                pending.removeAll()
            }
            result.append(item)
            guard let inner = uncutParts(of: item) else { continue }
            let (items, lines) = sorted(&rest, inside: inner)
            result += items
            pending += lines
        }
        return (result, pending)
    }

    /// Returns the rectangles in which a layer clips nothing, or `nil` if the item begins no layer.
    private func uncutParts(of item: DisplayItem) -> [CGRect]? {
        switch item {
        case .clip(let rect): return [space.clip(rect).bounds]
        case .mask(let shape):
            let rect = space.clip(shape.rect).bounds
            let reach = (shape.cornerReach * space.scale).rounded(.up)
            let top = shape.corners.isDisjoint(with: .top) ? 0 : reach
            let bottom = shape.corners.isDisjoint(with: .bottom) ? 0 : reach
            let body = CGRect(
                x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top - bottom)
            return [body, rect.insetBy(dx: reach, dy: 0)].filter { $0.width > 0 && $0.height > 0 }
        case .group: return []
        default: return nil
        }
    }

    /// Returns the rectangle in pixels of an item that is drawn as a line, or `nil` for other items.
    private func lineBounds(of item: DisplayItem) -> CGRect? {
        guard case .rectangle(let rect, _) = item else { return nil }
        let pixels = space.pixels(rect)
        return pixels.isLine(scale: space.scale) ? pixels.bounds : nil
    }

    /// Returns the maximum rectangle of an item, or of the layer that it begins, in pixels.
    private func bounds(of item: DisplayItem) -> CGRect {
        switch item {
        case .rectangle(let rect, _), .image(_, let rect), .template(_, let rect, _):
            space.pixels(rect).bounds
        case .stripes(let stripes, _): space.pixels(stripes.rect).bounds
        case .roundedRectangle(let shape, _), .border(let shape, _, _), .gradient(_, let shape),
            .magnified(_, _, _, let shape):
            space.pixels(shape.rect).bounds
        case .clip(let rect): space.clip(rect).bounds
        case .mask(let shape): space.clip(shape.rect).bounds
        case .rule(let rule, _): space.bars(of: rule).reduce(CGRect.null) { $0.union($1.bounds) }
        case .glyphs(let run, let x, let baseline, _):
            space.ink(of: TextLayout.PlacedRun(x: x, baseline: baseline, run: run))
        case .text(let runs, _): runs.reduce(CGRect.null) { $0.union(space.ink(of: $1)) }
        case .fill, .stroke, .shadow, .glyphShadow, .transformed, .group, .element, .restore: .infinite
        }
    }
}

extension StripRect {
    /// A Boolean value that indicates whether the rectangle is so thin that it is drawn as a line.
    func isLine(scale: Double) -> Bool {
        let thickness = min(width, height)
        return thickness > 0 && Double(thickness) <= scale && max(width, height) / 4 >= thickness
    }

    var bounds: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether the rectangles have more in common than an edge.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

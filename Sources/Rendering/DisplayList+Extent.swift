import DisplayList

extension DisplayList {
    /// Returns a rectangle around everything that the list draws, in pixels of the complete image. `nil` if it is
    /// unknown, because a coordinate is not finite.
    func extent(in space: DeviceSpace) -> CGRect? {
        var extent = CGRect.null
        for item in items {
            guard let bounds = item.extent(in: space) else { return nil }
            if !bounds.isNull { extent = extent.union(bounds) }
        }
        // Rounding to whole pixels and smooth edges add less than this.
        return extent.isNull ? .zero : extent.insetBy(dx: -4, dy: -4)
    }
}

extension DisplayItem {
    fileprivate func extent(in space: DeviceSpace) -> CGRect? {
        let extent = unlimitedExtent(in: space)
        let edges = [extent.minX, extent.minY, extent.maxX, extent.maxY]
        return extent.isNull || edges.allSatisfy { abs($0) < Self.limit } ? extent : nil
    }

    /// The maximum coordinate in pixels, which is far outside any image.
    private static let limit = 1e12

    private func unlimitedExtent(in space: DeviceSpace) -> CGRect {
        func pixels(_ rect: CGRect, outset: Double = 0) -> CGRect {
            let rect = rect.insetBy(dx: -outset, dy: -outset)
            return CGRect(
                x: rect.minX * space.scale, y: rect.minY * space.scale, width: rect.width * space.scale,
                height: rect.height * space.scale)
        }
        func ink(_ run: GlyphRun, _ x: Double, _ baseline: Double) -> CGRect {
            pixels(run.bounds.offsetBy(dx: x, dy: baseline))
        }
        // More than the reach of a blur, whose texels can have several pixels.
        func blurred(_ rect: CGRect, _ radius: Double) -> CGRect {
            let reach = 3 * radius * space.scale
            return rect.insetBy(dx: -reach, dy: -reach)
        }
        switch self {
        case .rectangle(let rect, _), .image(_, let rect), .template(_, let rect, _): return pixels(rect)
        case .stripes(let stripes, _): return pixels(stripes.rect)
        case .roundedRectangle(let shape, _), .border(let shape, _, _), .gradient(_, let shape),
            .magnified(_, _, _, let shape):
            return pixels(shape.rect)
        case .fill(let path, _): return pixels(path.bounds)
        case .stroke(let path, let width, _): return pixels(path.bounds, outset: width / 2)
        case .shadow(let path, let radius, _): return blurred(pixels(path.bounds), radius)
        case .glyphs(let run, let x, let baseline, _): return ink(run, x, baseline)
        case .text(let runs, _):
            return runs.reduce(.null) { $0.union(ink($1.run, $1.x, $1.baseline)) }
        case .glyphShadow(let run, let x, let baseline, let radius, _):
            return blurred(ink(run, x, baseline), radius)
        case .rule(let rule, _): return space.bars(of: rule).reduce(.null) { $0.union($1.bounds) }
        case .transformed(let list, let transform):
            guard transform.isInvertible else { return .null }
            let placement = space.placement(of: transform)
            return list.extent(in: placement.space)?.applying(placement.total) ?? .infinite
        case .clip, .mask, .group, .element, .restore: return .null
        }
    }
}

extension DisplayList {
    /// Returns the list in one color, with the opacity of each item.
    package func tinted(_ color: RGBA) -> DisplayList {
        var list = self
        list.items = items.map { $0.tinted(color) }
        return list
    }
}

extension DisplayItem {
    fileprivate func tinted(_ tint: RGBA) -> DisplayItem {
        func tinted(_ color: RGBA) -> RGBA {
            RGBA(red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha * color.alpha)
        }
        switch self {
        case .rectangle(let rect, let color): return .rectangle(rect, tinted(color))
        case .stripes(let stripes, let color): return .stripes(stripes, tinted(color))
        case .fill(let path, let color): return .fill(path, tinted(color))
        case .roundedRectangle(let shape, let color): return .roundedRectangle(shape, tinted(color))
        case .border(let shape, let width, let color): return .border(shape, width: width, tinted(color))
        case .gradient(var gradient, let shape):
            gradient.stops = gradient.stops.map { .init(location: $0.location, color: tinted($0.color)) }
            return .gradient(gradient, shape)
        case .stroke(let path, let width, let color): return .stroke(path, width: width, tinted(color))
        case .shadow(let path, let radius, let color): return .shadow(path, radius: radius, tinted(color))
        case .glyphs(let run, let x, let baseline, let color):
            return .glyphs(run, x: x, baseline: baseline, tinted(color))
        case .text(let runs, let color): return .text(runs, tinted(color))
        case .glyphShadow(let run, let x, let baseline, let radius, let color):
            return .glyphShadow(run, x: x, baseline: baseline, radius: radius, tinted(color))
        case .rule(let rule, let color): return .rule(rule, tinted(color))
        case .image(let image, let rect): return .template(image, rect, tint)
        case .template(let image, let rect, let color): return .template(image, rect, tinted(color))
        case .magnified(let list, let zoom, let focus, let shape):
            return .magnified(list.tinted(tint), zoom: zoom, focus: focus, shape)
        case .transformed(let list, let transform): return .transformed(list.tinted(tint), transform)
        case .clip, .mask, .group, .element, .restore: return self
        }
    }
}

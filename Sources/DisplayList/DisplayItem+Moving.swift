extension DisplayItem {
    func moved(by offset: CGPoint) -> DisplayItem {
        switch self {
        case .rectangle(let rect, let color): .rectangle(rect.moved(by: offset), color)
        case .stripes(let stripes, let color): .stripes(stripes.moved(by: offset), color)
        case .fill(let path, let color): .fill(path.translated(by: offset), color)
        case .roundedRectangle(let shape, let color): .roundedRectangle(shape.moved(by: offset), color)
        case .border(let shape, let width, let color): .border(shape.moved(by: offset), width: width, color)
        case .gradient(let gradient, let shape): .gradient(gradient, shape.moved(by: offset))
        case .stroke(let path, let width, let color):
            .stroke(path.translated(by: offset), width: width, color)
        case .shadow(let path, let radius, let color):
            .shadow(path.translated(by: offset), radius: radius, color)
        case .glyphs(let run, let x, let baseline, let color):
            .glyphs(run, x: x + offset.x, baseline: baseline + offset.y, color)
        case .text(let runs, let color): .text(runs.map { $0.moved(by: offset) }, color)
        case .glyphShadow(let run, let x, let baseline, let radius, let color):
            .glyphShadow(run, x: x + offset.x, baseline: baseline + offset.y, radius: radius, color)
        case .rule(let rule, let color): .rule(rule.moved(by: offset), color)
        case .image(let image, let rect): .image(image, rect.moved(by: offset))
        case .template(let image, let rect, let color): .template(image, rect.moved(by: offset), color)
        case .magnified(let list, let zoom, let focus, let shape):
            .magnified(list, zoom: zoom, focus: focus, shape.moved(by: offset))
        case .transformed(let list, let transform):
            .transformed(
                list, transform.concatenating(CGAffineTransform(translationX: offset.x, y: offset.y)))
        case .mask(let shape): .mask(shape.moved(by: offset))
        case .clip(let rect): .clip(rect.moved(by: offset))
        case .group, .element, .restore: self
        }
    }
}

extension RoundedRectangle {
    package func moved(by offset: CGPoint) -> RoundedRectangle {
        var shape = self
        shape.rect = rect.moved(by: offset)
        return shape
    }
}

extension CGPoint {
    func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
}

extension CGRect {
    func moved(by offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }
}

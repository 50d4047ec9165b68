import DisplayList
import Foundation

extension DisplayList {
    /// The items, one on each line. Lists in an item are indented.
    var dump: String { lines.joined(separator: "\n") + "\n" }

    private var lines: [String] {
        var depth = 0
        return items.flatMap { item -> [String] in
            if case .restore = item { depth -= 1 }
            let lines = item.lines.map { String(repeating: "  ", count: depth) + $0 }
            switch item {
            case .clip, .mask, .group, .element: depth += 1
            default: break
            }
            return lines
        }
    }
}

extension DisplayItem {
    fileprivate var lines: [String] {
        func list(_ title: String, _ list: DisplayList) -> [String] {
            [title] + list.dump.split(separator: "\n").map { "  " + $0 }
        }
        switch self {
        case .rectangle(let rect, let color): return ["rectangle \(rect.dump) \(color.dump)"]
        case .stripes(let stripes, let color):
            let figures = [stripes.start, stripes.width, stripes.period].map(\.dump).joined(separator: " ")
            return ["stripes \(stripes.rect.dump) \(figures) \(color.dump)"]
        case .roundedRectangle(let shape, let color): return ["roundedRectangle \(shape.dump) \(color.dump)"]
        case .border(let shape, let width, let color):
            return ["border \(shape.dump) width \(width.dump) \(color.dump)"]
        case .fill(let path, let color): return ["fill \(path.dump) \(color.dump)"]
        case .gradient(let gradient, let shape):
            let stops = gradient.stops.map { "\($0.location.dump) \($0.color.dump)" }.joined(separator: ", ")
            return ["gradient \(gradient.start.dump) to \(gradient.end.dump): \(stops) in \(shape.dump)"]
        case .stroke(let path, let width, let color):
            return ["stroke \(path.dump) width \(width.dump) \(color.dump)"]
        case .shadow(let path, let radius, let color):
            return ["shadow \(path.dump) radius \(radius.dump) \(color.dump)"]
        case .glyphs(let run, let x, let baseline, let color):
            return ["glyphs \(x.dump) \(baseline.dump) \(run.dump) \(color.dump)"]
        case .text(let runs, let color):
            return ["text \(color.dump)"] + runs.map { "  \($0.x.dump) \($0.baseline.dump) \($0.run.dump)" }
        case .glyphShadow(let run, let x, let baseline, let radius, let color):
            return ["glyphShadow \(x.dump) \(baseline.dump) \(run.dump) radius \(radius.dump) \(color.dump)"]
        case .rule(let rule, let color): return ["rule \(rule) \(color.dump)"]
        case .image(let image, let rect): return ["\(image) in \(rect.dump)"]
        case .template(let image, let rect, let color):
            return ["template \(image) in \(rect.dump) \(color.dump)"]
        case .magnified(let other, let zoom, let focus, let shape):
            return list("magnified \(zoom.dump) at \(focus.dump) in \(shape.dump)", other)
        case .transformed(let other, let matrix):
            let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
            return list("transformed \(numbers.map(\.dump).joined(separator: " "))", other)
        case .mask(let shape): return ["mask \(shape.dump)"]
        case .clip(let rect): return ["clip \(rect.dump)"]
        case .group(let opacity): return ["group \(opacity.dump)"]
        case .element(let element): return ["element \(element)"]
        case .restore: return ["restore"]
        }
    }
}

extension BinaryFloatingPoint {
    /// The number with at most three decimals.
    fileprivate var dump: String {
        let rounded = (Double(self) * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

extension CGPoint {
    fileprivate var dump: String { "(\(x.dump), \(y.dump))" }
}

extension CGRect {
    fileprivate var dump: String { "\(origin.dump) \(width.dump)×\(height.dump)" }
}

extension RGBA {
    fileprivate var dump: String { "[\([red, green, blue, alpha].map(\.dump).joined(separator: " "))]" }
}

extension RoundedRectangle {
    fileprivate var dump: String { "\(rect.dump) rounded \(radius.dump)" }
}

extension Path {
    fileprivate var dump: String {
        elements.map { element in
            switch element {
            case .move(let point): "M\(point.dump)"
            case .line(let point): "L\(point.dump)"
            case .curve(let point, let first, let second): "C\(first.dump)\(second.dump)\(point.dump)"
            case .close: "Z"
            }
        }.joined()
    }
}

extension GlyphRun {
    fileprivate var dump: String {
        let glyphs = glyphs.map { "\($0.index)@\($0.x.dump)" }.joined(separator: " ")
        return "“\(text)” \(URL(fileURLWithPath: font.path).lastPathComponent) \(font.size.dump): \(glyphs)"
    }
}

import Foundation
import ImageComparison
import Images
import TableKit
import TableSnapshots

/// The differences of an image from its golden image in words, found in their records and checked against their pixels.
struct LayoutChanges {
    private(set) var changes: [LayoutChange] = []
    private let alignment: LayoutAlignment
    private let before: LayoutRecord
    private let after: LayoutRecord
    /// The pixels. `nil` if they are not comparable.
    private let images: (before: Bitmap, after: Bitmap, scale: Double)?
    /// The regions in which pixels differ by more than the tolerance, outside of ignored areas.
    private let regions: [PixelRect]
    /// The maximum difference of equal lengths, in points.
    private let tolerance: Double

    /// Returns the differences of two records, whose images have pixels.
    ///
    /// - Parameters:
    ///   - alignment: Their elements in pairs.
    ///   - images: The pixels of the golden image and the drawing.
    ///   - regions: The regions in which they differ.
    static func of(
        _ before: LayoutRecord, _ after: LayoutRecord, _ alignment: LayoutAlignment,
        images: (before: Bitmap, after: Bitmap), regions: [PixelRect]
    ) -> [LayoutChange] {
        let scales = (before.trait("scale"), after.trait("scale"))
        let scale = scales.0 == scales.1 ? scales.0.flatMap(Double.init) : nil
        var result = LayoutChanges(
            alignment: alignment, before: before, after: after,
            images: scale.map { (images.before, images.after, $0) }, regions: regions,
            tolerance: scale == nil ? 0.51 : 0.02)
        result.compareImages()
        result.compareBlocks()
        // Frames are mostly the effect of other changes.
        return result.changes.filter { $0.kind != .frame } + result.changes.filter { $0.kind == .frame }
    }

    private mutating func add(
        _ kind: LayoutChange.Kind, _ part: String, _ before: String? = nil, _ after: String? = nil
    ) {
        changes.append(LayoutChange(kind: kind, part: part, before: before, after: after))
    }

    private var hasEqualWidths: Bool { abs(before.size.width - after.size.width) <= tolerance }

    private mutating func compareImages() {
        for name in ["scale", "appearance", "direction", "size", "contrast"] {
            let (old, new) = (before.trait(name), after.trait(name))
            guard old != new else { continue }
            add(
                name == "scale" ? .scale : .traits, name == "scale" ? "" : name, old ?? "normal",
                new ?? "normal")
        }
        if !hasEqualWidths { add(.width, "", before.size.width.points, after.size.width.points) }
    }

    private mutating func compareBlocks() {
        let (removed, inserted) = unpaired
        for block in removed {
            changes.append(
                LayoutChange(
                    kind: .removed, part: "\(block.element.part)", before: block.title, height: block.height))
        }
        for block in inserted {
            changes.append(
                LayoutChange(
                    kind: .inserted, part: "\(block.element.part)", after: block.title, height: block.height))
        }
        var moves: [Move] = []
        for (old, new) in alignment.pairs {
            let blocks = (alignment.before[old], alignment.after[new])
            let count = changes.count
            compare(blocks.0, blocks.1)
            let isEqual = count == changes.count && hasEqualPixels(blocks.0, blocks.1)
            // Images at other scales have no equal pixels.
            let move = Move(
                index: old, blocks.0, blocks.1, isEqual: isEqual && images != nil, tolerance: tolerance)
            if move.x != 0 || move.y != 0 {
                moves.append(move)
            } else if count == changes.count, !isEqual {
                addPixels(blocks.0, blocks.1)
            }
        }
        addMoves(moves)
    }

    /// The elements of one image. Those after the last common one of a record that is cut can be in the other one, too.
    private var unpaired: (removed: [LayoutAlignment.Block], inserted: [LayoutAlignment.Block]) {
        var (removed, inserted) = (alignment.removed, alignment.inserted)
        if after.rest != nil, let last = alignment.pairs.map(\.before).max() {
            removed.removeAll { $0 > last }
        }
        if before.rest != nil, let last = alignment.pairs.map(\.after).max() {
            inserted.removeAll { $0 > last }
        }
        return (removed.map { alignment.before[$0] }, inserted.map { alignment.after[$0] })
    }

    // MARK: Blocks

    private mutating func compare(_ old: LayoutAlignment.Block, _ new: LayoutAlignment.Block) {
        let start = changes.count
        let (states, others) = (
            old.element.states.split(separator: " "), new.element.states.split(separator: " ")
        )
        if states != others {
            func words(_ states: [Substring], _ others: [Substring]) -> String {
                let words = states.filter { !others.contains($0) }
                return words.isEmpty ? "none" : words.joined(separator: " ")
            }
            add(.state, "\(old.element.part)", words(states, others), words(others, states))
        }
        var rest = new.parts
        var moved: [(LayoutRecord.Element, LayoutRecord.Element)] = []
        for part in old.parts {
            guard let index = rest.firstIndex(where: { $0.part.name == part.part.name }) else {
                add(.removed, "\(part.part)", part.text)
                continue
            }
            let other = rest.remove(at: index)
            compareStyles(part, other)
            if !areEqual(part.frame, in: old, other.frame, in: new) { moved.append((part, other)) }
        }
        for part in rest {
            add(.inserted, "\(TablePart(old.element.part.element, part.part.name))", nil, part.text)
        }
        if let height = old.element.frame?.height, let other = new.element.frame?.height,
            abs(height - other) > tolerance
        {
            add(.height, "\(old.element.part)", height.points, other.points)
        }
        // The other changes of a row move its parts.
        guard changes.count == start, hasEqualWidths, before.trait("direction") == after.trait("direction")
        else {
            return
        }
        for (part, other) in moved {
            add(
                .frame, "\(part.part)", part.frame?.relative(to: old.element.frame),
                other.frame?.relative(to: new.element.frame))
        }
    }

    private mutating func compareStyles(_ old: LayoutRecord.Element, _ new: LayoutRecord.Element) {
        let part = "\(old.part)"
        if old.text != new.text { add(.text, part, old.text, new.text) }
        if old.font != new.font { add(.font, part, old.font, new.font) }
        if old.color != new.color { add(.color, part, old.color, new.color) }
    }

    private func areEqual(
        _ frame: CGRect?, in block: LayoutAlignment.Block, _ other: CGRect?,
        in otherBlock: LayoutAlignment.Block
    ) -> Bool {
        guard let frame, let other, let origin = block.element.frame?.origin,
            let otherOrigin = otherBlock.element.frame?.origin
        else { return true }
        let lengths = [
            frame.minX - origin.x - other.minX + otherOrigin.x,
            frame.minY - origin.y - other.minY + otherOrigin.y, frame.width - other.width,
            frame.height - other.height,
        ]
        return lengths.allSatisfy { abs($0) <= tolerance }
    }

    /// Adds the smallest parts of an element in which pixels differ, or else the element. Pixels of images with other traits or
    /// widths differ everywhere.
    private mutating func addPixels(_ old: LayoutAlignment.Block, _ new: LayoutAlignment.Block) {
        guard !changes.contains(where: { [.traits, .width, .scale].contains($0.kind) }) else { return }
        guard differs(old.element) else { return }
        let different = zip(old.parts, new.parts).filter { differs($0) && !hasEqualPixels($0, $1) }.map(\.0)
        let smallest = different.filter { part in
            guard let frame = part.frame else { return false }
            return !different.contains { $0.frame != frame && $0.frame.map(frame.contains) == true }
        }
        // If all parts differ, so does what is behind them.
        let isWhole = different.count == old.parts.count && smallest.count > 1
        for part in smallest.isEmpty || isWhole ? [old.element] : smallest { add(.pixels, "\(part.part)") }
    }

    /// Returns a Boolean value that indicates whether more pixels of an element differ than accepted.
    private func differs(_ element: LayoutRecord.Element) -> Bool {
        guard let images, let frame = element.frame?.pixels(at: images.scale) else { return true }
        return regions.contains {
            $0.x < frame.x + frame.width && frame.x < $0.x + $0.width && $0.y < frame.y + frame.height
                && frame.y < $0.y + $0.height
        }
    }

    private func hasEqualPixels(_ old: LayoutAlignment.Block, _ new: LayoutAlignment.Block) -> Bool {
        hasEqualPixels(old.element, new.element)
    }

    /// Returns a Boolean value that indicates whether the pixels of two elements are equal, or not comparable.
    private func hasEqualPixels(_ old: LayoutRecord.Element, _ new: LayoutRecord.Element) -> Bool {
        guard let images, let frame = old.frame, let other = new.frame else { return true }
        let a = frame.pixels(at: images.scale).within(images.before)
        let b = other.pixels(at: images.scale).within(images.after)
        guard a.width == b.width, a.height == b.height else { return false }
        let count = a.width * Bitmap.bytesPerPixel
        return (0..<a.height).allSatisfy { row in
            let i = ((a.y + row) * images.before.width + a.x) * Bitmap.bytesPerPixel
            let j = ((b.y + row) * images.after.width + b.x) * Bitmap.bytesPerPixel
            return images.before.bytes[i..<i + count] == images.after.bytes[j..<j + count]
        }
    }

    // MARK: Moves

    /// A row, header or footer at another position.
    private struct Move {
        /// The index of the element in the first layout.
        let index: Int
        let part: TablePart
        let x: CGFloat
        let y: CGFloat
        let isEqual: Bool

        /// Creates a move. Distances up to a tolerance are none.
        init(
            index: Int, _ old: LayoutAlignment.Block, _ new: LayoutAlignment.Block, isEqual: Bool,
            tolerance: Double
        ) {
            self.index = index
            func distance(_ side: KeyPath<CGRect, CGFloat>) -> CGFloat {
                let distance =
                    (new.element.frame?[keyPath: side] ?? 0) - (old.element.frame?[keyPath: side] ?? 0)
                return abs(distance) > tolerance ? distance : 0
            }
            part = old.element.part
            (x, y, self.isEqual) = (distance(\.minX), distance(\.minY), isEqual)
        }

        var words: String {
            let words = [
                y == 0 ? nil : "\(abs(y).points) pt \(y > 0 ? "down" : "up")",
                x == 0 ? nil : "\(abs(x).points) pt \(x > 0 ? "right" : "left")",
            ]
            return words.compactMap(\.self).joined(separator: " and ") + (isEqual ? ", otherwise equal" : "")
        }
    }

    /// Adds moves, those of consecutive elements with equal distances as one.
    private mutating func addMoves(_ moves: [Move]) {
        var rest = moves[...]
        while let first = rest.first {
            var parts: [TablePart] = []
            while let move = rest.first, move.index == first.index + parts.count,
                move.isEqual == first.isEqual,
                abs(move.x - first.x) <= tolerance, abs(move.y - first.y) <= tolerance
            {
                parts.append(move.part)
                rest.removeFirst()
            }
            add(.moved, Self.name(of: parts), nil, first.words)
        }
    }

    /// Returns the name of consecutive elements, such as `rows 0:0–0:2`, with the headers and footers between them.
    private static func name(of parts: [TablePart]) -> String {
        guard let first = parts.first, let last = parts.last, parts.count > 1 else {
            return "\(parts.first ?? "")"
        }
        if let start = first.row, let end = last.row { return "rows \(start.rowText)–\(end.rowText)" }
        return "\(first) to \(last)"
    }
}

extension LayoutRecord {
    /// The value of a trait, such as `2` for `scale`.
    fileprivate func trait(_ name: String) -> String? {
        let words = traits.split(separator: " ")
        return words.firstIndex { $0 == name }.flatMap { words.dropFirst($0 + 1).first }.map(String.init)
    }
}

extension CGRect {
    /// The frame relative to another one, as in records.
    fileprivate func relative(to other: CGRect?) -> String {
        [minX - (other?.minX ?? 0), minY - (other?.minY ?? 0), width, height].map(\.points)
            .joined(separator: ",")
    }
}

extension PixelRect {
    /// The part of the rectangle in an image.
    fileprivate func within(_ image: Bitmap) -> PixelRect {
        let (columns, rows) = (columns(within: image.width), rows(within: image.height))
        return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
}

extension LayoutAlignment.Block {
    /// The height in points, to a hundredth.
    fileprivate var height: Double? {
        guard let height = element.frame?.height else { return nil }
        return Double(height * 100).rounded() / 100
    }
}

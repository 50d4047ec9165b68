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
    /// The maximum difference of equal lengths, in points.
    private let tolerance: Double

    /// Returns the differences of two records, whose images have pixels.
    ///
    /// - Parameter images: The pixels of the golden image and the drawing.
    static func of(
        _ before: LayoutRecord, _ after: LayoutRecord, images: (before: Bitmap, after: Bitmap)
    ) -> [LayoutChange] {
        let scales = (before.trait("scale"), after.trait("scale"))
        let scale = scales.0 == scales.1 ? scales.0.flatMap(Double.init) : nil
        var result = LayoutChanges(
            alignment: .of(before, after), before: before, after: after,
            images: scale.map { (images.before, images.after, $0) }, tolerance: scale == nil ? 0.51 : 0.02)
        result.compareImages()
        result.compareBlocks()
        return result.changes
    }

    private init(
        alignment: LayoutAlignment, before: LayoutRecord, after: LayoutRecord,
        images: (before: Bitmap, after: Bitmap, scale: Double)?, tolerance: Double
    ) {
        (self.alignment, self.before, self.after) = (alignment, before, after)
        (self.images, self.tolerance) = (images, tolerance)
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
        for block in alignment.removed.map({ alignment.before[$0] }) {
            let height = (block.element.frame?.height).map { Double($0.points) ?? 0 }
            changes.append(
                LayoutChange(
                    kind: .removed, part: "\(block.element.part)", before: block.title, height: height))
        }
        for block in alignment.inserted.map({ alignment.after[$0] }) {
            let height = (block.element.frame?.height).map { Double($0.points) ?? 0 }
            changes.append(
                LayoutChange(
                    kind: .inserted, part: "\(block.element.part)", after: block.title, height: height))
        }
        var moves: [Move] = []
        for (old, new) in alignment.pairs {
            let blocks = (alignment.before[old], alignment.after[new])
            let count = changes.count
            compare(blocks.0, blocks.1)
            let isEqual = count == changes.count && hasEqualPixels(blocks.0, blocks.1)
            // Images at other scales have no equal pixels.
            let move = Move(blocks.0, blocks.1, isEqual: isEqual && images != nil, tolerance: tolerance)
            if move.x != 0 || move.y != 0 {
                moves.append(move)
            } else if count == changes.count, !isEqual {
                addPixels(blocks.0, blocks.1)
            }
        }
        addMoves(moves)
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
                add(.removed, "\(part.part)")
                continue
            }
            let other = rest.remove(at: index)
            compareStyles(part, other)
            if !areEqual(part.frame, in: old, other.frame, in: new) { moved.append((part, other)) }
        }
        for part in rest { add(.inserted, "\(TablePart(old.element.part.element, part.part.name))") }
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
        let different = zip(old.parts, new.parts).filter { !hasEqualPixels($0, $1) }.map(\.0)
        let smallest = different.filter { part in
            guard let frame = part.frame else { return false }
            return !different.contains { $0.frame != frame && $0.frame.map(frame.contains) == true }
        }
        for part in smallest.isEmpty ? [old.element] : smallest { add(.pixels, "\(part.part)") }
    }

    private func hasEqualPixels(_ old: LayoutAlignment.Block, _ new: LayoutAlignment.Block) -> Bool {
        hasEqualPixels(old.element, new.element)
    }

    /// Returns a Boolean value that indicates whether the pixels of two elements are equal, or not comparable.
    private func hasEqualPixels(_ old: LayoutRecord.Element, _ new: LayoutRecord.Element) -> Bool {
        guard let images, let frame = old.frame, let other = new.frame else { return true }
        let a = frame.pixels(images.scale, in: images.before),
            b = other.pixels(images.scale, in: images.after)
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
        let part: TablePart
        let x: CGFloat
        let y: CGFloat
        let isEqual: Bool

        /// Creates a move. Distances up to a tolerance are none.
        init(
            _ old: LayoutAlignment.Block, _ new: LayoutAlignment.Block, isEqual: Bool, tolerance: Double
        ) {
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
            let group = rest.prefix { $0.words == first.words }
            let parts = group.map(\.part)
            add(.moved, Self.name(of: parts), nil, first.words)
            rest = rest.dropFirst(group.count)
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

    /// The rectangle in pixels of an image, as far as it is in it.
    fileprivate func pixels(_ scale: Double, in image: Bitmap) -> PixelRect {
        let whole = CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
        let rect = PixelRect(around: whole)
        let (columns, rows) = (rect.columns(within: image.width), rect.rows(within: image.height))
        return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
}

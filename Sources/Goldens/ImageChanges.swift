package import ImageComparison
package import Images
import TableKit
package import TableSnapshots

/// The differences between an image and its golden image: in words, and the areas of different pixels.
package struct ImageChanges: Sendable, Hashable {
    /// The differences between the records of the layout and the texts. Empty if there are none, or no records.
    package var words: [LayoutChange] = []
    /// The areas of different pixels. Rows that were only moved have none.
    package var areas: [ChangedArea] = []
    /// The rows of pixels next to each other. `nil` if they have the same places.
    package var rows: AlignedRows?

    /// Creates differences without words.
    package init(areas: [ChangedArea] = []) { self.areas = areas }

    /// An image with its record.
    package struct Recorded {
        package let bitmap: Bitmap
        let layout: LayoutRecord?
        let scale: Double?

        package init(_ bitmap: Bitmap, layout: LayoutRecord?, scale: Double?) {
            let isCurrent = layout?.version == LayoutRecord.currentVersion
            (self.bitmap, self.layout, self.scale) = (bitmap, isCurrent ? layout : nil, scale)
        }

        /// Decodes a PNG file.
        package init(pngBytes bytes: [UInt8]) throws(ImageError) {
            let file = try PNGFile(bytes)
            self.init(
                try Bitmap(pngBytes: bytes), layout: LayoutRecord.recorded(in: file), scale: file.scale)
        }
    }

    /// Compares two PNG files exactly.
    ///
    /// - Throws: An error if an image cannot be read.
    package static func of(before: [UInt8], after: [UInt8]) throws(ImageError) -> ImageChanges {
        let images = (before: try Recorded(pngBytes: before), after: try Recorded(pngBytes: after))
        return of(images.before, images.after, ImageComparison(images.before.bitmap, images.after.bitmap))
    }

    /// Returns the differences of two images.
    ///
    /// - Parameters:
    ///   - comparison: The comparison of their pixels.
    ///   - ignored: The parts that are not compared.
    package static func of(
        _ before: Recorded, _ after: Recorded, _ comparison: ImageComparison,
        ignoring ignored: [PixelRect] = []
    ) -> ImageChanges {
        var changes = ImageChanges()
        func areas() -> [ChangedArea] {
            ChangedArea.of(comparison, before: before.bitmap.size, after: after.bitmap.size)
        }
        guard let old = before.layout, let new = after.layout else {
            changes.areas = areas()
            return changes
        }
        let alignment = LayoutAlignment.of(old, new)
        changes.words = LayoutChanges.of(
            old, new, alignment, images: (before.bitmap, after.bitmap), regions: comparison.regions)
        if let scale = after.scale, scale == before.scale, before.bitmap.width == after.bitmap.width,
            let rows = AlignedRows.of(
                alignment, heights: (before.bitmap.height, after.bitmap.height), scale: scale)
        {
            changes.rows = rows.isMoved ? rows : nil
            changes.areas = ChangedArea.of(
                before.bitmap, after.bitmap, rows, mode: comparison.tolerance.mode, ignoring: ignored)
        }
        // Ignored parts can be in rows that have moved.
        if changes.areas.isEmpty { changes.areas = areas() }
        changes.assignWords(ChangeFrames(alignment, scales: (before.scale ?? 1, after.scale ?? 1)))
        return changes
    }

    /// Assigns the changes of parts to the areas in them, or else those of their element, or else those of the image.
    private mutating func assignWords(_ frames: ChangeFrames) {
        for index in areas.indices {
            let area = areas[index]
            let ranks = words.indices.map { frames.rank(of: words[$0], in: area) }
            let best = ranks.compactMap(\.self).min()
            areas[index].changes = words.indices.filter { best != nil && ranks[$0] == best }
        }
    }

    /// The description of the changes in an area, which is the same for equal changes at other places.
    package func title(of area: ChangedArea) -> String {
        var titles: [String] = []
        for change in area.changes where !titles.contains(words[change].title) {
            titles.append(words[change].title)
        }
        guard titles.isEmpty else {
            let more = titles.count - Self.maxTitles
            return (titles.prefix(Self.maxTitles) + (more > 0 ? ["\(more) more"] : [])).joined(
                separator: "; ")
        }
        let size = (area.after ?? area.before).map { $0.width * $0.height } ?? 0
        return "other pixels (\(area.pixels) of \(max(size, area.pixels)))"
    }

    private static let maxTitles = 3
}

extension ImageChanges: Codable {
    private enum CodingKeys: CodingKey {
        case words, areas, rows
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        words = try values.decode([LayoutChange].self, forKey: .words)
        areas = try values.decode([ChangedArea].self, forKey: .areas)
        rows = try values.decodeIfPresent(AlignedRows.self, forKey: .rows)
        guard areas.count <= ChangedArea.maxCount,
            areas.allSatisfy({ $0.changes.allSatisfy(words.indices.contains) })
        else { throw decoder.invalid("too many areas, or an area without its changes") }
    }
}

/// The frames of the parts that changes in words name.
private struct ChangeFrames {
    /// The frames of a part before and after.
    private struct Frames {
        var before: PixelRect?
        var after: PixelRect?

        func intersect(_ area: ChangedArea) -> Bool {
            func overlap(_ a: PixelRect?, _ b: PixelRect?) -> Bool {
                guard let a, let b else { return false }
                return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height
                    && b.y < a.y + a.height
            }
            return overlap(before, area.before) || overlap(after, area.after)
        }
    }

    /// The frames of parts that were there before, by their names there, and those of inserted ones by theirs.
    private var old: [String: Frames] = [:], inserted: [String: Frames] = [:]

    init(_ alignment: LayoutAlignment, scales: (Double, Double)) {
        func elements(_ block: LayoutAlignment.Block) -> [LayoutRecord.Element] {
            [block.element] + block.parts
        }
        let pairs = Dictionary(alignment.pairs.map { ($0.before, $0.after) }, uniquingKeysWith: { $1 })
        for (index, block) in alignment.before.enumerated() {
            let new = pairs[index].map { elements(alignment.after[$0]) } ?? []
            for element in elements(block) {
                let other = new.first { $0.part.name == element.part.name }
                old["\(element.part)"] = Frames(
                    before: element.frame?.pixels(at: scales.0), after: other?.frame?.pixels(at: scales.1))
            }
            let names = Set(block.parts.map(\.part.name))
            for element in new.dropFirst() where !names.contains(element.part.name) {
                let part = TablePart(block.element.part.element, element.part.name)
                inserted["\(part)"] = Frames(after: element.frame?.pixels(at: scales.1))
            }
        }
        for index in alignment.inserted {
            let element = alignment.after[index].element
            inserted["\(element.part)"] = Frames(after: element.frame?.pixels(at: scales.1))
        }
    }

    /// Returns how well a change explains an area: 0 for a change of a part in it, 1 for one of its element, 2 for one of the
    /// image. `nil` if it does not.
    func rank(of change: LayoutChange, in area: ChangedArea) -> Int? {
        switch change.kind {
        case .moved: return nil
        case .width, .scale, .traits: return 2
        default: break
        }
        let frames = (change.kind == .inserted ? inserted : old)[change.part]
        guard frames?.intersect(area) == true else { return nil }
        return TablePart(change.part).name.isEmpty ? 1 : 0
    }
}

/// A named part of an image, for the description of differences.
public struct PicturePart: Sendable, Hashable {
    /// The owner of the part, such as “row 1:4”.
    public var owner: String

    /// The name of the part, such as “accessory”. Empty for the owner itself.
    public var name: String

    /// The rectangle of the part, which can extend beyond the image.
    public var rect: PixelRect

    /// Creates a named part of an image.
    public init(owner: String, name: String = "", rect: PixelRect) {
        self.owner = owner
        self.name = name
        self.rect = rect
    }
}

/// The named parts of an image in which pixels differ.
public struct ChangedParts: Sendable, Hashable {
    /// A part with the number of its different pixels.
    public struct Change: Sendable, Hashable {
        /// The part.
        public let part: PicturePart
        /// The number of different pixels, at least 1.
        public let pixels: Int
    }

    /// The changes, in the order of the parts.
    public let changes: [Change]

    /// The number of different pixels outside of all parts.
    public let pixelsElsewhere: Int

    /// Assigns each different pixel to the smallest part that contains it.
    init(_ parts: [PicturePart], map: DifferenceMap, regions: [PixelRect], different: Int) {
        let spans = parts.map { part in
            (columns: part.rect.columns(within: map.width), rows: part.rect.rows(within: map.height))
        }
        let bySize = spans.indices.sorted {
            (spans[$0].columns.count * spans[$0].rows.count, $0)
                < (spans[$1].columns.count * spans[$1].rows.count, $1)
        }
        var rest = map
        var counts = [Int](repeating: 0, count: parts.count)
        for index in bySize {
            let (columns, rows) = spans[index]
            let isNear = regions.contains {
                $0.columns(within: map.width).overlaps(columns) && $0.rows(within: map.height).overlaps(rows)
            }
            if isNear { counts[index] = rest.accept(columns: columns, rows: rows) }
        }
        changes = zip(parts, counts).filter { $0.1 > 0 }.map { Change(part: $0.0, pixels: $0.1) }
        pixelsElsewhere = different - counts.reduce(0, +)
    }

    /// Returns a description of the changed parts, such as “row 1:4: accessory, text; header 2”, with a maximum number
    /// of owners.
    public func summary(owners limit: Int = 8) -> String {
        var owners: [(owner: String, names: [String])] = []
        var indexes: [String: Int] = [:]
        for change in changes {
            let index = indexes[change.part.owner] ?? owners.count
            if index == owners.count {
                indexes[change.part.owner] = index
                owners.append((change.part.owner, []))
            }
            let name = change.part.name
            if !name.isEmpty, !owners[index].names.contains(name) { owners[index].names.append(name) }
        }
        var words = owners.prefix(max(1, limit)).map { owner, names in
            names.isEmpty ? owner : "\(owner): \(names.joined(separator: ", "))"
        }
        if owners.count > words.count { words.append("\(owners.count - words.count) more") }
        if pixelsElsewhere > 0 { words.append(changes.isEmpty ? "outside of all parts" : "elsewhere") }
        return words.joined(separator: "; ")
    }
}

extension DifferenceMap {
    /// Counts the different pixels of a part and accepts them, so that they count only once.
    fileprivate mutating func accept(columns: Range<Int>, rows: Range<Int>) -> Int {
        var runs: [(columns: Range<Int>, row: Int)] = []
        forEachRun(columns: columns, rows: rows) { runs.append(($0, $1)) }
        for run in runs { fill(columns: run.columns, row: run.row, .accepted) }
        return runs.reduce(0) { $0 + $1.columns.count }
    }
}

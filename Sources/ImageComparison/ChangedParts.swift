/// A named part of a picture, so that a difference can be told by its name.
public struct PicturePart: Sendable, Hashable {
    /// What the part belongs to, such as "row 1:4".
    public var owner: String

    /// The part of it, such as "accessory"; empty for the owner as a whole.
    public var name: String

    /// Where it is. It may reach out of the picture.
    public var rect: PixelRect

    /// Names a part of a picture.
    public init(owner: String, name: String = "", rect: PixelRect) {
        self.owner = owner
        self.name = name
        self.rect = rect
    }
}

/// The named parts of a picture in which pixels differ.
public struct ChangedParts: Sendable, Hashable {
    /// A part with the number of its pixels that differ.
    public struct Change: Sendable, Hashable {
        /// The part.
        public let part: PicturePart
        /// Pixels that differ, 1 or more.
        public let pixels: Int
    }

    /// In the order in which the parts were given.
    public let changes: [Change]

    /// Pixels that differ outside of all parts.
    public let pixelsElsewhere: Int

    /// Gives every different pixel to the smallest part that contains it.
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

    /// The changed parts in words, "row 1:4: accessory, text; header 2", with at most so many owners.
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
    /// Counts the different pixels of a part and accepts them, so that they count once.
    fileprivate mutating func accept(columns: Range<Int>, rows: Range<Int>) -> Int {
        var runs: [(columns: Range<Int>, row: Int)] = []
        forEachRun(columns: columns, rows: rows) { runs.append(($0, $1)) }
        for run in runs { fill(columns: run.columns, row: run.row, .accepted) }
        return runs.reduce(0) { $0 + $1.columns.count }
    }
}

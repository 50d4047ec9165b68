import DataFiles

/// A writer of scenes with keys, words and numbers from bytes.
struct SceneWriter {
    var choices: ByteChoices
    /// The maximum depth of optional keys. Deeper objects have only their required keys.
    private static let depth = 7

    init(_ choices: ByteChoices) { self.choices = choices }

    /// Returns a scene of two sections with a few rows, some keys of any kind, and often a theme.
    mutating func scene() -> DocumentNode {
        guard case .object(let theme, _)? = SceneShape.kinds["theme"]?.plain
        else { return DocumentNode(.mapping([])) }
        var entries: [DocumentEntry] = []
        if choices.number(below: 4) > 0 {
            entries.append(
                DocumentEntry("theme", object(theme, required: [], keys: 1 + choices.number(below: 6), 1)))
        }
        addTableKeys(choices.number(below: 5), to: &entries)
        let sections = (0..<1 + choices.number(below: 2)).map { _ in section() }
        return DocumentNode(
            .mapping(entries + [DocumentEntry("sections", DocumentNode(.sequence(sections)))]))
    }

    /// Adds keys of the table that are not its rows.
    mutating func addTableKeys(_ count: Int, to entries: inout [DocumentEntry]) {
        guard case .object(let keys, _)? = SceneShape.kinds["table"]?.plain else { return }
        let chosen = keys.filter { !["rows", "data", "row", "sections", "$schema"].contains($0.key) }
        for _ in 0..<count { add(chosen, to: &entries, 1) }
    }

    private mutating func section() -> DocumentNode {
        var entries: [DocumentEntry] = []
        for key in ["header", "footer"] where choices.oneIn(2) {
            entries.append(
                DocumentEntry(key, choices.oneIn(2) ? node(.kind("header or footer"), 3) : .text("Header")))
        }
        let rows = (0..<1 + choices.number(below: 3)).map { _ in
            choices.oneIn(4) ? DocumentNode.text("Row") : node(.kind("row"), 2)
        }
        return DocumentNode(.mapping(entries + [DocumentEntry("rows", DocumentNode(.sequence(rows)))]))
    }

    // MARK: Shapes

    mutating func node(_ shape: SceneShape, _ depth: Int) -> DocumentNode {
        switch shape {
        case .text: return .text(choices.element(of: SceneShape.samples) ?? "")
        case .flag: return .word(choices.oneIn(2) ? "true" : "false")
        case .number(let range, let isWhole): return .word(number(in: range, isWhole))
        case .words(let words): return .text(choices.element(of: words) ?? "")
        case .list(let element, let counts):
            let maximum = depth > Self.depth ? counts.lowerBound : counts.upperBound
            let count = counts.lowerBound + choices.number(below: maximum - counts.lowerBound + 1)
            return DocumentNode(.sequence((0..<count).map { _ in node(element, depth + 1) }))
        case .map(let value):
            let names = ["A", "B"].prefix(depth > Self.depth ? 0 : choices.number(below: 3))
            return DocumentNode(.mapping(names.map { DocumentEntry($0, node(value, depth + 1)) }))
        case .object(let keys, let required):
            return object(keys, required: required, keys: choices.number(below: 5), depth)
        case .either(let shapes):
            return node(choices.element(of: shapes) ?? .text, depth)
        case .kind(let name): return node(SceneShape.kinds[name] ?? .text, depth)
        }
    }

    private mutating func object(
        _ keys: [(key: String, shape: SceneShape)], required: Set<String>, keys count: Int, _ depth: Int
    ) -> DocumentNode {
        var entries: [DocumentEntry] = []
        for (key, shape) in keys where required.contains(key) || key == "type" {
            entries.append(DocumentEntry(key, node(shape, depth + 1)))
        }
        if depth <= Self.depth { for _ in 0..<count { add(keys, to: &entries, depth) } }
        return DocumentNode(.mapping(entries))
    }

    /// Adds one of the keys, unless it exists.
    private mutating func add(
        _ keys: [(key: String, shape: SceneShape)], to entries: inout [DocumentEntry], _ depth: Int
    ) {
        guard let (key, shape) = choices.element(of: keys), !entries.contains(where: { $0.key == key }) else {
            return
        }
        entries.append(DocumentEntry(key, node(shape, depth + 1)))
    }

    // MARK: Numbers

    /// Returns a number in the range: the bounds and their neighbors, very small, common and random ones.
    /// Rarely, it is outside the range.
    private mutating func number(in range: ClosedRange<Double>, _ isWhole: Bool) -> String {
        let (low, high) = (range.lowerBound, range.upperBound)
        let value: Double =
            switch choices.number(below: 20) {
            case 0: low
            case 1: high
            case 2: isWhole ? low + 1 : low.nextUp
            case 3: isWhole ? high - 1 : high.nextDown
            case 4: 0
            case 5: 1
            case 6: isWhole ? 2 : 1e-300
            case 7: isWhole ? 3 : 1e-7
            case 8: isWhole ? -1 : 0.1
            case 9...13: Double(choices.byte())
            case 14...16: Double(choices.byte()) / (isWhole ? 1 : 16)
            case 17: -Double(choices.byte())
            case 18: [1e300, -1e300, 1e19, 1e9, -1e9, 123456][choices.number(below: 6)]
            default: low + (high - low) * Double(choices.byte()) / 255
            }
        let inside = choices.oneIn(32) ? value : min(max(value, low), high)
        return isWhole && abs(inside) < 1e15 ? "\(Int(inside))" : "\(inside)"
    }
}

extension SceneShape {
    /// The first object among several shapes.
    fileprivate var plain: SceneShape? {
        switch self {
        case .object: self
        case .either(let shapes): shapes.lazy.compactMap(\.plain).first
        default: nil
        }
    }
}

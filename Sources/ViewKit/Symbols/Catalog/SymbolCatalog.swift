import Diagnostics
import DisplayList

/// The symbols by name. The names are those of SF Symbols. The outlines are drawn for this package.
package struct SymbolCatalog: Sendable {
    package static let shared = SymbolCatalog()

    /// All names, sorted.
    package let names: [String]

    private let entries: [String: Entry]

    /// A symbol with a name.
    private struct Entry {
        var base: Base
        var mirrors: Bool
        var isFilled = false
        var slashOffset: Double?
        var frame: Frame?
    }

    /// A symbol without variants, as text.
    private struct Base {
        var text: String
        var isMirrored = false

        var hasBody: Bool {
            text.split(separator: ";").contains { part in
                part.first { $0 != " " && $0 != "+" && $0 != "-" } == SymbolPart.Role.body.rawValue
            }
        }

        var parts: [SymbolPart] {
            let parts = SymbolPart.parts(text)
            guard isMirrored else { return parts }
            return parts.map { part in
                var part = part
                part.path = part.path.mapped { CGPoint(x: SymbolGrid.side - $0.x, y: $0.y) }
                return part
            }
        }
    }

    /// A symbol around another.
    private struct Frame {
        var base: Base
        var scale: Double
        var dy: Double
    }

    // MARK: Symbols

    package func contains(_ name: String) -> Bool { entries[name] != nil }

    /// Returns a question with the nearest names of symbols, or `nil` if none is close.
    package func suggestion(for name: String) -> String? {
        if let question = Diagnostics.suggestion(forUnknown: name, among: names) { return question }
        // Variants of symbols are often absent: "house.lodge.fill" is nearer to "house" than to any other spelling.
        var stem = name[...]
        while let dot = stem.lastIndex(of: ".") {
            stem = stem[..<dot]
            if contains(String(stem)) { return "did you mean \"\(stem)\"?" }
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether the symbol is mirrored in right-to-left layouts. The result is
    /// `nil` for an unknown name.
    func mirrors(_ name: String) -> Bool? { entries[name]?.mirrors }

    /// Returns the outline of the symbol with a name, or `nil` if there is none.
    func outline(_ name: String) -> SymbolOutline? {
        guard let entry = entries[name] else { return nil }
        var outline = SymbolOutline(parts: entry.base.parts)
        outline.frame = entry.frame.map {
            SymbolOutline.Frame(parts: $0.base.parts, scale: $0.scale, dy: $0.dy)
        }
        outline.isFilled = entry.isFilled
        outline.slashOffset = entry.slashOffset
        return outline
    }

    // MARK: Reading

    private init() {
        let bases = Self.bases()
        var entries: [String: Entry] = [:]
        func add(_ name: String, _ entry: Entry, hasFill: Bool) {
            entries[name] = entry
            guard hasFill else { return }
            var filled = entry
            filled.isFilled = true
            entries[name + ".fill"] = filled
        }
        for (suffix, members) in Self.frames(bases) {
            for (name, frame) in members {
                guard let (base, mirrors) = bases[name] else { continue }
                add(name + suffix, Entry(base: base, mirrors: mirrors, frame: frame), hasFill: true)
            }
        }
        for field in SymbolText.slashed.split(separator: ";") {
            let values = field.split(whereSeparator: \.isWhitespace)
            guard let name = values.first, let (base, mirrors) = bases[String(name)] else { continue }
            let offset = values.dropFirst().first.flatMap { Double($0) } ?? 0
            let entry = Entry(base: base, mirrors: mirrors, slashOffset: offset)
            add(name + ".slash", entry, hasFill: base.hasBody)
        }
        // No base has the name of another's filled variant, so that the order has no effect.
        for (name, (base, mirrors)) in bases {
            add(name, Entry(base: base, mirrors: mirrors), hasFill: base.hasBody)
        }
        self.entries = entries
        names = entries.keys.sorted()
    }

    /// Returns the lines of a text, each with its continuations, as names and content.
    private static func lines(_ text: String) -> [(names: Substring, content: Substring)] {
        var lines: [String] = []
        for line in text.split(separator: "\n") {
            // Names begin with a letter in lower case or with the sign of mirroring, commands do not.
            let isNew = line.first.map { $0.isLowercase || $0 == ">" } ?? false
            if isNew { lines.append(String(line)) } else { lines[lines.count - 1] += " " + line }
        }
        return lines.compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
    }

    private static func bases() -> [String: (Base, mirrors: Bool)] {
        var bases: [String: (Base, mirrors: Bool)] = [:]
        var mirrorImages: [(names: Substring, original: String)] = []
        func add(_ names: Substring, _ base: Base) {
            for name in names.split(separator: ",") {
                let name = name.drop { $0 == " " }
                let mirrors = name.hasPrefix(">")
                bases[String(name.filter { $0 != ">" && $0 != " " })] = (base, mirrors)
            }
        }
        for (names, content) in SymbolText.all.flatMap(lines) {
            let content = content.drop { $0 == " " }
            if content.first == "<" {
                mirrorImages.append((names, String(content.dropFirst())))
            } else {
                add(names, Base(text: String(content)))
            }
        }
        for (names, original) in mirrorImages {
            guard let (base, _) = bases[original] else { continue }
            add(names, Base(text: base.text, isMirrored: true))
        }
        return bases
    }

    private static func frames(
        _ bases: [String: (Base, mirrors: Bool)]
    ) -> [(suffix: String, members: [(String, Frame)])] {
        lines(SymbolText.frames).compactMap { suffix, content in
            let fields = content.split(separator: ";").map { $0.split(separator: " ") }
            guard let base = fields.first?.first.flatMap({ bases[String($0)] })?.0 else { return nil }
            let members = fields.dropFirst().compactMap { field -> (String, Frame)? in
                guard field.count == 3, let scale = Double(field[1]), let dy = Double(field[2]) else {
                    return nil
                }
                return (String(field[0]), Frame(base: base, scale: scale, dy: dy))
            }
            return (".\(suffix)", members)
        }
    }
}

import Files

extension TableScene {
    /// Returns a Boolean value that indicates whether a YAML file with errors probably is a scene, and not the file of another
    /// program: it has content, and at least half of its keys are those of scenes.
    package static func isProbable(atPath path: String) -> Bool {
        guard let file = try? RegularFile(path: path, limit: maxSearchedBytes) else { return true }
        let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let first = lines.first { !$0.hasPrefix("#") && !$0.hasPrefix("---") && !$0.hasPrefix("%") }
        // The keys of a map in braces can be anywhere. Two braces begin a template.
        if let first, first.hasPrefix("{"), !first.hasPrefix("{{") { return true }
        let keys = lines.compactMap { line -> String? in
            guard line.first?.isWhitespace == false, let colon = line.firstIndex(of: ":") else { return nil }
            return String(line[..<colon].filter { !"\"'".contains($0) })
        }
        let known = Set(definition.info.keys.map(\.name))
        return keys.contains(where: contentKeys.contains)
            && 2 * keys.count(where: known.contains) >= keys.count
    }

    /// The keys without which a table is empty.
    private static let contentKeys: Set = ["rows", "row", "sections", "columns", "data", "prototypes"]

    private static let maxSearchedBytes = 1 << 20
}

import CPangoFT2
import Files

/// The installed dictionaries by language, each read at first use.
package struct HyphenationDictionaries {
    private var cached: [String: HyphenationPatterns?] = [:]

    var missing: [String] { cached.filter { $0.value == nil }.keys.sorted() }

    /// Returns the patterns of a language, specified as a BCP 47 tag. Text without a language uses English.
    mutating func patterns(for language: String) -> HyphenationPatterns? {
        let language = language.isEmpty ? "en" : language
        if let cached = cached[language] { return cached }
        let patterns = Self.path(for: language).flatMap(Self.content).map { HyphenationPatterns($0) }
        cached[language] = .some(patterns)
        return patterns
    }

    private static let maxBytes = 64 << 20

    /// The folders that contain dictionaries, in order of precedence.
    private static let folders = [
        "/usr/share/hyphen", "/usr/local/share/hyphen", "/opt/homebrew/share/hyphen",
    ]

    /// The paths of all dictionaries, sorted by folder and name.
    package static var paths: [String] {
        folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
                $0.hasPrefix("hyph_") && $0.hasSuffix(".dic")
            }.sorted().map { folder + "/" + $0 }
        }
    }

    /// Returns the path of a language's dictionary: that of its region, else of the language, else of its first region.
    private static func path(for language: String) -> String? {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let first = parts.first, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isLetter } })
        else { return nil }
        let regional = parts.dropFirst().map { "hyph_\(first)_\($0.uppercased()).dic" }
        for folder in folders {
            guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else { continue }
            let others = files.filter { $0.hasPrefix("hyph_\(first)_") && $0.hasSuffix(".dic") }.sorted()
            let wanted = regional + ["hyph_\(first).dic"] + others
            if let name = wanted.first(where: files.contains) { return folder + "/" + name }
        }
        return nil
    }

    /// Returns the content of a file in UTF-8.
    private static func content(ofFileAt path: String) -> [UInt8]? {
        guard let content = try? RegularFile(path: path, limit: maxBytes).bytes else { return nil }
        let line = String(decoding: content.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let encoding = line.trimmingCharacters(in: .whitespaces)
            .replacingOccurrences(of: "microsoft-", with: "")
        if encoding == "UTF-8" { return content }
        return content.withUnsafeBytes { bytes in
            var count: gsize = 0
            let start = bytes.bindMemory(to: CChar.self).baseAddress
            guard let text = g_convert(start, gssize(bytes.count), "UTF-8", encoding, nil, &count, nil) else {
                return nil
            }
            defer { g_free(text) }
            return [UInt8](UnsafeRawBufferPointer(start: text, count: Int(count)))
        }
    }
}

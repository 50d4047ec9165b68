import Foundation

/// The types in formatted Swift sources, with their stored properties and doc comments.
struct SourceTypes {
    /// The first paragraphs of the doc comments of types, by their full names.
    private(set) var comments: [String: String] = [:]
    /// The properties of types, by the full names of the types.
    private(set) var properties: [String: [Property]] = [:]
    /// The full names of the types that are scene objects.
    private(set) var objects: Set<String> = []
    /// The full names of those that are parts of themes.
    private(set) var themeObjects: Set<String> = []
    /// The files by name.
    private(set) var files: [String: URL] = [:]

    /// A stored property.
    struct Property {
        var name: String
        /// The name of the type as in the source, which is empty if it is not declared.
        var type: String
        var comment: String
    }

    /// Reads all source files in a folder.
    init(in folder: URL) throws {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in all ?? .init() where file.pathExtension == "swift" {
            files[file.lastPathComponent] = file
            read(try String(contentsOf: file, encoding: .utf8))
        }
    }

    private mutating func read(_ source: String) {
        var scopes: [(name: String, indentation: Int)] = []
        var comment: [Substring] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.drop { $0 == " " }
            let indentation = line.utf8.count - code.utf8.count
            if code.hasPrefix("///") {
                comment.append(code.dropFirst(3).drop { $0 == " " })
                continue
            }
            defer { comment = [] }
            guard let start = code.first, start != "#" else { continue }
            while let scope = scopes.last, indentation <= scope.indentation { scopes.removeLast() }
            let words = code.split(separator: " ").drop { Self.modifiers.contains($0) || $0.hasPrefix("@") }
            guard let keyword = words.first, let word = words.dropFirst().first else { continue }
            let name = word.prefix { $0.isLetter || $0.isNumber || "._`".contains($0) }.filter { $0 != "`" }
            if Self.keywords.contains(keyword), code.hasSuffix("{") {
                scopes.append(((scopes.last.map { $0.name + "." } ?? "") + name, indentation))
                let type = scopes[scopes.count - 1].name
                if keyword != "extension" { comments[type] = Self.text(comment.prefix { !$0.isEmpty }) }
                let bases = words.dropFirst(2).prefix { $0 != "where" }
                if bases.contains("ThemeObject") { themeObjects.insert(type) }
                if bases.contains("SceneObject") || bases.contains("ThemeObject") { objects.insert(type) }
            } else if keyword == "var", !code.contains("{"), let scope = scopes.last,
                indentation == scope.indentation + 4
            {
                let type = code.split(separator: ":").dropFirst().first?.prefix { $0 != "=" } ?? ""
                properties[scope.name, default: []].append(
                    Property(
                        name: name, type: type.filter { $0 != " " }, comment: Self.text(comment[...])))
            }
        }
    }

    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "final", "indirect",
    ]
    private static let keywords: Set<Substring> = [
        "actor", "class", "enum", "extension", "protocol", "struct",
    ]

    /// Returns the text of a doc comment on one line, as references show it: with names as they are in files, a statement
    /// for a Boolean value, and the default at the end.
    private static func text(_ lines: ArraySlice<Substring>) -> String {
        let text = lines.filter { !$0.isEmpty }.joined(separator: " ")
            .replacing(/``(?:\w+\/)*(\w+)``/) { "`\($0.1)`" }
            .replacing("`nil`", with: "`none`")
            .replacing(/^A Boolean value that indicates whether (.)/) { $0.1.uppercased() }
        var sentences = text.split(separator: ". ")
        guard let index = sentences.firstIndex(where: { $0.hasPrefix("Default: ") }),
            index < sentences.count - 1, text.hasSuffix(".")
        else { return text }
        sentences.append(sentences.remove(at: index) + ".")
        sentences[sentences.count - 2].removeLast()
        return sentences.joined(separator: ". ")
    }
}

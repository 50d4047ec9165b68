import Foundation

/// The text of a page in this repository, with its fenced blocks.
struct PageText {
    let text: String

    /// Reads a page, such as `README.md`.
    init(_ path: String) throws {
        text = try String(contentsOf: Repository.folder.appending(path: path), encoding: .utf8)
    }

    /// Reads an article of the catalog.
    init(article name: String) throws {
        try self.init("\(Repository.catalog)/\(name).md")
    }

    /// The names of all articles, without their extension.
    static func articles() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Repository.folder.appending(path: Repository.catalog).path)
        return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    }

    /// Returns the fenced blocks of a language, from top to bottom. An empty name is that of blocks without a language.
    func blocks(_ language: String) -> [String] { blocks().filter { $0.language == language }.map(\.text) }

    /// Returns all fenced blocks, from top to bottom.
    func blocks() -> [(language: String, text: String)] {
        var blocks: [(language: String, text: String)] = []
        var open: (fence: Substring, language: String, lines: [Substring])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let fence = line.prefix { $0 == "`" }
            if let block = open {
                if fence == block.fence, line.count == fence.count {
                    blocks.append((block.language, block.lines.joined(separator: "\n")))
                    open = nil
                } else {
                    open?.lines.append(line)
                }
            } else if fence.count >= 3 {
                open = (fence, String(line.dropFirst(fence.count)), [])
            }
        }
        return blocks
    }
}

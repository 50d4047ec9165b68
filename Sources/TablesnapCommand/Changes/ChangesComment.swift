import Diagnostics
import Files
import Foundation
import Goldens

/// The comment for a pull request: the changes of golden images, and the failed images, in Markdown.
struct ChangesComment {
    /// The first line, by which a program finds the comment to replace it.
    static let mark = "<!-- tablesnap -->"
    /// The maximum number of UTF-16 code units. GitHub accepts 65,536 characters.
    private static let maxLength = 60_000
    /// The maximum number of them in tables and lists, before images.
    private static let maxTextLength = 40_000
    /// The maximum number of rows in a table.
    private static let maxRows = 50
    /// The maximum number of names in a list.
    private static let maxNames = 20

    private let committed: CommittedChanges?
    private let failed: FailedImages?
    private let options: ChangesCommand.Options

    init(_ committed: CommittedChanges?, _ failed: FailedImages?, _ options: ChangesCommand.Options) {
        (self.committed, self.failed, self.options) = (committed, failed, options)
    }

    /// The comment.
    var text: String {
        var text = Self.mark + "\n" + heading + "\n"
        var more = 0
        for section in sections { more += add(section, to: &text) }
        for section in sections { addImages(of: section, to: &text) }
        let unreadable = problems.map { "\($0)".code }
        if !unreadable.isEmpty { text += "\nCould not be read: \(Self.list(unreadable))\n" }
        if more > 0 { text += "\n… \(counted(more, "more change")), which the report shows.\n" }
        return text
    }

    private var problems: [Diagnostic] { (committed?.problems ?? []) + (failed?.problems ?? []) }

    private var heading: String {
        let isClean = committed?.isEmpty ?? true && failed?.count ?? 0 == 0 && problems.isEmpty
        if isClean {
            // What was not compared is not unchanged.
            return committed == nil
                ? "### No image failed\n\nThe golden images of the commits were not compared."
                : "### ✅ Golden images are unchanged"
        }
        let parts = [
            (committed?.changedCount, "changed"), (committed?.added.count, "added"),
            (committed?.removed.count, "removed"), (committed?.renamed.count, "renamed"),
            (committed?.texts.count, committed?.texts.count == 1 ? "text" : "texts"),
            (failed?.count, "failed"), (problems.count, "unreadable"),
        ].compactMap { count, word -> String? in
            guard let count, count > 0 else { return nil }
            return "\(count) \(word)"
        }
        return "### Golden images: " + parts.joined(separator: " · ")
    }

    // MARK: Sections

    /// Changes with the addresses of their images.
    private struct Section {
        /// The sentence before the table. Empty if there is none.
        let title: String
        let groups: ChangeGroups
        /// Lists of names after the table.
        let lists: [String]
        /// Returns the addresses of an image. `nil` if it is not shown.
        let addresses: (Int) -> (before: String?, after: String)?
    }

    private var sections: [Section] {
        [committed.map(section), failed.flatMap { $0.count > 0 ? section($0) : nil }].compactMap(\.self)
    }

    private func section(_ changes: CommittedChanges) -> Section {
        let renames = changes.renamed.map { "\($0.before.code) → \($0.after.code)" }
        let lists = [
            ("Added", changes.added.map(\.code)), ("Removed", changes.removed.map(\.code)),
            ("Renamed", renames), ("Texts", changes.texts.map(\.code)),
        ]
        return Section(
            title: "", groups: changes.groups,
            lists: lists.compactMap { $1.isEmpty ? nil : "\($0): \(Self.list($1))" }
        ) { [url = options.imageURL] image in
            guard let url else { return nil }
            func address(_ commit: String) -> String {
                url.replacing("{commit}", with: commit)
                    .replacing("{path}", with: changes.groups.names[image].percentEncodedPath)
            }
            return (address(changes.range.base), address(changes.range.head))
        }
    }

    private func section(_ images: FailedImages) -> Section {
        let texts = images.texts.isEmpty ? nil : "Texts: \(Self.list(images.texts.map(\.code)))"
        let command = options.remedy.map { "To see and accept them: \($0.code)" }
        let noun = images.texts.isEmpty ? "image" : "golden file"
        return Section(
            title: "\(images.count) \(noun)\(images.count == 1 ? " fails" : "s fail"), not committed",
            groups: images.groups, lists: [texts, command].compactMap(\.self)
        ) { [url = options.artifactURL] image in
            guard let url else { return nil }
            func address(_ path: String) -> String {
                url.replacing("{path}", with: path.percentEncodedPath)
            }
            return (images.paths[image].before.map(address), address(images.paths[image].after))
        }
    }

    private static func list(_ words: [String]) -> String {
        let more = words.count - maxNames
        return (words.prefix(maxNames) + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
    }

    /// Adds the table and the lists of a section. Returns the number of changes that it omits.
    private func add(_ section: Section, to text: inout String) -> Int {
        if !section.title.isEmpty { text += "\n#### \(section.title)\n" }
        let changes = TitledChange.of(section.groups)
        var omitted = changes.count
        if !changes.isEmpty { text += "\n| change | images |\n| --- | --- |\n" }
        for change in changes.prefix(Self.maxRows) {
            let names = change.images.prefix(3).map { section.groups.names[$0].code }.joined(separator: ", ")
            let images = change.images.count > 3 ? "\(change.images.count), among them \(names)" : names
            let row = "| \(change.title.code) | \(images) |\n"
            guard text.utf16.count + row.utf16.count <= Self.maxTextLength else { break }
            text += row
            omitted -= 1
        }
        for list in section.lists where text.utf16.count + list.utf16.count <= Self.maxTextLength {
            text += "\n\(list)\n"
        }
        return omitted
    }

    /// Adds images in which all changes are visible, those of the most frequent changes first, until the comment is too long.
    /// The table already names the changes.
    private func addImages(of section: Section, to text: inout String) {
        var shown: Set<Int> = []
        for change in TitledChange.of(section.groups) where shown.isDisjoint(with: change.images) {
            guard let image = change.images.first, let (before, after) = section.addresses(image) else {
                continue
            }
            func picture(_ address: String?, _ name: String) -> String {
                address.map { "<img width=\"320\" alt=\"\(name)\" src=\"\($0.xmlEscaped)\">" } ?? "none"
            }
            let details = """

                <details open><summary>\(section.groups.names[image].code)</summary>

                | before | after |
                | --- | --- |
                | \(picture(before, "before")) | \(picture(after, "after")) |

                </details>

                """
            guard text.utf16.count + details.utf16.count <= Self.maxLength - 200 else { return }
            text += details
            shown.insert(image)
        }
    }
}

extension String {
    /// The maximum number of characters of a name or a title.
    private static let maxLength = 160

    /// The text as code in Markdown. Characters with a meaning in Markdown or HTML, or for the mentions and references of hosts,
    /// are written as numbers.
    fileprivate var code: String {
        let line = onOneLine
        let shown = line.count > Self.maxLength ? line.prefix(Self.maxLength) + "…" : line[...]
        // Hosts make links of addresses such as www.example.com.
        let plain = " ,-/0123456789" + (line.lowercased().contains("www") ? "" : ".")
        let escaped = shown.unicodeScalars.map { scalar in
            let isPlain =
                !scalar.isASCII || scalar.properties.isAlphabetic || plain.unicodeScalars.contains(scalar)
            return isPlain ? String(scalar) : "&#\(scalar.value);"
        }
        return "<code>\(escaped.joined())</code>"
    }

    /// The text in the path of a URL.
    fileprivate var percentEncodedPath: String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
        return addingPercentEncoding(withAllowedCharacters: plain) ?? self
    }
}

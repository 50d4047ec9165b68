import Diagnostics
import SceneSchema
import TableKit

/// The reference of scene files as articles: one for each object. Each key has an example with an image. Parts
/// of themes have one example for all keys.
package struct ReferencePages: Sendable {
    /// The format of the articles.
    package enum Dialect: Sendable {
        /// Markdown, with links to files.
        case markdown
        /// DocC, with links to articles.
        case docC
    }

    /// An article.
    package struct Page: Sendable {
        /// The name of the file.
        package var name: String
        package var text: String
        /// The images in the article, with the names of their files.
        package var images: [(name: String, example: ExampleScene)]

        package init(name: String, text: String, images: [(name: String, example: ExampleScene)] = []) {
            (self.name, self.text, self.images) = (name, text, images)
        }
    }

    /// The articles, beginning with their list.
    package let pages: [Page]

    /// Creates the articles.
    package init(_ dialect: Dialect) throws(Diagnostic) {
        let infos = KeyReference.scenes.infos
        var articles: [Page] = []
        for info in infos {
            var article = Article(info, dialect)
            if let example = try ExampleScene(of: info) { article.add(example) }
            for key in info.keys { try article.add(key, ExampleScene(key, of: info)) }
            articles.append(article.page)
        }
        pages = [Self.list(dialect), Self.parts(dialect)] + articles + KeyReference.scenes.values.map(\.page)
    }

    private static func list(_ dialect: Dialect) -> Page {
        let groups = ReferenceGroup.all.map { group in
            var links = group.infos.map { dialect.link(to: $0) } + group.values.map { dialect.link(to: $0) }
            if group.infos.contains(where: { $0.name == "theme" }) {
                links.append("- \(dialect.linkToThemes)")
            }
            return "### \(group.title)\n\n\(links.joined(separator: "\n"))\n"
        }
        let text = """
            # Scene files

            All objects in a scene file, by purpose, with examples of their keys and the images.

            ## Topics

            \(groups.joined(separator: "\n"))

            """
        return Page(name: "scene-files.md", text: text)
    }

    private static func parts(_ dialect: Dialect) -> Page {
        let links = ReferenceGroup.partsOfThemes.map { dialect.link(to: $0) }
        return Page(
            name: "\(themes).md",
            text:
                "# \(themesTitle)\n\n\(themesAbstract)\n\n## Topics\n\n### Parts\n\n\(links.joined(separator: "\n"))\n"
        )
    }

    /// The article about the parts of themes.
    fileprivate static let themes = "scene-themes"
    fileprivate static let themesTitle = "Parts of themes"
    private static let themesAbstract = "All objects in a theme and their keys, for your own themes."

    /// The reference as two articles, without examples: one with the objects of scenes, and one with the parts of themes.
    package static func fewPages(_ dialect: Dialect) -> [Page] {
        let parts = ReferenceGroup.partsOfThemes.map { Article($0, .markdown).section }
        let groups = ReferenceGroup.all.map { group in
            let sections = group.infos.map { Article($0, .markdown).section } + group.values.map(\.section)
            return "## \(group.title)\n\n\(sections.joined(separator: "\n"))"
        }
        let pages = [
            (
                "scene-files",
                """
                # Scene files

                All objects in a scene file and their keys, by purpose. For the objects in a theme, see \(dialect.linkToThemes).

                \(groups.joined(separator: "\n"))

                """
            ),
            (
                themes,
                """
                # \(themesTitle)

                \(themesAbstract)

                ## Parts

                \(parts.joined(separator: "\n"))

                """
            ),
        ]
        let inThemes = Set(ReferenceGroup.partsOfThemes.map(\.article))
        return pages.map { name, text in
            let linked = text.replacing(/\]\((scene-([a-z-]+))\.md\)/) { match -> String in
                if match.1 == themes { return String(match.0) }
                let owner = inThemes.contains(String(match.1)) ? themes : "scene-files"
                let page = owner == name ? "" : dialect == .docC ? "doc:\(owner)" : "\(owner).md"
                return "](\(page)#\(match.2))"
            }
            return Page(name: "\(name).md", text: linked)
        }
    }
}

extension ReferencePages.Dialect {
    /// Returns an element of a list that links to the article of an object.
    fileprivate func link(to info: DefinitionInfo) -> String {
        switch self {
        case .markdown: "- [\(info.name)](\(info.article).md): \(info.summary)"
        case .docC: "- <doc:\(info.article)>"
        }
    }

    /// A link to the article about the parts of themes.
    fileprivate var linkToThemes: String {
        let page = ReferencePages.themes
        return self == .docC ? "<doc:\(page)>" : "[\(ReferencePages.themesTitle)](\(page).md)"
    }

    /// Returns an element of a list that links to the article of values.
    fileprivate func link(to values: ReferenceTopic) -> String {
        switch self {
        case .markdown: "- [\(values.name)s](\(values.article).md): \(values.summary)"
        case .docC: "- <doc:\(values.article)>"
        }
    }
}

extension ReferenceTopic {
    /// The name of the article about the values.
    fileprivate var article: String { "scene-\(name)s" }

    private var list: String {
        entries.map { "- `\($0.term)`: \($0.description)" }.joined(separator: "\n")
    }

    /// The article about the values.
    fileprivate var page: ReferencePages.Page {
        ReferencePages.Page(
            name: "\(article).md", text: "# \(name.firstUppercased)s\n\n\(summary)\n\n\(list)\n")
    }

    /// The values in an article with all objects.
    fileprivate var section: String { "### \(name)s\n\n\(summary)\n\n\(list)\n" }
}

/// An article that is being written.
private struct Article {
    private let info: DefinitionInfo
    private let dialect: ReferencePages.Dialect
    private var text: String
    private var images: [(name: String, example: ExampleScene)] = []

    init(_ info: DefinitionInfo, _ dialect: ReferencePages.Dialect) {
        self.info = info
        self.dialect = dialect
        text = "# \(info.name.firstUppercased)\n\n\(info.summary)\n"
    }

    var page: ReferencePages.Page {
        ReferencePages.Page(name: info.article + ".md", text: text, images: images)
    }

    mutating func add(_ key: KeyInfo, _ example: ExampleScene?) {
        let isShared = info.keys.filter { $0.name == key.name }.count > 1
        let owner = isShared ? key.types?.first.map { " (\($0))" } ?? "" : ""
        text += "\n## \(key.name)\(owner)\n\n\(key.description)"
        if let types = key.types { text += " Types: \(types.joined(separator: ", "))." }
        if key.isRequired { text += " Required." }
        text += "\n\nValue: \(words(key.shape)).\n"
        guard let example else { return }
        let kind = isShared ? "-\(key.types?.first ?? "")" : ""
        add(
            example, as: "\(key.name.filter { $0 != "$" })\(kind)",
            words: "The example of the key \(key.name): \(key.summary)")
    }

    /// Adds the example of all keys.
    mutating func add(_ example: ExampleScene) {
        add(example, as: "example", words: "The example of the \(info.name).")
    }

    /// The object in an article with all objects.
    var section: String {
        let keys = info.keys.map { key in
            "- `\(key.name)`\(key.note): \(words(key.shape)). \(key.description)"
        }
        return "### \(info.name)\n\n\(info.summary)\n\n\(keys.joined(separator: "\n"))\n"
    }

    private mutating func add(_ example: ExampleScene, as suffix: String, words: String) {
        text += "\n```yaml\n\(example.yaml)```\n"
        if let remark = example.remark { text += "\n\(remark)\n" }
        guard example.isDrawn else { return }
        let name = "\(info.article)-\(suffix)"
        // DocC determines scales by file names, and links to the images of all scales by one name.
        let (link, file) = dialect == .docC ? (name, "\(name)@2x.png") : ("\(name).png", "\(name).png")
        text += "\n![\(words)](\(link))\n"
        images.append((file, example))
    }

    private func words(_ shape: Shape) -> String {
        shape.words { shape in
            switch shape {
            case .object(let type):
                let article = type.info.article
                return dialect == .docC
                    ? "<doc:\(article)>"
                    : type.info.inWords.replacing(
                        type.info.name, with: "[\(type.info.name)](\(article).md)")
            case .choice(Color.kind, _):
                return dialect == .docC ? "<doc:scene-colors>" : "[the name of a color](scene-colors.md)"
            case .choice(_, let names): return "one of \(names.map { "`\($0)`" }.joined(separator: ", "))"
            default: return nil
            }
        }
    }
}

extension DefinitionInfo {
    /// The name of the object's article.
    fileprivate var article: String { "scene-" + name.replacing(" ", with: "-") }
}

import Diagnostics
import Files
import Foundation
import SceneSchema
import Scenes

/// `tablesnap keys`: prints the reference of the keys of scene files.
enum KeysCommand: Command {
    static let name = "keys"

    static let summary = "Print the reference of the keys of scene files."

    static let purpose = """
        Print the keys of an object in scene files, or the forms of a value, with their
        descriptions. Without an operand, print the list of all topics.
        """

    static let operands = [Operand("[TOPIC]", .names(topics.map(\.name)))]
    static let usage = ["[TOPIC]", "--markdown FOLDER", "--docc FOLDER"]

    static let examples = [
        CommandExample("tablesnap keys", "Print the list of all objects and values."),
        CommandExample("tablesnap keys row", "Print the keys of a row."),
        CommandExample("tablesnap keys step", "Print the steps of a user, which change a table."),
        CommandExample(
            "tablesnap keys --markdown reference", "Write an article for each object, with images."),
    ]

    static let details = """
        The topic of a complete scene is \(KeyReference.scenes.objects[0]) or scene. Lines are as wide as the
        terminal. With --markdown or --docc, each key has an example with its image.
        """

    private static let sections = [
        ("Objects of scenes", KeyReference.scenes.scenes), ("Parts of themes", KeyReference.scenes.themes),
        ("Values", KeyReference.scenes.values),
    ]
    private static let topics = sections.flatMap(\.1)
    /// The words that people write out of habit in place of topics.
    private static let habits = ["scene": KeyReference.scenes.objects[0], "cell": "row"]

    struct Options: CommandOptions {
        var markdown: String?
        var docC: String?
        var writesOnePage = false
        var allowsOutside = false

        static let options: [Option<Options>] = [
            .text(
                "--markdown", "FOLDER", accepting: .folder,
                "Write an article for each object, with images, to a folder.",
                \.markdown),
            .text(
                "--docc", "FOLDER", accepting: .folder,
                "Write them to a DocC catalog, in which articles link by name.",
                \.docC),
            .flag(
                "--one-page", "Write one article about scenes and one about themes, without examples.",
                \.writesOnePage),
            .flag("--allow-outside", "Allow links in the folder to lead out of it.", \.allowsOutside),
        ]
    }

    static func run(_ options: Options, _ names: [String]) throws -> Tablesnap.ExitStatus {
        let name = names.isEmpty ? nil : names.joined(separator: " ")
        guard let folder = options.markdown ?? options.docC else {
            if options.writesOnePage { throw UsageError("--one-page requires --markdown or --docc") }
            return try Tablesnap.show(name.map { try text(of: topic($0)) } ?? list)
        }
        if options.markdown != nil, options.docC != nil { throw UsageError.exclusive("--markdown", "--docc") }
        if name != nil { throw UsageError("--markdown and --docc write all topics; omit the topic") }
        let dialect = options.docC == nil ? ReferencePages.Dialect.markdown : .docC
        let reference =
            options.writesOnePage ? ReferencePages.fewPages(dialect) : try ReferencePages(dialect).pages
        let pages = reference + [CommandLineArticle(Tablesnap.commandGroups).page]
        try write(pages, to: folder, options.allowsOutside)
        return .done
    }

    private static func topic(_ name: String) throws(UsageError) -> ReferenceTopic {
        let known = habits[name] ?? name
        if let topic = topics.first(where: { $0.name == known }) { return topic }
        let start = "unknown topic \(name)"
        if let owners = owners(of: name) { throw UsageError("\(start); it is \(owners)") }
        let names = topics.map(\.name)
        if let suggestion = suggestion(forUnknown: name, among: names, quote: "") {
            throw UsageError("\(start); \(suggestion)")
        }
        let words = name.split(separator: " ").map(String.init)
        let parts = names.filter(words.contains)
        if !parts.isEmpty { throw UsageError("\(start); did you mean \(alternatives(parts))?") }
        if let word = nearestName(to: name, among: KeyReference.scenes.words), let owners = owners(of: word) {
            throw UsageError("\(start); did you mean \(word)? It is \(owners)")
        }
        let nearest = nearestNames(to: name, among: names, count: maxListed).joined(separator: ", ")
        throw UsageError("\(start); the nearest are: \(nearest); tablesnap keys lists all \(names.count)")
    }

    /// Returns the topics with a key or a value, for a sentence. `nil` if there are none.
    private static func owners(of word: String) -> String? {
        func list(_ kind: String, _ owners: [String]) -> String? {
            let list = owners.prefix(maxListed).joined(separator: ", ")
            return owners.isEmpty ? nil : "a \(kind) of: \(list)\(owners.count > maxListed ? ", …" : "")"
        }
        let reference = KeyReference.scenes
        let lists = [
            list("key", reference.owners(ofKey: word)),
            reference.isInScenes(key: word) ? nil : list("value", reference.owners(ofValue: word)),
        ].compactMap { $0 }
        return lists.isEmpty ? nil : lists.joined(separator: "; and ")
    }

    /// The maximum number of topics that a message lists.
    private static let maxListed = 5

    /// The names of all topics with the first sentences of their summaries.
    private static var list: String {
        sections.map { title, topics in
            let rows = topics.map { topic in
                let end = topic.summary.firstRange(of: ". ")?.lowerBound
                return (topic.name, end.map { topic.summary[..<$0] + "." } ?? topic.summary)
            }
            let list = TextColumns(indent: 28, width: StandardOutput.columns).text(of: rows)
            return "\(title.uppercased()):\n\(list)"
        }.joined(separator: "\n\n")
    }

    /// Returns a list of definitions that is as wide as the terminal.
    private static func text(of topic: ReferenceTopic) -> String {
        let width = StandardOutput.columns
        let entries = topic.entries.map { entry in
            TextColumns.wrapped(entry.term, indent: 2, hanging: 4, width: width) + "\n"
                + TextColumns.wrapped(entry.description, indent: 6, width: width)
        }
        let title = topic.name.uppercased() + "\n"
        return title + TextColumns.wrapped(topic.summary, width: width) + "\n\n"
            + entries.joined(separator: "\n")
    }

    /// Writes all files, or none.
    private static func write(
        _ pages: [ReferencePages.Page], to folder: String, _ allowsOutside: Bool
    ) throws {
        let run = RunFiles()
        func claim(_ name: String) throws(OutputError) -> OutputClaim {
            let claim = try run.claim("\(folder)/\(name)", within: allowsOutside ? nil : folder)
            try claim.check()
            return claim
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Examples read them.
        let samples =
            pages.allSatisfy(\.images.isEmpty)
            ? nil : try ReferenceSamples.Outputs(to: folder, of: run, allowsOutside: allowsOutside)
        let progress = ProgressBar(isQuiet: false)
        defer { progress.end() }
        let claims = try pages.map { page in
            try (article: claim(page.name), images: page.images.map { try claim($0.name) })
        }
        // The examples are drawn before the folder contains the files that they read.
        let inputs = try TemporaryFolder()
        try ReferenceSamples.Outputs(to: inputs.path).write()
        var files = OutputFiles(count: (samples?.count ?? 0) + claims.reduce(0) { $0 + 1 + $1.images.count })
        try samples?.append(to: &files)
        for (index, (page, claim)) in zip(pages, claims).enumerated() {
            for (example, file) in zip(page.images, claim.images) {
                files.append(try example.example.draw(in: InputFolder(inputs.path), to: file))
            }
            try files.append(Array(page.text.utf8), for: claim.article)
            progress.show(Double(index + 1) / Double(pages.count))
        }
        try files.commit()
    }
}

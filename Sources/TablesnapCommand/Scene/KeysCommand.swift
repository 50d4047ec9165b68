import Files
import Foundation
import SceneSchema
import Scenes

/// `tablesnap keys`: prints the reference of the keys of scene files.
enum KeysCommand: Command {
    static let name = "keys"

    static let summary = "Print the reference of the keys of scene files."

    static let purpose = """
        Print the reference of the keys of scene files, or of one kind of object, as Markdown.
        Or write it to a folder, with examples and their images.
        """

    static let operands = [Operand("[OBJECT]", .names(KeyReference.scenes.objects))]
    static let usage = ["[OBJECT]", "--markdown FOLDER", "--docc FOLDER"]
    static let details = "The objects are \(KeyReference.scenes.objects.joined(separator: ", "))."

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
                "--one-page", "Write one article with all objects, without examples.", \.writesOnePage),
            .flag("--allow-outside", "Allow links in the folder to lead out of it.", \.allowsOutside),
        ]
    }

    static func run(_ options: Options, _ names: [String]) throws -> Tablesnap.ExitStatus {
        let object = names.isEmpty ? nil : names.joined(separator: " ")
        if let object, !KeyReference.scenes.objects.contains(object) {
            throw UsageError.unknown("object", object, among: KeyReference.scenes.objects, command: "keys")
        }
        guard let folder = options.markdown ?? options.docC else {
            if options.writesOnePage { throw UsageError("--one-page requires --markdown or --docc") }
            return try Tablesnap.show(KeyReference.scenes.markdown(of: object).dropLastLineEnd)
        }
        if options.markdown != nil, options.docC != nil { throw UsageError.exclusive("--markdown", "--docc") }
        if object != nil { throw UsageError("--markdown and --docc write all objects; omit the object") }
        let dialect = options.docC == nil ? ReferencePages.Dialect.markdown : .docC
        let pages = options.writesOnePage ? [ReferencePages.singlePage] : try ReferencePages(dialect).pages
        try write(pages, to: folder, options.allowsOutside)
        return .done
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

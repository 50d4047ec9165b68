import Foundation
import TestSupport
import Testing

/// The examples of all commands in the help, which run as they are.
@Suite struct ExampleTests {
    private static let assets = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Assets")

    private static let page = """
        ```tablesnap name=fruits
        rows: [Apple, Banana]
        ```

        """

    /// The names of all commands, and "" for the program.
    private static let commands = [""] + ((try? Folder().commands) ?? [])

    /// Runs a line of a shell, in which tablesnap is the tested program.
    private static func run(_ line: String, in folder: Folder) throws -> Outcome {
        let path = "\(Folder.program.deletingLastPathComponent().path):\(folder.path(of: "bin"))"
        let script = "PATH=\(path):$PATH; \(line)"
        return try Program(
            "/bin/sh", ["-c", script], environment: Folder.environment(), in: folder.path
        ).run()
    }

    /// Returns a folder with the files of the examples: data, scenes with golden images, pages and a repository.
    private static func folder(for command: String) throws -> Folder {
        let scene = "rows: [One, Two]\n"
        let folder = try Folder([
            "mail.yaml": scene, "scenes/mail.yaml": scene, "README.md": page, "docs/guide.md": page,
            "bin/man": "#!/bin/sh\ncat >manual\n",
        ])
        for name in ["countries.csv", "prices.csv", "flags"] {
            try FileManager.default.copyItem(
                atPath: assets.appending(path: name).path, toPath: folder.path(of: name))
        }
        func prepare(_ line: String, _ status: Int32 = 0) throws {
            let outcome = try run(line, in: folder)
            #expect(outcome.status == status, "\(line): \(outcome.errors)")
        }
        try prepare("chmod +x bin/man; tablesnap figures")
        try prepare("tablesnap verify", 1)
        try prepare(
            "git init -q -b main . && git add . && git -c user.name=A -c user.email=a@b.c commit -q -m A")
        if command == "compare" {
            try prepare("tablesnap render mail.yaml -o expected.png; cp expected.png actual.png")
        }
        if command == "schema" { try prepare("tablesnap schema >tablesnap.schema.json") }
        if command == "merge" {
            for part in 1...2 { try prepare("tablesnap verify --shard \(part)/2 --json >part-\(part).json") }
        }
        if ["accept", "reject", "changes"].contains(command) {
            try prepare("echo 'rows: [Three]' >mail.yaml; tablesnap verify --record never", 1)
        }
        return folder
    }

    @Test(arguments: commands) func examplesRun(command: String) throws {
        let help = try Folder().run(command.isEmpty ? ["--help"] : ["help", command])
        let text = String(decoding: help.output, as: UTF8.self)
        let examples = text.matches(of: #/(?m)^  (tablesnap .*)\n      \S/#).map { String($0.1) }
        #expect((3...4).contains(examples.count))
        let prepared = try Self.folder(for: command)
        for example in examples {
            // The page of a review runs until the browser ends it.
            if example.contains("--browser") { continue }
            let outcome = try Self.run(example, in: prepared.copy())
            #expect(outcome.status == 0, "\(example): \(outcome.errors)")
        }
    }
}

import Foundation
import TestSupport
import Testing

/// The scripts of the GitHub action, run as GitHub does.
@Suite struct ActionTests {
    private static let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: ".github/actions/verify/action.yml")

    /// Returns the scripts of the steps, from top to bottom.
    private func scripts() throws -> [String] {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        return text.components(separatedBy: "\n      run: |\n").dropFirst().map { step in
            step.split(separator: "\n", omittingEmptySubsequences: false)
                .prefix { $0.isEmpty || $0.hasPrefix("        ") }.map { String($0.dropFirst(8)) }
                .joined(separator: "\n")
        }
    }

    private func run(
        _ script: String, in folder: Folder, _ variables: [String: String]
    ) throws -> Program.Outcome {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] =
            "\(folder.path)/bin:\(productsFolder.path):" + (environment["PATH"] ?? "/usr/bin:/bin")
        environment["RUNNER_TEMP"] = folder.path(of: "temporary")
        environment["GITHUB_PATH"] = folder.path(of: "path")
        environment["GITHUB_STEP_SUMMARY"] = folder.path(of: "summary")
        environment["GITHUB_SERVER_URL"] = "https://github.example"
        environment["TABLESNAP_RECORD"] = "never"
        return try Program(
            "/usr/bin/env", ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script],
            environment: environment.merging(variables) { $1 }, in: folder.path
        ).run()
    }

    private static let inputs = [
        "PATHS": "a b.yaml\n\nscenes\n", "TOLERANCE": "", "LIMIT": "", "FONTS": "", "REPORT": "report.html",
    ]

    @Test func scenesAreVerified() throws {
        let folder = try Folder(["a b.yaml": "rows: [Apple]", "scenes/c.yaml": "rows: [Pear]"])
        let steps = try scripts()
        try #require(steps.count == 2)
        let missing = try run(steps[1], in: folder, Self.inputs)
        #expect(missing.status == 1 && missing.errors.contains("::error file=a b.yaml,"))
        #expect(try folder.run(["verify", "--record", "missing"]).status == 1)
        let same = try run(steps[1], in: folder, Self.inputs)
        #expect(same.status == 0, "\(same.errors)")
        try folder.write("rows: [Plum]", to: "scenes/c.yaml")
        let limits = ["TOLERANCE": "perceptual:0.1", "LIMIT": "100%"]
        #expect(try run(steps[1], in: folder, Self.inputs.merging(limits) { $1 }).status == 0)
        #expect(try run(steps[1], in: folder, Self.inputs).status == 1)
        let summary = try folder.text(of: "summary")
        #expect(summary.contains("2 images: 2 same\n```\n") && summary.contains("different  scenes/c.yaml"))
        #expect(try folder.text(of: "report.html").contains("<html"))
    }

    @Test func installedCommandIsUsed() throws {
        let folder = try Folder(["bin/make": "#!/bin/sh\nexit 1\n"])
        let variables = ["VERSION": "", "REPOSITORY": "owner/tablesnap", "SOURCES": "."]
        let outcome = try run(scripts()[0], in: folder, variables)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try !folder.names.contains("path"))
    }

    @Test func packageOfReleaseIsInstalled() throws {
        let record = "#!/bin/sh\necho \"${0##*/} $*\" >>\"$RUNNER_TEMP/../log\"\n"
        let folder = try Folder([
            "bin/apt-get": record, "bin/curl": record, "bin/sudo": "#!/bin/sh\nexec \"$@\"\n",
            "bin/dpkg": "#!/bin/sh\necho amd64\n", "temporary/empty": "",
        ])
        for name in ["apt-get", "curl", "sudo", "dpkg"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/\(name)"))
        }
        let variables = ["VERSION": "0.1.0", "REPOSITORY": "owner/tablesnap", "SOURCES": "."]
        let outcome = try run(scripts()[0], in: folder, variables)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let log = try folder.text(of: "log")
        let file = "tablesnap_0.1.0-1_amd64.deb"
        #expect(
            log.contains(" https://github.example/owner/tablesnap/releases/download/0.1.0/\(file)\n"),
            "\(log)")
        #expect(log.hasSuffix("apt-get install -y -q \(folder.path)/temporary/\(file)\n"), "\(log)")
    }
}

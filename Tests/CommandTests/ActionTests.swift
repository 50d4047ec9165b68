import Foundation
import TestSupport
import Testing

/// The scripts of the GitHub action, run as GitHub does.
@Suite struct ActionTests {
    private static let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: ".github/actions/verify/action.yml")

    private static let gitLabFile = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: ".gitlab/verify.gitlab-ci.yml")

    /// Returns the scripts of the steps, from top to bottom.
    private func scripts(
        in file: URL = Self.file, after start: String = "      run: |", indentation: Int = 8
    ) throws -> [String] {
        let text = try String(contentsOf: file, encoding: .utf8)
        let spaces = String(repeating: " ", count: indentation)
        return text.components(separatedBy: "\n\(start)\n").dropFirst().map { step in
            step.split(separator: "\n", omittingEmptySubsequences: false)
                .prefix { $0.isEmpty || $0.hasPrefix(spaces) }.map { String($0.dropFirst(indentation)) }
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
        "BASE": "",
    ]

    @Test func scenesAreVerified() throws {
        let folder = try Folder(["a b.yaml": "rows: [Apple]", "scenes/c.yaml": "rows: [Pear]"])
        let steps = try scripts()
        try #require(steps.count == 4)
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

    /// A folder with a committed change and a failure, and programs that only log their arguments.
    private func changedFolder() throws -> (folder: Folder, range: [String: String]) {
        let log = "#!/bin/sh\necho \"${0##*/} $*\" >>\"$LOG\"\n"
        let folder = try Folder([
            "a.yaml": "rows: [One]",
            "bin/gh": log + "case \"$*\" in *--paginate*) echo \"$COMMENT\" ;; esac\n",
            "bin/curl": log, "bin/jq": "#!/bin/sh\necho \"$COMMENT\"\n",
        ])
        for name in ["gh", "curl", "jq"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/\(name)"))
        }
        #expect(try folder.run(["verify"]).status == 1)
        try folder.commit()
        try folder.write("rows: [Two]", to: "a.yaml")
        #expect(try folder.run(["verify", "--record", "all"]).status == 1)
        try folder.commit()
        try folder.write("rows: [Three]", to: "a.yaml")
        let range = [
            "BASE": try folder.git("rev-parse", "HEAD~1"), "HEAD": try folder.git("rev-parse", "HEAD"),
        ]
        return (folder, range)
    }

    @Test func pullRequestsGetOneComment() throws {
        let (folder, range) = try changedFolder()
        let failures = folder.path(of: "temporary/tablesnap-failures")
        #expect(try folder.run(["verify", "--record", "never", "--artifacts", failures]).status == 1)
        let script = try scripts()[3]
        var variables = [
            "LOG": folder.path(of: "log"), "NUMBER": "7", "ARTIFACT": "report", "GITHUB_RUN_ID": "12",
            "GITHUB_REPOSITORY": "owner/app", "COMMENT": "",
        ].merging(range) { $1 }
        let first = try run(script, in: folder, variables)
        #expect(first.status == 0, "\(first.errors)")
        let comment = try folder.text(of: "temporary/tablesnap-comment.md")
        #expect(comment.hasPrefix("<!-- tablesnap -->\n### Golden images: 1 changed · 1 failed\n"))
        let address = "https://github.example/owner/app/raw/\(range["HEAD"] ?? "")/Snapshots/a.png"
        #expect(comment.contains("src=\"\(address)\""))
        #expect(comment.contains("<code>gh run download 12 -n report &#38;&#38; tablesnap review"))
        #expect(try folder.text(of: "summary").contains(comment))
        let post = "gh api -X POST repos/owner/app/issues/7/comments -F body=@"
        #expect(try folder.text(of: "log").contains(post))
        variables["COMMENT"] = "99"
        #expect(try run(script, in: folder, variables).status == 0)
        #expect(try folder.text(of: "log").contains("gh api -X PATCH repos/owner/app/issues/comments/99 -F"))
        // A shallow clone has no range.
        variables["BASE"] = String(repeating: "0", count: 40)
        let shallow = try run(script, in: folder, variables)
        #expect(shallow.status == 0)
        #expect(
            String(decoding: shallow.output, as: UTF8.self).contains(
                "::notice::Changed golden images are not"))
    }

    @Test func failedImagesArePushedToABranch() throws {
        let (folder, _) = try changedFolder()
        let failures = folder.path(of: "temporary/tablesnap-failures")
        #expect(try folder.run(["verify", "--record", "never", "--artifacts", failures]).status == 1)
        try folder.git("init", "-q", "--bare", "owner/app")
        let variables = [
            "GH_TOKEN": "secret", "NUMBER": "7", "GITHUB_REPOSITORY": "owner/app",
            // A local path has no token.
            "GITHUB_SERVER_URL": folder.path,
        ]
        let outcome = try run(scripts()[2], in: folder, variables)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let commit = try folder.text(of: "temporary/tablesnap-images").trimmingCharacters(in: .newlines)
        let files = try folder.git("-C", "owner/app", "ls-tree", "-r", "--name-only", "tablesnap/pr-7")
        #expect(try folder.git("-C", "owner/app", "rev-parse", "tablesnap/pr-7") == commit)
        #expect(files.split(separator: "\n").contains("Snapshots/a.actual.png"))
    }

    @Test func mergeRequestsOfGitLabGetOneNote() throws {
        let (folder, range) = try changedFolder()
        let steps = try scripts(in: Self.gitLabFile, after: "    - |", indentation: 6)
        try #require(steps.count == 2)
        var variables = [
            "LOG": folder.path(of: "log"), "COMMENT": "5", "TABLESNAP_PATHS": "a.yaml",
            "TABLESNAP_OPTIONS": "",
            "CI_MERGE_REQUEST_IID": "3", "CI_MERGE_REQUEST_DIFF_BASE_SHA": range["BASE"] ?? "",
            "CI_COMMIT_SHA": range["HEAD"] ?? "", "CI_PROJECT_URL": "https://gitlab.example/o/app",
            "CI_JOB_URL": "https://gitlab.example/o/app/-/jobs/8",
            "CI_API_V4_URL": "https://gitlab.example/api/v4",
            "CI_PROJECT_ID": "1", "CI_COMMIT_REF_NAME": "main", "CI_JOB_NAME": "tables",
            "TABLESNAP_TOKEN": "",
        ]
        #expect(try run(steps[0], in: folder, variables).status == 1)
        #expect(try folder.text(of: "tablesnap.xml").contains("[[ATTACHMENT|"))
        let text = try run(steps[1], in: folder, variables)
        #expect(text.status == 0, "\(text.errors)")
        let output = String(decoding: text.output, as: UTF8.self)
        #expect(output.contains("### Golden images: 1 changed · 1 failed"))
        #expect(
            output.contains(
                "https://gitlab.example/o/app/-/jobs/8/artifacts/raw/tablesnap-failures/Snapshots/a.actual.png"
            ))
        variables["TABLESNAP_TOKEN"] = "secret"
        #expect(try run(steps[1], in: folder, variables).status == 0)
        #expect(
            try folder.text(of: "log").contains(
                "-F body=<tablesnap-comment.md https://gitlab.example/api/v4/projects/1/merge_requests/3/notes/5"
            ))
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

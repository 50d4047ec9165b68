import Foundation
import TestSupport
import Testing

extension Folder {
    /// Runs git in the folder, without the configuration of the machine.
    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let own = [
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@example.com",
        ]
        let outcome = try Program(
            "/usr/bin/env", ["git"] + arguments, environment: Self.environment(own), in: path
        ).run()
        try #require(outcome.status == 0, "git \(arguments): \(outcome.errors)")
        return String(decoding: outcome.output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// Commits all files.
    func commit() throws {
        if !FileManager.default.fileExists(atPath: path(of: ".git")) {
            try git("init", "-q", "-b", "main")
            try write(".build/\n", to: ".gitignore")
        }
        try git("add", "-A")
        try git("commit", "-q", "-m", "Change")
    }
}

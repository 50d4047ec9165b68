import Foundation

/// The folder of a repository on a CI service, which resolves paths from there.
struct Workspace {
    /// The environment variables of GitHub Actions, GitLab and Jenkins with the folder's path.
    static let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "WORKSPACE"]

    /// The folder. `nil` outside of such a service.
    private let root: URL?

    init(environment: [String: String]) {
        let path = Self.variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        root = path.map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    /// Returns the path of a file from the root of the repository. A file elsewhere retains its path.
    func path(_ path: String) -> String {
        guard let root else { return path }
        let own = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        // The path of the working directory, unlike that of the root, has no links.
        for parent in [root, root.resolvingSymlinksInPath()] {
            let parents = parent.standardizedFileURL.pathComponents
            guard own.count > parents.count, own.starts(with: parents) else { continue }
            return own.dropFirst(parents.count).joined(separator: "/")
        }
        return path
    }
}

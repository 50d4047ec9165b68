import Diagnostics
import Goldens

/// Failures as annotations of GitHub Actions next to their scenes.
///
/// GitHub shows ten errors of a step. The last one is therefore a list of the remaining scenes.
struct Annotations {
    /// The maximum number of annotations before the last one.
    private static let limit = 9

    private let workspace: Workspace
    private var count = 0
    /// The scenes without an annotation.
    private var omitted: [String] = []

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// Returns the annotations of a scene's images: one for each error in its files, and one for all other failures.
    mutating func add(_ images: [ImageResult]) -> String {
        let isError = { (image: ImageResult) in image.outcome.category == Verdict.Outcome.error }
        let failures = images.filter { !$0.outcome.passes }
        let errors = failures.filter(isError).flatMap { image in
            image.problems.map {
                line($0, in: image.scene, title: "\(image.name): \(image.outcome.category)")
            }
        }
        let lines = errors + [differences(failures.filter { !isError($0) })].compactMap(\.self)
        let shown = lines.prefix(Self.limit - count)
        count += shown.count
        if shown.count < lines.count, let scene = images.first?.scene { omitted.append(scene) }
        return shown.joined()
    }

    /// The annotation for the remaining scenes. Empty if there are none.
    var last: String {
        guard let first = omitted.first else { return "" }
        let problem = Diagnostic(
            message: "These scenes failed, too. The log contains their messages.\n"
                + omitted.joined(separator: "\n"))
        return line(problem, in: first, title: "\(counted(omitted.count, "more scene")) failed")
    }

    private func differences(_ images: [ImageResult]) -> String? {
        guard let first = images.first else { return nil }
        let messages = images.map { image in
            let text = image.messagesWithEnvironment.joined(separator: "\n")
            return images.count == 1 ? text : "\(image.golden): \(text)"
        }
        let title =
            images.count == 1
            ? "\(first.name): \(first.outcome.category)" : "\(first.scene): \(images.count) images failed"
        var problem = images.lazy.flatMap(\.problems).first { $0.line != nil } ?? Diagnostic(message: "")
        problem.message = messages.joined(separator: "\n")
        return line(problem, in: first.scene, title: title)
    }

    /// Returns the workflow command for a problem, with a line break.
    private func line(_ problem: Diagnostic, in scene: String, title: String) -> String {
        let values: [(String, String?)] = [
            ("file", workspace.path(problem.file ?? scene)), ("line", problem.line.map(String.init)),
            ("col", problem.column.map(String.init)), ("title", title),
        ]
        let properties = values.compactMap { name, value in value.map { "\(name)=\(Self.property($0))" } }
        let text = [problem.path, problem.sentence].compactMap(\.self).filter { !$0.isEmpty }
        return
            "::error \(properties.joined(separator: ","))::"
            + Self.escaped(text.joined(separator: ": ").onLines) + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        escaped(text.onOneLine).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}

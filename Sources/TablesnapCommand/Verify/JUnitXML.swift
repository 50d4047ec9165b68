import Files
import Foundation
import Goldens

/// Results in the XML format of JUnit, which most CI services read.
struct JUnitXML {
    private let results: VerificationResults
    private let workspace: Workspace

    init(_ results: VerificationResults, _ workspace: Workspace) {
        (self.results, self.workspace) = (results, workspace)
    }

    /// The document.
    var text: String {
        let images = results.images
        let goldens = results.unreferenced?.paths
        let errors = results.count(Verdict.Outcome.error)
        let failures = images.count { !$0.outcome.passes } - errors + (goldens?.count ?? 0)
        let isNotChecked = results.unreferenced != nil && goldens == nil
        let skipped = results.count(.sameLayout) + (isNotChecked ? 1 : 0)
        let cases =
            images.map(testCase) + (goldens ?? []).map(Self.unreferencedCase)
            + (isNotChecked ? [Self.uncheckedCase] : [])
        let counts =
            "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" "
            + "time=\"\(Self.time(images.reduce(0) { $0 + $1.seconds }))\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(counts)>
              <testsuite name="tablesnap verify" \(counts)>
            \(cases.joined(separator: "\n"))
              </testsuite>
            </testsuites>

            """
    }

    private func testCase(_ image: ImageResult) -> String {
        // A scene that cannot be read has no golden image.
        let file = (image.golden.isEmpty ? image.scene : image.golden) as NSString
        let name = (file.lastPathComponent as NSString).deletingPathExtension
        let start =
            "    <testcase classname=\"\(image.scene.xmlEscaped)\" name=\"\(name.xmlEscaped)\" "
            + "file=\"\(workspace.path(image.scene).xmlEscaped)\" time=\"\(Self.time(image.seconds))\""
        guard image.outcome != .same else { return start + "/>" }
        let message = (image.messages.first ?? "").xmlEscaped
        if image.outcome == .sameLayout {
            return "\(start)><skipped message=\"\(message)\"/></testcase>"
        }
        let element = image.outcome.category == Verdict.Outcome.error ? "error" : "failure"
        let text = image.messagesWithEnvironment.joined(separator: "\n").xmlEscaped
        return """
            \(start)>
                  <\(element) type="\(image.outcome.category)" message="\(message)">\(text)</\(element)>\(attachments(of: image))
                </testcase>
            """
    }

    /// The images of a failure, in the notation that GitLab and Jenkins show as images.
    private func attachments(of image: ImageResult) -> String {
        guard !image.attachments.isEmpty else { return "" }
        let lines = image.attachments.map { "[[ATTACHMENT|\(workspace.path($0).xmlEscaped)]]" }
        return "\n      <system-out>\(lines.joined(separator: "\n"))</system-out>"
    }

    private static func unreferencedCase(_ path: String) -> String {
        """
            <testcase classname="unreferenced" name="\(path.xmlEscaped)">
              <failure type="unreferenced" message="nothing uses this golden image"/>
            </testcase>
        """
    }

    private static var uncheckedCase: String {
        """
            <testcase classname="unreferenced" name="golden images">
              <skipped message="not checked, because images failed"/>
            </testcase>
        """
    }

    private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}

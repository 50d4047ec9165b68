import Files
import Foundation
import Goldens

/// Results in the XML format of JUnit, which most CI services read.
struct JUnitXML {
    let text: String

    init(_ results: VerificationResults) {
        let errors = results.count(Verdict.Outcome.error)
        let skipped = results.count(.sameLayout)
        let failures = results.images.count { !$0.outcome.passes } - errors
        let seconds = results.images.reduce(0) { $0 + $1.seconds }
        let counts =
            "tests=\"\(results.images.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"\(Self.time(seconds))\""
        text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(counts)>
              <testsuite name="tablesnap verify" \(counts)>
            \(results.images.map(Self.testCase).joined(separator: "\n"))
              </testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ image: ImageResult) -> String {
        let start =
            "    <testcase classname=\"\(image.scene.xmlEscaped)\" name=\"\(image.name.xmlEscaped)\" time=\"\(time(image.seconds))\""
        guard image.outcome != .same else { return start + "/>" }
        let message = (image.messages.first ?? "").xmlEscaped
        if image.outcome == .sameLayout {
            return "\(start)><skipped message=\"\(message)\"/></testcase>"
        }
        let element = image.outcome.category == Verdict.Outcome.error ? "error" : "failure"
        return """
            \(start)>
                  <\(element) type="\(image.outcome.category)" message="\(message)">\(image.messages.joined(separator: "\n").xmlEscaped)</\(element)>
                </testcase>
            """
    }

    private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}

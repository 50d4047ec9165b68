import Files
import Foundation

/// Results in the XML format of JUnit, which most CI services read.
struct JUnitXML {
    let text: String

    init(_ results: VerificationResults) {
        let errors = results.count(.error)
        let skipped = results.count(.sameLayout)
        let failures = results.verdicts.count { !$0.outcome.passes } - errors
        let seconds = results.verdicts.reduce(0) { $0 + $1.seconds }
        let counts =
            "tests=\"\(results.verdicts.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"\(Self.time(seconds))\""
        text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(counts)>
              <testsuite name="tablesnap verify" \(counts)>
            \(results.verdicts.map(Self.testCase).joined(separator: "\n"))
              </testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ verdict: ImageVerdict) -> String {
        let start =
            "    <testcase classname=\"\(verdict.scene.xmlEscaped)\" name=\"\(verdict.name.xmlEscaped)\" time=\"\(time(verdict.seconds))\""
        guard verdict.outcome != .same else { return start + "/>" }
        let message = (verdict.messages.first ?? "").xmlEscaped
        if verdict.outcome == .sameLayout {
            return "\(start)><skipped message=\"\(message)\"/></testcase>"
        }
        let element = verdict.outcome == .error ? "error" : "failure"
        return """
            \(start)>
                  <\(element) type="\(verdict.outcome.rawValue)" message="\(message)">\(verdict.messages.joined(separator: "\n").xmlEscaped)</\(element)>
                </testcase>
            """
    }

    private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}

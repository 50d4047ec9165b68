import Foundation

/// Results as the XML that JUnit writes and most services read.
struct JUnitXML {
    /// The document.
    let text: String

    init(_ results: VerificationResults) {
        let errors = results.count(.error)
        let failures = results.verdicts.count - errors - results.count(.same)
        let seconds = results.verdicts.reduce(0) { $0 + $1.seconds }
        let counts =
            "tests=\"\(results.verdicts.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(Self.time(seconds))\""
        text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(counts)>
              <testsuite name="tablesnap verify" \(counts)>
            \(results.verdicts.map(Self.testCase).joined(separator: "\n"))
              </testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ verdict: PictureVerdict) -> String {
        let start =
            "    <testcase classname=\"\(escaped(verdict.scene))\" name=\"\(escaped(verdict.name))\" time=\"\(time(verdict.seconds))\""
        guard verdict.outcome != .same else { return start + "/>" }
        let element = verdict.outcome == .error ? "error" : "failure"
        let message = escaped(verdict.messages.first ?? "")
        return """
            \(start)>
                  <\(element) type="\(verdict.outcome.rawValue)" message="\(message)">\(escaped(verdict.messages.joined(separator: "\n")))</\(element)>
                </testcase>
            """
    }

    private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

    /// Text as XML holds it. Control characters have no place in it at all.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

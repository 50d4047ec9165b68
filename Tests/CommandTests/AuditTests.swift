import Foundation
import Testing

/// Audits of scenes.
@Suite struct AuditTests {
    private let scene = """
        theme: modern
        rows:
          - {text: Wi-Fi, detail: Home}
          - {text: Bluetooth, detail: On}

        """
    private let finding =
        "row 0:0 detail: contrast: #8A8A8E (secondaryLabel) on #FFFFFF has 3.44:1, expected at least 4.5:1, and 1 other, at L; write another color, or accept that of the theme in a baseline"

    @Test func findingsAreErrors() throws {
        let folder = try Folder(["a.yaml": scene])
        #expect(try folder.run(["check", "a.yaml"]).status == 0)
        let outcome = try folder.run(["check", "--audit", "a.yaml"])
        #expect(outcome.status == 1)
        #expect(
            outcome.sentences == ["tablesnap: a.yaml:3: \(finding)", "tablesnap: errors in 1 of 1 scene"])
    }

    @Test func baselinesAcceptFindings() throws {
        let folder = try Folder(["a.yaml": scene, "b.yaml": scene])
        let audit = ["check", "--audit", "--audit-baseline", "audit.txt"]
        let missing = try folder.run(audit + ["a.yaml"])
        #expect(missing.status == 1)
        #expect(
            missing.sentences == [
                "tablesnap: audit.txt: no such file; add --record missing to write the findings to it"
            ])
        let recorded = try folder.run(audit + ["--record", "missing", "a.yaml"])
        #expect(recorded.status == 0)
        #expect(recorded.sentences == ["tablesnap: recorded 1 finding in audit.txt"])
        #expect(
            try folder.text(of: "audit.txt")
                == "tablesnap-audit 1\na.yaml: contrast #8A8A8E on #FFFFFF at L, L-rtl\n")
        #expect(try folder.run(audit + ["a.yaml"]).errors == "")
        #expect(try folder.run(audit + ["a.yaml", "b.yaml"]).sentences.first?.contains(finding) == true)
        // The names of scenes are relative to the baseline.
        try folder.makeFolder("other")
        let elsewhere = ["check", "--audit", "--audit-baseline", "../audit.txt", "../a.yaml"]
        #expect(try folder.run(elsewhere, Surroundings(directory: folder.path(of: "other"))).errors == "")
        try folder.write("theme: modern\nrows: [Wi-Fi]\n", to: "a.yaml")
        let obsolete = try folder.run(audit + ["a.yaml"])
        #expect(obsolete.status == 0)
        #expect(
            obsolete.sentences == [
                "tablesnap: audit.txt:2: warning: a.yaml: contrast #8A8A8E on #FFFFFF no longer occurs; remove the line, or add --record failed"
            ])
        #expect(try folder.run(audit + ["--record", "failed", "a.yaml"]).status == 0)
        #expect(try folder.text(of: "audit.txt") == "tablesnap-audit 1\n")
    }

    /// The right half of a stepper that is mirrored lowers its value.
    @Test func stepsThatAreImpossibleInAnotherLayoutAreWarnings() throws {
        let scene = """
            theme: modern
            rows: [{text: Copies, accessory: {type: stepper, value: 0}}]
            steps: [tap row 0:0 accessory right]

            """
        let folder = try Folder(["a.yaml": scene])
        let outcome = try folder.run(["check", "--audit", "a.yaml"])
        #expect(outcome.status == 0)
        #expect(outcome.sentences.map { $0.contains("warning: steps[0]: not audited at L-rtl: ") } == [true])
    }

    @Test(arguments: [
        (
            ["check", "--audit-baseline", "a.txt", "a.yaml"],
            "--audit-baseline: only an audit has findings; add --audit"
        ),
        (
            ["check", "--audit", "--record", "all", "a.yaml"],
            "--record: there is no file to write; add --audit-baseline FILE"
        ),
    ])
    func optionsThatRequireOthers(arguments: [String], sentence: String) throws {
        let outcome = try Folder(["a.yaml": scene]).run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.sentences == ["tablesnap: \(sentence)"])
    }

    @Test func aBaselineReplacesNoScene() throws {
        let folder = try Folder(["a.yaml": "tablesnap-audit 1\n"])
        let outcome = try folder.run([
            "check", "--audit", "--audit-baseline", "a.yaml", "--record", "all", "a.yaml",
        ])
        #expect(outcome.status == 2)
        #expect(try folder.text(of: "a.yaml") == "tablesnap-audit 1\n")
    }
}

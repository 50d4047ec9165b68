import Testing

/// Missing fonts and dictionaries are reported once, after the work.
@Suite struct MissingFontTests {
    private static let box = "tablesnap: U+10FFFD is drawn as a box: no font that tablesnap draws with has it"
    private static let whole =
        "tablesnap: text in tlh is not hyphenated: its dictionary is not installed; install the package "
        + "hyphen-tlh (Debian) or hyphen-tlh (Fedora)"

    private func times(_ sentence: String, in errors: String) -> Int {
        errors.split(separator: "\n").filter { $0 == sentence }.count
    }

    @Test func charactersWithoutAFontAreReported() throws {
        let folder = try Folder(["list.csv": "name\na\u{10FFFD}\n\u{10FFFD}b\n"])
        let outcome = try folder.run(["render", "list.csv", "--title", "name"])
        #expect(outcome.status == 0 && times(Self.box, in: outcome.errors) == 1, "\(outcome.errors)")
        #expect(try folder.run(["render", "list.csv", "--title", "name", "--quiet"]).errors == "")
    }

    @Test func verifyReportsMissingFontsAndDictionariesOnce() throws {
        let scene =
            "rows: [\"\u{10FFFD}\", {text: {text: nuqneH, lines: 2, hyphenation: true, language: tlh}}]"
        let folder = try Folder(["a.yaml": scene, "b.yaml": scene])
        for status: Int32 in [1, 0] {
            let outcome = try folder.runAlone("verify")
            #expect(outcome.status == status)
            #expect(times(Self.box, in: outcome.errors) == 1, "\(outcome.errors)")
            #expect(times(Self.whole, in: outcome.errors) == 1, "\(outcome.errors)")
        }
    }

    @Test func strictVerificationRejectsBoxes() throws {
        let folder = try Folder(["a.yaml": "rows: [\"\u{10FFFD}\"]"])
        let sentence = "U+10FFFD is drawn as a box: no font that tablesnap draws with has it"
        for record in ["missing", "all"] {
            let outcome = try folder.runAlone("verify", "--strict", "--record", record)
            #expect(outcome.status == 3)
            #expect(outcome.lines.first == "error  a.yaml: \(sentence)", "\(outcome.lines)")
        }
        #expect(folder.files == ["a.yaml"])
    }
}

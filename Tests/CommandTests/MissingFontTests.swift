import Testing

/// Missing fonts and dictionaries are reported once, after the work.
@Suite struct MissingFontTests {
    private static let sentence =
        "U+10FFFD is drawn as a box: Inter, Nimbus Sans and the Noto fonts do not have it; "
        + "use a folder of fonts that has it, with --fonts, or install a package with one"
    /// The sentence of golden images, whose tests are also programs.
    private static let librarySentence = sentence.replacing(
        "install a package with one", with: "a FontCollection")
    private static let box = "tablesnap: " + sentence
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

    /// A family that is not available is replaced by another one.
    @Test func unknownFamiliesAreReported() throws {
        let folder = try Folder([
            "a.yaml": "columns: [A, {value: B, font: {family: Courier Nwe}}]\nrows: [[1, abc], [2, d]]"
        ])
        let message =
            "tablesnap: the font Courier Nwe is not available, so that its text has another one; "
            + "use a folder of fonts that contains it, with the key fonts or --fonts"
        let outcome = try folder.run(["render", "a.yaml", "-o", "a.png"])
        #expect(outcome.status == 0 && times(message, in: outcome.errors) == 1, "\(outcome.errors)")
    }

    @Test func allCharactersAreNamed() throws {
        let folder = try Folder(["list.csv": "name\n\u{10FFFD}\u{10FFFC}\na\u{10FFF0}\n"])
        let outcome = try folder.run(["render", "list.csv", "--title", "name"])
        let start = "tablesnap: U+10FFF0, U+10FFFC and U+10FFFD are drawn as boxes: "
        #expect(
            outcome.errors.hasPrefix(start) && outcome.errors.contains(" do not have them; ")
                && outcome.errors.count(where: \.isNewline) == 1, "\(outcome.errors)")
    }

    @Test(arguments: ["png", "svg", "pdf"])
    func strictRenderingRejectsBoxes(format: String) throws {
        let folder = try Folder(["list.csv": "name\na\u{10FFFD}\n"])
        let outcome = try folder.run(
            ["render", "list.csv", "--title", "name", "--strict", "-o", "list.\(format)"])
        #expect(outcome.status == 1)
        #expect(outcome.errors == "tablesnap: list.csv: \(Self.sentence)\n")
        #expect(folder.files == ["list.csv"])
    }

    @Test func verifyReportsMissingFontsAndDictionariesOnce() throws {
        let scene =
            "rows: [\"\u{10FFFD}\", {text: {text: nuqneH, lines: 2, hyphenation: true, language: tlh}}]"
        let folder = try Folder(["a.yaml": scene, "b.yaml": scene])
        for status: Int32 in [1, 0] {
            let outcome = try folder.run("verify")
            #expect(outcome.status == status)
            #expect(times(Self.box, in: outcome.errors) == 1, "\(outcome.errors)")
            #expect(times(Self.whole, in: outcome.errors) == 1, "\(outcome.errors)")
        }
    }

    @Test func strictVerificationRejectsBoxes() throws {
        let folder = try Folder(["a.yaml": "rows: [\"\u{10FFFD}\"]"])
        for record in ["missing", "all"] {
            let outcome = try folder.run("verify", "--strict", "--record", record)
            #expect(outcome.status == 3)
            #expect(outcome.lines.first == "error  a.yaml: \(Self.librarySentence)", "\(outcome.lines)")
        }
        #expect(folder.files == ["a.yaml"])
    }
}

import Diagnostics
import TableSpecimens
import Testing

@testable import DataFiles

/// Returns a value on one line, such as `{a: [1, "x"]}`, with texts in quotes.
func brief(_ node: DocumentNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.isText ? "\"\(scalar.text)\"" : scalar.text
    case .sequence(let elements): "[" + elements.map(brief).joined(separator: ", ") + "]"
    case .mapping(let entries):
        "{" + entries.map { "\($0.key): \(brief($0.value))" }.joined(separator: ", ") + "}"
    }
}

func document(_ text: String, _ format: DocumentReader.Format = .yaml) throws(Diagnostic) -> DocumentNode {
    try DocumentReader().read(Array(text.utf8), format: format, name: "a")
}

func documentError(_ text: String, _ format: DocumentReader.Format = .yaml) -> String {
    do throws(Diagnostic) {
        return "read: " + brief(try document(text, format))
    } catch {
        return "\(error)"
    }
}

@Suite struct YAMLTests {
    @Test(arguments: [
        ("a: 1\nb: [x, 'y', \"z\\u00e9\"]\n", "{a: 1, b: [x, \"y\", \"zé\"]}"),
        ("- a\n- {b: ~}\n-\n", "[a, {b: ~}, ]"),
        ("text: |\n  one\n  two\n", "{text: \"one\ntwo\n\"}"),
        ("a: !!str 1", "{a: \"1\"}"),
        ("{\"a\": [1, true, null, \"\\/\"]}", "{a: [1, true, null, \"/\"]}"),
        ("\u{FEFF}a: 1 # comment", "{a: 1}"),
        ("a: &x [1, 2]\nb: *x", "{a: [1, 2], b: [1, 2]}"),
        ("a: &x {p: 1, q: 2}\nb: {<<: *x, q: 3}", "{a: {p: 1, q: 2}, b: {q: 3, p: 1}}"),
        ("b: {<<: [{p: 1}, {p: 2, q: 2}]}", "{b: {p: 1, q: 2}}"),
    ])
    func values(text: String, expected: String) throws {
        #expect(brief(try document(text)) == expected)
    }

    @Test func positionsCountCharacters() throws {
        let node = try document("é: {ü: 1,\n  b: [x, 🙂, y]}")
        let inner = try #require(node.mapping?.first)
        #expect(inner.position == DocumentPosition(line: 1, column: 1))
        #expect(inner.value.entry("ü")?.value.position == DocumentPosition(line: 1, column: 8))
        #expect(inner.value.entry("b")?.value.sequence?[2].position == DocumentPosition(line: 2, column: 13))
    }

    @Test(arguments: [
        ("", "a:1:1: the document is empty"),
        ("a: 1\nb: 2\na: 3", "a:3:1: duplicate key \"a\"; the first is on line 1"),
        ("a: *b", "a:1:4: unknown alias *b; no &b ends before it"),
        ("a: &a [*a]", "a:1:8: unknown alias *a; no &a ends before it"),
        ("a: !!int 1", "a:1:4: unknown tag tag:yaml.org,2002:int; remove it"),
        ("a: !x 1", "a:1:4: unknown tag !x; remove it"),
        ("a: 1\n---\nb: 1", "a:2:1: a second document begins here; write it in another file"),
        ("? [a]\n: b", "a:1:3: expected a text as a key"),
        ("a:\n\t- b", "a:2:1: invalid YAML: found a tab; indent with spaces"),
        (
            "a: [1, 2\nb: 3",
            "a:2:2: invalid YAML: did not find expected ',' or ']' while parsing a flow sequence that begins on line 1"
        ),
        ("a: \u{1}", "a:1:4: found a control character; write it as an escape in double quotes"),
        ("a: {<<: 1}", "a:1:9: << requires a mapping, such as *name"),
    ])
    func errorsHaveLocations(text: String, expected: String) {
        #expect(documentError(text) == expected)
    }

    @Test func invalidUTF8IsRejected() {
        #expect(
            throws: Diagnostic(
                file: "a", position: .init(line: 2, column: 2),
                message: "found invalid UTF-8; save the file as UTF-8")
        ) { try DocumentReader().read([0x61, 0x0A, 0x62, 0xFF], format: .yaml, name: "a") }
    }

    @Test func repeatedAliasesAreLimited() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...12 {
            text +=
                "a\(level): &a\(level) ["
                + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
        }
        #expect(
            documentError(text)
                == "a:6:20: the document has more than 400000 values, including those that aliases repeat")
    }

    @Test(arguments: [DocumentReader.Format.yaml, .json])
    func nestingDepthIsLimited(format: DocumentReader.Format) {
        let text = String(repeating: "[", count: 100_000)
        #expect(documentError(text, format).contains("nest more than 64 levels deep"))
        #expect(
            documentError("[" + String(repeating: "[", count: 63) + String(repeating: "]", count: 64), format)
                .hasPrefix("read"))
    }
}

@Suite struct JSONDocumentTests {
    @Test(arguments: [
        (
            "{\"a\": [1, -2.5e3, true, null, \"\\ud83d\\ude42\\u0041\"]}",
            "{a: [1, -2.5e3, true, null, \"🙂A\"]}"
        ),
        ("[]", "[]"), ("\t{ }\r\n", "{}"),
    ])
    func values(text: String, expected: String) throws {
        #expect(brief(try document(text, .json)) == expected)
    }

    @Test(arguments: [
        (
            "",
            "a:1:1: expected a value (a string, a number, true, false, null, an object or an array), found the end of the input"
        ),
        ("{\"a\": 1,\n \"a\": 2}", "a:2:2: duplicate key \"a\"; the first is on line 1"),
        ("{a: 1}", "a:1:2: expected a key in double quotes, found \"a\""),
        (
            "[1,]",
            "a:1:4: expected a value (a string, a number, true, false, null, an object or an array), found \"]\"; remove the comma before it"
        ),
        ("[1] 2", "a:1:5: expected the end of the document, found \"2\""),
        ("[01]", "a:1:2: a number begins with a zero; remove it"),
    ])
    func errorsHaveLocations(text: String, expected: String) {
        #expect(documentError(text, .json) == expected)
    }
}

@Suite struct WriterTests {
    @Test func writtenYAMLIsReadable() throws {
        let text = """
            style: grouped
            frame: [0, 0, 10.5, 20]
            sections:
              - header: Fruits
                rows:
                  - Apple
                  - text: "Yes: no"
                    detail: "12"
                  - - nested
                    - - deeper
              - rows: []
            "a: b": {}
            quoted: ["true", "#x", "", " x", "a, b", "~", "on", "1_000"]

            """
        #expect(YAMLWriter.string(try document(text)) == text)
    }

    @Test func anyTextRoundTrips() throws {
        let pieces = [
            "a", " ", ":", "#", "\n", "\t", "\"", "\\", "'", "-", "?", "{", "é", "🙂", "\u{85}", "\u{2028}",
            "\u{7F}", "0", ".", "<<", "=", "%", "\u{FEFF}",
        ]
        var numbers = SeededNumbers(seed: 1)
        for _ in 0..<3000 {
            var text = ""
            for _ in 0..<4 {
                text += pieces[Int.random(in: pieces.indices, using: &numbers)]
            }
            let node = DocumentNode(
                .mapping([
                    DocumentEntry(
                        text,
                        DocumentNode(
                            .sequence([.text(text), DocumentNode(.sequence([.text(text)]), isFlow: true)])))
                ]))
            let expected = Array(repeating: text, count: 3)
            for (text, format) in [
                (YAMLWriter.string(node), DocumentReader.Format.yaml), (JSONWriter.string(node), .json),
            ] {
                #expect((try? texts(in: document(text, format))) == expected, "\(text)")
            }
        }
    }

    /// Returns the keys and texts of a node, without numbers, Boolean values and null.
    private func texts(in node: DocumentNode) -> [String] {
        switch node.content {
        case .scalar(let scalar):
            scalar.isText || (!scalar.isNull && scalar.flag == nil && scalar.number == nil)
                ? [scalar.text] : []
        case .sequence(let elements): elements.flatMap { texts(in: $0) }
        case .mapping(let entries): entries.flatMap { [$0.key] + texts(in: $0.value) }
        }
    }
}

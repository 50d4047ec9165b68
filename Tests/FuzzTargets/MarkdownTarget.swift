import DataFiles
import Foundation
import Scenes

/// A target that parses inline Markdown.
enum MarkdownTarget {
    /// The characters that Markdown may give a meaning.
    private static let punctuation = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".unicodeScalars)

    static func run(_ bytes: [UInt8]) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        let spans = InlineMarkdown(text).spans
        for span in spans {
            try FuzzFinding.check(
                span.address == nil || span.style.contains(.link), "a text that is no link has an address")
        }
        for (span, next) in zip(spans, spans.dropFirst()) {
            try FuzzFinding.check(!span.text.isEmpty, "a part is empty")
            try FuzzFinding.check(
                span.style != next.style || span.address != next.address, "two parts have one style")
        }
        try checkEscapes(of: text)
    }

    /// Checks that escaped punctuation is literal. Markdown replaces null characters, and omits spaces at the ends of lines.
    private static func checkEscapes(of text: String) throws {
        let lines = text.prefix(1000).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map
        { line in
            String(line.unicodeScalars.filter { $0 != "\0" }).trimmingCharacters(in: .whitespaces)
        }
        let plain = lines.joined(separator: "\n")
        let escaped = plain.unicodeScalars.map { punctuation.contains($0) ? "\\\($0)" : "\($0)" }.joined()
        guard escaped.utf8.count <= 5000, escaped.contains("\\") else { return }
        let shown = InlineMarkdown(escaped)
        try FuzzFinding.check(
            shown.text == plain, "\(escaped.debugDescription) is \(shown.text.debugDescription)")
        try FuzzFinding.check(shown.spans.allSatisfy { $0.style.isEmpty }, "escaped markup has a style")
    }

    static let seeds: [[UInt8]] = [
        "**bold _both_** `code ~~x~~` ~~gone *x*~~",
        "[link **b**](https://a.b/c \"t\") <https://x.y> <b>&amp;&#10;",
        "\u{07B0}**b** \u{301}", "\\~~a~~ \\*b\\* ***c*** __d_e__ ``f`g``",
        "- a\n# b\n> c\n1. d\n    e\n\n---\n```\nf\n```",
        "![image](a.png) [a][b] [b]: c\n[a](<b c>) [](d) *a*b* **a", "~~~a~~~ ~~ a~~ ~~a ~~ ~~a~~~~b~~",
        "\u{E000}~~*b", "*\u{7B0}*\u{7B0}j.$", "~\u{301}~a~\u{301}~ \\~\u{301}",
    ].map { Array($0.utf8) }
}

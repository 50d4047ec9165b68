import Files
import TableSnapshots

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What the program says on standard error.
enum Diagnostics {
    /// Says one thing, after the program's name.
    static func report(_ sentence: String) {
        write("tablesnap: \(sentence.onOneLine)\n")
    }

    /// Says which fonts and dictionaries texts would have needed, each once.
    static func reportMissingFonts() {
        for font in MissingFont.found { report("\(font)") }
        for dictionary in MissingHyphenation.found { report("\(dictionary)") }
    }

    /// Writes text as it is. When standard error takes nothing more, there is nobody to tell.
    static func write(_ text: String) {
        let sink = DescriptorSink(STDERR_FILENO, name: "standard error")
        Array(text.utf8).withUnsafeBytes { bytes in try? sink.write(bytes) }
    }
}

extension String {
    /// The text on one line: what would end the line, or command a terminal or a CI service, is spelled out, because
    /// names and texts in files may contain it.
    var onOneLine: String {
        var line = spelledOut { "\\u{" + String($0.value, radix: 16) + "}" }
        // A log of CI executes lines such as ::error::, also after spaces.
        if let first = line.firstIndex(where: { $0 != " " }), let mark = line[first].unicodeScalars.first,
            ["::", "##"].contains(where: line[first...].hasPrefix)
        {
            line.replaceSubrange(first...first, with: "\\u{" + String(mark.value, radix: 16) + "}")
        }
        return line
    }

    /// The lines of the text, each as ``onOneLine``.
    var onLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).onOneLine }
            .joined(separator: "\n")
    }

    /// JSON text in which strings are as before, but contain nothing that commands a terminal.
    var printableJSON: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line).spelledOut { scalar in
                let digits = String(scalar.value, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }.joined(separator: "\n")
    }

    private func spelledOut(_ spelling: (Unicode.Scalar) -> String) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if Self.commands(scalar) {
                text += spelling(scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Whether a character ends the line or commands a terminal. All of them have at most four hexadecimal digits.
    private static func commands(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Marks that turn the direction of everything after them.
        case .format: scalar.properties.isBidiControl
        default: false
        }
    }
}

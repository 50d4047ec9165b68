import Diagnostics
import Files
import Scenes
import TableSnapshots

/// The messages of the program on standard error.
enum StandardError {
    /// Prints a message after the program's name.
    static func report(_ sentence: String) { write("tablesnap: \(sentence.onOneLine)\n") }

    /// Prints a message for each problem of an error.
    static func report(_ error: any Error) {
        for line in lines(of: error) { report(line) }
    }

    /// Returns a line for each problem of an error.
    static func lines(of error: any Error) -> [String] { problems(of: error).map(\.description) }

    /// Returns the problems of an error.
    static func problems(of error: any Error) -> [Diagnostic] {
        if let error = error.ofContent as? InputError { return error.problems }
        return [error as? Diagnostic ?? Diagnostic(message: "\(error)")]
    }

    /// Prints the missing fonts and dictionaries, each once.
    static func reportMissingFonts() {
        for message in missingFonts { report(message) }
    }

    /// The messages about missing fonts and dictionaries.
    static var missingFonts: [String] {
        MissingFont.found.map(\.commandDescription) + UnknownFamily.found.map { "\($0)" }
            + MissingHyphenation.found.map { "\($0)" }
    }

    /// Prints text unchanged. If standard error is closed, no other output could report it.
    static func write(_ text: String) {
        try? FileDescriptor(borrowing: STDERR_FILENO, name: "standard error").write(Array(text.utf8))
    }
}

extension String {
    /// The text on one line. Line breaks and control characters for terminals and CI services are escaped,
    /// because names and texts in files may contain them.
    var onOneLine: String {
        var line = spelledOut { "\\u{" + String($0.value, radix: 16) + "}" }
        // CI logs execute lines such as ::error::, even after spaces.
        if let first = line.firstIndex(where: { $0 != " " }),
            let character = line[first].unicodeScalars.first,
            ["::", "##"].contains(where: line[first...].hasPrefix)
        {
            line.replaceSubrange(first...first, with: "\\u{" + String(character.value, radix: 16) + "}")
        }
        return line
    }

    /// The text as one argument for a shell: in quotes, unless it consists of letters, digits and `_-./@+=,~`.
    var shellQuoted: String {
        let isPlain = first != "~" && allSatisfy { $0.isLetter || $0.isNumber || "_-./@+=,~".contains($0) }
        return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
    }

    /// The lines of the text, each as ``onOneLine``.
    var onLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).onOneLine }
            .joined(separator: "\n")
    }

    /// JSON text with equal strings, but without control characters for terminals.
    var printableJSON: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line).spelledOut { String(format: "\\u%04x", $0.value) }
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

    /// Returns a Boolean value that indicates whether a character ends the line or controls a terminal. All
    /// of these have at most four hexadecimal digits.
    private static func commands(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // These characters change the direction of the text after them.
        case .format: scalar.properties.isBidiControl
        default: false
        }
    }
}

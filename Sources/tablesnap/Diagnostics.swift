import PNGCodec
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
    /// The text with what would end the line, or tell the terminal to do something, spelt out: names in files may hold
    /// it.
    var onOneLine: String {
        var line = ""
        for scalar in unicodeScalars {
            if Self.breaksLine(scalar) {
                line += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Marks that turn the direction of everything after them.
        case .format: scalar.properties.isBidiControl
        default: false
        }
    }
}

/// The properties of a text input that do not follow from its format.
package struct RecordOptions: Sendable, Equatable {
    /// The encoding. `nil` is UTF-8. A byte-order mark takes precedence.
    package var encoding: TextEncoding?
    /// The delimiter of `csv` and `tsv`. `nil` detects it.
    package var delimiter: Delimiter?
    /// The start of the lines in `csv` and `tsv` that are comments. `nil` reads them as records.
    package var comment: String?
    /// The number of lines of `csv` and `tsv` before the header, which are skipped.
    package var skippedLines = 0
    /// A Boolean value that indicates whether the first record of `csv` and `tsv` has the names of the columns.
    package var hasHeader = true
    /// The treatment of records in `csv` and `tsv` whose number of fields is not that of the header.
    package var ragged = RaggedRecords.error
    /// The keys of the array in `json`, separated by dots. `nil` is the only array of objects.
    package var records: String?
    /// The number of the table in `markdown`, from 1. `nil` is the first one, with a note about the others.
    package var table: Int?
    /// A Boolean value that indicates whether messages contain the options of a command line instead of the
    /// keys of a scene.
    package var isCommandLine = false

    package init() {}

    /// Returns the number of a table in `markdown`, or `nil` if the text is none.
    package static func tableNumber(_ text: String) -> Int? {
        Int(text).flatMap { (1...maxTables).contains($0) ? $0 : nil }
    }

    /// Returns the message about a text that is not the number of a table in `markdown`.
    package static func expectedTable(_ text: String) -> String {
        "expected the number of a table in Markdown, such as 2, found \"\(text.shortened)\""
    }

    private static let maxTables = 100_000

    /// Returns an option and its value, for messages.
    func spelled(_ name: String, _ value: String) -> String {
        isCommandLine ? "--\(name) \(value)" : "\(name): \(value)"
    }

    /// The option that skips lines before the header, for messages.
    func spelledSkipping(_ count: Int) -> String {
        isCommandLine ? "--skip-lines \(count)" : "skipLines: \(count)"
    }

    /// Returns what follows the remedy to save a file as UTF-8.
    private func remedy(_ guess: EncodingGuess, except encoding: TextEncoding) -> String {
        switch guess {
        case .known(encoding): ""
        case .known(let guess): ", or add \(spelled("encoding", guess.rawValue))"
        case .eastAsian: ", for example with iconv: it is probably Shift_JIS, GBK or a similar encoding"
        }
    }

    /// Returns the message about a byte that is no character of the specified encoding.
    ///
    /// - Parameter bytes: The first bytes of the input.
    func sentence(for problem: String, in bytes: [UInt8], as encoding: TextEncoding) -> String {
        let remedy = remedy(.of(bytes), except: encoding)
        return remedy.isEmpty ? problem : "\(problem); save the file as UTF-8\(remedy)"
    }

    /// Returns the message about bytes that are not text.
    ///
    /// - Parameter bytes: The bytes from the first one of these on.
    func sentence(for problem: TextProblem, in bytes: [UInt8]) -> String {
        if problem.kind == .notUTF8 {
            return "found invalid UTF-8; save the file as UTF-8\(remedy(.of(bytes), except: .utf8))"
        }
        guard problem.offset < 2 else { return "found a NUL byte; is this a text file?" }
        // The first character of a text is usually ASCII, which has one NUL byte in UTF-16.
        let encoding = problem.offset == 0 ? TextEncoding.utf16BigEndian : .utf16LittleEndian
        return "found a NUL byte; if the text is UTF-16, add \(spelled("encoding", encoding.rawValue))"
    }
}

/// The treatment of delimited records whose number of fields is not that of the header.
package enum RaggedRecords: String, Sendable, CaseIterable {
    /// They are errors.
    case error
    /// Missing fields are empty. Additional fields are columns with a number as their name.
    case pad
    /// They are skipped.
    case skip
}

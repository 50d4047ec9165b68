/// An error or a warning about a file or value that a user specified: its location, the problem, and a remedy.
public struct Diagnostic: Error, Hashable, Sendable {
    /// How serious a problem is.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// Nothing can be drawn.
        case error
        /// Something has no effect.
        case warning
        /// Something is probably as intended.
        case note
    }

    /// How serious the problem is.
    public var severity: Severity
    /// The name of the file, as the user specified it. `nil` if the error is in no file, or if the file is unknown.
    public var file: String?
    /// The line in the file, counted from 1. `nil` if the error concerns the file as a whole.
    public var line: Int?
    /// The column in the line, in Unicode scalars, counted from 1. `nil` if only the line is known.
    public var column: Int?
    /// The location in the data, such as `rows[3].text`. `nil` if the error concerns no value in particular.
    public var path: String?
    /// The problem, without a capital or a full stop.
    public var message: String
    /// What to do about it, in the same form. `nil` if the message suffices.
    public var remedy: String?

    /// Creates a diagnostic.
    public init(
        _ severity: Severity = .error, file: String? = nil, line: Int? = nil, column: Int? = nil,
        path: String? = nil, message: String, remedy: String? = nil
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.message = message
        self.remedy = remedy
    }
}

extension Diagnostic: CustomStringConvertible {
    /// `file:line:column: path: message; remedy`, which editors and terminals make a link to the file. A warning has
    /// `warning` before the path, and a note `note`.
    public var description: String {
        let numbers = [line, column].compactMap { $0.map(String.init) }
        let location = ([file].compactMap { $0 } + numbers).joined(separator: ":")
        let kind = severity == .error ? "" : severity.rawValue
        return [location, kind, path ?? "", sentence].filter { !$0.isEmpty }.joined(separator: ": ")
    }

    /// `message; remedy`.
    public var sentence: String { [message, remedy].compactMap { $0 }.joined(separator: "; ") }
}

extension Diagnostic {
    /// Returns the same diagnostic with another severity.
    package func with(_ severity: Severity) -> Diagnostic {
        var diagnostic = self
        diagnostic.severity = severity
        return diagnostic
    }

    /// Returns the diagnostic for a file, and for a line in it unless that is `nil`.
    public func located(in file: String, line: Int? = nil) -> Diagnostic {
        var diagnostic = self
        diagnostic.file = file
        diagnostic.line = line ?? diagnostic.line
        return diagnostic
    }
}

extension Sequence where Element == Diagnostic {
    /// Returns the diagnostics in the order of their lines and columns, those about whole files first.
    public func sortedByLocation() -> [Diagnostic] {
        sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    }
}

extension String {
    /// Returns the path of a key of the value at this path. The path of the whole input is empty.
    package func appending(key: String) -> String { isEmpty ? key : "\(self).\(key)" }
}

package import Diagnostics
import Files
package import TableSnapshots

/// The accepted findings of accessibility audits: a text file with one finding a line, sorted.
///
///     tablesnap-audit 1
///     settings.yaml: contrast #8A8A8E (secondaryLabel) on #FFFFFF at L
///     settings.yaml: textClipped row detail "Connected to Office" at AX5, AX5-rtl
///
/// A line contains no index of a row and nothing measured, so that it remains valid when other rows change.
package struct AuditBaseline: Sendable, Equatable {
    /// A line of the file.
    private struct Entry: Equatable {
        var conditions: Set<AccessibilityAuditCondition>
        /// The line in the file, from 1. `nil` if the finding is new.
        var line: Int?
    }

    private var entries: [String: Entry] = [:]

    /// The end of the name of a test's baseline.
    package static let ending = ".audit.txt"

    private static let title = "tablesnap-audit 1"
    private static let maxBytes = 64 << 20
    private static let anyCondition = "all sizes"

    /// Creates a baseline without findings.
    package init() {}

    /// The number of findings.
    package var count: Int { entries.count }

    // MARK: Comparing

    /// The result of a comparison.
    package struct Comparison {
        /// The findings that the baseline does not have, or has only under other conditions.
        package var new: [AccessibilityAuditIssue] = []
        /// The number of accepted findings.
        package var acceptedCount = 0
        /// The findings of the baseline that no longer occur, with their lines in the file.
        package var obsolete: [(text: String, line: Int?)] = []
    }

    /// Compares the findings in a subject, and returns those under conditions that are not accepted.
    ///
    /// - Parameter subject: The name of the subject. Empty for the only subject of the file.
    package func compare(_ issues: [AccessibilityAuditIssue], of subject: String = "") -> Comparison {
        var comparison = Comparison()
        var found: Set<String> = []
        for var issue in issues {
            let key = Self.key(issue, subject)
            found.insert(key)
            issue.conditions.subtract(entries[key]?.conditions ?? [])
            if issue.conditions.isEmpty {
                comparison.acceptedCount += 1
            } else {
                comparison.new.append(issue)
            }
        }
        comparison.obsolete = entries.filter { Self.isKey($0.key, of: subject) && !found.contains($0.key) }
            .map { (text: $0.key, line: $0.value.line) }.sorted {
                ($0.line ?? 0, $0.text) < ($1.line ?? 0, $1.text)
            }
        return comparison
    }

    /// Replaces the findings of a subject. Those of other subjects remain.
    package mutating func accept(_ issues: [AccessibilityAuditIssue], of subject: String = "") {
        entries = entries.filter { !Self.isKey($0.key, of: subject) }
        for issue in issues {
            entries[Self.key(issue, subject)] = Entry(conditions: issue.conditions, line: nil)
        }
    }

    private static func key(_ issue: AccessibilityAuditIssue, _ subject: String) -> String {
        prefix(of: subject) + issue.identity.onOneLine
    }

    private static func isKey(_ key: String, of subject: String) -> Bool {
        key.hasPrefix(prefix(of: subject))
    }

    private static func prefix(of subject: String) -> String {
        subject.isEmpty ? "" : subject.onOneLine + ": "
    }

    // MARK: The file

    /// The contents of the file.
    package var text: String {
        let lines = entries.map { key, entry in
            let isAlways = entry.conditions == Set(AccessibilityAuditCondition.own)
            let conditions = entry.conditions.sorted().map(\.description).joined(separator: ", ")
            return "\(key) at \(isAlways ? Self.anyCondition : conditions)"
        }
        return ([Self.title] + lines.sorted()).joined(separator: "\n") + "\n"
    }

    /// Parses the contents of a file.
    ///
    /// - Throws: A `Diagnostic` with the line that has another form.
    package init(_ text: String, file: String) throws(Diagnostic) {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        guard lines.first.map(String.init) == Self.title else {
            throw Diagnostic(
                file: file, line: 1, message: "expected \"\(Self.title)\"",
                remedy: "name a baseline that an audit wrote")
        }
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            guard let separator = line.ranges(of: " at ").last,
                let conditions = Self.conditions(line[separator.upperBound...])
            else {
                throw Diagnostic(
                    file: file, line: index + 1,
                    message: "expected a finding and its sizes, such as \"at L, AX5-rtl\"",
                    remedy: "write the file again with the record mode \"failed\"")
            }
            let key = String(line[..<separator.lowerBound])
            entries[key, default: Entry(conditions: [], line: index + 1)].conditions.formUnion(conditions)
        }
    }

    private static func conditions(_ text: Substring) -> Set<AccessibilityAuditCondition>? {
        if text == anyCondition { return Set(AccessibilityAuditCondition.own) }
        let words = text.split(separator: ", ", omittingEmptySubsequences: false)
        let conditions = words.compactMap { AccessibilityAuditCondition(String($0)) }
        return conditions.count == words.count ? Set(conditions) : nil
    }

    /// Reads a file. The result is `nil` if it does not exist.
    package static func read(_ path: String) throws(Diagnostic) -> AuditBaseline? {
        let file: RegularFile
        do throws(RegularFile.Failure) {
            file = try RegularFile(path: path, limit: maxBytes)
        } catch {
            switch error {
            case .system(ENOENT), .system(ENOTDIR): return nil
            default: throw .notRead(path, error.description)
            }
        }
        return try AuditBaseline(String(decoding: file.bytes, as: UTF8.self), file: path)
    }

    /// Returns a Boolean value that indicates whether a mode replaces the file after a comparison.
    ///
    /// - Parameter exists: Whether the file exists.
    package static func isRecorded(_ mode: RecordMode, exists: Bool, passes: Bool) -> Bool {
        switch mode {
        case .never: false
        case .missing: !exists && !passes
        case .failed: !passes
        case .all: true
        }
    }
}

extension String {
    /// The text with spaces in place of line breaks and other control characters.
    fileprivate var onOneLine: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map {
                    $0.properties.generalCategory == .control || $0.value == 0x2028 || $0.value == 0x2029
                        ? " " : $0
                }))
    }
}

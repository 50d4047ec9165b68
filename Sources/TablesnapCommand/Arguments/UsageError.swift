import DataFiles
import Diagnostics
import Scenes

/// An error in the command line: one sentence, and a reference to the help.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Returns the error for a value that is no number in a range.
    static func expected(
        _ range: ClosedRange<Double>, isWhole: Bool = false, _ option: String, found text: String
    ) -> UsageError {
        let words = SceneLimits.words(range, isWhole: isWhole)
        return UsageError("\(option): expected \(words), found \"\(text)\"")
    }

    /// Returns the error for two options that contradict each other.
    static func exclusive(_ first: String, _ second: String) -> UsageError {
        UsageError("\(first) and \(second) exclude each other; choose one")
    }

    /// Returns the error for an option that takes one value and appears twice.
    static func repeated(_ option: OptionDefinition) -> UsageError {
        let list = option.isList ? ", with commas between its values" : ""
        return UsageError("\(option.long) appears twice; write it once\(list)")
    }

    /// Returns the error for an unknown name, with the most similar known one.
    static func unknown(
        _ kind: String, _ name: String, among known: [String], command: String? = nil
    ) -> UsageError {
        let nearest = suggestion(forUnknown: name, among: known, quote: "")
        let help = (["tablesnap", command, "--help"] as [String?]).compactMap { $0 }.joined(separator: " ")
        return UsageError("unknown \(kind) \(name); \(nearest ?? "see \(help)")")
    }
}

extension Diagnostic {
    /// Returns the error for the value of an option: one in the command line, or in the records if they have no such
    /// column.
    func inOption(_ option: String, of source: any RecordSource) -> any Error {
        isUnknownColumn
            ? Diagnostic(file: source.name, path: option, message: sentence)
            : UsageError("\(option): \(sentence)")
    }
}

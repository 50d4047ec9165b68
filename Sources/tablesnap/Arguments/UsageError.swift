import DataFiles
import Scenes

/// A command line that cannot be right. One sentence, and where to look.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// A value of an option that is no number of a range.
    static func expected(
        _ range: ClosedRange<Double>, isWhole: Bool = false, _ option: String, found text: String
    ) -> UsageError {
        let words = SceneLimits.words(range, isWhole: isWhole)
        return UsageError("\(option): expected \(words), found \"\(text)\"")
    }

    /// Something that there is none of, with the nearest name there is.
    static func unknown(
        _ kind: String, _ name: String, among known: [String], command: String? = nil
    ) -> UsageError {
        let nearest = nearestName(to: name, among: known).map { "did you mean \($0)?" }
        let help = (["tablesnap", command, "--help"] as [String?]).compactMap { $0 }.joined(separator: " ")
        return UsageError("unknown \(kind) \(name); \(nearest ?? "see \(help)")")
    }
}

import Diagnostics

extension String {
    /// Returns a sentence about an unknown name.
    static func unknown(_ kind: String, _ name: String, among known: [String]) -> String {
        let hint = nearestName(to: name, among: known).map { "; did you mean \($0)?" }
        return "unknown \(kind) \(name.inQuotes)" + (hint ?? "; expected \(known.joined(separator: ", "))")
    }

    /// The text for messages: its beginning, in quotes.
    var inQuotes: String { "\"" + (count > 60 ? prefix(59) + "…" : self) + "\"" }
}

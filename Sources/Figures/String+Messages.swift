extension String {
    /// Returns a sentence about an unknown name.
    static func unknown(_ kind: String, _ name: String, among known: [String]) -> String {
        let remedy = suggestion(forUnknown: name, among: known, quote: "")
        return
            "unknown \(kind) \"\(name.shortened)\"; \(remedy ?? "expected \(known.joined(separator: ", "))")"
    }
}

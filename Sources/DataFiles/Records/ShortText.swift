extension String {
    /// This text, truncated to 40 characters, for error messages with names of any length.
    package var shortened: String {
        let start = prefix(40)
        return start.endIndex == endIndex ? self : start + "…"
    }

    /// This text without leading and trailing spaces and tabs.
    package var trimmed: String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[first...last])
    }
}

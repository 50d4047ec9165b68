extension String {
    /// This text without leading and trailing spaces and tabs.
    package var trimmed: String {
        func isBlank(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        // Most texts have none.
        guard isBlank(utf8.first) || isBlank(utf8.last) else { return self }
        return trimmed { $0 == " " || $0 == "\t" }
    }

    /// This text without leading and trailing white space of Unicode.
    var trimmedWhitespace: String { trimmed(where: \.isWhitespace) }

    private func trimmed(where isBlank: (Character) -> Bool) -> String {
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[first...last])
    }
}

extension Substring {
    /// This text without leading and trailing spaces and tabs.
    package var trimmed: String { String(self).trimmed }
}

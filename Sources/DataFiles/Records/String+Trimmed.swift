extension String {
    /// This text without leading and trailing spaces and tabs.
    package var trimmed: String {
        func isBlank(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        // Most texts have none.
        guard isBlank(utf8.first) || isBlank(utf8.last) else { return self }
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[first...last])
    }

    /// This text without leading and trailing white space of Unicode.
    var trimmedWhitespace: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

extension Substring {
    /// This text without leading and trailing spaces and tabs.
    package var trimmed: String { String(self).trimmed }
}

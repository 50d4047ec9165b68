/// The definitions of links in a Markdown text, such as `[swift]: https://swift.org`, to which cells of its tables refer.
struct LinkDefinitions {
    private var addresses: [String: String] = [:]

    /// The maximum number of definitions, and the maximum length of a line with one in bytes. Others have no effect.
    private static let (maxCount, maxLength) = (10_000, 4096)
    /// The maximum length of a label in bytes.
    private static let maxLabel = 999

    /// Adds the definition in a line, if it is one. The first definition of a label counts. That of a footnote is no link.
    mutating func add(_ line: UnsafeRawBufferPointer) {
        guard line.count <= Self.maxLength, addresses.count < Self.maxCount,
            let start = line.firstIndex(where: { $0 != .space }), start < 4, line[start] == .openBracket,
            let end = line[start...].firstIndex(of: .closeBracket), end + 1 < line.count,
            line[end + 1] == .colon
        else { return }
        let label = Self.normalized(line[(start + 1)..<end])
        let text = String(decoding: line[(end + 2)...], as: UTF8.self).trimmed
        var address = text.prefix { $0 != " " }
        // Only a title may follow, so that a remark in brackets is no definition.
        let title = text[address.endIndex...].first { $0 != " " }
        guard title.map("\"'(".contains) ?? true else { return }
        if address.first == "<", address.last == ">" { address = address.dropFirst().dropLast() }
        guard !label.isEmpty, label.first != "^", !address.isEmpty, addresses[label] == nil else { return }
        addresses[label] = String(address)
    }

    /// Returns a cell with the addresses of its links in place of references: `[Swift](<https://swift.org>)` for
    /// `[Swift][swift]`, `[Swift][]` and `[Swift]`, but not in code and in addresses. `nil` if it has none, or would be longer
    /// than a text with markup can be.
    func withAddresses(_ cell: some Collection<UInt8>) -> [UInt8]? {
        guard !addresses.isEmpty, cell.contains(.openBracket) else { return nil }
        let cell = Array(cell)
        var (result, starts): ([UInt8], [Int]) = ([], [])
        var (at, isChanged) = (0, false)
        while at < cell.count {
            let byte = cell[at]
            guard result.count <= InlineMarkdown.maxLength else { return nil }
            let literal = Self.literal(at: at, in: cell)
            if literal > 0 {
                result += cell[at..<(at + literal)]
                at += literal
                continue
            }
            result.append(byte)
            at += 1
            if byte == .backslash, at < cell.count {
                result.append(cell[at])
                at += 1
            } else if byte == .openBracket {
                starts.append(at)
            } else if byte == .closeBracket, let start = starts.popLast() {
                let reference = reference(after: at, of: start..<(at - 1), in: cell)
                guard let reference else { continue }
                result += Array("(<\(reference.address)>)".utf8)
                (at, isChanged) = (reference.end, true)
            }
        }
        return isChanged ? result : nil
    }

    /// Returns the length of the code, or of the address of a link after its text, at an index. 0 if there is neither.
    private static func literal(at index: Int, in cell: [UInt8]) -> Int {
        if cell[index] == UInt8(ascii: "`") {
            let mark = cell[index...].prefix { $0 == UInt8(ascii: "`") }.count
            var at = index + mark
            while at < cell.count {
                let run = cell[at...].prefix { $0 == UInt8(ascii: "`") }.count
                if run == mark { return at + run - index }
                at += max(run, 1)
            }
            return mark
        }
        guard cell[index] == UInt8(ascii: "("), index > 0, cell[index - 1] == .closeBracket,
            let end = cell[index...].firstIndex(of: UInt8(ascii: ")"))
        else { return 0 }
        return end + 1 - index
    }

    /// Returns the address of the link with a text, and the end of its label. `nil` if the text is no reference.
    private func reference(
        after end: Int, of text: Range<Int>, in cell: [UInt8]
    ) -> (address: String, end: Int)? {
        guard end < cell.count, cell[end] == .openBracket else {
            let isInline = end < cell.count && cell[end] == UInt8(ascii: "(")
            return isInline ? nil : address(of: cell[text]).map { ($0, end) }
        }
        guard let close = cell[end...].prefix(Self.maxLabel + 2).firstIndex(of: .closeBracket) else {
            return nil
        }
        let label = close == end + 1 ? cell[text] : cell[(end + 1)..<close]
        return address(of: label).map { ($0, close + 1) }
    }

    private func address(of label: some Collection<UInt8>) -> String? {
        label.count <= Self.maxLabel ? addresses[Self.normalized(label)] : nil
    }

    /// Returns a label in lowercase, with single spaces.
    private static func normalized(_ label: some Collection<UInt8>) -> String {
        String(decoding: label, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }
}

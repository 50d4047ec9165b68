import DataFiles

/// The numbers of a list in a text, such as `1, 3, 2`, `1 3 2` or `[1, 3, 2]`. Missing numbers are gaps.
struct ChartPoints {
    /// The numbers, with `nil` for gaps.
    private(set) var numbers: [Double?] = []

    /// Reads a list, in the memory of the previous one. It is empty if an element is no number.
    mutating func read(_ text: String) {
        numbers.removeAll(keepingCapacity: true)
        for element in Self.elements(of: text) {
            if let number = NumberReader.number(String(element), mark: .point)
                ?? NumberReader.number(String(element), mark: .comma)
            {
                numbers.append(number.double)
            } else if FormatContext.isMissing(String(element)) {
                numbers.append(nil)
            } else {
                numbers.removeAll(keepingCapacity: true)
                return
            }
        }
        if !numbers.contains(where: { $0 != nil }) { numbers.removeAll(keepingCapacity: true) }
    }

    /// Returns the text of the last number in a list.
    static func last(of text: String) -> String {
        elements(of: text).last { !FormatContext.isMissing(String($0)) }.map { String($0).trimmed } ?? ""
    }

    /// Returns the elements between semicolons, or else commas, or else single spaces. Two spaces enclose a gap, as in a
    /// template with an empty column.
    private static func elements(of text: String) -> [Substring] {
        var list = text[...]
        if text.contains("[") {
            let trimmed = text.trimmed
            if trimmed.first == "[", trimmed.last == "]" { list = trimmed.dropFirst().dropLast() }
        }
        let separator: Character = [";", ","].first { list.contains($0) } ?? " "
        return list.split(separator: separator, omittingEmptySubsequences: false)
    }
}

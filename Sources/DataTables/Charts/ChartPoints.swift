import DataFiles

/// The numbers of a list in a text, such as `1, 3, 2`, `1 3 2` or `[1, 3, 2]`. Missing numbers are gaps.
struct ChartPoints {
    /// The numbers, with `nil` for gaps.
    private(set) var numbers: [Double?] = []

    /// Reads a list, in the memory of the previous one. It is empty if an element is no number.
    ///
    /// - Parameter mark: The decimal mark of the column. A list in which it is not possible has the other one.
    mutating func read(_ text: String, mark: DecimalMark) {
        let elements = Self.elements(of: text).map { String($0) }
        if !read(elements, mark), !read(elements, mark.other) { numbers.removeAll(keepingCapacity: true) }
        if !numbers.contains(where: { $0 != nil }) { numbers.removeAll(keepingCapacity: true) }
    }

    private mutating func read(_ elements: [String], _ mark: DecimalMark) -> Bool {
        numbers.removeAll(keepingCapacity: true)
        for element in elements {
            if let number = NumberReader.number(element, mark: mark) {
                numbers.append(number.double)
            } else if FormatContext.isMissing(element) {
                numbers.append(nil)
            } else {
                return false
            }
        }
        return true
    }

    /// Returns a Boolean value that indicates whether a list has no numbers, as in `,,`.
    static func isMissing(_ text: String) -> Bool {
        text.first?.isNumber != true
            && elements(of: text).allSatisfy { FormatContext.isMissing(String($0)) }
    }

    /// Returns the text of the first number in a list.
    static func first(of text: String) -> String { values(of: text).first ?? "" }

    /// Returns the text of the last number in a list.
    static func last(of text: String) -> String { values(of: text).last ?? "" }

    /// Returns the texts of the numbers in a list, without those that are missing.
    private static func values(of text: String) -> some BidirectionalCollection<String> {
        elements(of: text).lazy.map(String.init).filter { !FormatContext.isMissing($0) }.map(\.trimmed)
    }

    /// Returns the elements between semicolons, or else commas, or else single spaces. Two spaces enclose a gap, as in a
    /// template with an empty column. In a list with spaces such as `1,5 2,5`, commas are within numbers.
    private static func elements(of text: String) -> [Substring] {
        var list = text[...]
        if text.contains("[") {
            let trimmed = text.trimmed
            if trimmed.first == "[", trimmed.last == "]" { list = trimmed.dropFirst().dropLast() }
        }
        var separator: Character = list.contains(";") ? ";" : list.contains(",") ? "," : " "
        if separator == ",", hasOnlyInnerCommas(list) { separator = " " }
        return list.split(separator: separator, omittingEmptySubsequences: false)
    }

    /// Returns a Boolean value that indicates whether a list has spaces between digits, and all commas are also between digits.
    private static func hasOnlyInnerCommas(_ list: Substring) -> Bool {
        let text = Array(String(list).trimmed.utf8)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        func isInner(_ index: Int) -> Bool {
            index > 0 && index + 1 < text.count && digits.contains(text[index - 1])
                && digits.contains(text[index + 1])
        }
        return text.contains(UInt8(ascii: " "))
            && text.indices.allSatisfy { text[$0] != UInt8(ascii: ",") || isInner($0) }
    }
}

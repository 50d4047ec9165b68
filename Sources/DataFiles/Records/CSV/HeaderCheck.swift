import Diagnostics

/// A check whether the titles of columns are probably a record, because the file has no header.
package struct HeaderCheck {
    private let source: any RecordSource

    package init(_ source: any RecordSource) { self.source = source }

    private static let (sampleSize, leastTexts) = (50, 3)

    /// Returns a note about the first title that is a value of its column. `nil` if all can be titles.
    package func note() throws(Diagnostic) -> Diagnostic? {
        let count = min(source.count, Self.sampleSize)
        var sample: [Record] = []
        for index in 0..<count { sample.append(try source.record(at: index)) }
        for (column, title) in source.columns.enumerated() where !source.unnamedColumns.contains(column) {
            let texts = sample.map { $0[column].trimmed }.filter { !FormatContext.isMissing($0) }
            guard texts.count >= Self.leastTexts, Self.isValue(title, among: texts) else { continue }
            return Diagnostic(
                .note, file: source.name, line: 1,
                message: "\"\(title.shortened)\" is a title, although it is like the values below it",
                remedy: "if the file has no header, add --no-header")
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether a title is a value like others: a number with a sign or a fraction, a date
    /// or a code of capital letters and digits. Years and other whole numbers can be titles.
    private static func isValue(_ title: String, among texts: [String]) -> Bool {
        switch ColumnContent(texts) {
        case .numbers:
            guard case .numbers = ColumnContent([title]) else { return false }
            return !title.allSatisfy(\.isNumber)
        case .dates: return ColumnContent([title]) == .dates
        case .texts:
            func isCode(_ text: String) -> Bool {
                text.count == title.count && text.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
            }
            return isCode(title) && title.contains(where: \.isNumber) && texts.allSatisfy(isCode)
                && texts.contains { $0.contains(where: \.isNumber) }
        }
    }
}

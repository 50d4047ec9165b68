import DataFiles

/// The text of a value, with the line of its record. The line is 0 if the record has none.
package struct LocatedText: Hashable {
    package var text: String
    package var line: Int
}

/// The texts of a column that can be the widest of all its rows, without shaping them.
///
/// Digits of numbers and dates have equal widths. A text therefore represents all that differ from it only in digits.
struct WidestTexts {
    /// A text of each shape, the longest ones if there are many.
    private(set) var texts: [LocatedText] = []
    /// The shapes of these texts: their bytes, with zeros as digits.
    private var shapes: Set<[UInt8]> = []
    /// The index and the length of the shortest text, once there are as many as possible.
    private var shortest: (index: Int, length: Int)?
    /// Storage that all texts reuse.
    private var shape: [UInt8] = []

    private static let maxCount = 128

    /// Includes the text of a row.
    ///
    /// - Parameter line: The line of its record.
    mutating func include(_ text: String, line: Int) {
        shape.removeAll(keepingCapacity: true)
        for byte in text.utf8 { shape.append(Self.digits.contains(byte) ? Self.digits.lowerBound : byte) }
        guard !shapes.contains(shape) else { return }
        guard let shortest else {
            shapes.insert(shape)
            texts.append(LocatedText(text: text, line: line))
            if texts.count == Self.maxCount { findShortest() }
            return
        }
        guard text.count > shortest.length else { return }
        shapes.insert(shape)
        texts[shortest.index] = LocatedText(text: text, line: line)
        findShortest()
    }

    private mutating func findShortest() {
        let lengths = texts.map(\.text.count)
        guard let length = lengths.min(), let index = lengths.firstIndex(of: length) else { return }
        shortest = (index, length)
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}

extension ResolvedColumns.Column {
    /// A Boolean value that indicates whether the width of the column depends on the texts of all rows, and not only of a
    /// sample.
    ///
    /// Texts may be shortened, except titles of rows and those of a table that fits its columns.
    ///
    /// - Parameter fitsTexts: Whether the table fits its columns.
    func requiresWidestTexts(fitsTexts: Bool) -> Bool {
        guard !model.showsImage, model.chart?.includesValue != false else { return false }
        return fitsTexts || model.isRowTitle || !isShortened || containsValues
    }

    /// A Boolean value that indicates whether only the numbers and dates among the texts of all rows determine the width.
    ///
    /// - Parameter fitsTexts: Whether the table fits its columns.
    func requiresOnlyWidestValues(fitsTexts: Bool) -> Bool {
        isShortened && !fitsTexts && !model.isRowTitle
    }

    /// A Boolean value that indicates whether some of the sampled texts are numbers or dates, or whether there are no sampled
    /// texts.
    private var containsValues: Bool {
        sample.allSatisfy(\.text.isEmpty) || sample.contains { ColumnContent.isValue($0.text) }
    }
}

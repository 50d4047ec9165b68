import Files
import Foundation
import TableSnapshots

/// The accessibility tree of a table as a JSON array. It is written element by element, so that a long table
/// does not require much memory.
struct AccessibilityJSON {
    let table: TableView

    /// Writes the array, with one element on each line.
    ///
    /// - Throws: `OutputError`, and the error of the table's content.
    func write(to sink: any ByteSink) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var separator = "[\n"
        try table.forEachAccessibilityElement { element in
            try sink.write(Array(separator.utf8) + encoder.encode(element))
            separator = ",\n"
            return true
        }
        if let failure = table.failure { throw failure }
        try sink.write(Array((separator == "[\n" ? "[]\n" : "\n]\n").utf8))
    }
}

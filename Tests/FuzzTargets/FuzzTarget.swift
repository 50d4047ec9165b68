/// Code that reads or draws untrusted input, as a function of bytes. `make fuzz` calls it with bytes that
/// libFuzzer changes to reach more of the code. Tests call it with seeds and earlier findings.
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// Scenes with all keys of scene files and themes, which are drawn.
    case scene
    /// Scene files of any text.
    case text
    /// CSV, TSV and tables in Markdown.
    case csv
    /// JSON and NDJSON.
    case json
    /// Formats of values, and the values.
    case format
    /// Markdown pages with figures.
    case page
    case png, jpeg
    /// Batches of updates of a table, compared with a list and drawn in progress.
    case update
    /// Two bitmaps, compared in every mode.
    case comparison
    /// Tables of columns, which are drawn.
    case columns
    /// Conditions, with the records that they select, and sorting.
    case condition
    /// Records in every encoding.
    case encoding
    /// Folders of damaged fonts.
    case fonts
    /// Inline Markdown of columns.
    case markdown
    /// Constraints of views, which are drawn.
    case constraint

    /// Calls the code with the bytes.
    ///
    /// - Throws: ``FuzzFinding`` if the outcome is neither a result nor a documented error.
    package func run(_ bytes: [UInt8]) throws {
        switch self {
        case .scene: try SceneTarget.run(bytes)
        case .text: try SceneTextTarget.run(bytes)
        case .csv: try RecordTarget.run(bytes, formats: [.csv, .tsv, .markdown])
        case .json: try RecordTarget.run(bytes, formats: [.json, .ndjson])
        case .format: try FormatTarget.run(bytes)
        case .page: try PageTarget.run(bytes)
        case .png: try PNGTarget.run(bytes)
        case .jpeg: try JPEGTarget.run(bytes)
        case .update: try UpdateTarget.run(bytes)
        case .comparison: try ComparisonTarget.run(bytes)
        case .columns: try ColumnTarget.run(bytes)
        case .condition: try ConditionTarget.run(bytes)
        case .encoding: try EncodingTarget.run(bytes)
        case .fonts: try FontTarget.run(bytes)
        case .markdown: try MarkdownTarget.run(bytes)
        case .constraint: try ConstraintTarget.run(bytes)
        }
    }

    /// A Boolean value that indicates whether an input fills caches, which are no leaks.
    package var fillsCaches: Bool {
        switch self {
        case .scene, .update, .columns, .fonts, .constraint: true
        default: false
        }
    }

    /// The initial inputs.
    package var seeds: [[UInt8]] {
        switch self {
        case .scene, .update, .comparison, .columns:
            // These targets accept any bytes.
            (1...16).map { seed in
                (0..<64 * seed).map { UInt8(truncatingIfNeeded: $0 &* (2 * seed + 1) &+ seed) }
            }
        case .text: SceneTextTarget.seeds
        case .csv: RecordTarget.delimitedSeeds
        case .json: RecordTarget.objectSeeds
        case .format: FormatTarget.seeds
        case .page: PageTarget.seeds
        case .png: PNGTarget.seeds
        case .jpeg: JPEGTarget.seeds
        case .condition: ConditionTarget.seeds
        case .encoding: EncodingTarget.seeds
        case .fonts: FontTarget.seeds
        case .markdown: MarkdownTarget.seeds
        case .constraint: ConstraintTarget.seeds
        }
    }
}

/// An error that an input reveals.
package struct FuzzFinding: Error, CustomStringConvertible {
    package var description: String

    init(_ description: String) { self.description = description }

    static func check(_ condition: Bool, _ sentence: @autoclosure () -> String) throws(FuzzFinding) {
        if !condition { throw FuzzFinding(sentence()) }
    }
}

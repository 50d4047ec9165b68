package import DataFiles
package import Diagnostics

/// The records that a table shows, and their order.
package struct RecordSelection {
    /// The condition that they meet. `nil` selects all.
    private let filter: String?
    /// The columns by which they are sorted.
    private let sort: [String]
    /// Their maximum number. `nil` is no limit.
    private let limit: Int?

    package init(filter: String?, sort: [String], limit: Int?) {
        (self.filter, self.sort, self.limit) = (filter, sort, limit)
    }

    /// Returns the selected records in their order.
    ///
    /// - Parameters:
    ///   - path: The path of the data in the document.
    ///   - errors: Other errors, which are thrown together with those of the condition and the order.
    package func records(
        of source: any RecordSource, _ context: FormatContext, in document: any ColumnsDocument,
        at path: String, _ errors: inout CollectedErrors
    ) throws -> any RecordSource {
        let condition = try filter.flatMap { text in
            try errors.collecting {
                try document.located(path.appending(key: "filter")) {
                    let condition = try Condition(text, columns: source.columns, context: context)
                    try condition.checkTexts(in: source)
                    return condition
                }
            }
        }
        let order = try sort.enumerated().compactMap { index, text in
            try errors.collecting {
                try document.located(path.appending(key: "sort[\(index)]")) {
                    try SelectedRecords.SortColumn(text, columns: source.columns)
                }
            }
        }
        // A document with errors does not justify reading all records.
        try errors.throwAny()
        guard condition != nil || !order.isEmpty || limit != nil else { return source }
        return try SelectedRecords.of(source, filter: condition, sort: order, limit: limit, context: context)
    }
}

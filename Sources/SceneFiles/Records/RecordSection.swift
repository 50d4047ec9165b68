import Records

/// A run of records under one header.
package struct RecordSection: Equatable, Sendable {
    /// The text of the header, or nil for none.
    package var title: String?
    /// The indices of the records in their file.
    package var records: Range<Int>
}

extension [RecordSection] {
    /// All records of a file: a section for each value of a column, as long as the value stays the same, or one section
    /// when there is no column.
    ///
    /// - Throws: `RecordError` when the file cannot be read any more.
    package init(of file: RecordFile, column: Int?) throws(RecordError) {
        guard let column else {
            self = [RecordSection(title: nil, records: 0..<file.count)]
            return
        }
        self = []
        try file.forEachRun(inColumn: column) { run in
            append(RecordSection(title: run.value, records: run.records))
            return true
        }
    }

    /// The sections that hold some of the records, cut to them. A section that goes on keeps its title.
    package func showing(_ records: Range<Int>) -> [RecordSection] {
        guard !records.isEmpty else { return [] }
        // Pages may be as many as sections, so looking at all of them for each page would take too long.
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].records.upperBound > records.lowerBound {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return self[low...].prefix { $0.records.lowerBound < records.upperBound }.map { section in
            RecordSection(title: section.title, records: section.records.clamped(to: records))
        }
    }
}

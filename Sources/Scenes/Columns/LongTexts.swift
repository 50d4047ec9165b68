import DataFiles

/// The texts of a column in all rows that can be the widest: the first one of each form, in which all digits are
/// equal, because they have equal widths.
struct LongTexts {
    /// A text with its location.
    struct Text: Equatable {
        var text: String
        /// The line of its record. 0 if there is none.
        var line: Int
    }

    private(set) var texts: [Text] = []
    /// The hashes of the forms of ``texts``, and of others that were not accepted.
    private var forms: Set<UInt64> = []

    /// The maximum number of texts. Further ones replace shorter ones.
    private static let maxTexts = 256
    /// The maximum number of remembered forms.
    private static let maxForms = 4096

    /// Adds a text if it has another form than those before it.
    ///
    /// - Parameter isAccepted: Whether a text with another form counts.
    mutating func add(_ text: String, line: Int, _ isAccepted: (String) -> Bool) {
        let form = Self.form(of: text)
        guard !forms.contains(form) else { return }
        if forms.count < Self.maxForms { forms.insert(form) }
        guard isAccepted(text) else { return }
        guard texts.count == Self.maxTexts else { return texts.append(Text(text: text, line: line)) }
        let lengths = texts.map(\.text.utf8.count)
        guard let least = lengths.indices.min(by: { lengths[$0] < lengths[$1] }),
            lengths[least] < text.utf8.count
        else { return }
        texts[least] = Text(text: text, line: line)
    }

    /// Returns a hash of a text with zeros as digits (FNV-1a).
    private static func form(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
            let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            return (hash ^ UInt64(isDigit ? UInt8(ascii: "0") : byte)) &* 0x100_0000_01B3
        }
    }
}

extension SceneColumns {
    /// Returns the columns with the texts that can be the widest in all rows, and the records with codes in columns of
    /// numbers, in which the sample contains none.
    static func scanned(
        _ columns: [Column], _ rows: Rows
    ) throws -> (columns: [Column], codes: [Record]) {
        var columns = columns
        let scanned = columns.indices.filter { columns[$0].isScanned }
        let rowCount = rows.groups.last?.upperBound ?? 0
        guard !scanned.isEmpty else { return (columns, []) }
        var codes: [Int: Record] = [:]
        for row in 0..<rowCount {
            guard let record = try rows.record(row) else { continue }
            for index in scanned {
                let column = columns[index]
                let text = column.value.string(for: record).trimmed
                if codes[index] == nil, column.isNumbersAsWritten, ColumnContent.isCode(text) {
                    codes[index] = record
                }
                columns[index].longTexts.add(text, line: record.line) { column.isOfContent($0) }
            }
        }
        return (columns, scanned.compactMap { codes[$0] })
    }
}

extension SceneColumns.Column {
    /// A Boolean value that indicates whether the widths of values in all rows are required: those of numbers and dates.
    fileprivate var isScanned: Bool {
        !isShortened && !model.showsImage && model.chart?.includesValue != false
            && model.chart?.kind.isOfList != true && (content != .texts || hasDates)
    }

    /// A Boolean value that indicates whether the values are numbers without a format.
    fileprivate var isNumbersAsWritten: Bool {
        if case .numbers = content { !value.hasFormats && model.chart == nil } else { false }
    }

    /// Returns a Boolean value that indicates whether a value is what the column contains: other texts may be shortened.
    fileprivate func isOfContent(_ text: String) -> Bool {
        guard !isMissing(text) else { return false }
        if value.hasFormats { return true }
        if case .numbers(let separator) = content {
            return DecimalMark(rawValue: separator).map { NumberReader.number(text, mark: $0) != nil } ?? true
        }
        // Other values in a column of dates, such as "until further notice", are texts.
        return content == .texts || ColumnContent([text]) == .dates
    }
}

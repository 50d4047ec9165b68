/// The texts of a column that show how its values are read.
struct ColumnEvidence {
    private(set) var dates = DateEvidence()
    private(set) var marks = MarkEvidence()
    /// Boolean values that indicate whether the texts determine the decimal mark and the order of dates.
    let hasMarks, hasDates: Bool

    mutating func add(_ text: String) {
        dates.add(text)
        if hasMarks { marks.add(text) }
    }

    /// Adds a text only to what is undecided.
    mutating func addFurther(_ text: String) {
        if hasDates, dates.isUndecided { dates.add(text) }
        if hasMarks, marks.isUndecided { marks.add(text) }
    }

    /// A Boolean value that indicates whether further texts can show the decimal mark or the order of dates.
    var isUndecided: Bool { hasDates && dates.isUndecided || hasMarks && marks.isUndecided }
}

/// The texts of a column that show its decimal mark.
struct MarkEvidence {
    private var hasPoint = false
    private var hasComma = false
    /// A Boolean value that indicates whether all texts with commas or points are numbers. Lists and versions are not.
    private(set) var isOfNumbers = true

    mutating func add(_ text: String) {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }) else {
            return
        }
        let isPoint = NumberReader.number(text, mark: .point) != nil
        let isComma = NumberReader.number(text, mark: .comma) != nil
        if isPoint, !isComma { hasPoint = true }
        if isComma, !isPoint { hasComma = true }
        if !isPoint, !isComma { isOfNumbers = false }
    }

    /// The mark with which all numbers are possible. `nil` if there are both, or none.
    var mark: DecimalMark? { hasPoint == hasComma ? nil : hasComma ? .comma : .point }

    var isContradictory: Bool { hasPoint && hasComma }

    /// A Boolean value that indicates whether further texts can show the mark.
    var isUndecided: Bool { isOfNumbers && !hasPoint && !hasComma }
}

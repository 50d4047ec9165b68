import DataFiles

/// A summary with the functions of its columns and its parsed format.
struct ResolvedSummary {
    let title: String
    /// The columns with values, in their order.
    let values: [(column: Int, term: SummaryTerm)]
    /// The columns that the summary names, in their order. They are empty if it is about all columns of numbers.
    let specifiedColumns: [Int]
    /// The function of columns without one of their own.
    let function: SummaryFunction
    /// The format of the values. `nil` uses those of the columns.
    let format: Template?
    /// The columns of numbers that have no value, because their numbers are no quantities.
    let omitted: [Int]
    /// The columns without a value because a few of their values are no numbers.
    let mixed: [Int]

    /// The columns of which numbers are required.
    var columnsOfNumbers: [Int] { uses.filter { !$0.function.countsRows }.map(\.column) }

    /// The columns of which statistics are required, with the functions.
    var uses: [(function: SummaryFunction, column: Int)] { values.flatMap(\.term.uses) }

    /// Returns a summary with the functions of its columns and its parsed format.
    ///
    /// - Parameter isTotal: Whether the title differs from those of sections.
    /// - Throws: `Diagnostic` for an unknown column, and for an unknown format or one that is not for numbers.
    static func resolving(
        _ model: DataSummary, _ columns: [ResolvedColumns.Column], _ context: FormatContext, isTotal: Bool
    ) throws(Diagnostic) -> ResolvedSummary {
        let format = try model.format.map { (text) throws(Diagnostic) in
            let template = try Template("{#1:\(text)}", columns: [""], context: context)
            guard template.format?.isNumeric == true else {
                throw Diagnostic(message: "\"\(text.shortened)\" is not a format of numbers")
            }
            return template
        }
        let specified = try model.columns.map { (name) throws(Diagnostic) in
            try columns.index(ofSummarized: name)
        }
        var (chosen, omitted, mixed) = (specified, [Int](), [Int]())
        if specified.isEmpty {
            if !model.function.countsRows {
                mixed = columns.indices.filter {
                    columns[$0].model.summary == nil && columns[$0].strayText != nil
                }
            }
            chosen = columns.indices.filter { columns[$0].isNumeric && columns[$0].model.summary != .omitted }
            if model.function.requiresQuantities {
                omitted = chosen.filter { columns[$0].labels != nil && columns[$0].model.summary == nil }
                chosen.removeAll(where: omitted.contains)
            }
            if model.function.countsRows {
                let last = columns.lastIndex { $0.model.summary != .omitted }
                chosen = [chosen.first ?? last].compactMap(\.self)
            }
        }
        var values: [(column: Int, term: SummaryTerm)] = []
        for index in columns.indices {
            let isChosen = chosen.contains(index)
            let function: SummaryFunction? =
                switch columns[index].model.summary {
                case .omitted?: nil
                case .function(let function)?: isChosen || model.columns.isEmpty ? function : nil
                case nil: isChosen ? model.function : nil
                }
            guard let function else { continue }
            values.append((index, try SummaryTerm.resolving(function, of: index, columns)))
        }
        // A column can replace the function.
        let functions = Set(values.map(\.term.function))
        let shown = functions.count == 1 ? functions.first ?? model.function : model.function
        return ResolvedSummary(
            title: model.title ?? context.locale.title(ofSummary: shown.titleName, isTotal: isTotal),
            values: values, specifiedColumns: specified.sorted(), function: model.function, format: format,
            omitted: omitted, mixed: mixed)
    }
}

extension ResolvedSummary {
    /// Parses the summaries at a path.
    ///
    /// - Parameter sections: The summaries of the sections, if these are those of the table.
    /// - Throws: `InputError` with the errors in all of them.
    static func summaries(
        _ models: [DataSummary], _ columns: [ResolvedColumns.Column], _ context: FormatContext,
        in document: any ColumnsDocument, path: String, below sections: [DataSummary]? = nil
    ) throws -> [ResolvedSummary] {
        var errors = CollectedErrors()
        let summaries = try models.enumerated().compactMap { index, model in
            try errors.collecting {
                try document.located("\(path)[\(index)]") {
                    let isTotal = sections.map { model.function == .sum || !$0.isEmpty } ?? false
                    return try resolving(model, columns, context, isTotal: isTotal)
                }
            }
        }
        try errors.throwAny()
        return summaries
    }
}

extension ColumnStatistics {
    /// Returns the value of a function. The result is `nil` if it requires numbers and there are none, or some of them have
    /// different units.
    func value(of function: SummaryFunction) -> DecimalNumber? {
        if hasSeveralUnits, !function.countsRows { return nil }
        return switch function {
        case .sum: sum
        case .mean: mean
        case .median: median
        case .min: least
        case .max: greatest
        case .count, .share: DecimalNumber(isNegative: false, digits: UInt128(rowCount), exponent: 0)
        case .expression: nil
        }
    }
}

extension SummaryFunction {
    /// The function whose name in the language of the locale is the title of a row.
    var titleName: String { self == .share ? SummaryFunction.count.name : name }
}

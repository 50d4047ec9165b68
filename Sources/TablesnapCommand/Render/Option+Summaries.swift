import Diagnostics
import Scenes

extension Option {
    /// Returns an option with functions of summary rows, separated by commas. A function may have a column after a colon.
    static func summaries(
        _ long: String, _ help: String, _ key: WritableKeyPath<Values, [DataSummary]> & Sendable
    ) -> Option {
        let accepted = AcceptedValues.names(SummaryFunction.names.map(\.name), isList: true)
        return Option(long: long, value: "NAME,...", accepted: accepted, help: help) {
            (values, text) throws(UsageError) in
            values[keyPath: key] = try summaries(text, long)
        }
    }

    /// Parses a list such as `sum:price,sum:weight,mean=Average`, in which a function of several columns is one summary.
    private static func summaries(_ text: String, _ option: String) throws(UsageError) -> [DataSummary] {
        var summaries: [DataSummary] = []
        for item in text.listItems.map(\.trimmed) {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let names = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let title = parts.count > 1 ? String(parts[1]) : nil
            guard title != "" else {
                throw UsageError("\(option): expected a title after \"=\", found \"\(item)\"")
            }
            let function: SummaryFunction
            do throws(Diagnostic) {
                function = try SummaryFunction.reading(String(names.first ?? ""))
            } catch {
                throw UsageError("\(option): \(error.sentence)")
            }
            let index = summaries.firstIndex { $0.function == function && !$0.columns.isEmpty }
            if let index, names.count > 1, title == nil || summaries[index].title == nil {
                summaries[index].columns.append(String(names[1]))
                summaries[index].title = summaries[index].title ?? title
            } else {
                summaries.append(
                    DataSummary(function, title: title, columns: names.dropFirst().map(String.init)))
            }
        }
        return summaries
    }
}

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

    /// Parses a list such as `sum:price,sum:weight,mean`, in which the same function of several columns is one summary.
    private static func summaries(_ text: String, _ option: String) throws(UsageError) -> [DataSummary] {
        var summaries: [DataSummary] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let function: SummaryFunction
            do throws(Diagnostic) {
                function = try SummaryFunction.named(String(parts[0]))
            } catch {
                throw UsageError("\(option): \(error.sentence)")
            }
            guard parts.count > 1 else {
                summaries.append(DataSummary(function))
                continue
            }
            let index = summaries.firstIndex { $0.function == function && !$0.columns.isEmpty }
            if index == nil { summaries.append(DataSummary(function)) }
            summaries[index ?? summaries.endIndex - 1].columns.append(String(parts[1]))
        }
        return summaries
    }
}

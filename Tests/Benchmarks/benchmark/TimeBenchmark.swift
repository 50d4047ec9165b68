import Foundation

/// A benchmark that measures time, memory and file sizes, and compares the times with the committed ones.
struct TimeBenchmark {
    private static let file = URL(fileURLWithPath: "Tests/Benchmarks/figures.json")
    /// Short measurements are repeated until they have taken this time in seconds, and the fastest counts.
    private static let duration = 2.0
    private static let maxRuns = 25

    let inputs: Inputs
    let isRecording: Bool

    /// Prints the selected measurements, and returns whether all commands succeeded.
    func run(_ names: [String]) throws -> Bool {
        let exists = FileManager.default.fileExists(atPath: Self.file.path)
        let last = exists ? try Recorded<Figure>.read(from: Self.file) : nil
        if let last { print("last: \(last.commit), \(last.date), \(last.machine.joined(separator: ", "))") }
        if inputs.programs.typst == nil {
            Benchmark.warn("no Typst; set TYPST_PYTHON to a Python with the package typst to compare with it")
        }
        var results: [String: Figure] = [:]
        var succeeded = true
        for group in Measurement.groups(inputs.programs) {
            let selected = group.measurements.filter { $0.isSelected(by: names) }
            guard !selected.isEmpty else { continue }
            printRow(group.title, ["seconds", "processor", "a second", "peak MB", "file MB", "to last"])
            for (measurement, figure) in try zip(selected, measure(selected)) {
                printRow(measurement, figure, last?.results[measurement.name])
                results[measurement.name] = figure
                succeeded = succeeded && figure != nil
            }
        }
        if isRecording && succeeded {
            let machine = try [Machine.processors()] + Machine.software(inputs.programs.tablesnap)
            try Recorded.write(results, machine: machine, to: Self.file)
        }
        return succeeded
    }

    /// Runs measurements in turns, so that a change of the machine's load affects all of them. `nil` stands for a failure.
    private func measure(_ measurements: [Measurement]) throws -> [Figure?] {
        var best: [Figure?] = measurements.map { _ in nil }
        var remaining = Array(measurements.indices)
        var total = measurements.map { _ in 0.0 }
        for _ in 0..<Self.maxRuns where !remaining.isEmpty {
            for index in remaining {
                let measurement = measurements[index]
                let arguments = try measurement.arguments(inputs)
                var figure = measurement.program.run(arguments, status: measurement.status)
                figure?.size = try inputs.removeOutputs()
                if figure == nil { Benchmark.warn("failed: \(arguments.joined(separator: " "))") }
                total[index] += figure?.seconds ?? .infinity
                let isFaster = figure.map { $0.seconds < best[index]?.seconds ?? .infinity }
                if isFaster ?? true { best[index] = figure }
            }
            remaining.removeAll { total[$0] >= Self.duration }
        }
        return best
    }

    private func printRow(_ measurement: Measurement, _ figure: Figure?, _ last: Figure?) {
        guard let figure else { return printRow("  " + measurement.name, ["failed"]) }
        let ratio = last.map { number(figure.seconds / $0.seconds) }
        let speed = measurement.amount.map { number($0 / figure.seconds) }
        printRow(
            "  " + measurement.name,
            [
                number(figure.seconds), number(figure.processorSeconds), speed ?? "",
                String(figure.peak >> 20), figure.size > 0 ? number(Double(figure.size) / 1e6) : "",
                ratio ?? "",
            ])
    }

    private func printRow(_ name: String, _ columns: [String]) {
        let padding = String(repeating: " ", count: max(0, 44 - name.count))
        let cells = columns.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }
        print(name + padding + cells.joined())
        fflush(nil)
    }

    /// Returns a number with three significant digits.
    private func number(_ value: Double) -> String {
        value.formatted(.number.precision(.significantDigits(3)))
    }
}

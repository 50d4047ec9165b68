import Foundation

/// A check that counts the instructions of short commands with callgrind, and compares them with the committed numbers.
///
/// Unlike times, the numbers do not depend on the load of the machine. They depend on the versions of libraries and of the
/// compiler. Numbers of other versions are therefore not compared.
struct InstructionCheck {
    private static let file = URL(fileURLWithPath: "Tests/Benchmarks/instructions.json")
    private static let tolerance = 0.05
    private static let remedy = "record new numbers with: make bench-check RECORD=1"

    let inputs: Inputs
    let isRecording: Bool

    /// Returns the committed numbers.
    ///
    /// - Throws: A failure if they are of another machine.
    private func committed(comparableOn machine: [String]) throws -> [String: Int] {
        let recorded = try Recorded<Int>.read(from: Self.file)
        guard recorded.machine == machine else {
            let theirs = recorded.machine.filter { !machine.contains($0) }.joined(separator: ", ")
            let ours = machine.filter { !recorded.machine.contains($0) }.joined(separator: ", ")
            throw Failure(
                status: 2,
                "\(Self.file.relativePath): not comparable: recorded with \(theirs), but this machine has "
                    + "\(ours); check out \(recorded.commit), then \(Self.remedy)")
        }
        return recorded.results
    }

    /// Prints the numbers, and returns whether the selected ones are within the tolerance.
    func run(_ names: [String]) throws -> Bool {
        let machine = try Machine.software(inputs.programs.tablesnap)
        let last = isRecording ? [:] : try committed(comparableOn: machine)
        var results: [String: Int] = [:]
        var isSame = true
        for measurement in Measurement.paths(inputs.programs) where measurement.isSelected(by: names) {
            let count = try instructions(of: measurement)
            results[measurement.name] = count
            let before = last[measurement.name]
            let ratio = before.map { Double(count) / Double($0) }
            let text = ratio.map { $0.formatted(.number.precision(.fractionLength(3))) } ?? "new"
            print("\(measurement.name): \(count.formatted()) instructions, \(text)")
            fflush(nil)
            guard !isRecording, ratio.map({ abs($0 - 1) > Self.tolerance }) ?? true else { continue }
            isSame = false
            Benchmark.warn(
                "\(measurement.name): \(count.formatted()) instructions instead of "
                    + "\(before?.formatted() ?? "none"), \(text); if that is intended, \(Self.remedy)")
        }
        if isRecording { try Recorded.write(results, machine: machine, to: Self.file) }
        return isSame
    }

    /// Returns the number of instructions of a command.
    ///
    /// Its environment is fixed, and its hash tables have the same order in each run.
    private func instructions(of measurement: Measurement) throws -> Int {
        let log = inputs.output("callgrind.log")
        let valgrind = Program(
            "/usr/bin/env", "-i", "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "SWIFT_DETERMINISTIC_HASHING=1",
            "valgrind", "--tool=callgrind", "--log-file=\(log)",
            "--callgrind-out-file=\(inputs.output("callgrind.out"))", measurement.program.path)
        let arguments = try measurement.arguments(inputs)
        let succeeded = valgrind.run(arguments, status: measurement.status) != nil
        let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? "valgrind could not be started"
        guard succeeded, let match = text.firstMatch(of: /Collected : ([0-9]+)/), let count = Int(match.1)
        else {
            throw Failure(status: 1, "\(measurement.name): valgrind failed: \(text)")
        }
        _ = try inputs.removeOutputs()
        return count
    }
}

extension Measurement {
    /// Returns the commands whose instructions are counted. They use one thread where they permit it.
    static func paths(_ programs: Programs) -> [Measurement] {
        func draw(
            _ name: String, _ format: String, _ input: @escaping (Inputs) throws -> String,
            _ options: [String]
        ) -> Measurement {
            Measurement(name, programs.tablesnap) {
                try ["render", input($0), "-o", $0.output("image.\(format)"), "--quiet"] + options
            }
        }
        return [
            Measurement("--version", programs.tablesnap) { _ in ["--version"] },
            draw("list of 1 row", "png", { try $0.list(1) }, list),
            draw("list of 300 rows", "png", { try $0.list(300) }, list),
            draw("list of 20 rows, stable", "png", { try $0.list(20) }, list + ["--compression", "stable"]),
            draw("list of 20 rows, SVG", "svg", { try $0.list(20) }, list),
            draw("columns of 20 rows, PNG", "png", { try $0.columns(6, rows: 20) }, ["--columns"]),
            draw("columns of 300 rows, PDF", "pdf", { try $0.columns(6, rows: 300) }, ["--columns"]),
            draw("scene of 2 rows", "png", { try $0.scene(2) }, []),
            draw(
                "CSV of 20,000 rows, one screen", "png", { try $0.columns(6, rows: 20_000) },
                ["--columns", "--screen"]),
            Measurement("check of a scene of 1,000 rows", programs.tablesnap) {
                try ["check", $0.scene(1_000)]
            },
            Measurement("5 goldens, unchanged", programs.tablesnap) {
                try ["verify", $0.goldens(5), "--record", "never", "--no-cache", "--jobs", "1"] + $0.records
            },
            Measurement("5 pages of figures", programs.tablesnap) {
                try ["figures", $0.pages(5), "--jobs", "1"]
            },
        ]
    }
}

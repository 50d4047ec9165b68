import Foundation

/// A benchmark that draws tables of columns with the command, and the same with Typst, if Python has its package.
struct TableBenchmark {
    private let program: Program
    private let folder: URL
    /// The Python with the package `typst`. `nil` if there is none.
    private let python: String?

    /// The limit of the memory of Typst, whose images of long tables require more than most machines have.
    private static let limitInKilobytes = 14_000_000

    init(_ program: Program, _ folder: URL) {
        self.program = program
        self.folder = folder
        let path = ProcessInfo.processInfo.environment["TYPST_PYTHON"] ?? "/usr/bin/python3"
        python = Program(path).usage(of: ["-c", "import typst"]).map { _ in path }
    }

    /// Prints the measurements of tables of 6 columns with each number of rows, and of one with 20 columns.
    func run(_ counts: [Int]) throws {
        print("\n  table                rows   seconds    rows/s   peak MB   file MB")
        for count in counts {
            let data = try write(rows: count, columns: 6)
            for format in ["png", "pdf"] {
                try measure("6 columns, \(format)", count, format) { tablesnap(data, $0) }
                guard let python else { continue }
                try measure("  Typst, \(format)", count, format) { try typst(python, data, $0, format) }
            }
        }
        if python == nil { print("  for Typst: set TYPST_PYTHON to a Python that has the package typst") }
        let count = counts.max() ?? 0
        let data = try write(rows: count, columns: 20)
        try measure("20 columns, png", count, "png") { tablesnap(data, $0, "--fit") }
    }

    private func tablesnap(_ data: URL, _ output: URL, _ options: String...) -> Program.Usage? {
        program.run(["render", data.path, "-o", output.path, "--quiet", "--columns"] + options)
    }

    /// Draws a table with Typst: one image, or pages.
    private func typst(
        _ python: String, _ data: URL, _ output: URL, _ format: String
    ) throws -> Program.Usage? {
        let source = folder.appending(path: "table.typ")
        try """
        #set page(width: 400pt, height: \(format == "png" ? "auto" : "842pt"), margin: 10pt)
        #let data = csv("\(data.lastPathComponent)")
        #table(columns: data.first().len(), table.header(..data.first()), ..data.slice(1).flatten())
        """.write(to: source, atomically: false, encoding: .utf8)
        let script = "import typst; typst.compile('\(source.path)', output='\(output.path)', ppi=144)"
        let command = "ulimit -v \(Self.limitInKilobytes); exec \"$0\" -c \"$1\""
        return Program("/bin/sh").usage(of: ["-c", command, python, script])
    }

    private func measure(
        _ name: String, _ count: Int, _ format: String, _ draw: (URL) throws -> Program.Usage?
    ) throws {
        let output = folder.appending(path: "table.\(format)")
        let usage = try draw(output)
        let label = "  " + name.padding(toLength: 17, withPad: " ", startingAt: 0)
        guard let usage else {
            print(label, Benchmark.column(count.formatted(), 7), "    failed")
            return
        }
        let size = try FileManager.default.attributesOfItem(atPath: output.path)[.size] as? Int ?? 0
        try FileManager.default.removeItem(at: output)
        print(
            label, Benchmark.column(count.formatted(), 7),
            Benchmark.column(String(format: "%.2f", usage.seconds), 9),
            Benchmark.column(Int(Double(count) / usage.seconds).formatted(), 9),
            Benchmark.column(String(usage.peak >> 20), 9),
            Benchmark.column(String(format: "%.1f", Double(size) / 1e6), 9))
    }

    /// Writes records that are equal in every run: names, places, dates and numbers.
    private func write(rows: Int, columns: Int) throws -> URL {
        let names = ["name", "place", "date", "price", "change", "share"]
        var text = (0..<columns).map { $0 < 6 ? names[$0] : "value \($0)" }.joined(separator: ",") + "\n"
        for row in 0..<rows {
            let date = String(format: "2026-%02d-%02d", row % 12 + 1, row % 28 + 1)
            text += "Item \(row),District \(row * 7 % 1_000),\(date)"
            text += ",\(row * 37 % 10_007).\(row % 90 + 10),\(row * 13 % 401 - 200),0.\(row % 90 + 10)"
            for column in 6..<max(columns, 6) { text += ",\(row * column % 10_000)" }
            text += "\n"
        }
        let url = folder.appending(path: "table-\(columns)-\(rows).csv")
        try text.write(to: url, atomically: false, encoding: .utf8)
        return url
    }
}

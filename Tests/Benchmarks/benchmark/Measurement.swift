import Foundation

/// A run of a program that is measured: by its time and memory, or by its instructions.
struct Measurement {
    /// The name, which is also that of the committed result.
    let name: String
    let program: Program
    /// The number of rows, scenes or megabytes, for the speed. `nil` prints none.
    let amount: Double?
    let status: Int32
    /// Returns the arguments, and writes the inputs that they name.
    let arguments: (Inputs) throws -> [String]

    init(
        _ name: String, _ program: Program, of amount: Double? = nil, status: Int32 = 0,
        _ arguments: @escaping (Inputs) throws -> [String]
    ) {
        self.name = name
        self.program = program
        self.amount = amount
        self.status = status
        self.arguments = arguments
    }

    /// Returns whether the name contains one of some parts, or whether there are none.
    func isSelected(by parts: [String]) -> Bool {
        parts.isEmpty || parts.contains { name.contains($0) }
    }
}

/// The result of a measurement.
struct Figure: Codable {
    /// The elapsed time in seconds.
    var seconds: Double
    /// The time of all processors in seconds. It depends less on the load of the machine than the elapsed time.
    var processorSeconds: Double
    /// The maximum memory size in bytes.
    var peak: Int
    /// The size of the written files in bytes.
    var size = 0
}

/// The committed results of measurements by their names, and where they come from.
struct Recorded<Value: Codable>: Codable {
    let commit: String
    let date: String
    let machine: [String]
    let results: [String: Value]

    static func read(from url: URL) throws -> Recorded {
        try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
    }

    /// Writes results of today and the commit in the working directory.
    static func write(_ results: [String: Value], machine: [String], to url: URL) throws {
        let commit = try Program("/usr/bin/env", "git").output(["rev-parse", "--short", "HEAD"])
        let recorded = Recorded(
            commit: commit.trimmingCharacters(in: .newlines),
            date: Date.now.formatted(.iso8601.year().month().day()), machine: machine, results: results)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(recorded) + Data("\n".utf8)).write(to: url, options: .atomic)
    }
}

/// The machine of measurements.
enum Machine {
    /// The versions that determine how many instructions a command takes: of the system, the compiler, valgrind, the
    /// libraries that draw, and whether the processor has the instructions that ISA-L and libdeflate prefer.
    static func software(_ tablesnap: Program) throws -> [String] {
        let script = """
            . /etc/os-release && echo "$PRETTY_NAME, $(cat /etc/debian_version)"
            ${SWIFT:-swift} --version 2>/dev/null | grep -o 'Swift version [0-9.]*'
            valgrind --version
            "$0" environment | awk '/^[A-Z]/ && NF == 2 { print $1, $2 } NF == 3 { fonts++ } END { print fonts, "font files" }'
            echo "$(uname -m) $(grep -o -m 1 -w avx2 /proc/cpuinfo)"
            """
        return try Program("/bin/sh").output(["-c", script, tablesnap.path]).split(separator: "\n").map(
            String.init)
    }

    /// The processors, which determine times.
    static func processors() throws -> String {
        let script = "sed -n 's/^model name.*: //p' /proc/cpuinfo | uniq -c"
        return try Program("/bin/sh").output(["-c", script]).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

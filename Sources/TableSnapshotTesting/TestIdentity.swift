import Testing

/// The test that runs, as golden files are named after it.
struct TestIdentity {
    /// The suite with those around it, or the file for tests that are in none.
    let suite: String
    /// The function without its parameters.
    let test: String
    /// Whether the test runs once for each of several arguments.
    let isParameterized: Bool

    /// Asks Swift Testing, and otherwise takes file and function. XCTest does not tell which test runs.
    init(_ place: SourcePlace) {
        let names = Test.current?.id.nameComponents ?? []
        suite =
            names.count > 1
            ? names.dropLast().map(Self.plain).joined(separator: "-") : place.fileName
        test = Self.plain(names.last ?? place.function)
        isParameterized = Test.Case.current?.isParameterized ?? false
    }

    /// A name as it is written, without parameters and without the backticks around it.
    static func plain(_ name: String) -> String {
        if name.first == "`", let end = name.lastIndex(of: "`"), end != name.startIndex {
            return String(name[name.index(after: name.startIndex)..<end])
        }
        return name.split(separator: "(", maxSplits: 1).first.map(String.init) ?? name
    }
}

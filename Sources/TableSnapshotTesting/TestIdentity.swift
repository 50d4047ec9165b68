import Testing

/// The running test, which determines the names of golden files.
struct TestIdentity {
    /// The suite with its enclosing suites, or the file for tests without a suite.
    let suite: String
    /// The function without its parameters.
    let test: String
    let isParameterized: Bool

    /// Determines the test from Swift Testing, or from the file and function. XCTest does not expose the running test.
    init(_ location: AssertionLocation) {
        let names = Test.current?.id.nameComponents ?? []
        suite = names.count > 1 ? names.dropLast().map(Self.plain).joined(separator: "-") : location.fileName
        test = Self.plain(names.last ?? location.function)
        isParameterized = Test.Case.current?.isParameterized ?? false
    }

    /// Returns a name without parameters and backticks.
    static func plain(_ name: String) -> String {
        if name.first == "`", let end = name.lastIndex(of: "`"), end != name.startIndex {
            return String(name[name.index(after: name.startIndex)..<end])
        }
        return name.split(separator: "(", maxSplits: 1).first.map(String.init) ?? name
    }
}

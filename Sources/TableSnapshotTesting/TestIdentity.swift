import Diagnostics
import Testing

/// The running test, which determines the names of golden files.
struct TestIdentity: Sendable {
    /// The module of the test.
    let module: String
    /// The suite with its enclosing suites, the class of XCTest, or the file for tests without a suite.
    let suite: String
    /// The function without its parameters.
    let test: String
    let isParameterized: Bool
    /// A Boolean value that indicates whether XCTest runs the test.
    let isOfXCTest: Bool

    /// Returns the running test of Swift Testing or XCTest.
    ///
    /// - Throws: A `Diagnostic` if the call is outside of the test's task. The name of the test, or the settings of its
    ///   trait or of `withSnapshots`, are then unknown.
    static func current() throws(Diagnostic) -> TestIdentity {
        if let test = Test.current { return TestIdentity(test) }
        if let test = XCTestObserver.runningTest, !SnapshotSettings.isHidden { return test }
        throw Diagnostic(
            message:
                "the assertion is outside of the test's task, where the name and the settings of the test are "
                + "unknown",
            remedy: "call it in the test or in a child task, and not in Task.detached or on a dispatch queue")
    }

    private init(_ test: Test) {
        let names = test.id.nameComponents.map(Self.plain)
        module = test.id.moduleName
        suite =
            names.count > 1
            ? names.dropLast().joined(separator: "-") : Self.fileName(test.sourceLocation.fileName)
        self.test = names.last ?? ""
        isParameterized = Test.Case.current?.isParameterized ?? false
        isOfXCTest = false
    }

    /// Creates the identity of a test of XCTest.
    ///
    /// - Parameters:
    ///   - typeName: The qualified name of the class, such as `Module.Class`. That of a private class has a component
    ///     in parentheses, which differs between processes.
    ///   - className: The name of the class without its module.
    ///   - testName: XCTest's name of the test: `Class.test` on Linux, and `-[Module.Class test]` on macOS.
    init(typeName: String, className: String, testName: String) {
        let types = typeName.split(separator: ".").filter { !$0.hasPrefix("(") }
        module = String(types.first ?? "")
        suite = types.dropFirst().joined(separator: "-")
        test = Self.method(in: testName, of: className)
        isParameterized = false
        isOfXCTest = true
    }

    /// Checks that an assertion in a function belongs to the test.
    ///
    /// XCTest does not expose the test of a queue or a task. An assertion that runs after the end of its test would
    /// otherwise belong to the next one.
    func checkFunction(_ function: String) throws(Diagnostic) {
        let method = Self.plain(function)
        guard isOfXCTest, method.hasPrefix("test"), function == method + "()", method != test else { return }
        throw Diagnostic(
            message: "the assertion of \(method) ran while \(suite).\(test) was the running test",
            remedy:
                "wait for it in \(method), such as with an expectation; if a test calls another one, move the "
                + "assertion to a function whose name does not begin with “test”")
    }

    private static func method(in testName: String, of className: String) -> String {
        if testName.hasPrefix("-["), let space = testName.firstIndex(of: " ") {
            let selector = String(testName[testName.index(after: space)...].dropLast())
            // The selectors of methods that throw or are asynchronous have more words.
            let endings = ["AndReturnError:", "WithCompletionHandler:"]
            let ending = endings.first { selector.hasSuffix($0) } ?? ""
            return String(selector.dropLast(ending.count))
        }
        return testName.hasPrefix(className + ".")
            ? String(testName.dropFirst(className.count + 1)) : testName
    }

    private static func fileName(_ file: String) -> String {
        file.split(separator: ".").first.map(String.init) ?? file
    }

    /// Returns a name without parameters and backticks.
    static func plain(_ name: String) -> String {
        if name.first == "`", let end = name.lastIndex(of: "`"), end != name.startIndex {
            return String(name[name.index(after: name.startIndex)..<end])
        }
        return name.split(separator: "(", maxSplits: 1).first.map(String.init) ?? name
    }
}

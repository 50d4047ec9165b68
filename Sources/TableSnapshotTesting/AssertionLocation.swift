/// The source location of an assertion.
struct AssertionLocation: Sendable {
    var fileID: StaticString, filePath: StaticString
    var line: UInt, column: UInt
    var function: StaticString = ""
}

extension AssertionLocation: CustomStringConvertible {
    var description: String { "\(fileID):\(line):\(column)" }
}

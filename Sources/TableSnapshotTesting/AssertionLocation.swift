/// The source location of an assertion.
struct AssertionLocation: Sendable {
    var fileID: StaticString, filePath: StaticString
    var line: UInt, column: UInt
    var function: String

    var fileName: String {
        let name = "\(fileID)".split(separator: "/").last ?? ""
        return String(name.split(separator: ".").first ?? name)
    }
}

extension AssertionLocation: CustomStringConvertible {
    var description: String { "\(fileID):\(line)" }
}

/// The source location of an assertion.
struct SourcePlace: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt
    var function: String

    /// The file name without extension.
    var fileName: String {
        let name = "\(fileID)".split(separator: "/").last ?? ""
        return String(name.split(separator: ".").first ?? name)
    }
}

extension SourcePlace: CustomStringConvertible {
    var description: String { "\(fileID):\(line)" }
}

import Diagnostics

extension Diagnostic {
    private static let unknownColumnStart = "no column \""

    /// A Boolean value that indicates whether the error is that no column has a name.
    package var isUnknownColumn: Bool { message.hasPrefix(Self.unknownColumnStart) }

    /// Returns the error that no column has the name `name`.
    package static func unknownColumn(_ name: String, columns: [String]) -> Diagnostic {
        let start = "\(unknownColumnStart)\(name.shortened)\""
        guard !columns.isEmpty else { return Diagnostic(message: "\(start); the records have no columns") }
        let nearest =
            columns.first { $0.hasSuffix(".\(name)") }.map { "did you mean \"\($0.shortened)\"?" }
            ?? suggestion(forUnknown: name, among: columns)
        return Diagnostic(message: start + (nearest.map { "; \($0) " } ?? ". ") + list(ofColumns: columns))
    }

    /// Returns the sentence about the names of columns.
    package static func list(ofColumns columns: [String]) -> String {
        let listed = 12
        // If only one name remains, it takes no more space than its count.
        let isLong = columns.count > listed + 1
        var list = columns.prefix(isLong ? listed : listed + 1).map(\.shortened).joined(separator: ", ")
        if isLong { list += " and \(columns.count - listed) more" }
        return columns.count == 1 ? "The only column is \(list)" : "The columns are \(list)"
    }
}

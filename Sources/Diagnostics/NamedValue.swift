/// A value with a name in files and on the command line.
package protocol NamedValue: Sendable {
    /// The kind of the values, with an article, such as "an accessory".
    static var kind: String { get }
    static var names: Names { get }
    /// A Boolean value that indicates whether a name matches regardless of case. Default: `false`.
    static var ignoresCase: Bool { get }
    /// The names as alternatives for messages and help, such as "light or dark".
    static var alternativeNames: String { get }
    typealias Names = [(name: String, value: Self)]
}

extension NamedValue where Self: RawRepresentable<String> & CaseIterable {
    package static var names: Names { allCases.map { ($0.rawValue, $0) } }
}

extension NamedValue {
    package static var ignoresCase: Bool { false }
    package static var alternativeNames: String { alternatives(names.map(\.name)) }

    /// Returns the value with a name. The error contains the most similar name and all others.
    package static func named(_ name: String) throws(Diagnostic) -> Self {
        if let found = names.first(where: { $0.name == name }) { return found.value }
        if ignoresCase, let found = names.first(where: { $0.name.lowercased() == name.lowercased() }) {
            return found.value
        }
        let remedy = remedy(forUnknown: name, among: names.map(\.name), listed: alternativeNames)
        throw Diagnostic(message: "\"\(name.shortened)\" is not \(kind); \(remedy)")
    }
}

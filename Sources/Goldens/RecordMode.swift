package import Diagnostics

/// The condition under which a drawing becomes the golden image.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
    /// Records a drawing if there is no golden image.
    case missing
    /// Never records a drawing.
    case never
    /// Records a drawing if the comparison fails for any reason. Files that pass remain unchanged.
    case failed
    /// Always records a drawing.
    case all

    /// The environment variable with the name of a mode.
    package static let variable = "TABLESNAP_RECORD"

    /// Creates a mode from environment variables: the mode in `TABLESNAP_RECORD`, otherwise ``never`` if `CI` is set, as
    /// on continuous integration services, and ``missing`` elsewhere.
    ///
    /// - Throws: A `Diagnostic` if `TABLESNAP_RECORD` is not the name of a mode.
    package init(environment: [String: String]) throws(Diagnostic) {
        if let name = environment[Self.variable], !name.isEmpty {
            guard let mode = Self(rawValue: name) else {
                let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
                throw Diagnostic(message: "\(Self.variable): expected \(names), found “\(name)”")
            }
            self = mode
        } else {
            let ci = environment["CI"] ?? ""
            self = ci.isEmpty || ci == "false" || ci == "0" ? .missing : .never
        }
    }
}

/// When a drawing becomes the golden picture it is compared with.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
    /// Where there is no golden picture yet.
    case missing
    /// Never.
    case none
    /// Where the comparison fails, for whatever reason. Files that pass are left untouched, byte for byte.
    case failed
    /// Always.
    case all

    /// The environment variable that names a mode.
    package static let variable = "TABLESNAP_RECORD"

    /// The mode that an environment asks for: that of the variable `TABLESNAP_RECORD`, otherwise ``none`` where `CI` is
    /// set, as continuous integration services do, and ``missing`` elsewhere.
    ///
    /// - Throws: ``GoldenError/unknownRecordMode(_:)``.
    package init(environment: [String: String]) throws(GoldenError) {
        if let name = environment[Self.variable], !name.isEmpty {
            guard let mode = Self(rawValue: name) else { throw .unknownRecordMode(name) }
            self = mode
        } else {
            let ci = environment["CI"] ?? ""
            self = ci.isEmpty || ci == "false" || ci == "0" ? .missing : .none
        }
    }
}

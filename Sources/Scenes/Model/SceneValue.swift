/// A value of a row that is either fixed, or determined by each record.
public enum SceneValue<Value: Hashable & Sendable>: Hashable, Sendable {
    /// A fixed value.
    case fixed(Value)
    /// A template with columns in braces, such as `{mark}`, which results in the name of the value for each
    /// record.
    case template(String)

    /// The fixed value, if it is one.
    var fixed: Value? { if case .fixed(let value) = self { value } else { nil } }

    /// The template, if it is one.
    var template: String? { if case .template(let text) = self { text } else { nil } }
}

/// A value of a row that is either the same whatever the row shows, or named by a record's text.
public enum SceneValue<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value itself.
    case fixed(Value)
    /// A template with columns in braces, such as `{mark}`, that gives the value's name for each record.
    case template(String)
}

import DataFiles
import SceneSchema

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

extension Form {
    /// Returns the form of a value, or of a template that determines one for each record.
    static func bound<Inner: Sendable>(_ form: Form<Inner>) -> Form where Value == SceneValue<Inner> {
        Form(
            shape: .either([form.shape, Self.template]),
            decode: { node, reader in
                if let text = node.scalar?.text, text.contains("{") { return .template(text) }
                return form.decode(node, &reader).map { .fixed($0) }
            },
            encode: { value in
                switch value {
                case .fixed(let value): form.encode(value)
                case .template(let text): .text(text)
                }
            })
    }

    static var template: Shape { .pattern(name: "a template with a column in braces", expression: "\\{") }
}

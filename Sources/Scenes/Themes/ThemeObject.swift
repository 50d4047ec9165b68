import Diagnostics
import SceneSchema
import TableKit

/// A theme or a part of one, whose keys are its properties.
package protocol ThemeObject: SceneObject, ThemeValue {
    /// The keys with the forms of their properties' types. `make keys` writes them.
    static var keys: [Key<Self>] { get }
    /// The keys that replace those whose form differs from that of their property's type.
    static var exceptions: [Key<Self>] { get }
    /// A scene in YAML whose theme changes the object.
    static var example: String { get }
}

extension ThemeObject {
    package static var exceptions: [Key<Self>] { [] }

    package static var definition: Definition<Self> {
        let exceptions = exceptions
        return Definition(
            name: name, keys: keys.map { key in exceptions.first { $0.name == key.name } ?? key },
            example: example)
    }

    /// The name of the object, such as "text field theme".
    private static var name: String {
        let type = DocComments.name(of: self).split(separator: ".").last ?? ""
        let words = type.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
        return words.dropFirst() + (Self.self == Theme.self ? "" : " theme")
    }

    package static var form: Form<Self> { .object }
}

/// A value in a theme, whose type determines its form in files.
package protocol ThemeValue: Sendable, Equatable { static var form: Form<Self> { get } }

extension Key {
    /// Creates a key for a value in a theme. It is always written.
    init<Value: ThemeValue>(_ name: String, _ property: WritableKeyPath<Root, Value> & Sendable) {
        self.init(always: name, property, Value.form)
    }

    /// Creates a key for a part of a theme.
    init<Part: ThemeObject>(_ name: String, _ property: WritableKeyPath<Root, Part> & Sendable) {
        self.init(part: name, property)
    }
}

extension ThemeValue where Self: NamedValue { package static var form: Form<Self> { .choice } }

extension Optional: ThemeValue where Wrapped: ThemeValue {
    package static var form: Form<Self> { Wrapped.form.orNone }
}

/// A value in a list of a theme.
package protocol ThemeListElement: ThemeValue { static var listForm: Form<[Self]> { get } }

extension Array: ThemeValue where Element: ThemeListElement {
    package static var form: Form<Self> { Element.listForm }
}

extension Theme.Shadow: ThemeListElement {
    package static var listForm: Form<[Self]> { .list(form, max: 8) }
}

extension String: ThemeValue { package static var form: Form<Self> { .text } }
extension Bool: ThemeValue { package static var form: Form<Self> { .flag } }
extension Int: ThemeValue { package static var form: Form<Self> { .whole(1...100) } }
extension CGFloat: ThemeValue { package static var form: Form<Self> { .length } }
extension CGSize: ThemeValue { package static var form: Form<Self> { .size } }
extension Color: ThemeListElement {
    package static var form: Form<Color> { .color }
    package static var listForm: Form<[Color]> { .list(form, max: 8) }
}
extension Fill: ThemeValue { package static var form: Form<Self> { .fill } }
extension Font: ThemeValue { package static var form: Form<Self> { .font } }
extension Font.TextStyle: ThemeValue {}
extension ContentSizeCategory: ThemeValue {}
extension Font.Weight: ThemeValue {}
extension TextAlignment: ThemeValue {}
extension CornerCurve: ThemeValue {}
extension Theme.SystemColors: ThemeValue {}
extension FontFeature: ThemeListElement {
    package static var form: Form<Self> { .feature }
    package static var listForm: Form<[Self]> { .features }
}
extension Theme.TitlePosition: ThemeValue { package static var form: Form<Self> { .titlePosition } }

import DataFiles

/// The doc comments of types and properties, which describe objects and keys.
package struct DocComments: Sendable {
    /// The doc comments by the names of types and properties, such as "SceneRow" and "SceneRow.isSelected".
    package let texts: [String: String]

    /// Creates doc comments from lines, each with a name and a text, such as "SceneRow.text: The primary text."
    package init(_ lines: String) {
        var texts: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            texts[String(line[..<colon])] = String(line[colon...].dropFirst(2))
        }
        self.texts = texts
    }

    /// Returns the doc comment of a type.
    package func text(of type: any SceneObject.Type) -> String { texts[Self.name(of: type)] ?? "" }

    /// Returns the doc comment of the property of a key.
    package func text(of key: KeyInfo) -> String { texts[name(of: key)] ?? "" }

    /// Returns the name of a key's property. Unless the key specifies it, that is the name of the key, or a
    /// Boolean property's name such as `isSelected` for "selected".
    package func name(of key: KeyInfo) -> String {
        let type = Self.name(of: key.owner)
        let capitalized = key.name.firstUppercased
        let derived = [key.name] + ["is", "has", "can", "shows", "allows"].map { $0 + capitalized }
        let names = (key.property.map { [$0] } ?? derived).map { type + "." + $0 }
        return names.first { texts[$0] != nil } ?? names[0]
    }

    /// Returns the name of a type without its module.
    package static func name(of type: any SceneObject.Type) -> String {
        let name = String(reflecting: type)
        return String(name.drop { $0 != "." }.dropFirst())
    }
}

/// The doc comments of the types and properties of scene files, which describe objects and keys.
enum DocComments {
    /// The doc comments by the names of types and properties, such as "SceneRow" and "SceneRow.isSelected".
    static let texts: [String: String] = {
        var texts: [String: String] = [:]
        for line in generated.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            texts[String(line[..<colon])] = String(line[colon...].dropFirst(2))
        }
        return texts
    }()

    /// Returns the doc comment of a type.
    static func text(of type: any SceneObject.Type) -> String { texts[name(of: type)] ?? "" }

    /// Returns the doc comment of the property of a key.
    static func text(of key: KeyInfo) -> String { texts[name(of: key)] ?? "" }

    /// Returns the name of a key's property. Unless the key specifies it, that is the name of the key, or a
    /// Boolean property's name such as `isSelected` for "selected".
    static func name(of key: KeyInfo) -> String {
        let type = name(of: key.owner)
        let capitalized = key.name.prefix(1).uppercased() + key.name.dropFirst()
        let derived = [key.name] + ["is", "has", "can", "shows", "allows"].map { $0 + capitalized }
        let names = (key.property.map { [$0] } ?? derived).map { type + "." + $0 }
        return names.first { texts[$0] != nil } ?? names[0]
    }

    /// Returns the name of a type without its module.
    static func name(of type: any SceneObject.Type) -> String {
        let name = String(reflecting: type)
        return String(name.drop { $0 != "." }.dropFirst())
    }
}

import DataFiles
import Foundation
import SceneSchema
import Scenes

/// The values that a position in a scene permits. They are from the JSON Schema that tablesnap prints, and so
/// from the declarations of all keys.
indirect enum SceneShape: Sendable {
    case text
    case flag
    case number(ClosedRange<Double>, isWhole: Bool)
    /// Words, or examples of a pattern.
    case words([String])
    case list(SceneShape, counts: ClosedRange<Int>)
    case map(SceneShape)
    case object([(key: String, shape: SceneShape)], required: Set<String>)
    case either([SceneShape])
    /// A kind of object by its name.
    case kind(String)

    /// The shapes of all kinds of objects by name. The kind of scenes is "table".
    static let kinds: [String: SceneShape] = {
        let bytes = Array(JSONSchema.scene.utf8)
        guard let schema = try? DocumentReader().read(bytes, format: .json, name: "schema") else {
            return [:]
        }
        let kinds = schema.entry("$defs")?.value.mapping ?? []
        return Dictionary(uniqueKeysWithValues: kinds.map { ($0.key, SceneShape($0.value)) })
    }()

    private init(_ schema: DocumentNode) {
        func text(_ key: String) -> String? { schema.entry(key)?.value.scalar?.text }
        if let reference = text("$ref") {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            self = .kind(name.replacingOccurrences(of: "%20", with: " "))
        } else if let shapes = schema.entry("anyOf")?.value.sequence {
            self = .either(shapes.map { SceneShape($0) })
        } else if let words = schema.entry("enum")?.value.sequence {
            self = .words(words.compactMap { $0.scalar?.text })
        } else if let word = text("const") {
            self = .words([word])
        } else if let pattern = text("pattern") {
            let known = Self.samples.filter { $0.range(of: pattern, options: .regularExpression) != nil }
            self = .words(known.isEmpty ? ["x"] : known)
        } else {
            self.init(schema, type: text("type") ?? "string")
        }
    }

    private init(_ schema: DocumentNode, type: String) {
        func number(_ key: String) -> Double? { schema.entry(key)?.value.scalar?.number }
        switch type {
        case "boolean": self = .flag
        case "number", "integer":
            let (low, high) = (number("minimum") ?? -1e300, number("maximum") ?? 1e300)
            self = .number(low...high, isWhole: type == "integer")
        case "array":
            let maximum = Int(min(number("maxItems") ?? 4, 4))
            self = .list(
                schema.entry("items").map { SceneShape($0.value) } ?? .text,
                counts: min(Int(number("minItems") ?? 0), maximum)...maximum)
        case "object":
            if let value = schema.entry("additionalProperties")?.value, value.mapping != nil {
                self = .map(SceneShape(value))
            } else {
                let keys = schema.entry("properties")?.value.mapping ?? []
                let required = schema.entry("required")?.value.sequence?.compactMap { $0.scalar?.text } ?? []
                self = .object(keys.map { ($0.key, SceneShape($0.value)) }, required: Set(required))
            }
        default: self = .text
        }
    }

    /// Texts of many scripts and lengths, and names of parts, steps, colors and columns.
    static let samples = [
        "A", "", "Text", "A text that is so long that it takes more than one line in a row of a table",
        "العربية 12",
        "नमस्ते", "日本語、", "👩‍👩‍👧", "a\u{301}\u{300}", "\n", "\t", "\u{202E}x", "\u{AD}", "{number}",
        "{number:number.2}",
        "row 0:0", "row 0:0 text", "header 0", "row 0:1 accessory", "tap 0:0", "swipe 0:0", "drag 0:0 to 0:1",
        "drag up 40",
        "edit", "done", "scroll 0:1 middle", "0:0", "0:1", "1:0", "#FF9500", "#FF950080", "de", "ja", "B",
        "C", "one", "none",
        "Inter", "1 = 1", "-number", "tap 0:1 accessory", "touch 0:0", "move 0:0 to 0:1", "tap 0:0 Delete",
        "1:1",
    ]
}

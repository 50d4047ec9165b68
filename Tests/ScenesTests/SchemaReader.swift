import DataFiles
import Foundation

/// A validator of documents by a JSON Schema. It supports the rules that tablesnap's schema uses.
struct SchemaReader {
    private let root: DocumentNode

    init(_ root: DocumentNode) { self.root = root }

    func accepts(_ node: DocumentNode) -> Bool { accepts(node, root) }

    private func accepts(_ node: DocumentNode, _ schema: DocumentNode) -> Bool {
        for rule in schema.mapping ?? [] {
            switch rule.key {
            case "$schema", "title", "description", "$defs", "properties": break
            case "$ref":
                let name = (rule.value.scalar?.text ?? "").replacingOccurrences(of: "#/$defs/", with: "")
                    .replacingOccurrences(of: "%20", with: " ")
                guard let target = root.entry("$defs")?.value.entry(name)?.value, accepts(node, target) else {
                    return false
                }
            case "anyOf":
                guard rule.value.sequence?.contains(where: { accepts(node, $0) }) == true else {
                    return false
                }
            case "type":
                let names =
                    rule.value.sequence?.compactMap { $0.scalar?.text } ?? [rule.value.scalar?.text ?? ""]
                guard names.contains(where: { isType($0, node) }) else { return false }
            case "enum":
                guard let word = node.scalar?.word,
                    rule.value.sequence?.contains(where: { $0.scalar?.text == word }) == true
                else { return false }
            case "const": guard node.scalar?.text == rule.value.scalar?.text else { return false }
            default: guard acceptsDetail(node, rule, schema) else { return false }
            }
        }
        return true
    }

    private func acceptsDetail(_ node: DocumentNode, _ rule: DocumentEntry, _ schema: DocumentNode) -> Bool {
        let number = rule.value.scalar?.number ?? 0
        switch rule.key {
        case "pattern":
            let text = node.scalar?.text ?? ""
            return text.range(of: rule.value.scalar?.text ?? "", options: .regularExpression) != nil
        case "minimum": return (node.scalar?.number ?? number) >= number
        case "maximum": return (node.scalar?.number ?? number) <= number
        case "items": return node.sequence?.allSatisfy { accepts($0, rule.value) } ?? true
        case "prefixItems":
            return zip(node.sequence ?? [], rule.value.sequence ?? []).allSatisfy { accepts($0, $1) }
        case "minItems": return (node.sequence?.count ?? .max) >= Int(number)
        case "maxItems": return (node.sequence?.count ?? 0) <= Int(number)
        case "required":
            let keys = rule.value.sequence?.compactMap { $0.scalar?.text } ?? []
            return keys.allSatisfy { node.entry($0) != nil }
        case "additionalProperties":
            let properties = schema.entry("properties")?.value
            return (node.mapping ?? []).allSatisfy { entry in
                if let property = properties?.entry(entry.key) { return accepts(entry.value, property.value) }
                return rule.value.mapping != nil && accepts(entry.value, rule.value)
            }
        default: return false
        }
    }

    private func isType(_ name: String, _ node: DocumentNode) -> Bool {
        switch name {
        case "object": node.mapping != nil
        case "array": node.sequence != nil
        case "string": node.scalar?.word != nil
        case "boolean": node.scalar?.flag != nil
        case "number": node.scalar?.number != nil
        case "integer": node.scalar?.number.map { $0 == $0.rounded() } ?? false
        default: false
        }
    }
}

import Foundation

/// The public declarations of modules, read from their sources.
///
/// Members have UIKit's notation: `frame`, `reloadData()`, `dequeueReusableCell(withIdentifier:for:)`.
struct PublicDeclarations {
    /// The public members of each type by its name, and whether they override a superclass's. Types without a type around
    /// them are members of the empty name.
    private(set) var members: [String: [String: Bool]] = [:]

    /// Reads all Swift files of the folders.
    init(folders: [URL]) throws {
        for folder in folders {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                read(SwiftCode(try String(contentsOf: file, encoding: .utf8)))
            }
        }
    }

    /// Returns whether a type has a public member.
    func contains(_ member: String, in type: String) -> Bool { members[type]?[member] != nil }

    private struct Scope {
        var type: String
        /// Whether members without an access level are public.
        var isPublic: Bool
    }

    private mutating func read(_ code: SwiftCode) {
        var scopes: [Scope?] = []
        var depth = 0
        var start = 0
        let bytes = code.bytes
        /// A Boolean value that indicates whether the code is in a function, whose declarations are not public.
        var isInBody: Bool { scopes.last.map { $0 == nil } ?? false }
        func head(until end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "{") where depth == 0:
                scopes.append(isInBody ? nil : scope(of: head(until: index), in: scopes.last ?? nil))
                start = index + 1
            case UInt8(ascii: "}") where depth == 0:
                if !isInBody { add(head(until: index), in: scopes.last ?? nil) }
                _ = scopes.popLast()
                start = index + 1
            case UInt8(ascii: "\n") where depth == 0:
                if !isInBody {
                    let line = head(until: index)
                    // A type or an attribute continues on the next line.
                    if Self.type(in: line) != nil || Self.isAttribute(line) { continue }
                    add(line, in: scopes.last ?? nil)
                }
                start = index + 1
            default: break
            }
        }
    }

    private static func isAttribute(_ line: String) -> Bool {
        line.contains("@") && line.wholeMatch(of: /\s*@\w+(\([^()]*\))?\s*/) != nil
    }

    /// Returns the scope of a declaration with braces, and records the declaration. `nil` if it contains no members.
    private mutating func scope(of head: String, in outer: Scope?) -> Scope? {
        guard let (kind, name) = Self.type(in: head) else {
            add(head, in: outer)
            return nil
        }
        let isPublic = Self.isPublic(head)
        if kind == "extension" { return Scope(type: name, isPublic: isPublic) }
        if isPublic { members[outer?.type ?? "", default: [:]][name] = false }
        return Scope(
            type: outer.map { "\($0.type).\(name)" } ?? name, isPublic: isPublic && kind == "protocol")
    }

    private mutating func add(_ head: String, in scope: Scope?) {
        guard head.contains(where: { !$0.isWhitespace }), scope?.isPublic == true || Self.isPublic(head),
            head.firstMatch(of: /\b(package|private|fileprivate|internal)\b(?!\()/) == nil
        else { return }
        let isOverride = head.firstMatch(of: /\boverride\b/) != nil
        for name in Self.names(in: head) where members[scope?.type ?? "", default: [:]][name] == nil {
            members[scope?.type ?? "", default: [:]][name] = isOverride
        }
    }

    /// Programs do not see declarations for other modules of the package.
    private static func isPublic(_ head: String) -> Bool {
        (head.contains("public") || head.contains("open")) && !head.contains("@_spi")
            && head.firstMatch(of: /\b(public|open)\b/) != nil
    }

    private static let kinds = ["class", "struct", "enum", "protocol", "extension", "actor"]

    private static func type(in head: String) -> (kind: String, name: String)? {
        guard kinds.contains(where: head.contains),
            let match = head.firstMatch(of: /\b(class|struct|enum|protocol|extension|actor)\s+([\w.]+)/),
            head[..<match.range.lowerBound].firstMatch(of: /\b(func|var|let|init)\b/) == nil,
            !["var", "func"].contains(match.2)
        else { return nil }
        return (String(match.1), String(match.2))
    }

    /// Returns the names that a declaration declares.
    private static func names(in head: String) -> [String] {
        if let match = head.firstMatch(of: /\b(?:func\s+`?(\w+)`?|(init)\b)[^(]*\(/) {
            let parameters = head[match.range.upperBound...]
            return ["\(match.1 ?? match.2 ?? "")(\(labels(in: parameters)))"]
        }
        if let match = head.firstMatch(of: /\b(?:var|let)\s+/) {
            return list(head[match.range.upperBound...], until: nil).compactMap { part in
                part.firstMatch(of: /^\s*`?(\w+)`?\s*(?:[:=]|$)/).map { String($0.1) }
            }
        }
        return head.firstMatch(of: /\btypealias\s+(\w+)/).map { [String($0.1)] } ?? []
    }

    private static func labels(in parameters: Substring) -> String {
        list(parameters, until: ")").compactMap { parameter in
            let label = parameter.replacing(/^\s*(@\w+(\([^()]*\))?\s+)+/, with: "")
                .prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).first
            return label.map { "\($0):" }
        }.joined()
    }

    /// Returns the parts of a text between commas outside brackets.
    private static func list(_ text: Substring, until end: Character?) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text.replacing("->", with: "  ") {
            if depth == 0, character == end { break }
            if "([{<".contains(character) { depth += 1 }
            if ")]}>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}

import Diagnostics

/// A value of a YAML or JSON document, and its position.
package struct DocumentNode: Sendable {
    /// The kinds of values.
    package enum Content: Sendable {
        case scalar(DocumentScalar)
        case sequence([DocumentNode])
        case mapping([DocumentEntry])
    }

    package var content: Content
    package var position: DocumentPosition
    /// A Boolean value that indicates whether a sequence or mapping is written in flow style, in brackets on
    /// one line.
    package var isFlow: Bool

    package init(_ content: Content, at position: DocumentPosition = .none, isFlow: Bool = false) {
        self.content = content
        self.position = position
        self.isFlow = isFlow
    }
}

/// A key of a mapping and its value.
package struct DocumentEntry: Sendable {
    package var key: String
    package var position: DocumentPosition
    package var value: DocumentNode

    package init(_ key: String, _ value: DocumentNode, at position: DocumentPosition = .none) {
        self.key = key
        self.value = value
        self.position = position
    }
}

/// A text, number or other scalar.
package struct DocumentScalar: Sendable, Equatable {
    /// The characters, without quotes and escapes.
    package var text: String
    /// A Boolean value that indicates whether the scalar is always a text, as in quotes. Others may be
    /// numbers, `true`, `false` or `null`.
    package var isText: Bool

    package init(_ text: String, isText: Bool) {
        self.text = text
        self.isText = isText
    }

    /// A Boolean value that indicates whether the scalar is null.
    package var isNull: Bool { !isText && ["", "~", "null", "Null", "NULL"].contains(text) }

    /// The text of the scalar. `nil` if it is a number, a Boolean value or null.
    package var word: String? { isNull || flag != nil || number != nil ? nil : text }

    /// The Boolean value of the scalar. `nil` if it is none.
    package var flag: Bool? {
        guard !isText else { return nil }
        switch text {
        case "true", "True", "TRUE": return true
        case "false", "False", "FALSE": return false
        default: return nil
        }
    }

    /// The number of the scalar. `nil` if it is none. Infinity and hexadecimal numbers are texts.
    package var number: Double? {
        guard !isText, let first = text.utf8.first(where: { $0 != 0x2B && $0 != 0x2D }),
            (0x30...0x39).contains(first) || first == 0x2E,
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
            let number = Double(text), number.isFinite
        else { return nil }
        return number
    }
}

/// A position in a document: line and column in characters, from 1. Both are 0 for values that are not from a
/// file.
package struct DocumentPosition: Sendable, Hashable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The position of values that are not from a file.
    package static let none = DocumentPosition(line: 0, column: 0)
    /// The position of the first character.
    package static let start = DocumentPosition(line: 1, column: 1)
}

extension Diagnostic {
    /// Creates a diagnostic about a position in a document. `nil` and ``DocumentPosition/none`` refer to the
    /// complete document.
    package init(
        _ severity: Severity = .error, file: String? = nil, position: DocumentPosition?, path: String? = nil,
        message: String
    ) {
        let position = position == DocumentPosition.none ? nil : position
        self.init(
            severity, file: file, line: position?.line, column: position?.column, path: path, message: message
        )
    }

    /// The position in the document. `nil` if it is the complete document.
    package var position: DocumentPosition? { line.map { DocumentPosition(line: $0, column: column ?? 1) } }
}

extension DocumentNode {
    /// Returns a Boolean value that indicates whether two nodes are equal, regardless of their positions.
    package func hasSameContent(as other: DocumentNode) -> Bool {
        switch (content, other.content) {
        case (.scalar(let own), .scalar(let other)): own == other
        case (.sequence(let own), .sequence(let other)):
            own.count == other.count && zip(own, other).allSatisfy { $0.hasSameContent(as: $1) }
        case (.mapping(let own), .mapping(let other)):
            own.count == other.count
                && zip(own, other).allSatisfy { $0.key == $1.key && $0.value.hasSameContent(as: $1.value) }
        default: false
        }
    }

    /// Returns a text node.
    package static func text(_ text: String) -> DocumentNode {
        DocumentNode(.scalar(.init(text, isText: true)))
    }

    /// Returns a number, `true` or `false` node from its characters.
    package static func word(_ text: String) -> DocumentNode {
        DocumentNode(.scalar(.init(text, isText: false)))
    }

    /// The scalar of the node. `nil` if it is none.
    package var scalar: DocumentScalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

    /// The elements of the sequence. `nil` if the node is none.
    package var sequence: [DocumentNode]? { if case .sequence(let nodes) = content { nodes } else { nil } }

    /// The entries of the mapping. `nil` if the node is none.
    package var mapping: [DocumentEntry]? { if case .mapping(let entries) = content { entries } else { nil } }

    /// Returns the entry with a key, or `nil`.
    package func entry(_ key: String) -> DocumentEntry? { mapping?.first { $0.key == key } }
}

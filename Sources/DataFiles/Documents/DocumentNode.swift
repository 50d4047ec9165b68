import Diagnostics

/// A value of a document, and where it stands: what YAML and JSON have in common.
package struct DocumentNode: Sendable {
    /// What the value is.
    package enum Content: Sendable {
        case scalar(DocumentScalar)
        case sequence([DocumentNode])
        case mapping([DocumentEntry])
    }

    package var content: Content
    package var position: DocumentPosition
    /// Whether a sequence or mapping stands between brackets on one line when it is written.
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

/// A text, number or word.
package struct DocumentScalar: Sendable, Equatable {
    /// The characters, without quotes and escapes.
    package var text: String
    /// Whether the scalar is a text whatever it looks like, as in quotes. Others may be numbers, `true`, `false` or
    /// `null`.
    package var isText: Bool

    package init(_ text: String, isText: Bool) {
        self.text = text
        self.isText = isText
    }

    /// Whether the scalar stands for nothing at all.
    package var isNull: Bool { !isText && ["", "~", "null", "Null", "NULL"].contains(text) }

    /// The text the scalar is, unless it stands for a number, a truth value or nothing.
    package var word: String? { isNull || flag != nil || number != nil ? nil : text }

    /// The truth value the scalar stands for, or nil.
    package var flag: Bool? {
        guard !isText else { return nil }
        switch text {
        case "true", "True", "TRUE": return true
        case "false", "False", "FALSE": return false
        default: return nil
        }
    }

    /// The number the scalar stands for, or nil. Digits alone make numbers: no infinity, no hexadecimal.
    package var number: Double? {
        guard !isText, let first = text.utf8.first(where: { $0 != 0x2B && $0 != 0x2D }),
            (0x30...0x39).contains(first) || first == 0x2E,
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
            let number = Double(text), number.isFinite
        else { return nil }
        return number
    }
}

/// A place in a document: line and column in characters, from 1; 0 for what was never in a file.
package struct DocumentPosition: Sendable, Hashable, Comparable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Nowhere.
    package static let none = DocumentPosition(line: 0, column: 0)
    /// The first character.
    package static let start = DocumentPosition(line: 1, column: 1)

    package static func < (left: DocumentPosition, right: DocumentPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

extension Diagnostic {
    /// Creates a diagnostic about a position in a document; `nil` and ``DocumentPosition/none`` stand for the whole
    /// document.
    package init(
        _ severity: Severity = .error, file: String? = nil, position: DocumentPosition?, path: String? = nil,
        message: String
    ) {
        let position = position == DocumentPosition.none ? nil : position
        self.init(
            severity, file: file, line: position?.line, column: position?.column, path: path, message: message
        )
    }

    /// The position in the document. `nil` if it is the whole document.
    package var position: DocumentPosition? {
        line.map { DocumentPosition(line: $0, column: column ?? 1) }
    }
}

extension DocumentNode {
    /// Whether another node says the same, wherever it stands.
    package func saysTheSame(as other: DocumentNode) -> Bool {
        switch (content, other.content) {
        case (.scalar(let own), .scalar(let other)): own == other
        case (.sequence(let own), .sequence(let other)):
            own.count == other.count && zip(own, other).allSatisfy { $0.saysTheSame(as: $1) }
        case (.mapping(let own), .mapping(let other)):
            own.count == other.count
                && zip(own, other).allSatisfy { $0.key == $1.key && $0.value.saysTheSame(as: $1.value) }
        default: false
        }
    }

    /// A text.
    package static func text(_ text: String) -> DocumentNode {
        DocumentNode(.scalar(.init(text, isText: true)))
    }

    /// A number, `true` or `false`, as it is written.
    package static func word(_ text: String) -> DocumentNode {
        DocumentNode(.scalar(.init(text, isText: false)))
    }

    /// The scalar the node is, or nil.
    package var scalar: DocumentScalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

    /// The elements of the sequence the node is, or nil.
    package var sequence: [DocumentNode]? { if case .sequence(let nodes) = content { nodes } else { nil } }

    /// The entries of the mapping the node is, or nil.
    package var mapping: [DocumentEntry]? { if case .mapping(let entries) = content { entries } else { nil } }

    /// The entry with a key, or nil.
    package func entry(_ key: String) -> DocumentEntry? { mapping?.first { $0.key == key } }
}

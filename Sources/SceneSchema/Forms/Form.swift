package import DataFiles
import Diagnostics

/// The encoding of a kind of value in scene files.
package struct Form<Value: Sendable>: Sendable {
    package let shape: Shape
    /// Reads a value. It reports errors, and its result is `nil` if there is no valid value.
    package let decode: @Sendable (DocumentNode, inout SceneReader) -> Value?
    package let encode: @Sendable (Value) -> DocumentNode
    /// Combines two values. Default: the new value replaces the old one.
    package let overlay: @Sendable (Value, Value) -> Value

    package init(
        shape: Shape, decode: @escaping @Sendable (DocumentNode, inout SceneReader) -> Value?,
        encode: @escaping @Sendable (Value) -> DocumentNode,
        overlay: @escaping @Sendable (Value, Value) -> Value = { _, new in new }
    ) {
        self.shape = shape
        self.decode = decode
        self.encode = encode
        self.overlay = overlay
    }

    /// Creates the encoding of values that are read without other messages than that of the expected shape.
    package init(
        _ shape: Shape, read: @escaping @Sendable (DocumentNode) -> Value?,
        encode: @escaping @Sendable (Value) -> DocumentNode
    ) {
        let decode: @Sendable (DocumentNode, inout SceneReader) -> Value? = { node, reader in
            let value = read(node)
            if value == nil { reader.fail(found: node, expected: shape) }
            return value
        }
        self.init(shape: shape, decode: decode, encode: encode)
    }
}

extension Form {
    /// Returns the same form for another type.
    package func mapped<Other: Sendable>(
        _ read: @escaping @Sendable (Value) -> Other, _ write: @escaping @Sendable (Other) -> Value
    ) -> Form<Other> {
        Form<Other>(
            shape: shape, decode: { node, reader in decode(node, &reader).map(read) },
            encode: { encode(write($0)) })
    }
}

extension Form where Value == String {
    /// Any text. Numbers and Boolean values are read as their text.
    package static let text = Form(
        .text, read: { $0.scalar?.isNull == false ? $0.scalar?.text : nil }, encode: { .text($0) })
}

extension Form where Value == Bool {
    /// `true` or `false`.
    package static let flag = Form(
        shape: .flag,
        decode: { node, reader in
            if let flag = node.scalar?.flag { return flag }
            if let word = node.scalar?.text.lowercased(),
                let meant = ["yes": "true", "on": "true", "no": "false", "off": "false"][word]
            {
                reader.fail(
                    "expected true or false, found \(node.inWords); write \(meant)", at: node.position)
            } else {
                reader.fail(found: node, expected: .flag)
            }
            return nil
        }, encode: { .word($0 ? "true" : "false") })
}

extension Form where Value == Double {
    /// Returns the form of a number in a range.
    package static func number(_ range: ClosedRange<Double>) -> Form {
        Form(
            .number(range, isWhole: false),
            read: { $0.scalar?.number.flatMap { range.contains($0) ? $0 : nil } },
            encode: { .word($0.plainText) })
    }
}

extension Form where Value == Int {
    /// Returns the form of an integer in a range.
    package static func whole(_ range: ClosedRange<Int>) -> Form {
        let limits = Double(range.lowerBound)...Double(range.upperBound)
        return Form(
            .number(limits, isWhole: true),
            read: { node in
                guard let number = node.scalar?.number, limits.contains(number) else { return nil }
                return Int(exactly: number)
            }, encode: { .word(String($0)) })
    }
}

extension Form where Value: NamedValue & Equatable {
    /// One of the value's names.
    package static var choice: Form {
        let shape = Shape.choice(kind: Value.kind, names: Value.names.map(\.name))
        return Form(
            shape: shape,
            decode: { node, reader in
                guard let scalar = node.scalar, !scalar.isNull else {
                    reader.fail(found: node, expected: shape)
                    return nil
                }
                do throws(Diagnostic) {
                    return try Value.named(scalar.text)
                } catch {
                    reader.fail(error.sentence, at: node.position)
                    return nil
                }
            }, encode: { value in .text(Value.names.first { $0.value == value }?.name ?? "") })
    }
}

extension Form where Value: SceneObject {
    /// A mapping of the type's keys, or one of its short forms.
    package static var object: Form {
        Form(
            shape: .object(Value.self), decode: { node, reader in Value.definition.decode(node, &reader) },
            encode: { Value.definition.encode($0) }, overlay: { Value.definition.overlay($0, with: $1) })
    }
}

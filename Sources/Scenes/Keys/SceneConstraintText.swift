import DataFiles
import Diagnostics
import SceneSchema

/// The text of a constraint: a visual format or an equation.
public struct SceneConstraintText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text.
    public var text: String
    /// The location in a file. It does not affect equality, so that rows with equal constraints share cells.
    var location: InputLocation?

    /// Creates a constraint from its text.
    public init(_ text: String) { self.text = text }

    /// Creates a constraint from its text.
    public init(stringLiteral text: String) { self.init(text) }

    /// Returns a Boolean value that indicates whether two texts are equal, wherever they are.
    public static func == (left: Self, right: Self) -> Bool { left.text == right.text }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Form where Value == [SceneConstraintText] {
    /// The constraints in a container.
    static let constraints = list(
        Form<SceneConstraintText>(
            shape: Form<String>.text.shape,
            decode: { node, reader in
                Form<String>.text.decode(node, &reader).map { text in
                    var constraint = SceneConstraintText(text)
                    constraint.location = InputLocation(
                        file: reader.file, line: node.position.line, column: node.position.column,
                        path: reader.path)
                    return constraint
                }
            }, encode: { Form<String>.text.encode($0.text) }), max: SceneLimits.constraints)
}

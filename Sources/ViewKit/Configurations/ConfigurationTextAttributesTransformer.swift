/// A function that derives the attributes of text from those of a configuration. Mirrors
/// `UIConfigurationTextAttributesTransformer`.
///
/// Two transformers are equal if one is a copy of the other.
public struct ConfigurationTextAttributesTransformer {
    /// The function.
    public var transform: (AttributeContainer) -> AttributeContainer { function.transform }

    private let function: Function

    private final class Function {
        let transform: (AttributeContainer) -> AttributeContainer

        init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    }

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        function = Function(transform)
    }

    /// Returns the attributes derived from attributes.
    public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
        function.transform(attributes)
    }
}

extension ConfigurationTextAttributesTransformer: Hashable {
    /// Returns a Boolean value that indicates whether both have the same function, not only equal ones.
    public static func == (left: Self, right: Self) -> Bool { left.function === right.function }

    /// Hashes the identity of the function.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}

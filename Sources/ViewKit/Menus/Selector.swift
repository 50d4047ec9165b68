#if !canImport(ObjectiveC)
    /// The name of a method. It replaces the type of Objective-C, which is not available on Linux, in the declarations
    /// of UIKit. tablesnap calls no methods by name.
    public struct Selector: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
        /// The name of the method.
        public let description: String

        /// Creates a selector from the name of a method.
        public init(_ name: String) { description = name }

        /// Creates a selector from the name of a method.
        public init(stringLiteral name: String) { description = name }
    }
#endif

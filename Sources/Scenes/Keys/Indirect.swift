/// A property whose value is stored outside of its structure, which therefore stays small and is copied fast: a scene can
/// have thousands of rows. Each change of the value allocates memory.
@propertyWrapper
public struct Indirect<Value: Hashable & Sendable>: Hashable, Sendable {
    private var storage: Storage?

    private final class Storage: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// Creates a property with a value, if any.
    public init(wrappedValue: Value?) { storage = wrappedValue.map { Storage($0) } }

    /// The value, if any.
    public var wrappedValue: Value? {
        get { storage?.value }
        set { storage = newValue.map { Storage($0) } }
    }

    /// Returns a Boolean value that indicates whether two properties have equal values.
    public static func == (left: Indirect, right: Indirect) -> Bool {
        left.storage === right.storage || left.wrappedValue == right.wrappedValue
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

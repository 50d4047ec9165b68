// Not an NSObject: Foundation on Linux crashes when it compares attributes. It mistakes the first stored property of
// another module's NSObject for a Core Foundation type.

/// A `ParagraphStyle` as an object, for UIKit code. Its properties have the same names.
@dynamicMemberLookup
public class NSParagraphStyle: Hashable {
    /// The underlying value.
    public fileprivate(set) var value: ParagraphStyle

    /// Creates an object from a value. Default: the default paragraph style.
    public init(_ value: ParagraphStyle = ParagraphStyle()) { self.value = value }

    /// The default paragraph style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Returns a property of the value.
    public subscript<Part>(dynamicMember path: KeyPath<ParagraphStyle, Part>) -> Part { value[keyPath: path] }

    /// Returns an immutable copy.
    public func copy() -> Any { NSParagraphStyle(value) }

    /// Returns a mutable copy, an ``NSMutableParagraphStyle``.
    public func mutableCopy() -> Any { NSMutableParagraphStyle(value) }

    /// Returns a Boolean value that indicates whether the values are equal.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
        left.value == right.value
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A mutable paragraph style. Labels copy its value when it is assigned.
@dynamicMemberLookup
public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// Accesses a property of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<ParagraphStyle, Part>) -> Part {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }

    /// Replaces the value with that of another style.
    public func setParagraphStyle(_ style: NSParagraphStyle) { value = style.value }
}

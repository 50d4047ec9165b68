// Not an NSObject: Foundation on Linux takes the first stored property of other modules' NSObjects for a type of Core
// Foundation's when it compares attributes, and crashes.

/// A `ParagraphStyle` as the object UIKit's listings make; its parts have the same names.
@dynamicMemberLookup
public class NSParagraphStyle: Hashable {
    /// The value behind the object.
    public fileprivate(set) var value: ParagraphStyle

    /// Makes an object for a value; by default for the style of text that has none.
    public init(_ value: ParagraphStyle = ParagraphStyle()) { self.value = value }

    /// The style of text that has none.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// A part of the value.
    public subscript<Part>(dynamicMember path: KeyPath<ParagraphStyle, Part>) -> Part {
        value[keyPath: path]
    }

    /// A style that stays as this one is now.
    public func copy() -> Any { NSParagraphStyle(value) }

    /// A style of its own that can be changed: an ``NSMutableParagraphStyle``.
    public func mutableCopy() -> Any { NSMutableParagraphStyle(value) }

    /// Whether the values are equal.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
        left.value == right.value
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A paragraph style that can be changed. Labels take over its value when they are given it.
@dynamicMemberLookup
public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// A part of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<ParagraphStyle, Part>) -> Part {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }

    /// Takes over another style.
    public func setParagraphStyle(_ style: NSParagraphStyle) { value = style.value }
}

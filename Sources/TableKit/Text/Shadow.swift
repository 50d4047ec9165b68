/// The shadow of text. Mirrors `NSShadow`, as a value.
public struct Shadow: Sendable, Hashable {
    /// How far the shadow stands right of and below the text, in points.
    public var shadowOffset = CGSize.zero
    /// How soft the shadow's edges are: how far they blur, in points. 0 for hard edges.
    public var shadowBlurRadius: CGFloat = 0
    /// The shadow's color, or nil for none.
    public var shadowColor: Color? = Color(white: 0, alpha: 1 / 3)

    /// Makes a hard shadow that stands right behind the text, of a third of black.
    public init() {}
}

// Not an NSObject, for the reason told at NSParagraphStyle.

/// A ``Shadow`` as the object UIKit's listings make. Labels take over its value when they are given it.
@dynamicMemberLookup
public final class NSShadow: Hashable {
    /// The value behind the object.
    public var value = Shadow()

    /// Makes a hard shadow that stands right behind the text, of a third of black.
    public init() {}

    /// A part of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Shadow, Part>) -> Part {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }

    /// Whether the values are equal.
    public static func == (left: NSShadow, right: NSShadow) -> Bool { left.value == right.value }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

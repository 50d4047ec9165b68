/// The shadow of text, as a value. Mirrors `NSShadow`.
public struct Shadow: Sendable, Hashable {
    /// The offset to the right of and below the text, in points.
    public var shadowOffset = CGSize.zero
    /// The blur radius of the shadow's edges, in points. 0 draws sharp edges.
    public var shadowBlurRadius: CGFloat = 0
    /// The color of the shadow. `nil` draws no shadow.
    public var shadowColor: Color? = Color(white: 0, alpha: 1 / 3)

    /// Creates a sharp shadow without offset, in black with an opacity of 1/3.
    public init() {}
}

// Not an NSObject, for the same reason as NSParagraphStyle.

/// A ``Shadow`` as an object, for UIKit code. Labels copy its value when it is assigned.
@dynamicMemberLookup
public final class NSShadow: Hashable {
    /// The underlying value.
    public var value = Shadow()

    /// Creates a sharp shadow without offset, in black with an opacity of 1/3.
    public init() {}

    /// Accesses a property of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Shadow, Part>) -> Part {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }

    /// Returns a Boolean value that indicates whether the values are equal.
    public static func == (left: NSShadow, right: NSShadow) -> Bool { left.value == right.value }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

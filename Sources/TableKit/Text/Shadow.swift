/// A hard shadow of text. Mirrors `NSShadow`, as a value, but for the blur: a picture's text is small, and a label's own
/// shadow has none in UIKit either.
public struct Shadow: Sendable, Hashable {
    /// How far the shadow stands right of and below the text, in points.
    public var shadowOffset = CGSize.zero
    /// The shadow's colour, or nil for none.
    public var shadowColor: Color? = Color(white: 0, alpha: 1 / 3)

    /// Makes a shadow that stands right behind the text, of a third of black.
    public init() {}
}

/// A ``Shadow`` as the object UIKit's listings make.
@dynamicMemberLookup
public final class NSShadow: NSObject {
    /// The value behind the object.
    public var value = Shadow()

    /// A part of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Shadow, Part>) -> Part {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSShadow)?.value == value }

    public override var hash: Int { value.hashValue }
}

/// A touch of a user. Mirrors `UITouch`. tablesnap creates none: tables have methods that simulate touches.
public final class UserTouch: Hashable {
    private init() {}

    /// Returns the location of the touch in a view's coordinates.
    public func location(in view: View?) -> CGPoint { .zero }

    /// Returns a Boolean value that indicates whether two touches are the same object.
    public static func == (left: UserTouch, right: UserTouch) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of a user. Mirrors `UIEvent`. tablesnap creates none.
public final class UserEvent { private init() {} }

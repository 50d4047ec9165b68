/// A reference to an object, which is equal to references to the same object.
package struct ObjectReference<Object: AnyObject>: Hashable {
    package var object: Object?

    package init(_ object: Object? = nil) { self.object = object }

    package static func == (left: Self, right: Self) -> Bool { left.object === right.object }

    package func hash(into hasher: inout Hasher) { hasher.combine(object.map(ObjectIdentifier.init)) }
}

/// Objects of a reference that belong together.
package struct ReferenceGroup: Sendable {
    package let title: String
    /// The names of the objects, in reading order.
    package let objects: [String]

    package init(_ title: String, _ objects: [String]) {
        self.title = title
        self.objects = objects
    }
}

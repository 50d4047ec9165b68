/// A ``ParagraphStyle`` as the object UIKit's listings make; its parts have the same names.
@dynamicMemberLookup
public class NSParagraphStyle: NSObject {
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

    public override func copy() -> Any { NSParagraphStyle(value) }

    public override func mutableCopy() -> Any { NSMutableParagraphStyle(value) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.value == value }

    public override var hash: Int { value.hashValue }
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

/// An item of a bar: the base class of bar buttons and tab bar items. Mirrors `UIBarItem`. An image shows no bars.
open class BarItem {
    init() {}

    /// The title.
    open var title: String?

    /// The image.
    open var image: Image?

    /// The image in a bar of landscape orientation.
    open var landscapeImagePhone: Image?

    /// The insets of the image, in points.
    open var imageInsets = EdgeInsets.zero

    /// A Boolean value that indicates whether the item is enabled.
    open var isEnabled = true

    /// A number that identifies the item.
    open var tag = 0

    /// The name of the item that VoiceOver reads.
    open var accessibilityLabel: String?

    /// A name for tests.
    open var accessibilityIdentifier: String?

    private var attributes: [Control.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the title in a state.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
    ) { self.attributes[state.rawValue] = attributes }

    /// Returns the attributes of the title in a state.
    open func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }
}

extension BarItem: Hashable {
    /// Returns a Boolean value that indicates whether two items are the same object, as with `NSObject`.
    public static func == (left: BarItem, right: BarItem) -> Bool { left === right }

    /// Hashes the identity of the item.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The content that the user has copied. Mirrors `UIPasteboard`. It is always empty, and has no effect on images.
public struct Pasteboard: Sendable {
    /// The pasteboard of the user.
    public static let general = Pasteboard()

    /// The text. It is always `nil`, and setting it has no effect.
    public var string: String? {
        get { nil }
        nonmutating set {}
    }

    /// The image. It is always `nil`, and setting it has no effect.
    public var image: Image? {
        get { nil }
        nonmutating set {}
    }
}

// Not an NSObject, for the same reason as NSParagraphStyle.

/// A ``TextAttachment`` as an object, for UIKit code. Text copies its value when it is assigned to a label or drawn.
open class NSTextAttachment: Hashable {
    /// The character that an attachment replaces.
    public static let character = 0xFFFC

    /// The image. `nil` uses that in ``contents``.
    open var image: Image?

    /// The rectangle of the image; see ``TextAttachment/bounds``.
    open var bounds = CGRect.zero

    /// The bytes of a PNG or JPEG file. Other contents leave the space empty.
    open var contents: Data?

    /// The type of the contents. Present for compatibility with UIKit.
    open var fileType: String?

    /// Creates an attachment from the bytes of a PNG or JPEG file.
    public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }

    /// Creates an attachment without an image.
    public convenience init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment of an image.
    public convenience init(image: Image) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Creates an attachment without an image, as a storyboard would.
    public required init?(coder: NSCoder) {}

    /// Returns the rectangle of the image, which a subclass can override.
    ///
    /// - Parameters:
    ///   - textContainer: Always `nil`.
    ///   - lineFrag: A rectangle of the height of a line in the font of the attachment, or in that of labels. Its width
    ///     is that of an unlimited line.
    ///   - position: Always zero.
    ///   - charIndex: The offset of the character in the UTF-16 of the text; 0 in an `AttributedString`.
    open func attachmentBounds(
        for textContainer: TextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: shownImage?.size ?? .zero) : bounds }

    /// Returns the value at an offset in the UTF-16 of a text.
    func value(at offset: Int, _ font: Font?) -> TextAttachment {
        var value = TextAttachment(image: shownImage)
        guard type(of: self) != NSTextAttachment.self else {
            value.bounds = bounds
            return value
        }
        let height = (font ?? .systemFont(ofSize: Font.labelFontSize)).lineHeight
        value.bounds = attachmentBounds(
            for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: Self.unlimitedWidth, height: height),
            glyphPosition: .zero, characterIndex: offset)
        return value
    }

    private static let unlimitedWidth: CGFloat = 1e7

    private var shownImage: Image? { image ?? contents.flatMap { Image(data: $0) } }

    /// Returns a Boolean value that indicates whether two references are to the same attachment.
    public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool { left === right }

    /// Hashes the identity of the attachment.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
    /// Creates a text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(attachment: attachment, attributes: [:])
    }

    /// Creates a text of one attachment with other attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: Self.attachmentCharacter, attributes: attributes.adding(attachment))
    }

    fileprivate static let attachmentCharacter = "\u{FFFC}"
}

// Foundation's class does not inherit the initializers of extensions. Because these are generic, they do not override
// them, which Swift does not allow.
extension NSMutableAttributedString {
    /// Creates a text of one attachment.
    public convenience init(attachment: some NSTextAttachment) {
        self.init(attachment: attachment, attributes: [:])
    }

    /// Creates a text of one attachment with other attributes.
    public convenience init(
        attachment: some NSTextAttachment, attributes: [NSAttributedString.Key: Any]
    ) { self.init(string: Self.attachmentCharacter, attributes: attributes.adding(attachment)) }
}

extension [NSAttributedString.Key: Any] {
    fileprivate func adding(_ attachment: NSTextAttachment) -> Self {
        merging([.attachment: attachment]) { $1 }
    }
}

import Foundation

/// A view of several lines of editable text, without a cursor. Mirrors `UITextView`.
///
/// It shows the beginning of its text. It is a label with insets, so its text does not scroll. A test types with
/// ``enterText(_:)``.
open class TextView: ScrollView, TextEntering, TextInputTraits {
    private let label = Label()

    /// The object that controls editing and scrolling. It replaces the delegate of the scroll view.
    open weak var delegate: (any TextViewDelegate)? { didSet { scrollDelegate = delegate } }

    /// The properties of the keyboard. Present for compatibility with UIKit, because an image shows no keyboard.
    open var keyboardTraits = KeyboardTraits()

    override func setUp() {
        super.setUp()
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        label.alignsByText = true
        addSubview(label)
    }

    // MARK: Text

    // UIKit's type.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text. Reading it never returns `nil`.
    open var text: String! {
        get { label.text ?? "" }
        set {
            givenText = nil
            label.text = newValue
            contentDidChange()
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text with attributes. Reading it never returns `nil`.
    open var attributedText: NSAttributedString! {
        get { givenText ?? label.attributedText ?? NSAttributedString(string: "") }
        set {
            givenText = newValue.map { NSAttributedString(attributedString: $0) }
            label.attributedText = nil
            showAttributedText()
            contentDidChange()
        }
    }

    /// The font of the text. Default: the system font at 12 points, as in UIKit.
    open var font: Font? = .systemFont(ofSize: 12) { didSet { updateLabel() } }

    /// The color of the text. `nil` uses the color of labels.
    open var textColor: Color? { didSet { updateLabel() } }

    /// The horizontal alignment of the text. Unlike in a label, natural alignment follows the first letter of each
    /// paragraph, and only in paragraphs without letters the layout direction.
    open var textAlignment: TextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }

    /// A Boolean value that indicates whether the view adjusts fonts that were created for specific traits; see
    /// ``Label/adjustsFontForContentSizeCategory``.
    open var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set { label.adjustsFontForContentSizeCategory = newValue }
    }

    /// The distances of the text from the edges, in points. Default: 8 above and below, as in UIKit.
    open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentDidChange() }
    }

    /// The rectangle of the text.
    open var textContainer = TextContainer() { didSet { contentDidChange() } }

    /// The attributes of links, which take precedence over those of the text. Default: none. In UIKit, links have the tint
    /// color by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { showAttributedText() } }

    /// The kinds of data that become links. They have no effect: only links in ``attributedText`` are links.
    open var dataDetectorTypes: DataDetectorTypes = []

    /// The attributed text as the program has set it. `nil` for plain text.
    private var givenText: NSAttributedString?

    private func showAttributedText() {
        guard let givenText else { return }
        let shown = NSMutableAttributedString(attributedString: givenText)
        let range = NSRange(location: 0, length: shown.length)
        givenText.enumerateAttribute(.link, in: range) { link, range, _ in
            if link != nil { shown.addAttributes(linkTextAttributes, range: range) }
        }
        label.attributedText = shown
        contentDidChange()
    }

    private func updateLabel() {
        if let font { label.font = font }
        if let textColor { label.textColor = textColor }
        contentDidChange()
    }

    private func contentDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Editing

    /// A Boolean value that indicates whether the user can edit the text.
    open var isEditable = true

    /// A Boolean value that indicates whether the user can select the text. It has no effect.
    open var isSelectable = true

    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Simulates typing: begins editing, and inserts a text at the end. A control character `\u{8}` deletes the last
    /// character.
    open func enterText(_ string: String) { type(string) }

    var enteredText: String {
        get { text }
        set { text = newValue }
    }

    override func shouldBeginEditing() -> Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
    override func didBeginEditing() { delegate?.textViewDidBeginEditing(self) }
    override func shouldEndEditing() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }
    override func didEndEditing() { delegate?.textViewDidEndEditing(self) }

    func shouldChangeText(in range: NSRange, to replacement: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    func userDidChangeText() {
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
    }

    // MARK: Layout

    private var insets: EdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
        let width = max(area.width, 0)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: area.minX, y: area.minY, width: width, height: height)
    }

    /// Returns the size of the text in the width of `size`, with the insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (horizontal, vertical) = (insets.left + insets.right, insets.top + insets.bottom)
        let width = size.width > 0 ? max(size.width - horizontal, 0) : 0
        let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: text.width + horizontal, height: text.height + vertical)
    }

    /// The size of the text with the insets if the view does not scroll, in points. A view that scrolls has none. Text
    /// wraps at the width that constraints determine.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
    }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        guard !isScrollEnabled else { return nil }
        // Unlike a label, a text view does not shrink to the longest of its lines.
        let height = sizeThatFits(CGSize(width: width, height: 0)).height
        return CGSize(width: sizeThatFits(.zero).width, height: height)
    }
}

/// The kinds of data in a text that become links. Mirrors `UIDataDetectorTypes`.
public struct DataDetectorTypes: OptionSet, Sendable, Hashable {
    /// The bits, one for each kind.
    public let rawValue: UInt

    /// Creates a set of kinds from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers.
    public static let phoneNumber = DataDetectorTypes(rawValue: 1)
    /// Addresses of the web.
    public static let link = DataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = DataDetectorTypes(rawValue: 4)
    /// Dates and times.
    public static let calendarEvent = DataDetectorTypes(rawValue: 8)
    /// All kinds.
    public static let all = DataDetectorTypes(rawValue: .max)
}

/// The rectangle in which a text view lays out its text. Mirrors `NSTextContainer`.
public struct TextContainer: Sendable, Hashable {
    /// The distance of the text from the left and right edges, in addition to the insets. Default: 5 points, as in
    /// UIKit.
    public var lineFragmentPadding: CGFloat = 5

    /// Creates a container with UIKit's padding.
    public init() {}
}

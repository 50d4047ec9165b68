/// A row of a table. Mirrors `UITableViewCell`.
///
/// A cell draws nothing outside its own frame, so that rows can be drawn one at a time.
open class TableViewCell: View, Reusable {
    /// The identifier the cell is reused under, or nil for a cell that is used once.
    public let reuseIdentifier: String?

    /// The arrangement of the predefined content.
    public let style: CellStyle

    /// Makes a cell of a predefined style.
    public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: Self.initialFrame)
        prepare()
    }

    /// Makes a cell for the identifier its class is registered under; see ``View/init(coder:)``.
    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = (coder as? PrototypeCoder)?.reuseIdentifier
        super.init(coder: coder)
        frame = Self.initialFrame
        prepare()
    }

    /// The frame of a cell that is not in a table yet: UIKit's.
    private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

    private func prepare() {
        clipsToBounds = true
        parts.install(in: self)
        applyTheme()
    }

    // MARK: Content

    /// The views a cell always has. A part that shows nothing is hidden.
    let parts = Parts()

    /// The view that holds what the row shows, between the editing control and the accessory.
    public var contentView: View { parts.content }

    /// The row's main text.
    open var textLabel: Label? { parts.text }

    /// The row's second text; nil in the default style.
    open var detailTextLabel: Label? { style == .default ? nil : parts.detail }

    /// The picture at the left of the row.
    open var imageView: ImageView? { parts.image }

    /// How large the picture may be.
    open var imageProperties = ImageProperties() {
        didSet { if imageProperties != oldValue { setNeedsLayout() } }
    }

    // MARK: Accessory

    /// The mark at the right of the row.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }

    /// A view in the place of the mark; it wins over ``accessoryType``.
    open var accessoryView: View? {
        didSet {
            guard accessoryView !== oldValue else { return }
            remove(oldValue)
            setNeedsLayout()
        }
    }

    /// The mark at the right of the row while it is edited, in place of ``accessoryType``.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
    }

    /// A view in the accessory area while the row is edited; it wins over ``editingAccessoryType``.
    open var editingAccessoryView: View? {
        didSet {
            guard editingAccessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }

    // MARK: Selection

    /// How the row shows that it is selected.
    open var selectionStyle: SelectionStyle = .default {
        didSet { if selectionStyle != oldValue { selectionDidChange() } }
    }

    /// Whether the row is selected.
    open private(set) var isSelected = false

    /// Whether the row is touched.
    open private(set) var isHighlighted = false

    /// Selects or deselects the row. A picture has no animation: the end is shown at once.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelected else { return }
        isSelected = selected
        selectionDidChange()
    }

    /// Shows or ends the look of a touched row. A picture has no animation: the end is shown at once.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlighted else { return }
        isHighlighted = highlighted
        selectionDidChange()
    }

    /// Whether the row looks selected.
    var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    /// Labels and pictures follow the row's selection, as in UIKit.
    private func selectionDidChange() {
        contentView.setHighlightedBelow(showsSelection)
        setNeedsLayout()
    }

    /// Behind the content; nil for the background color alone.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
    }

    /// Behind the content and before ``backgroundView`` while the row is selected or highlighted; nil for the
    /// theme's color.
    open var selectedBackgroundView: View? {
        didSet { if selectedBackgroundView !== oldValue { replaceBackground(oldValue) } }
    }

    /// Behind the content of a selected row in a table that lets several rows be selected, in place of
    /// ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: View? {
        didSet { if multipleSelectionBackgroundView !== oldValue { replaceBackground(oldValue) } }
    }

    /// Whether the table lets several rows be selected.
    var isMultipleSelection = false {
        didSet { if isMultipleSelection != oldValue { setNeedsLayout() } }
    }

    private func replaceBackground(_ old: View?) {
        remove(old)
        setNeedsLayout()
    }

    /// Takes out a view that is no longer the cell's, unless it stands elsewhere by now.
    private func remove(_ old: View?) {
        if old?.superview === self { old?.removeFromSuperview() }
    }

    // MARK: Editing

    /// Whether the row shows its editing controls.
    open private(set) var isEditing = false

    /// The control at the row's left while it is edited. The table sets it from its delegate's answer.
    open internal(set) var editingStyle: EditingStyle = .none {
        didSet { if editingStyle != oldValue { setNeedsLayout() } }
    }

    /// Whether the row shows the control to move it while it is edited.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }

    /// Whether the content makes room for an editing control even when there is none.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// The delegate's answer to the same question.
    var isShiftedByTable = true {
        didSet { if isShiftedByTable != oldValue { setNeedsLayout() } }
    }

    /// Whether the table lets the row be moved.
    var isMovable = true {
        didSet { if isMovable != oldValue { setNeedsLayout() } }
    }

    /// Begins or ends editing. A picture has no animation: the end is shown at once.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        isEditing = editing
        setNeedsLayout()
    }

    /// Whether an empty or full circle in the place of that control tells whether the row is selected.
    var showsSelectionCircle = false {
        didSet { if showsSelectionCircle != oldValue { setNeedsLayout() } }
    }

    /// The buttons beside the row while it is pulled aside.
    var swipeActions: SwipeActionsView?

    package override var contentSlide: CGFloat {
        swipeActions.map { $0.isAtRight ? -$0.distance : $0.distance } ?? 0
    }

    // MARK: Indentation

    /// How many levels the content is moved to the right.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    private var ownIndentationWidth: CGFloat?

    /// How far one level moves the content, in points.
    open var indentationWidth: CGFloat {
        get { ownIndentationWidth ?? environment.theme.cell.indentationWidth }
        set {
            ownIndentationWidth = newValue
            setNeedsLayout()
        }
    }

    // MARK: Margins

    /// How far the line below the row stays away from the row's leading edge (left) and trailing edge (right), in
    /// points; nil for what the table says.
    open var separatorInset: EdgeInsets? {
        didSet { if separatorInset != oldValue { setNeedsLayout() } }
    }

    // MARK: In the table

    /// Where the row stands in its table, and what that means for its background, lines and corners.
    var place = Place() {
        didSet {
            guard place != oldValue else { return }
            if place.defaultText != oldValue.defaultText { applyTheme() }
            setNeedsLayout()
        }
    }

    /// The row the cell is shown in, or nil while it is not shown.
    var row: IndexPath?

    /// The background the row had before the delegate's `willDisplay`, which may change it for this row alone.
    var backgroundBeforeDisplay: Color?

    package override var effectiveBackground: Fill? { super.effectiveBackground ?? place.background }

    /// In an inset group the row's place decides which corners are round.
    package override var effectiveShape: RoundedRectangle {
        guard place.cornerRadius > 0 else { return super.effectiveShape }
        return RoundedRectangle(bounds, radius: place.cornerRadius, corners: place.corners)
    }

    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(
            isElement: !holdsControls, label: joinedAccessibilityLabel,
            traits: isSelected || showsCheckmark ? .selected : [])
    }

    /// Called before the cell is used for another row. A subclass that overrides it calls `super`.
    open func prepareForReuse() {
        setSelected(false, animated: false)
        setHighlighted(false, animated: false)
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        applyTheme()
    }

    package override var partNames: [ObjectIdentifier: String] {
        var names = propertyNames
        for (view, name) in namedParts { names[ObjectIdentifier(view)] = name }
        return names
    }

    package override func contentSizeDidChange() {
        setNeedsLayout()
        super.contentSizeDidChange()
    }

    open override func layoutSubviews() {
        placeParts()
    }

    /// The size the row wants at a width in points: as high as its content needs, and no lower than the theme's
    /// row. Whole points, so that layouts agree at every scale.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: automaticHeight(forWidth: size.width))
    }
}

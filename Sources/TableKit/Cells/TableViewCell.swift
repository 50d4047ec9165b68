/// A row of a table. Mirrors `UITableViewCell`.
///
/// A cell clips its content to its frame, so that rows can be drawn separately. Only the theme's border of a section
/// and the selected background extend beyond it, by the width of a line.
open class TableViewCell: View, Reusable, AccessibleView, PartNaming {
    /// The reuse identifier, or `nil` for a cell that is not reused.
    public let reuseIdentifier: String?

    /// The arrangement of the predefined content.
    public let style: CellStyle

    /// Creates a cell of a predefined style.
    public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: Self.initialFrame)
        prepare()
    }

    /// Creates a cell for the identifier that its class is registered for; see ``ViewKit/View/init(coder:)``.
    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = (coder as? PrototypeCoder)?.reuseIdentifier
        super.init(coder: coder)
        frame = Self.initialFrame
        prepare()
    }

    /// UIKit's frame for a cell outside a table.
    private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

    private func prepare() {
        clipsToBounds = true
        tracksContentSize = true
        environmentObserver = { [unowned self] in applyTheme() }
        parts.install(in: self)
        contentView.defaultLayoutMargins = { [weak self] in self?.contentMargins }
        applyTheme()
    }

    // MARK: Content

    /// The views that every cell has. Empty parts are hidden.
    let parts = Parts()

    /// The view that contains the row's content, between the editing control and the accessory.
    public var contentView: View { parts.content }

    /// The label of the row's main text.
    open var textLabel: Label? { parts.text }

    /// The label of the row's secondary text; `nil` in the default style.
    open var detailTextLabel: Label? { style == .default ? nil : parts.detail }

    /// The image view at the left of the row.
    open var imageView: ImageView? { parts.image }

    /// The size limits of the image.
    open var imageProperties = ImageProperties() {
        didSet { if imageProperties != oldValue { setNeedsLayout() } }
    }

    // MARK: Accessory

    /// The accessory at the right of the row.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }

    /// A custom accessory view. It takes precedence over ``accessoryType``.
    open var accessoryView: View? { didSet { if accessoryView !== oldValue { replace(oldValue) } } }

    /// The accessory at the right of the row in editing mode, in place of ``accessoryType``.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
    }

    /// A custom accessory view in editing mode. It takes precedence over ``editingAccessoryType``.
    open var editingAccessoryView: View? {
        didSet { if editingAccessoryView !== oldValue { replace(oldValue) } }
    }

    // MARK: Selection

    /// The appearance of the selected row.
    open var selectionStyle: SelectionStyle = .default {
        didSet { if selectionStyle != oldValue { selectionDidChange() } }
    }

    /// A Boolean value that indicates whether the row is selected.
    open private(set) var isSelected = false { didSet { if isSelected != oldValue { selectionDidChange() } } }

    /// A Boolean value that indicates whether the row is highlighted by a touch.
    open private(set) var isHighlighted = false {
        didSet { if isHighlighted != oldValue { selectionDidChange() } }
    }

    /// Sets the selected state of the row. An image shows the end of the animation.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Sets the highlighted state of the row. An image shows the end of the animation.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    /// Applies the row's selection to labels and image views, as UIKit does.
    private func selectionDidChange() {
        contentView.setHighlightedBelow(showsSelection)
        setNeedsLayout()
    }

    /// The view behind the content. `nil` shows only the background color.
    open var backgroundView: View? { didSet { if backgroundView !== oldValue { replace(oldValue) } } }

    /// The view behind the content and in front of ``backgroundView`` while the row is selected or highlighted. `nil`
    /// uses the theme's color.
    open var selectedBackgroundView: View? {
        didSet { if selectedBackgroundView !== oldValue { replace(oldValue) } }
    }

    /// The view behind the content of a selected row in a table with multiple selection, in place of
    /// ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: View? {
        didSet { if multipleSelectionBackgroundView !== oldValue { replace(oldValue) } }
    }

    var isMultipleSelection = false { didSet { if isMultipleSelection != oldValue { setNeedsLayout() } } }

    /// Removes a view that no longer belongs to the cell, unless it has another superview.
    private func replace(_ old: View?) {
        if old?.superview === self { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    // MARK: Editing

    /// A Boolean value that indicates whether the row shows its editing controls.
    open private(set) var isEditing = false { didSet { if isEditing != oldValue { setNeedsLayout() } } }

    /// The style of the editing control. The table sets it from its delegate's response.
    open internal(set) var editingStyle: EditingStyle = .none {
        didSet { if editingStyle != oldValue { setNeedsLayout() } }
    }

    /// A Boolean value that indicates whether the row shows the reorder control in editing mode.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }

    /// A Boolean value that indicates whether the content moves to provide space for an editing control, even if there
    /// is none.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// The delegate's response for the same property.
    var isShiftedByTable = true { didSet { if isShiftedByTable != oldValue { setNeedsLayout() } } }

    var isMovable = true { didSet { if isMovable != oldValue { setNeedsLayout() } } }

    /// Begins or ends editing. An image shows the end of the animation.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    var showsSelectionCircle = false { didSet { if showsSelectionCircle != oldValue { setNeedsLayout() } } }
    var swipeActions: SwipeActionsView?

    // MARK: Indentation

    /// The indentation level of the content.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

    private var ownIndentationWidth: CGFloat? { didSet { setNeedsLayout() } }

    /// The width of one indentation level, in points.
    open var indentationWidth: CGFloat {
        get { ownIndentationWidth ?? environment.theme.cell.indentationWidth }
        set { ownIndentationWidth = newValue }
    }

    // MARK: Margins

    /// The distances from the separator below the row to the row's leading edge (left) and trailing edge (right), in
    /// points. `nil` uses the table's value.
    open var separatorInset: EdgeInsets? { didSet { if separatorInset != oldValue { setNeedsLayout() } } }

    // MARK: In the table

    /// The row's position in its table, which determines its background, separators and corners.
    var position = Position() {
        didSet {
            guard position != oldValue else { return }
            defaultBackground = position.background
            outline = position.outline
            if position.defaultText != oldValue.defaultText { applyTheme() }
            setNeedsLayout()
        }
    }

    /// The index path of the row, or `nil` while the cell is not displayed.
    var row: IndexPath?

    /// The background before the delegate's `willDisplay`, which can change it for this row only.
    var backgroundBeforeDisplay: Color?

    package var accessibilityProperties: AccessibilityProperties {
        AccessibilityProperties(
            isElement: !containsControls, label: joinedAccessibilityLabel,
            traits: isSelected || showsCheckmark ? .selected : [])
    }

    /// Called before the cell is reused for another row. A subclass that overrides it calls `super`.
    open func prepareForReuse() {
        setSelected(false, animated: false)
        setHighlighted(false, animated: false)
    }

    package var partNames: [ObjectIdentifier: String] {
        var names = propertyNames
        for (view, name) in namedParts { names[ObjectIdentifier(view)] = name }
        return names
    }

    open override func layoutSubviews() { layOutParts() }

    /// Returns the preferred size of the row for a width in points. The height is the one that constraints in the content
    /// view determine. Otherwise it fits the content and is at least the theme's row height.
    ///
    /// The height is rounded up to whole points, so that layouts are the same at every scale.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: automaticHeight(forWidth: size.width))
    }

    /// Returns the preferred size of the row for the width of `targetSize`, or for the current width if that is 0.
    ///
    /// A table measures rows of automatic height with this method. A subclass that overrides it determines their height.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        return sizeThatFits(CGSize(width: width, height: targetSize.height))
    }
}

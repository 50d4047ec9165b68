@_spi(Tables) import ViewKit

/// A row of a table. Mirrors `UITableViewCell`.
///
/// A cell clips its content to its frame: a view that is higher than its row ends at the row's edge. In UIKit, where
/// ``ViewKit/View/clipsToBounds`` of a cell is `false`, such a view extends into the neighboring rows. tablesnap draws
/// strips and parts of an image from the rows that they contain, and computes these rows from heights alone. A part
/// without the row would lack what extends into it. Only the theme's border of a section and the selected background
/// extend beyond the frame, by the width of a line. For higher content, specify a greater height, or use
/// ``TableView/automaticDimension``.
open class TableViewCell: View, Reusable, AccessibleView, PartNaming {
    /// The reuse identifier, or `nil` for a cell that is not reused.
    open var reuseIdentifier: String? { givenReuseIdentifier }

    package var givenReuseIdentifier: String?

    /// The arrangement of the predefined content.
    package let style: CellStyle

    /// Creates a cell of a predefined style.
    public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        self.style = style
        givenReuseIdentifier = reuseIdentifier
        super.init(frame: Self.initialFrame)
        prepare()
    }

    /// Creates a cell of the default style without a reuse identifier. A subclass that overrides the other
    /// initializers inherits it.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Creates a cell of the default style with a frame, which the table replaces.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell of the default style without a reuse identifier; see ``ViewKit/View/init(coder:)``.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        frame = Self.initialFrame
        prepare()
    }

    // See Reusable.
    @_silgen_name("tablesnap_TableViewCell_init_registeredFor")
    package convenience init(registeredFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// UIKit's frame for a cell outside a table.
    private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

    private func prepare() {
        clipsToBounds = true
        awaitsSize = true
        parts.install(in: self)
        contentViewDidChange()
    }

    // MARK: Content

    /// The views that every cell has. Empty parts are hidden.
    let parts = Parts()

    /// The view that contains the row's content, between the editing control and the accessory. With a
    /// ``contentConfiguration``, it is the view of the configuration.
    open var contentView: View { configurations.view ?? parts.content }

    /// Returns a view of the predefined style; `nil` with a content configuration. As in UIKit, the content view
    /// contains it from its first use, so a cell of the program's own views has no others.
    private func predefined<Part: View>(_ part: (ListContent) -> Part) -> Part? {
        guard configurations.content == nil else { return nil }
        let view = part(parts.list)
        if view.superview == nil {
            parts.list.add(view)
            if showsSelection { contentView.setHighlightedBelow(true) }
        }
        return view
    }

    /// The label of the row's main text; `nil` with a content configuration.
    open var textLabel: Label? { predefined { $0.text } }

    /// The label of the row's secondary text; `nil` in the default style, and with a content configuration.
    open var detailTextLabel: Label? { contentKind == .default ? nil : predefined { $0.detail } }

    /// The image view at the left of the row; `nil` with a content configuration.
    open var imageView: ImageView? { predefined { $0.image } }

    /// The arrangement, fonts and colors of the content: those of the ``style`` or of a list content configuration.
    package lazy var contentKind = ListContentKind(style) {
        didSet {
            guard contentKind != oldValue else { return }
            applyTheme()
            setNeedsLayout()
        }
    }

    /// The size limits of the image.
    package var imageProperties = ImageProperties() {
        didSet {
            guard imageProperties != oldValue else { return }
            parts.list.images.maximumSize = imageProperties.maximumSize
            parts.list.images.reservedSize.width = imageProperties.reservedWidth
            parts.list.images.reservesWidthWithoutImage = imageProperties.reservesWidthWithoutImage
            setNeedsLayout()
        }
    }

    // MARK: Configurations

    var configurations = Configurations<CellConfigurationState>()

    /// The state of the cell. A subclass can add custom states to the superclass's.
    open var configurationState: CellConfigurationState { ownConfigurationState }

    /// Updates the cell for a state. It is called before the cell is first displayed, and after each change of its
    /// state. The default implementation updates the configurations; a subclass that overrides it calls `super`.
    open func updateConfiguration(using state: CellConfigurationState) { updateConfigurationsAutomatically() }

    /// The function that updates the cell after ``updateConfiguration(using:)``, in place of a subclass.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A Boolean value that indicates whether the cell's class may override ``configurationState`` or
    /// ``updateConfiguration(using:)``. Default: `true` for subclasses.
    package lazy var mayOverrideUpdates = type(of: self) != TableViewCell.self

    /// A Boolean value that indicates whether the texts are cells of a table of columns, for structured formats.
    package var consistsOfCells = false

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

    private var selected = false { didSet { if selected != oldValue { selectionDidChange() } } }
    private var highlighted = false { didSet { if highlighted != oldValue { selectionDidChange() } } }

    /// A Boolean value that indicates whether the row is selected. Setting it calls ``setSelected(_:animated:)`` without
    /// animation.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// A Boolean value that indicates whether the row is highlighted by a touch. Setting it calls
    /// ``setHighlighted(_:animated:)`` without animation.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Sets the selected state of the row. An image shows the end of the animation.
    open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }

    /// Sets the highlighted state of the row. An image shows the end of the animation.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { self.highlighted = highlighted }

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

    private var editing = false

    /// A Boolean value that indicates whether the row shows its editing controls. Setting it calls
    /// ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// The style of the editing control. The table sets it from its delegate's response.
    open internal(set) var editingStyle: EditingStyle = .none {
        didSet { if editingStyle != oldValue { setNeedsLayout() } }
    }

    /// A Boolean value that indicates whether the row shows the reorder control in editing mode, if the data source does
    /// not specify which rows can be moved. Rows that it allows to move show the control in any case; see
    /// ``TableViewDataSource/tableView(_:canMoveRowAt:)``.
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

    var reorderControlRule = ReorderControlRule.requested {
        didSet { if reorderControlRule != oldValue { setNeedsLayout() } }
    }

    var hasReorderControl: Bool {
        reorderControlRule == .always || (reorderControlRule == .requested && showsReorderControl)
    }

    /// Begins or ends editing. An image shows the end of the animation.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        let state = StateMask(isEditing: editing, isSwiped: swipeActions != nil)
        willTransition(to: state)
        self.editing = editing
        setNeedsLayout()
        didTransition(to: state)
    }

    /// Called before the row begins or ends editing, or shows or hides its swipe actions. A subclass that overrides it
    /// calls `super`.
    open func willTransition(to state: StateMask) {}

    /// Called after the row has begun or ended editing, or shown or hidden its swipe actions. A subclass that overrides
    /// it calls `super`.
    open func didTransition(to state: StateMask) {}

    var showsSelectionCircle = false { didSet { if showsSelectionCircle != oldValue { setNeedsLayout() } } }
    var swipeActions: SwipeActionsView?

    // MARK: Behavior without effect on images

    /// A Boolean value that indicates whether a drag of the row leaves its controls usable. It has no effect.
    open var userInteractionEnabledWhileDragging = false

    /// The appearance of the row with the focus. Images show no focus.
    open var focusStyle: FocusStyle = .default

    /// Called by UIKit when the row begins or ends to be dragged to another app. tablesnap does not call it.
    open func dragStateDidChange(_ dragState: DragState) {}

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
    /// points. Default: the table's value, or the position of the content.
    open var separatorInset: EdgeInsets {
        get {
            let margin = position.margin ?? environment.theme.cell.margin.value(forWidth: bounds.width)
            let line = position.lowerSeparator
            return ownSeparatorInset
                ?? EdgeInsets(top: 0, left: line?.leading ?? margin, bottom: 0, right: line?.trailing ?? 0)
        }
        set { ownSeparatorInset = newValue }
    }

    /// The inset that the program has set. `nil` uses the table's.
    package var ownSeparatorInset: EdgeInsets? {
        didSet { if ownSeparatorInset != oldValue { setNeedsLayout() } }
    }

    // MARK: In the table

    /// The row's position in its table, which determines its background, separators and corners.
    var position = Position() {
        didSet {
            guard position != oldValue else { return }
            updateDefaultBackground()
            if position.defaultText != oldValue.defaultText { applyTheme() }
            setNeedsLayout()
        }
    }

    /// The index path of the row that the cell belongs to, or `nil`.
    var row: IndexPath?

    /// A Boolean value that indicates whether the cell is displayed. It can belong to a row before, as its measure.
    var isDisplayed = false { didSet { awaitsSize = !isDisplayed } }

    /// The background before the delegate's `willDisplay`, which can change it for this row only.
    var backgroundBeforeDisplay: Color?

    /// Called before the cell is reused for another row. A subclass that overrides it calls `super`.
    open func prepareForReuse() {
        setSelected(false, animated: false)
        setHighlighted(false, animated: false)
        configurations.needsUpdate = true
    }

    // MARK: As a view

    @_spi(Tables) public override func applyEnvironment() { applyTheme() }

    @_spi(Tables) public override func contentSizeDidChange() {
        setNeedsLayout()
        super.contentSizeDidChange()
    }

    @_spi(Tables) public override func defaultLayoutMargins(of subview: View) -> EdgeInsets? {
        subview === contentView ? contentMargins : nil
    }

    /// The row with the rounded corners of its inset group. Other rows have those of their layer.
    @_spi(Tables) public override var outline: Outline {
        guard position.cornerRadius > 0 else { return super.outline }
        return (bounds, position.cornerRadius, position.corners, position.cornerCurve)
    }

    /// The distances of the drawing in the last layout.
    @_spi(Tables) public override var surroundingOutsets: EdgeInsets { parts.surroundingOutsets }

    @_spi(Tables) public override func drawSurroundings(in context: GraphicsContext) {
        if surroundingOutsets != .zero { drawBorderAndSelection(in: context) }
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        layOutParts()
    }

    /// Returns the preferred size of the row for a width in points. The height is the one that constraints in the content
    /// view determine. Otherwise it fits the content and is at least the theme's row height.
    ///
    /// The height is rounded up to whole points, so that layouts are the same at every scale.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: automaticHeight(forWidth: size.width))
    }

    /// Returns the preferred size of the row for the width of `targetSize`, or for the current width if that is 0. If the
    /// constraints determine no height, the height is that of `targetSize`, or the theme's row height if that is 0.
    ///
    /// A table measures rows of automatic height with this method. A subclass that overrides it determines their height.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        guard targetSize.height > 0 else { return sizeThatFits(CGSize(width: width, height: 0)) }
        let fitting = (height: targetSize.height, priority: verticalFittingPriority)
        return CGSize(width: width, height: automaticHeight(forWidth: width, fitting))
    }
}

import Diagnostics
@_spi(Tables) import ViewKit

/// A list of rows in sections. Mirrors `UITableView`.
///
/// Set a ``dataSource``, then render an image with `TableSnapshots`. The table queries its data source only for the
/// rows in the current part of the image. A table of more than 200 rows reuses their cells for the next part, so the
/// number of cells is independent of the number of rows.
///
/// A displayed cell stays with its row until the row leaves the screen or is reloaded, also if the traits, the theme or
/// the width change.
open class TableView: ScrollView {
    /// The value for a height that fits the content.
    public static let automaticDimension: CGFloat = -1

    /// The value that default delegate methods return to use the table's height.
    package static let unspecified: CGFloat = -.greatestFiniteMagnitude

    /// The style of the table.
    public let style: Style

    /// Creates an empty table. The frame's height does not limit an image of the complete table.
    public init(frame: CGRect = .zero, style: Style = .plain) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    /// Creates an empty, plain table. A subclass that overrides the other initializers inherits it.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a plain table; see ``ViewKit/View/init(coder:)``.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        alwaysBounceVertical = true
        applyTheme()
    }

    private func applyTheme() { defaultBackground = group(\.background) }

    // MARK: As a view

    @_spi(Tables) public override var contentFollowsConstraints: Bool { false }

    @_spi(Tables) public override var subviewsInDrawingOrder: [View] { viewsInReadingOrder }

    @_spi(Tables) public override var endsShadowsAtSubviews: Bool { true }

    @_spi(Tables) public override var contentFailure: (any Error)? { failure ?? releasedObject }

    @_spi(Tables) public override func applyEnvironment() {
        applyTheme()
        invalidateHeights()
    }

    // MARK: Content

    /// The object that provides the table's content. As in UIKit, the table does not retain it.
    open weak var dataSource: TableViewDataSource? {
        didSet {
            hasDataSource = dataSource != nil
            if dataSource !== oldValue { reloadData() }
        }
    }

    /// The object that controls the appearance and behavior of rows. As in UIKit, the table does not retain it.
    open weak var delegate: TableViewDelegate? {
        didSet {
            hasDelegate = delegate != nil
            scrollDelegate = delegate
            if delegate !== oldValue { invalidateContent() }
        }
    }

    /// Whether an object was set, and not removed. It can be deallocated nevertheless.
    private var hasDataSource = false, hasDelegate = false

    /// The first error of the data source or the delegate, whose methods cannot throw. An image of the table reports it.
    package private(set) var failure: (any Error)?

    /// Records that the data source or the delegate could not return its content.
    package func fail(_ error: any Error) { failure = failure ?? error }

    /// The error for a data source or a delegate that was deallocated, so that its rows would be missing or have other
    /// views and heights.
    private var releasedObject: Diagnostic? {
        let name: String
        if hasDataSource, dataSource == nil {
            name = "data source"
        } else if hasDelegate, delegate == nil {
            name = "delegate"
        } else {
            return nil
        }
        return Diagnostic(
            message:
                "the \(name) of a table was deallocated before drawing, because the table does not retain it",
            remedy: "keep it in a property")
    }

    /// Reloads all content from the data source, and deselects all rows.
    open func reloadData() {
        batch.discard()
        cancelReordering()
        interaction.highlighted = nil
        selection = []
        invalidateContent()
        hideSwipeActions()
    }

    /// Invalidates all content, which is queried again when required.
    func invalidateContent() {
        recordWhetherBeyondEnd()
        cachedGeometry = nil
        isOutOfDate = true
        setNeedsLayout()
    }

    /// Invalidates the heights. Visible cells stay with their rows and measure them.
    func invalidateHeights() {
        cachedGeometry?.width = nil
        invalidateViews()
    }

    /// A Boolean value that indicates whether the views are out of date and must be recycled before others are shown.
    var isOutOfDate = false

    /// A Boolean value that indicates whether the displayed views must be updated before they are shown.
    var needsUpdateOfViews = false

    /// A Boolean value that indicates whether rows are being shown. Changes by the delegate during this time take
    /// effect afterward.
    var isShowing = false

    /// Invalidates the properties that the table gives to visible views.
    func invalidateViews() {
        needsUpdateOfViews = true
        setNeedsLayout()
    }

    var batch = UpdateBatch()

    /// The cell that the data source is currently configuring again.
    var reconfiguredCell: TableViewCell?

    /// A Boolean value that indicates whether the next layout scrolls back to the content's end, if changed heights
    /// have moved it onto the screen.
    private var returnsToEnd = false

    func recordWhetherBeyondEnd() { returnsToEnd = returnsToEnd || !isBeyondEnd }

    // MARK: Sizes

    /// The estimated height of rows that have not been displayed, in points. Default: ``automaticDimension``.
    ///
    /// With ``automaticDimension`` or 0, every row is measured immediately. An image of the complete table always
    /// measures every row. A height that is negative or not finite counts as ``automaticDimension``.
    open var estimatedRowHeight = TableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { invalidateHeights() } }
    }

    /// The height of rows in points, unless the delegate specifies it. Default: ``automaticDimension``, which fits each
    /// row's content.
    ///
    /// A height that is negative or not finite counts as ``automaticDimension``.
    open var rowHeight = TableView.automaticDimension {
        didSet { if rowHeight != oldValue { invalidateHeights() } }
    }

    /// The height of headers in points, unless the delegate specifies it. Default: ``automaticDimension``.
    ///
    /// A height that is negative or not finite counts as ``automaticDimension``.
    open var sectionHeaderHeight = TableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { invalidateHeights() } }
    }

    /// The height of footers in points, unless the delegate specifies it. Default: ``automaticDimension``.
    ///
    /// A height that is negative or not finite counts as ``automaticDimension``.
    open var sectionFooterHeight = TableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { invalidateHeights() } }
    }

    /// The space above each section header in points. Default: ``automaticDimension``, which uses the theme's space: 22
    /// points in plain tables of ``ViewKit/Theme/modern`` and ``ViewKit/Theme/ios26``, otherwise 0.
    ///
    /// In UIKit, programs that are built with an SDK before iOS 15 have no automatic space. Set 0 for an image of such a
    /// program.
    ///
    /// Sections without a header have no such space. A value that is negative or not finite counts as
    /// ``automaticDimension``.
    open var sectionHeaderTopPadding = TableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { invalidateHeights() } }
    }

    /// The cached positions and the width they are valid for. `nil` if they are invalid.
    var cachedGeometry: (width: CGFloat?, value: RowGeometry)?

    /// A Boolean value that indicates whether heights are being measured. During this time there are no positions to
    /// query.
    var isMeasuring = false

    /// The size of the content, in points. While heights are estimated, so is the size.
    ///
    /// Setting it has no effect. As in UIKit, the table sets it when it has changed, so that a subclass can observe it.
    open override var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: geometry.height) }
        set {}
    }

    private var observedContentSize: CGSize?

    private func notifyObserversOfContentSize() {
        guard type(of: self) != TableView.self else { return }
        let size = contentSize
        guard size != observedContentSize else { return }
        observedContentSize = size
        contentSize = size
    }

    /// The number of sections.
    open var numberOfSections: Int {
        // The delegate can require the number during measurement, before it is cached.
        isMeasuring ? dataSource.map(sectionCount) ?? 0 : geometry.sectionCount
    }

    /// Returns the number of rows in a section, or 0 if the section does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        guard section >= 0, section < numberOfSections else { return 0 }
        if isMeasuring { return dataSource.map { rowCount(ofSection: section, in: $0) } ?? 0 }
        return geometry.rowCount(in: section)
    }

    // MARK: Appearance

    /// The style of separators between rows.
    open var separatorStyle: SeparatorStyle = .singleLine { didSet { invalidateViews() } }

    /// The color of separators. `nil` uses the theme's value.
    open var separatorColor: Color? { didSet { invalidateViews() } }

    /// The effect of separators. It is not drawn: separators have their color.
    open var separatorEffect: VisualEffect?

    /// The distances between separators and the rows' edges, in points. By default, separators begin at the text, and the
    /// value is the margin of the content.
    open var separatorInset: EdgeInsets {
        get { ownSeparatorInset ?? defaultSeparatorInset }
        set { ownSeparatorInset = newValue }
    }

    /// The inset that the program has set. `nil` begins separators at the text.
    package var ownSeparatorInset: EdgeInsets? { didSet { invalidateViews() } }

    /// A Boolean value that indicates whether every second row of a section has the theme's alternate background.
    /// Mirrors `NSTableView.usesAlternatingRowBackgroundColors`.
    open var usesAlternatingRowBackgroundColors = false { didSet { invalidateViews() } }

    // MARK: Surrounding views

    /// The view above the first section, which scrolls with the rows. Its frame determines its height.
    open var tableHeaderView: View? {
        didSet { replaceDecoration(oldValue, by: tableHeaderView, cachedGeometry?.value.header) }
    }

    /// The view below the last section, which scrolls with the rows. Its frame determines its height.
    open var tableFooterView: View? {
        didSet { replaceDecoration(oldValue, by: tableFooterView, cachedGeometry?.value.footer) }
    }

    /// The view behind all content, which covers the screen and does not scroll.
    ///
    /// An image of the complete table is the screen. It is as high as the content. If that is lower, it is as high as
    /// the table's frame, or as the theme's screen for a frame without a height. So a message for an empty table appears
    /// in the center of a screen, as on a device. A hidden view does not affect the height.
    open var backgroundView: View? {
        didSet { replaceDecoration(oldValue, by: backgroundView, backgroundView?.frame.height) }
    }

    /// Assigning the same view again, after a change of its frame, moves the rows, as in UIKit.
    private func replaceDecoration(_ old: View?, by new: View?, _ measuredHeight: CGFloat?) {
        if old !== new {
            if old?.superview === self { old?.removeFromSuperview() }
        } else if new?.frame.height == measuredHeight {
            return
        }
        invalidateHeights()
    }

    var overlays = Overlays()

    // MARK: The index

    /// The minimum number of rows for which the index is visible.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { invalidateHeights() } }

    /// The color of the index. `nil` uses the tint.
    open var sectionIndexColor: Color? { didSet { invalidateViews() } }

    /// The background color of the index. `nil` draws no background.
    open var sectionIndexBackgroundColor: Color? { didSet { invalidateViews() } }

    /// The background color of the index while it is touched. `nil` draws no tracking background.
    open var sectionIndexTrackingBackgroundColor: Color? { didSet { invalidateViews() } }

    /// The titles of the index, which are queried together with the numbers of rows.
    package internal(set) var indexTitles: [String] = []

    // MARK: Editing

    private var editing = false

    /// A Boolean value that indicates whether rows show their editing controls. Setting it calls
    /// ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// A Boolean value that indicates whether the data source has left unspecified which rows can be moved, since its
    /// last query.
    var isMovingUnspecified = false

    /// Begins or ends editing. An image shows the end of the animation. Swiped rows close, and all rows are deselected.
    open func setEditing(_ editing: Bool, animated: Bool) {
        hideSwipeActions()
        guard editing != isEditing else { return }
        cancelReordering()
        selection = []
        self.editing = editing
        showSelection(animated: animated)
        invalidateHeights()
    }

    // MARK: Selection

    /// A Boolean value that indicates whether the user can select rows outside editing mode.
    open var allowsSelection = true

    /// A Boolean value that indicates whether the user can select multiple rows.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { selectionRulesDidChange() } }
    }

    /// A Boolean value that indicates whether the user can select rows in editing mode.
    open var allowsSelectionDuringEditing = false

    /// A Boolean value that indicates whether the user can select multiple rows in editing mode. Editable rows then
    /// have a selection circle instead of a delete or insert control.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionRulesDidChange() } }
    }

    private func selectionRulesDidChange() {
        showSelection(animated: false)
        invalidateViews()
    }

    var selection: Set<IndexPath> = []

    /// The selected rows, from top to bottom. `nil` if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// The first selected row, or `nil` if there is none.
    open var indexPathForSelectedRow: IndexPath? { selection.min() }

    var interaction = Interaction()

    // MARK: Behavior without effect on images

    /// The object that prepares data for rows that will soon be visible. The table does not call it.
    open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?

    /// A Boolean value that indicates whether the table calls ``prefetchDataSource``. It has no effect.
    open var isPrefetchingEnabled = true

    /// The object that provides the items of dragged rows. The table does not call it.
    open weak var dragDelegate: (any TableViewDragDelegate)?

    /// The object that accepts dropped items. The table does not call it.
    open weak var dropDelegate: (any TableViewDropDelegate)?

    /// A Boolean value that indicates whether rows can be dragged to other apps. It has no effect.
    open var dragInteractionEnabled = true

    /// The estimated height of headers in points. It has no effect: headers are measured immediately.
    open var estimatedSectionHeaderHeight = TableView.automaticDimension

    /// The estimated height of footers in points. It has no effect: footers are measured immediately.
    open var estimatedSectionFooterHeight = TableView.automaticDimension

    /// The height of empty rows below the last row in points. It has no effect: no empty rows are drawn, as since
    /// iOS 15.
    open var fillerRowHeight: CGFloat = 0

    /// A Boolean value that indicates whether the margins of rows leave the content readable in wide tables. It has no
    /// effect.
    open var cellLayoutMarginsFollowReadableWidth = false

    /// A Boolean value that indicates whether content views are inside the safe area at the sides. It has
    /// no effect: rows do not avoid that area.
    open var insetsContentViewsToSafeArea = true

    /// The edges that ``separatorInset`` refers to. It has no effect: insets refer to the rows' edges.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges

    /// A Boolean value that indicates whether the row that last had the focus receives it again. Images show no focus.
    open var remembersLastFocusedIndexPath = false

    /// A Boolean value that indicates whether the focus selects a row. Images show no focus.
    open var selectionFollowsFocus = false

    /// A Boolean value that indicates whether rows can have the focus. Images show no focus.
    open var allowsFocus = true

    /// A Boolean value that indicates whether rows can have the focus during editing. Images show no focus.
    open var allowsFocusDuringEditing = false

    // MARK: Reuse

    var cellPool = ReusePool<TableViewCell>(of: "cell")
    var headerFooterPool = ReusePool<TableViewHeaderFooterView>(of: "header or footer")

    /// The usage counts of the cell pool.
    public var cellReuseCounts: ReuseCounts { cellPool.counts }

    // MARK: Visible views

    /// The first rows of pages, which repeat the values of the rows above.
    package var firstRowsOfPages: Set<IndexPath> = []

    /// The titles of columns in headers, in the order of sections, which pages repeat.
    package var columnTitles: [ColumnTitles] = []

    /// The views in the displayed range: the screen, or a part of an image.
    var rows: [IndexPath: TableViewCell] = [:]
    var headerFooterViews: [HeaderFooter: View] = [:]

    /// The views outside the displayed range that stay with their elements.
    var reservedCells = ReservedViews<IndexPath, TableViewCell>()
    var reservedHeaderFooterViews = ReservedViews<HeaderFooter, View>()

    /// The range of the content on the screen in the last layout.
    private(set) var shownScreen: Range<CGFloat> = 0..<0

    /// A Boolean value that indicates whether an image of the complete content displays all rows.
    var displaysAllContent = false

    open override func layoutSubviews() {
        displaysAllContent = Self.displaysAllContent
        measureScreen(returningFromBeyond: returnsToEnd)
        returnsToEnd = false
        guard !isShowing else { return }
        shownScreen = screen
        showContent(in: screen, viewport: bounds)
        if !displaysAllContent { releaseReservedViews() }
        notifyObserversOfContentSize()
    }
}

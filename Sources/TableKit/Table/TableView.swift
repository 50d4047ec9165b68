/// A list of rows in sections. Mirrors `UITableView`.
///
/// Set a ``dataSource``, then ask `TableSnapshots` for a picture. The table asks its data source only for the rows a
/// part of the picture shows, and uses their cells again for the next part, so the number of cells does not grow
/// with the number of rows.
open class TableView: ScrollView {
    /// The height that stands for "as high as the content needs".
    public static let automaticDimension: CGFloat = -1

    /// What a delegate's methods answer to leave a height to the table: those that a program has not written.
    package static let unanswered: CGFloat = -.greatestFiniteMagnitude

    /// How sections look.
    public let style: Style

    /// Makes an empty table. The height of the frame does not limit a picture of the whole table.
    public init(frame: CGRect = .zero, style: Style = .plain) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    /// Makes a plain table; see ``View/init(coder:)``.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        alwaysBounceVertical = true
    }

    // MARK: Content

    /// What the table shows. Not retained, as in UIKit.
    open weak var dataSource: TableViewDataSource? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// What decides how rows look. Not retained, as in UIKit.
    open weak var delegate: TableViewDelegate? {
        didSet { if delegate !== oldValue { measureAnew() } }
    }

    override var scrollDelegate: (any ScrollViewDelegate)? { delegate }

    /// Asks the data source anew for everything, and deselects all rows.
    open func reloadData() {
        batch.forget()
        cancelReordering()
        interaction.highlighted = nil
        selection = []
        forgetRows()
        hideSwipeActions()
    }

    /// Has the data source asked anew for everything when it is needed.
    func forgetRows() {
        noteWhetherBeyondEnd()
        knownGeometry = nil
        showAnew()
    }

    /// Has the heights of the same rows found anew.
    func measureAnew() {
        knownGeometry?.width = nil
        showAnew()
    }

    /// Whether what is shown was placed under other circumstances and must be put away before more is shown.
    private(set) var isStale = false

    /// Whether rows are being shown. A delegate that changes the table meanwhile changes what is shown next.
    var isShowing = false

    /// Has everything shown again, with the data source's cells as they are then.
    func showAnew() {
        isStale = true
        setNeedsLayout()
    }

    /// Puts away what is stale.
    func putAwayStale() {
        guard isStale, !isShowing else { return }
        isStale = false
        for path in rows.keys { hideRow(at: path) }
        for section in headers.keys { hideBand(of: section, in: \.headers) }
        for section in footers.keys { hideBand(of: section, in: \.footers) }
    }

    /// The update being collected.
    var batch = UpdateBatch()

    /// The cell that the data source is asked to fill again.
    var reconfiguredCell: TableViewCell?

    /// Whether the next layout scrolls back to the content's end, should other heights have brought it onto the screen.
    private var returnsToEnd = false

    func noteWhetherBeyondEnd() { returnsToEnd = returnsToEnd || !isBeyondEnd }

    // MARK: Sizes

    /// The height rows are taken to have until they are shown, in points. With ``automaticDimension``, or 0, every
    /// height is found at once; a picture of the whole table finds them in any case. A height below 0 or not finite
    /// counts as ``automaticDimension``.
    open var estimatedRowHeight = TableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { measureAnew() } }
    }

    /// The height of rows in points, when the delegate does not say; ``automaticDimension`` for what each row's
    /// content needs, as is any height below 0 or not finite.
    open var rowHeight = TableView.automaticDimension {
        didSet { if rowHeight != oldValue { measureAnew() } }
    }

    /// The height of headers in points, when the delegate does not say. A height below 0 or not finite counts as
    /// ``automaticDimension``.
    open var sectionHeaderHeight = TableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { measureAnew() } }
    }

    /// The height of footers in points, when the delegate does not say. A height below 0 or not finite counts as
    /// ``automaticDimension``.
    open var sectionFooterHeight = TableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { measureAnew() } }
    }

    /// Where everything lay when the data source was last asked, and for which width; nil when it was for other
    /// circumstances.
    var knownGeometry: (width: CGFloat?, value: RowGeometry)?

    /// Whether heights are being found. A data source or delegate that asks for places meanwhile finds none.
    var isMeasuring = false

    /// The size of everything the table shows, in points. While heights are estimated, so is this.
    open override var contentSize: CGSize { CGSize(width: bounds.width, height: geometry.height) }

    /// How many sections the table shows.
    open var numberOfSections: Int {
        // While heights are found the answer is needed, for example to tell the last row, and not known yet.
        isMeasuring ? dataSource.map(sectionCount) ?? 0 : geometry.sectionCount
    }

    /// How many rows a section shows; none if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        guard section >= 0, section < numberOfSections else { return 0 }
        if isMeasuring { return dataSource.map { rowCount(ofSection: section, in: $0) } ?? 0 }
        return geometry.rowCount(in: section)
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        measureAnew()
    }

    // MARK: Looks

    /// Whether lines stand between rows.
    open var separatorStyle: SeparatorStyle = .singleLine {
        didSet { showAnew() }
    }

    /// The color of the lines; nil for the theme's.
    open var separatorColor: Color? {
        didSet { showAnew() }
    }

    /// How far the lines stay away from the rows' edges, in points; nil to begin where the text begins.
    open var separatorInset: EdgeInsets? {
        didSet { showAnew() }
    }

    /// Whether every second row of a section has the theme's other background. Mirrors
    /// `NSTableView.usesAlternatingRowBackgroundColors`.
    open var usesAlternatingRowBackgroundColors = false {
        didSet { showAnew() }
    }

    package override var effectiveBackground: Fill? {
        super.effectiveBackground ?? environment.theme.group(for: style).background
    }

    // MARK: Around the rows

    /// Above the first section, as high as its frame. It scrolls with the rows.
    open var tableHeaderView: View? {
        didSet { replaceDecoration(oldValue, by: tableHeaderView) }
    }

    /// Below the last section, as high as its frame. It scrolls with the rows.
    open var tableFooterView: View? {
        didSet { replaceDecoration(oldValue, by: tableFooterView) }
    }

    /// Behind everything, over the whole of the screen. It does not scroll.
    open var backgroundView: View? {
        didSet { replaceDecoration(oldValue, by: backgroundView) }
    }

    private func replaceDecoration(_ old: View?, by new: View?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        measureAnew()
    }

    var overlays = Overlays()

    // MARK: The index

    /// The least number of rows of a table that shows its index.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { measureAnew() }
    }

    /// The color of the index; nil for the tint.
    open var sectionIndexColor: Color? {
        didSet { showAnew() }
    }

    /// Behind the index; nil for nothing.
    open var sectionIndexBackgroundColor: Color? {
        didSet { showAnew() }
    }

    /// Behind the index while it is touched; nil for nothing.
    open var sectionIndexTrackingBackgroundColor: Color? {
        didSet { showAnew() }
    }

    /// The titles of the index, as the data source gave them with the number of its rows.
    var indexTitles: [String] = []

    // MARK: Editing

    /// Whether rows show their editing controls.
    open private(set) var isEditing = false

    /// Begins or ends editing. A picture has no animation: the end is shown at once.
    /// Rows that are pulled aside go back, and no row stays selected.
    open func setEditing(_ editing: Bool, animated: Bool) {
        hideSwipeActions()
        guard editing != isEditing else { return }
        cancelReordering()
        selection = []
        isEditing = editing
        measureAnew()
    }

    // MARK: Selection

    /// Whether fingers can select rows while the table is not edited.
    open var allowsSelection = true

    /// Whether several rows can be selected at once.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { showAnew() } }
    }

    /// Whether fingers can select rows while the table is edited.
    open var allowsSelectionDuringEditing = false

    /// Whether several rows can be selected at once while the table is edited. Rows that can be edited then have a circle
    /// that tells whether they are selected, in place of the control to delete or insert them.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { showAnew() } }
    }

    var selection: Set<IndexPath> = []

    /// The selected rows, from top to bottom, or nil when there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// The first selected row, or nil.
    open var indexPathForSelectedRow: IndexPath? { selection.min() }

    /// What fingers have done.
    var interaction = Interaction()

    // MARK: Reuse

    var cellPool = ReusePool<TableViewCell>(of: "cell")
    var bandPool = ReusePool<TableViewHeaderFooterView>(of: "header or footer")

    /// What the pool of cells has done so far.
    public var cellReuseCounts: ReuseCounts { cellPool.counts }

    // MARK: What is shown

    var rows: [IndexPath: TableViewCell] = [:]
    var headers: [Int: View] = [:]
    var footers: [Int: View] = [:]

    open override func layoutSubviews() {
        measureScreen(returningFromBeyond: returnsToEnd)
        returnsToEnd = false
        showContent(in: screen, viewport: bounds)
    }
}

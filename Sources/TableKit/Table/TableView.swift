/// A list of rows in sections. Mirrors `UITableView`.
///
/// Set a ``dataSource``, then ask `TableSnapshots` for a picture. The table asks its data source only for the rows a
/// part of the picture shows, and uses their cells again for the next part, so the number of cells does not grow
/// with the number of rows.
open class TableView: ScrollView {
    /// How sections look. Mirrors `UITableView.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// Rows from edge to edge, with a band above each section.
        case plain
        /// Sections apart from each other.
        case grouped
        /// Sections apart from each other and from the edges, with round corners.
        case insetGrouped
    }

    /// Whether lines stand between rows. Mirrors `UITableViewCell.SeparatorStyle`.
    public enum SeparatorStyle: Int, Sendable, Hashable, CaseIterable {
        /// No lines.
        case none
        /// A line between rows.
        case singleLine
    }

    /// The height that stands for "as high as the content needs".
    public static let automaticDimension: CGFloat = -1

    /// What the delegate's methods answer when a program has not written them.
    static let unanswered: CGFloat = -.greatestFiniteMagnitude

    /// How sections look.
    public let style: Style

    /// Makes an empty table. The height of the frame does not limit a picture of the whole table.
    public init(frame: CGRect = .zero, style: Style = .plain) {
        self.style = style
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Makes a plain table; see ``View/init(coder:)``.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        clipsToBounds = true
    }

    // MARK: Content

    /// What the table shows. Not retained, as in UIKit.
    open weak var dataSource: TableViewDataSource? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// What decides how rows look. Not retained, as in UIKit.
    open weak var delegate: TableViewDelegate? {
        didSet { if delegate !== oldValue { reloadData() } }
    }

    override var scrollDelegate: (any ScrollViewDelegate)? { delegate }

    /// Asks the data source anew for everything.
    open func reloadData() {
        knownGeometry = nil
        showAnew()
    }

    /// Whether what is shown was placed under other circumstances and must be put away before more is shown.
    private var isStale = false

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

    /// How rows come and go. A picture shows the end at once. Mirrors `UITableView.RowAnimation`.
    public enum RowAnimation: Int, Sendable, Hashable, CaseIterable {
        /// As the names say; a picture shows none of it.
        case fade, right, left, top, bottom, none, middle, automatic
    }

    /// Asks the data source anew for some rows, and for the others as well, which another height may have moved.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        reloadData()
    }

    // MARK: Sizes

    /// The height rows are taken to have until they are shown, in points. With ``automaticDimension``, or 0, every
    /// height is found at once; a picture of the whole table finds them in any case.
    open var estimatedRowHeight = TableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { reloadData() } }
    }

    /// The height of rows in points, when the delegate does not say; ``automaticDimension`` for what each row's
    /// content needs.
    open var rowHeight = TableView.automaticDimension {
        didSet { if rowHeight != oldValue { reloadData() } }
    }

    /// The height of headers in points, when the delegate does not say.
    open var sectionHeaderHeight = TableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { reloadData() } }
    }

    /// The height of footers in points, when the delegate does not say.
    open var sectionFooterHeight = TableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { reloadData() } }
    }

    private var knownGeometry: (width: CGFloat, value: RowGeometry)?

    /// Whether heights are being found. A data source or delegate that asks for places meanwhile finds none.
    private var isMeasuring = false

    /// Where everything lies. Made when first asked for, and anew when the width or the data changed.
    package var geometry: RowGeometry {
        let width = bounds.width.isNaN ? 0 : bounds.width
        if let knownGeometry, isShowing || knownGeometry.width == width { return knownGeometry.value }
        guard !isMeasuring else { return RowGeometry() }
        if knownGeometry != nil { showAnew() }
        // Cells that are shown would otherwise be measured with another row's content.
        putAwayStale()
        isMeasuring = true
        defer { isMeasuring = false }
        let geometry = makeGeometry()
        indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
        knownGeometry = (width, geometry)
        return geometry
    }

    /// Replaces estimates by the heights that rows turned out to have. What is shown moves.
    func replaceEstimates(_ heights: [(path: IndexPath, height: CGFloat)]) {
        for (path, height) in heights {
            knownGeometry?.value.setHeight(height, ofRow: path.row, in: path.section)
        }
        showAnew()
        putAwayStale()
    }

    /// The size of everything the table shows, in points. While heights are estimated, so is this.
    open override var contentSize: CGSize { CGSize(width: bounds.width, height: geometry.height) }

    /// How many sections the table shows.
    open var numberOfSections: Int {
        // While heights are found the answer is needed, for example to tell the last row, and not known yet.
        isMeasuring ? max(dataSource?.numberOfSections(in: self) ?? 0, 0) : geometry.sectionCount
    }

    /// How many rows a section shows; none if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        guard section >= 0, section < numberOfSections else { return 0 }
        if isMeasuring { return max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0) }
        return geometry.rowCount(in: section)
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        reloadData()
    }

    // MARK: Looks

    /// Whether lines stand between rows.
    open var separatorStyle: SeparatorStyle = .singleLine {
        didSet { showAnew() }
    }

    /// The colour of the lines; nil for the theme's.
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
        reloadData()
    }

    var overlays = Overlays()

    // MARK: The index

    /// The least number of rows of a table that shows its index.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { reloadData() }
    }

    /// The colour of the index; nil for the tint.
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
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        isEditing = editing
        reloadData()
    }

    // MARK: Selection

    /// Whether rows can be selected.
    open var allowsSelection = true

    /// Whether several rows can be selected at once.
    open var allowsMultipleSelection = false

    /// Whether several rows can be selected at once while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false

    var selection: Set<IndexPath> = []

    /// The selected rows, from top to bottom, or nil when there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// The first selected row, or nil.
    open var indexPathForSelectedRow: IndexPath? { selection.min() }

    // MARK: Reuse

    var cellPool = ReusePool<TableViewCell>()
    var bandPool = ReusePool<TableViewHeaderFooterView>()

    /// What the pool of cells has done so far.
    public var cellReuseCounts: ReuseCounts { cellPool.counts }

    // MARK: What is shown

    var rows: [IndexPath: TableViewCell] = [:]
    var headers: [Int: View] = [:]
    var footers: [Int: View] = [:]

    open override func layoutSubviews() {
        showContent(in: bounds.minY..<max(bounds.maxY, bounds.minY), viewport: bounds)
    }
}

/// The frames that constraints determine below a view, or the size that they determine for it.
///
/// An engine is a cache: the constraints that views retain are the source. It consists of items with positions and
/// lengths in the root's coordinates, and of rules in a solver. An update compares all values with those of the solver,
/// which only solves again what changed.
final class LayoutEngine {
    /// The size that an engine determines for its root.
    struct Fitting: Equatable {
        /// The priority with which each dimension is that of the target size.
        var horizontal: LayoutPriority
        var vertical: LayoutPriority
    }

    unowned let root: View
    /// `nil` for an engine that sets the frames of descendants in a root of a fixed size.
    let fitting: Fitting?
    /// The size that the root approximates, for an engine that determines its size.
    var target = CGSize.zero
    /// A Boolean value that indicates whether texts that have wrapped retain the width of the last layout.
    var retainsTextWidths = false

    var solver = ConstraintSolver()
    /// The root, and the views and guides that constraints mention. Those on which others depend come first.
    var items: [Item] = []
    var indices: [ObjectIdentifier: Int] = [:]
    var sizeRules: [SizeRule] = []
    var rules: [Rule] = []
    var contents: [Content] = []
    var proportions: [Proportions] = []
    /// The guides of the constraints that stacks have generated, which do not retain them.
    private var stackGuides: [LayoutGuide] = []
    var isRightToLeft = false
    /// The constraints in the solver whose conflicts have been reported.
    var reportedConflicts: Set<ConstraintSolver.ConstraintID> = []
    /// The indices of the other rules whose conflicts have been reported.
    var reportedRules: Set<Int> = []

    /// A Boolean value that indicates whether a warning about ambiguous views has been considered.
    var reportsAmbiguity = false

    /// A Boolean value that indicates whether values have changed since the last update.
    var isOutOfDate = true
    /// A Boolean value that indicates whether the engine is setting frames.
    var isApplying = false
    private var isBuilt = false
    /// A Boolean value that indicates whether frames remain to be set.
    var isPending = false

    init(root: View, fitting: Fitting?) {
        self.root = root
        self.fitting = fitting
    }

    // MARK: Updates

    /// The maximum number of solutions after the first, for views whose height depends on their width.
    private static let rounds = 3

    /// Solves the constraints again if values have changed.
    func update() {
        guard isOutOfDate else { return }
        isOutOfDate = false
        if !isBuilt || isRightToLeft != root.isRightToLeft || requiredRulesDidChange { build() }
        guard !rules.isEmpty else { return }
        isPending = true
        updateItems()
        updateSizeRules()
        updateRules()
        for content in contents { measure(content) }
        updateProportions()
        updateBaselines()
        solver.solve()
        for _ in 0..<Self.rounds {
            var isChanged = false
            for content in contents where wrap(content) { isChanged = true }
            guard isChanged else { break }
            updateProportions()
            updateBaselines()
            solver.solve()
        }
        reportConflicts()
    }

    private func build() {
        isBuilt = true
        solver = ConstraintSolver()
        (items, indices, sizeRules, rules, contents) = ([], [:], [], [], [])
        (reportedConflicts, reportedRules, reportsAmbiguity) = ([], [], false)
        isRightToLeft = root.isRightToLeft
        addRoot()
        // Where constraints contradict the arrangement of a stack, the arrangement takes precedence.
        var stacks: [StackView] = []
        collectStacks(in: root, &stacks)
        let arrangements = stacks.map { StackConstraints(of: $0) }
        stackGuides = arrangements.flatMap(\.guides)
        var constraints = arrangements.flatMap(\.constraints)
        collectConstraints(of: root, &constraints)
        // Where the constraints leave a choice, the first views are at the top left. As in UIKit, views that no
        // constraint mentions are there, too.
        if !constraints.isEmpty { addViews(in: root) }
        let added = constraints.compactMap { makeRule($0) }
        // Lengths are not negative, whatever the constraints require.
        for index in items.indices { addSizeRules(of: index) }
        proportions = stacks.filter { $0.distribution == .fillProportionally }.map { stack in
            Proportions(items: stack.shownViews.compactMap { index(of: $0) }, axis: stack.axis)
        }
        updateItems()
        for var rule in added {
            add(&rule)
            rules.append(rule)
        }
        // The root of an engine for layout has the size of its frame, whatever its content.
        contents = items.dropFirst(fitting == nil ? 1 : 0).compactMap { Content(of: $0) }
        for index in contents.indices { contents[index].item.contentIndex = index }
    }

    private func collectStacks(in view: View, _ stacks: inout [StackView]) {
        if let stack = view as? StackView, stack.generatesConstraints { stacks.append(stack) }
        for subview in view.subviews where !subview.isLayoutRoot { collectStacks(in: subview, &stacks) }
    }

    private func collectConstraints(of view: View, _ constraints: inout [LayoutConstraint]) {
        constraints += view.constraints
        for subview in view.subviews where !subview.isLayoutRoot {
            collectConstraints(of: subview, &constraints)
        }
    }

    private func addViews(in view: View) {
        for subview in view.subviews where !subview.isLayoutRoot {
            if !subview.isFrameBased { _ = index(of: subview) }
            addViews(in: subview)
        }
    }

    // MARK: Results

    /// A Boolean value that indicates whether there are no constraints.
    var isEmpty: Bool { rules.isEmpty }

    func value(_ expression: ConstraintSolver.Expression) -> CGFloat {
        CGFloat(
            expression.terms.reduce(expression.constant) {
                $0 + $1.coefficient * solver.value(of: $1.variable)
            })
    }

    /// The size that the constraints determine, in whole pixels.
    func rootSize() -> CGSize {
        update()
        let size = CGSize(width: value(items[0].horizontal.length), height: value(items[0].vertical.length))
        return size.roundedUpToPixels(
            scale: root.traitCollection.displayScale, tolerance: CGFloat.pixelTolerance)
    }

    /// Sets the frames of the descendants of a view, the root or one of its descendants.
    ///
    /// Views that own guides of subviews are laid out next, which can change the guides.
    func apply(below view: View) {
        setFrames(below: view)
        guard view === root, !guideOwners.isEmpty else { return }
        for _ in 0..<Self.rounds {
            for owner in guideOwners { owner.layoutOwnSubviewsIfNeeded() }
            guard isOutOfDate || isPending else { return }
            setFrames(below: view)
        }
    }

    /// The views that own guides of subviews.
    private var guideOwners: [View] {
        items.compactMap { item in
            if case .insetGuide(.subview) = item.kind { item.view.superview } else { nil }
        }
    }

    private func setFrames(below view: View) {
        guard !isApplying else { return }
        update()
        guard isPending, !rules.isEmpty else { return }
        isApplying = true
        defer { isApplying = false }
        if view === root { isPending = false }
        let scale = root.traitCollection.displayScale
        for item in items where item.kind == .variableView {
            guard view === root || (item.view !== view && item.view.isDescendant(of: view)) else { continue }
            guard let superview = item.view.superview else { continue }
            let frame = frame(of: item, in: superview, scale: scale)
            if let stack = item.stack {
                stack.position(item.view, at: frame)
            } else if item.view.untransformedFrame != frame {
                item.view.untransformedFrame = frame
            }
        }
    }

    /// Returns the frame of a view that the constraints determine.
    private func frame(of item: Item, in superview: View, scale: CGFloat) -> CGRect {
        let insets = item.view.alignmentRectInsets.finite
        var rect = pixelRect(item, scale: scale)
        // As in stacks without constraints, a label is never a fraction of a pixel too narrow.
        if item.stack != nil, item.view is Label {
            rect.size.width = max(rect.width, value(item.horizontal.length))
        }
        let origin = origin(of: superview, scale: scale)
        return CGRect(
            x: rect.minX - insets.left - origin.x, y: rect.minY - insets.top - origin.y,
            width: rect.width + insets.left + insets.right,
            height: rect.height + insets.top + insets.bottom)
    }

    /// A Boolean value that indicates whether a view has the frame that the constraints determine, and no other code
    /// has set it.
    func hasFrame(_ item: Item) -> Bool {
        guard let superview = item.view.superview else { return false }
        let scale = root.traitCollection.displayScale
        return item.view.untransformedFrame == frame(of: item, in: superview, scale: scale)
    }

    /// Returns the location of a view's zero point in the root's coordinates.
    private func origin(of view: View, scale: CGFloat) -> CGPoint {
        var origin = CGPoint.zero
        var current = view
        while true {
            origin.x -= current.bounds.origin.x
            origin.y -= current.bounds.origin.y
            guard current !== root, let superview = current.superview else { break }
            if let index = indices[ObjectIdentifier(current)], items[index].kind == .variableView {
                let insets = current.alignmentRectInsets.finite
                let rect = pixelRect(items[index], scale: scale)
                return CGPoint(x: origin.x + rect.minX - insets.left, y: origin.y + rect.minY - insets.top)
            }
            origin.x += current.untransformedFrame.origin.x
            origin.y += current.untransformedFrame.origin.y
            current = superview
        }
        return origin
    }

    /// Returns the rectangle of an item in the root's coordinates, with its edges on whole pixels. A length of whole
    /// pixels remains the same, so that text is not truncated.
    private func pixelRect(_ item: Item, scale: CGFloat) -> CGRect {
        func span(_ extent: Extent) -> (start: CGFloat, length: CGFloat) {
            let (start, length) = (value(extent.start), value(extent.length))
            let edge = start.pixelEdge(scale: scale)
            let pixels = (length * scale).rounded()
            let isWhole = abs(length * scale - pixels) < CGFloat.pixelTolerance
            let end = isWhole ? edge + pixels : (start + length).pixelEdge(scale: scale)
            return (edge / scale, (end - edge) / scale)
        }
        let (x, y) = (span(item.horizontal), span(item.vertical))
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// Returns the frame of a guide in the coordinates of its owner. `nil` if no constraint mentions it.
    func frame(of guide: LayoutGuide) -> CGRect? {
        update()
        guard let index = indices[ObjectIdentifier(guide)], let owner = guide.owningView else { return nil }
        let scale = root.traitCollection.displayScale
        let origin = origin(of: owner, scale: scale)
        return pixelRect(items[index], scale: scale).offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

extension CGFloat {
    /// The fraction of a pixel by which computed lengths can differ from whole pixels.
    static let pixelTolerance: CGFloat = 0.02
}

extension CGSize {
    /// Returns the size rounded up to whole pixels. A fraction of a pixel up to the tolerance is rounded down. Text has
    /// no tolerance, because it would be truncated.
    func roundedUpToPixels(scale: CGFloat, tolerance: CGFloat = 0) -> CGSize {
        func roundedUp(_ length: CGFloat) -> CGFloat {
            // Adding 0 makes a negative zero positive.
            (length * scale - tolerance).rounded(.up) / scale + 0
        }
        return CGSize(width: roundedUp(width), height: roundedUp(height))
    }
}

import Diagnostics

/// The constraints of a visual format among views and layout guides.
struct VisualFormatConstraints {
    private let format: VisualFormat
    private let options: LayoutConstraint.FormatOptions
    private let views: [String: any LayoutItem]
    /// The items of the format, in its order.
    private let items: [any LayoutItem]
    private let edges: Edges
    private(set) var constraints: [LayoutConstraint] = []

    /// The attributes at the beginning and the end of an item along the axis.
    private struct Edges {
        var start: LayoutConstraint.Attribute
        var end: LayoutConstraint.Attribute
        var startMargin: LayoutConstraint.Attribute
        var endMargin: LayoutConstraint.Attribute
        /// A Boolean value that indicates whether coordinates decrease from the beginning to the end.
        var isReversed = false

        init(_ axis: Axis, _ options: LayoutConstraint.FormatOptions) {
            let direction = options.intersection(.directionMask)
            if axis == .vertical {
                (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
            } else if direction == .directionLeftToRight {
                (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
            } else if direction == .directionRightToLeft {
                (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
                isReversed = true
            } else {
                (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
            }
        }
    }

    /// An edge of an item.
    private typealias Location = (item: any LayoutItem, attribute: LayoutConstraint.Attribute)

    /// Creates the constraints.
    ///
    /// - Throws: An error if an option aligns along the axis, or if a superview is missing.
    init(
        _ format: VisualFormat, _ options: LayoutConstraint.FormatOptions, _ views: [String: any LayoutItem]
    ) throws(Diagnostic) {
        self.format = format
        self.options = options
        self.views = views
        items = format.elements.compactMap { views[$0.name] }
        edges = Edges(format.axis, options)
        try addAlignments()
        if let start = format.start, let first = items.first {
            let superview = try superview(of: first, format.elements[0].name)
            let edge = start == .standard ? edges.startMargin : edges.start
            add(start, from: (superview, edge), to: (first, edges.start))
        }
        for (index, element) in format.elements.enumerated() { addSize(element, of: items[index]) }
        for (index, spacing) in format.spacings.enumerated() {
            let (from, to) = inner
            add(spacing, from: (items[index], from), to: (items[index + 1], to), systemSpacings: 1)
        }
        if let end = format.end, let last = items.last {
            let superview = try superview(of: last, format.elements[items.count - 1].name)
            let edge = end == .standard ? edges.endMargin : edges.end
            add(end, from: (last, edges.end), to: (superview, edge))
        }
    }

    /// The attributes between which the spaces of adjacent views are.
    private var inner: (from: LayoutConstraint.Attribute, to: LayoutConstraint.Attribute) {
        let measuresBaselines = options.contains(.spacingBaselineToBaseline) && format.axis == .vertical
        return measuresBaselines ? (.lastBaseline, .firstBaseline) : (edges.end, edges.start)
    }

    private func superview(of item: any LayoutItem, _ name: String) throws(Diagnostic) -> View {
        let superview = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
        guard let superview else {
            throw Diagnostic(
                message: "\"|\" is the superview of \"\(name)\", which has none",
                remedy: "add the view to its superview first")
        }
        return superview
    }

    // MARK: Constraints

    private mutating func addAlignments() throws(Diagnostic) {
        for (option, attribute, axis) in LayoutConstraint.FormatOptions.alignments
        where options.contains(option) {
            guard axis != format.axis else {
                throw Diagnostic(
                    message: "views along the \(format.axis) axis cannot have the same \(attribute)",
                    remedy: "use an option such as \(axis == .vertical ? "alignAllLeading" : "alignAllTop")")
            }
            for (first, second) in zip(items, items.dropFirst()) {
                add(VisualFormat.Predicate(), (second, attribute), (first, attribute))
            }
        }
    }

    private mutating func addSize(_ element: VisualFormat.Element, of item: any LayoutItem) {
        let attribute: LayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        for predicate in element.size {
            let other: Location? = predicate.view.flatMap { views[$0] }.map { ($0, attribute) }
            add(predicate, (item, attribute), other)
        }
    }

    /// Adds the constraints of a space.
    ///
    /// - Parameter systemSpacings: The standard distance as a multiple of the system spacing. `nil` is none.
    private mutating func add(
        _ spacing: VisualFormat.Spacing, from: Location, to: Location, systemSpacings: CGFloat? = nil
    ) {
        let (first, second) = edges.isReversed ? (from, to) : (to, from)
        switch spacing {
        case .standard:
            add(VisualFormat.Predicate(), first, second)
            constraints.last?.systemSpacings = systemSpacings
        case .meeting(let predicates): for predicate in predicates { add(predicate, first, second) }
        }
    }

    private mutating func add(_ predicate: VisualFormat.Predicate, _ first: Location, _ second: Location?) {
        let constraint = LayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: predicate.relation,
            toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute, multiplier: 1,
            constant: CGFloat(predicate.constant))
        constraint.priority = LayoutPriority(predicate.priority)
        constraints.append(constraint)
    }
}

/// The properties of a view that only constraints and stack views require.
package final class LayoutState {
    // MARK: In a stack view

    /// The size before a stack view changed it, or the size that the program has set since.
    var ownSize = CGSize.zero
    /// The last size set by a stack view.
    var arrangedSize: CGSize?

    // MARK: Priorities

    /// The priorities that the program has set.
    private var horizontalHugging: LayoutPriority?, verticalHugging: LayoutPriority?
    private var horizontalResistance: LayoutPriority?, verticalResistance: LayoutPriority?

    func hugging(_ axis: Axis) -> LayoutPriority? {
        axis == .horizontal ? horizontalHugging : verticalHugging
    }

    func resistance(_ axis: Axis) -> LayoutPriority? {
        axis == .horizontal ? horizontalResistance : verticalResistance
    }

    func setHugging(_ priority: LayoutPriority, _ axis: Axis) {
        if axis == .horizontal { horizontalHugging = priority } else { verticalHugging = priority }
    }

    func setResistance(_ priority: LayoutPriority, _ axis: Axis) {
        if axis == .horizontal { horizontalResistance = priority } else { verticalResistance = priority }
    }

    // MARK: Constraints

    var translatesMask = true
    /// The constraints that the view retains.
    var constraints: [LayoutConstraint] = []
    /// The number of times that constraints of ancestors mention the view or its guides.
    var mentions = 0
    /// The number of times that constraints of ancestors mention descendants of the view, or its own layout guides.
    var crossings = 0

    /// A Boolean value that indicates whether constraints concern the view.
    var isConstrained: Bool { !translatesMask || hasConstraints }

    /// A Boolean value that indicates whether constraints mention the view, its descendants or its guides.
    var hasConstraints: Bool { !constraints.isEmpty || mentions > 0 || crossings > 0 }

    // MARK: Guides

    var guides: [LayoutGuide] = []
    /// The predefined guides, created at their first access.
    var predefinedGuides: [LayoutGuide] = []

    func predefinedGuide(_ kind: LayoutGuide.Kind, of view: View) -> LayoutGuide {
        if let guide = predefinedGuides.first(where: { $0.kind == kind }) { return guide }
        let guide = LayoutGuide(kind, of: view)
        predefinedGuides.append(guide)
        return guide
    }

    // MARK: Margins

    var insetsMarginsFromSafeArea = true
    var safeAreaInsets = EdgeInsets.zero

    // MARK: Engines

    /// A Boolean value that indicates whether the view's engine can contain constraints.
    var isRoot = false
    /// The engine of a root, which sets the frames of its descendants. `nil` until layout, and after changes of the
    /// constraints.
    var engine: LayoutEngine?
    /// The engines that determine the view's size, for different priorities of the dimensions.
    private var fittingEngines: [LayoutEngine] = []
    private static let maxFittingEngineCount = 2

    func fittingEngine(of view: View, _ fitting: LayoutEngine.Fitting) -> LayoutEngine {
        if let engine = fittingEngines.first(where: { $0.fitting == fitting }) { return engine }
        let engine = LayoutEngine(root: view, fitting: fitting)
        if fittingEngines.count == Self.maxFittingEngineCount { fittingEngines.removeFirst() }
        fittingEngines.append(engine)
        return engine
    }

    func dropEngines() {
        engine = nil
        fittingEngines = []
    }
}

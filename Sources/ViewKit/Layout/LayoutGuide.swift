/// A rectangle in a view to which constraints can refer, without a separate view. Mirrors `UILayoutGuide`.
open class LayoutGuide {
    /// The way in which the rectangle of a guide is determined.
    enum Kind: Equatable {
        /// Constraints determine it.
        case custom
        /// The owner's layout margins determine it.
        case margins
        /// The owner's layout margins and the width of readable text determine it.
        case readableContent
        /// The owner's safe area determines it.
        case safeArea
        /// It is the content of a scroll view.
        case scrolledContent
        /// It is the visible area of a scroll view.
        case scrollFrame
        /// It only has a length, which constraints determine.
        case length(Axis)
        /// It is the frame of a subview of the owner. The name is that of the owner's property.
        case subview(String)

        var name: String? {
            switch self {
            case .custom, .length: nil
            case .margins: "layoutMarginsGuide"
            case .readableContent: "readableContentGuide"
            case .safeArea: "safeAreaLayoutGuide"
            case .scrolledContent: "contentLayoutGuide"
            case .scrollFrame: "frameLayoutGuide"
            case .subview(let name): name
            }
        }
    }

    let kind: Kind

    /// Creates a guide without owner. `View.addLayoutGuide(_:)` adds it to a view.
    public init() { kind = .custom }

    init(_ kind: Kind, of view: View) {
        self.kind = kind
        owningView = view
    }

    /// Creates a guide of the frame of a subview.
    package init(_ name: String, of view: View, subview: View) {
        kind = .subview(name)
        owningView = view
        self.subview = subview
    }

    /// The view whose frame determines the guide. `nil` for most guides.
    private(set) weak var subview: View?

    /// A name for warnings.
    open var identifier = ""

    /// The view that owns the guide.
    open internal(set) weak var owningView: View?

    /// The guide's rectangle in the coordinates of its owner, in points, after layout.
    open var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }

    /// A Boolean value that indicates whether constraints determine the guide's rectangle incompletely.
    open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }

    /// Returns the active constraints that mention the guide, along an axis.
    open func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
        owningView?.activeConstraints(of: self, for: axis) ?? []
    }
}

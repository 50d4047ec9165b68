extension LayoutEngine {
    /// A position and a length along an axis, as expressions of the solver's variables.
    struct Extent {
        var start = ConstraintSolver.Expression()
        var length = ConstraintSolver.Expression()
    }

    /// A view or a guide that constraints mention.
    ///
    /// It is a class because copies of its expressions would take more time than the solution.
    final class Item {
        enum Kind: Equatable {
            /// The root.
            case root
            /// A view whose frame the constraints determine.
            case variableView
            /// A view that follows its superview, according to its frame and its mask.
            case frameBasedView
            /// A guide that the constraints determine.
            case variableGuide
            /// A guide at distances from the edges of its owner.
            case insetGuide(LayoutGuide.Kind)
            /// The content of a scroll view, whose size the constraints determine.
            case scrolledContent
        }

        var kind: Kind
        /// The view, or the owner of the guide. The root owns the engine, and ``retainedView`` is any other view.
        unowned(unsafe) let view: View
        private let retainedView: View?
        /// The index of the item on which the positions depend.
        let parent: Int?
        /// The stack that generates constraints for the view.
        private(set) weak var stack: StackView?
        var horizontal = Extent()
        var vertical = Extent()
        /// The fractions of a change of the superview's size that change the position and the length.
        var horizontalFraction = Fraction()
        var verticalFraction = Fraction()
        /// The index of the content of a view whose size the constraints determine.
        var contentIndex: Int?

        init(_ kind: Kind, _ view: View, parent: Int? = nil, root: View) {
            self.kind = kind
            self.view = view
            retainedView = view === root ? nil : view
            self.parent = parent
            if kind == .variableView, view.isArranged { stack = view.superview as? StackView }
        }

        struct Fraction {
            var start = 0.0
            var length = 0.0
        }

        func extent(_ axis: Axis) -> Extent { axis == .horizontal ? horizontal : vertical }

        func constants(_ axis: Axis) -> (start: Double, length: Double) {
            axis == .horizontal
                ? (horizontal.start.constant, horizontal.length.constant)
                : (vertical.start.constant, vertical.length.constant)
        }

        func hasVariableLength(_ axis: Axis) -> Bool {
            !(axis == .horizontal ? horizontal.length.terms.isEmpty : vertical.length.terms.isEmpty)
        }
    }
}

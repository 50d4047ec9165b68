/// A visual format: views along an axis, their sizes, and the spaces between them.
package struct VisualFormat: Equatable {
    /// A condition on a size or a space.
    package struct Predicate: Equatable {
        package var relation = LayoutConstraint.Relation.equal
        /// The number of points.
        package var constant = 0.0
        /// The name of the view with the same size. `nil` for a number.
        package var view: String?
        package var priority: Float = 1000
    }

    /// A space between two views, or between a view and the superview.
    package enum Spacing: Equatable {
        /// The standard distance of siblings, or the layout margin of the superview.
        case standard
        /// A distance that meets conditions.
        case meeting([Predicate])
    }

    /// A view with the conditions on its width or height.
    package struct Element: Equatable {
        package var name: String
        package var size: [Predicate] = []
    }

    package var axis = Axis.horizontal
    /// The space before the first view. `nil` if the format does not begin at the superview.
    package var start: Spacing?
    /// The views, at least one.
    package var elements: [Element] = []
    /// The spaces between the views, one less than there are views.
    package var spacings: [Spacing] = []
    /// The space after the last view. `nil` if the format does not end at the superview.
    package var end: Spacing?
}

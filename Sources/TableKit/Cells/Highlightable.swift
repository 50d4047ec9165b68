extension View {
    /// Tells the labels and pictures below the view to look highlighted, or no longer.
    func setHighlightedBelow(_ isHighlighted: Bool) {
        for subview in subviews {
            (subview as? Highlightable)?.isHighlighted = isHighlighted
            subview.setHighlightedBelow(isHighlighted)
        }
    }
}

/// A view that looks different in a selected row.
protocol Highlightable: View {
    var isHighlighted: Bool { get set }
}

extension Label: Highlightable {}
extension ImageView: Highlightable {}

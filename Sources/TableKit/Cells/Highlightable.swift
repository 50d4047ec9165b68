extension View {
    func setHighlightedBelow(_ isHighlighted: Bool) {
        for subview in subviews {
            (subview as? Highlightable)?.isHighlighted = isHighlighted
            subview.setHighlightedBelow(isHighlighted)
        }
    }
}

/// A view whose appearance changes in a selected row.
protocol Highlightable: View {
    var isHighlighted: Bool { get set }
}

extension Label: Highlightable {}
extension ImageView: Highlightable {}

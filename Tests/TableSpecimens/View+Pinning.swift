import TableKit

extension View {
    /// Activates constraints between edges of this view and those of another, at distances in points. An edge whose
    /// distance is `nil` has no constraint.
    package func pin(
        to other: View, top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil,
        trailing: CGFloat? = nil
    ) {
        translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            top.map { topAnchor.constraint(equalTo: other.topAnchor, constant: $0) },
            leading.map { leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: $0) },
            bottom.map { bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -$0) },
            trailing.map { trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -$0) },
        ]
        LayoutConstraint.activate(constraints.compactMap(\.self))
    }
}

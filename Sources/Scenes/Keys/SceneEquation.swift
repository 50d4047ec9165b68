import Diagnostics
import TableKit

/// An equation or an inequality between attributes of views, such as `title.top = icon.bottom + 4 @750`.
struct SceneEquation: Equatable {
    /// An attribute of a view or of one of its layout guides.
    struct Term: Equatable {
        /// The outlet of the view, or the name of the container.
        var name: String
        var guide: Guide?
        var attribute: LayoutConstraint.Attribute
    }

    /// A layout guide of a view.
    enum Guide: String, CaseIterable {
        case layoutMargins = "layoutMarginsGuide"
        case safeArea = "safeAreaLayoutGuide"
        case readableContent = "readableContentGuide"

        /// Returns the guide of a view.
        func guide(of view: View) -> LayoutGuide {
            switch self {
            case .layoutMargins: view.layoutMarginsGuide
            case .safeArea: view.safeAreaLayoutGuide
            case .readableContent: view.readableContentGuide
            }
        }
    }

    var first: Term
    var relation = LayoutConstraint.Relation.equal
    /// The factor of the second attribute.
    var multiplier = 1.0
    /// The second attribute. `nil` for a size in points.
    var second: Term?
    /// The number of points.
    var constant = 0.0
    /// The priority, from 1 to 1000.
    var priority: Float = 1000

    /// Returns the constraint in a container. An unknown name is the container.
    func constraint(in container: View, _ views: [String: View]) -> LayoutConstraint {
        func item(_ term: Term) -> any LayoutItem {
            let view = views[term.name] ?? container
            return term.guide?.guide(of: view) ?? view
        }
        let constraint = LayoutConstraint(
            item: item(first), attribute: first.attribute, relatedBy: relation, toItem: second.map(item),
            attribute: second?.attribute ?? .notAnAttribute, multiplier: CGFloat(multiplier),
            constant: CGFloat(constant))
        constraint.priority = LayoutPriority(priority)
        return constraint
    }
}

extension LayoutConstraint.Attribute: NamedValue {
    package static let kind = "an attribute"
    package static let names: Names = [
        ("leading", .leading), ("trailing", .trailing), ("left", .left), ("right", .right), ("top", .top),
        ("bottom", .bottom), ("width", .width), ("height", .height), ("centerX", .centerX),
        ("centerY", .centerY), ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
        ("leadingMargin", .leadingMargin), ("trailingMargin", .trailingMargin), ("leftMargin", .leftMargin),
        ("rightMargin", .rightMargin), ("topMargin", .topMargin), ("bottomMargin", .bottomMargin),
        ("centerXWithinMargins", .centerXWithinMargins), ("centerYWithinMargins", .centerYWithinMargins),
    ]

    /// A Boolean value that indicates whether the attribute is a location, which only another one determines.
    var isLocation: Bool { self != .width && self != .height }

    /// A Boolean value that indicates whether the location depends on the layout direction. `nil` if it is neither left
    /// nor right.
    private var followsDirection: Bool? {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: false
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: nil
        }
    }

    /// Returns the remedy if an equation cannot relate this attribute to another one, otherwise `nil`.
    func remedy(forRelationTo other: LayoutConstraint.Attribute) -> String? {
        guard isLocation == other.isLocation else {
            return "relate a size to a size, and a location to a location"
        }
        guard isLocation else { return nil }
        guard axis == other.axis else {
            return "relate a horizontal location to a horizontal one, and a vertical one to a vertical one"
        }
        guard let first = followsDirection, let second = other.followsDirection, first != second else {
            return nil
        }
        return "relate left or right to left or right, and leading or trailing to leading or trailing"
    }

    /// The name in scenes.
    var name: String { Self.names.first { $0.value == self }?.name ?? "" }
}

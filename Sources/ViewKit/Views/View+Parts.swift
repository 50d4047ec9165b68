/// A view that names the views in it, in place of the names of its properties.
package protocol PartNaming: View {
    var partNames: [ObjectIdentifier: String] { get }

    /// The view that contains the others, with its name. `nil` if there is none.
    var container: (view: View, name: String)? { get }
}

extension PartNaming {
    package var container: (view: View, name: String)? { nil }
}

/// A view in another view, with its name in reports.
package struct ViewPart {
    package let name: String
    package let view: View
    /// A Boolean value that indicates whether reports mention the part. They omit invisible containers of other views.
    package let isReported: Bool
}

/// The parts of a view, under the names that tests and messages use.
extension View {
    /// The parts of the view that are not hidden.
    ///
    /// The name of a part is its name in ``PartNaming``, that of its property or outlet, its accessibility identifier,
    /// or that of its class. A container of other views is a part if it is visible or has such a name.
    package var shownParts: [ViewPart] {
        var parts: [ViewPart] = []
        let naming = self as? any PartNaming
        addParts(to: &parts, names: naming?.partNames ?? propertyNames, container: naming?.container)
        return parts
    }

    /// The names of the view apart from that in reports, in the order of precedence: its outlet, accessibility
    /// identifier and tag, and its additional names. A name can be empty, which is none.
    package var otherNames: [String] {
        [partName ?? "", accessibilityIdentifier ?? "", tag == 0 ? "" : "\(tag)"] + additionalPartNames
    }

    /// A Boolean value that indicates whether the view is visible content and not only a container.
    package var isSolid: Bool {
        if let label = self as? Label { return label.drawnText != nil }
        return isAccessibilityControl || subviews.isEmpty
    }

    /// The rectangle of the visible content in the view's coordinates: the glyphs of a text, or the outline of a control
    /// with the views in it. The outline of an action that is swiped into view is smaller than the view.
    package var ink: CGRect {
        if let text = (self as? Label)?.drawnText { return text.rect }
        let outline = outline.rect
        guard isAccessibilityControl, outline != bounds else { return bounds }
        return subviews.filter { !$0.isHidden }.reduce(outline) { $0.union($1.frame) }
    }

    private func addParts(
        to parts: inout [ViewPart], names: [ObjectIdentifier: String], container: (view: View, name: String)?
    ) {
        for view in subviews where !view.isHidden && view.alpha > 0 {
            let propertyName = names[ObjectIdentifier(view)]
            let containerName = container.flatMap { $0.view === view ? $0.name : nil }
            // A view that only contains other views is not visible.
            let isReported =
                propertyName != nil || view.subviews.isEmpty || view.isAccessibilityControl
                || view.effectiveBackground != nil
            if isReported || containerName != nil || view.hasOwnName {
                let name = propertyName ?? containerName ?? view.ownPartName
                parts.append(ViewPart(name: name, view: view, isReported: isReported))
            }
            // The parts of a control are an implementation detail.
            if !view.isAccessibilityControl {
                view.addParts(to: &parts, names: names, container: container)
            }
        }
    }

    private var hasOwnName: Bool { partName != nil || accessibilityIdentifier != nil || tag != 0 }

    private var ownPartName: String {
        if let name = partName ?? accessibilityIdentifier { return name }
        return tag == 0 ? "\(type(of: self))" : "\(type(of: self)) \(tag)"
    }

    /// The names of the properties that contain views.
    package var propertyNames: [ObjectIdentifier: String] {
        var names: [ObjectIdentifier: String] = [:]
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType != View.self {
            for (label, value) in current.children {
                guard let label = label?.replacing(Self.lazyPrefix, with: "") else { continue }
                if let view = value as? View {
                    names[ObjectIdentifier(view)] = label
                } else if let views = value as? [View] {
                    for (index, view) in views.enumerated() {
                        names[ObjectIdentifier(view)] = "\(label)[\(index)]"
                    }
                }
            }
            mirror = current.superclassMirror
        }
        return names
    }

    /// The prefix that the compiler adds to the names of lazy properties.
    private static let lazyPrefix = "$__lazy_storage_$_"
}

/// A view that names the views in it, in place of the names of its properties.
package protocol PartNaming: View {
    var partNames: [ObjectIdentifier: String] { get }
}

/// The visible parts of a view, under the names that tests and messages use.
extension View {
    /// The visible parts of the view.
    ///
    /// The name of a part is its name in ``PartNaming``, that of its property or outlet, its accessibility identifier,
    /// or that of its class.
    package var shownParts: [(name: String, view: View)] {
        var parts: [(name: String, view: View)] = []
        addParts(to: &parts, names: (self as? any PartNaming)?.partNames ?? propertyNames)
        return parts
    }

    /// A Boolean value that indicates whether the view is visible content and not only a container.
    package var isSolid: Bool {
        if let label = self as? Label { return label.drawnText != nil }
        return isAccessibilityControl || subviews.isEmpty
    }

    private func addParts(to parts: inout [(name: String, view: View)], names: [ObjectIdentifier: String]) {
        for view in subviews where !view.isHidden && view.alpha > 0 {
            let name = names[ObjectIdentifier(view)]
            // A view that only contains other views is not visible.
            if name != nil || view.subviews.isEmpty || view.isAccessibilityControl
                || view.effectiveBackground != nil
            {
                parts.append((name ?? view.ownPartName, view))
            }
            // The parts of a control are an implementation detail.
            if !view.isAccessibilityControl { view.addParts(to: &parts, names: names) }
        }
    }

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

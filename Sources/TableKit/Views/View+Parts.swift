/// What can be seen in a view, named as people and programs call it.
extension View {
    /// A view in another, with a name.
    package struct Part {
        package let name: String
        package let view: View
    }

    /// What can be seen in the view. A part has the name of the property or outlet that holds it, or its accessibility
    /// identifier, or that of its class.
    package var shownParts: [Part] {
        var parts: [Part] = []
        addParts(to: &parts, names: partNames)
        return parts
    }

    /// Whether the view is something to see, and not room for other views.
    package var isSolid: Bool {
        if let label = self as? Label { return label.drawnText != nil }
        return isAccessibilityControl || subviews.isEmpty
    }

    private func addParts(to parts: inout [Part], names: [ObjectIdentifier: String]) {
        for view in subviews where !view.isHidden && view.alpha > 0 {
            let name = names[ObjectIdentifier(view)]
            // A view that only holds others is not seen.
            if name != nil || view.subviews.isEmpty || view.isAccessibilityControl
                || view.effectiveBackground != nil
            {
                parts.append(Part(name: name ?? view.ownPartName, view: view))
            }
            // What a control is made of is its own affair.
            if !view.isAccessibilityControl { view.addParts(to: &parts, names: names) }
        }
    }

    private var ownPartName: String {
        if let name = partName ?? accessibilityIdentifier { return name }
        return tag == 0 ? "\(type(of: self))" : "\(type(of: self)) \(tag)"
    }

    /// The names of the properties that hold views.
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

    /// What the compiler puts in front of the names of lazy properties.
    private static let lazyPrefix = "$__lazy_storage_$_"
}

extension LayoutConstraint: CustomStringConvertible {
    /// The constraint as an equation, such as `icon.width == 40` or `title.leading == icon.trailing + 8`.
    ///
    /// A view has its name in a scene, its accessibility identifier, the name of its property, or that of its class.
    public var description: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        var text = "\(first) \(sign) "
        if let second {
            text += multiplier == 1 ? "\(second)" : "\(Self.text(multiplier)) * \(second)"
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.text(abs(constant)))" }
        } else {
            text += Self.text(constant)
        }
        return priority == .required ? text : "\(text) @ \(Self.text(CGFloat(priority.rawValue)))"
    }

    private static func text(_ number: CGFloat) -> String {
        number.rounded() == number && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}

extension LayoutConstraint.Operand: CustomStringConvertible {
    var description: String {
        let end = Self.text(item, attribute)
        guard let start else { return end }
        return "(\(end) - \(Self.text(start.item, start.attribute)))"
    }

    private static func text(_ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute) -> String {
        let name =
            switch item {
            case let view as View: view.nameInWarnings
            case let guide as LayoutGuide: guide.nameInWarnings
            default: "nil"
            }
        return "\(name).\(attribute)"
    }
}

extension View {
    /// The name of the view in warnings.
    package var nameInWarnings: String {
        if let name = partName ?? accessibilityIdentifier { return name }
        var ancestor = superview
        while let view = ancestor {
            let names = (view as? any PartNaming)?.partNames ?? view.propertyNames
            if let name = names[ObjectIdentifier(self)] { return name }
            ancestor = view.superview
        }
        return "\(type(of: self))"
    }
}

extension LayoutGuide {
    fileprivate var nameInWarnings: String {
        if !identifier.isEmpty { return identifier }
        guard let owningView, let suffix = kind.name else { return "\(type(of: self))" }
        return "\(owningView.nameInWarnings).\(suffix)"
    }
}

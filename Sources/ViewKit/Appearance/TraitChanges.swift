/// A trait whose changes can be observed. Mirrors `UITraitDefinition`.
public protocol TraitDefinition {
    /// Returns the trait's value.
    static func value(in traits: TraitCollection) -> AnyHashable
}

/// The light or dark appearance. Mirrors `UITraitUserInterfaceStyle`.
public enum TraitUserInterfaceStyle: TraitDefinition {
    /// Returns the trait's value.
    public static func value(in traits: TraitCollection) -> AnyHashable { traits.userInterfaceStyle }
}

/// The layout direction. Mirrors `UITraitLayoutDirection`.
public enum TraitLayoutDirection: TraitDefinition {
    /// Returns the trait's value.
    public static func value(in traits: TraitCollection) -> AnyHashable { traits.layoutDirection }
}

/// The preferred text size. Mirrors `UITraitPreferredContentSizeCategory`.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
    /// Returns the trait's value.
    public static func value(in traits: TraitCollection) -> AnyHashable {
        traits.preferredContentSizeCategory
    }
}

/// The contrast level of colors. Mirrors `UITraitAccessibilityContrast`.
public enum TraitAccessibilityContrast: TraitDefinition {
    /// Returns the trait's value.
    public static func value(in traits: TraitCollection) -> AnyHashable { traits.accessibilityContrast }
}

/// The number of pixels per point. Mirrors `UITraitDisplayScale`.
public enum TraitDisplayScale: TraitDefinition {
    /// Returns the trait's value.
    public static func value(in traits: TraitCollection) -> AnyHashable { traits.displayScale }
}

/// A registration for changes of traits. Mirrors `UITraitChangeRegistration`.
public final class TraitChangeRegistration {
    private let traits: [any TraitDefinition.Type]
    private let handler: (TraitCollection) -> Void

    init(_ traits: [any TraitDefinition.Type], _ handler: @escaping (TraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }

    func traitsDidChange(from old: TraitCollection, to new: TraitCollection) {
        if traits.contains(where: { $0.value(in: old) != $0.value(in: new) }) { handler(old) }
    }
}

/// An object that reports changes of its traits. Mirrors `UITraitChangeObservable`.
public protocol TraitChangeObservable: AnyObject {}

extension ViewController: TraitChangeObservable {
    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }
}

extension TraitChangeObservable where Self: ViewController {
    /// Calls a closure with the controller and the previous traits after one of the traits has changed.
    @discardableResult public func registerForTraitChanges(
        _ traits: [any TraitDefinition.Type], handler: @escaping (Self, TraitCollection) -> Void
    ) -> TraitChangeRegistration {
        let registration = TraitChangeRegistration(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
        traitRegistrations.append(registration)
        return registration
    }
}

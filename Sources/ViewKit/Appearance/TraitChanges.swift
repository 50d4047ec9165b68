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

/// The language of text. Mirrors `UITraitTypesettingLanguage`.
public enum TraitTypesettingLanguage: TraitDefinition {
    /// Returns the trait's value.
    public static func value(in traits: TraitCollection) -> AnyHashable { traits.typesettingLanguage }
}

/// The space for content in a row. Mirrors `UITraitHorizontalSizeClass`.
public enum TraitHorizontalSizeClass: TraitDefinition {
    /// Returns the trait's value.
    public static func value(in traits: TraitCollection) -> AnyHashable { traits.horizontalSizeClass }
}

/// The space for content in a column. Mirrors `UITraitVerticalSizeClass`.
public enum TraitVerticalSizeClass: TraitDefinition {
    /// Returns the trait's value.
    public static func value(in traits: TraitCollection) -> AnyHashable { traits.verticalSizeClass }
}

/// The kind of device. Mirrors `UITraitUserInterfaceIdiom`.
public enum TraitUserInterfaceIdiom: TraitDefinition {
    /// Returns the trait's value.
    public static func value(in traits: TraitCollection) -> AnyHashable { traits.userInterfaceIdiom }
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

/// An object that reports changes of its traits: a view or a controller. Mirrors `UITraitChangeObservable`.
public protocol TraitChangeObservable: AnyObject {}

extension View: TraitChangeObservable {
    /// Calls the registrations if the traits have changed.
    func reportTraitChanges() {
        guard let uncommon, !uncommon.traitRegistrations.isEmpty, let previous = uncommon.lastTraits
        else { return }
        let traits = traitCollection
        uncommon.lastTraits = traits
        for registration in traitRegistrations { registration.traitsDidChange(from: previous, to: traits) }
    }
}

extension ViewController: TraitChangeObservable {}

extension TraitChangeObservable where Self: Responder {
    /// Calls a closure with the object and the previous traits after one of the traits has changed.
    ///
    /// The traits of a view change when it enters other views with other traits, too.
    @discardableResult public func registerForTraitChanges(
        _ traits: [any TraitDefinition.Type], handler: @escaping (Self, TraitCollection) -> Void
    ) -> TraitChangeRegistration {
        register(traits) { [weak self] previous in if let self { handler(self, previous) } }
    }

    // In a class, a closure with `(self: Self, previous)` has the dynamic type as parameter, and this type is another one.
    /// Calls a closure whose first parameter has the type of the object.
    @_disfavoredOverload @discardableResult public func registerForTraitChanges<Observable: Responder>(
        _ traits: [any TraitDefinition.Type], handler: @escaping (Observable, TraitCollection) -> Void
    ) -> TraitChangeRegistration {
        register(traits) { [weak self] previous in
            if let self = self as? Observable { handler(self, previous) }
        }
    }

    /// Calls a method after one of the traits has changed. The method has no parameters, the object, or the object and
    /// the previous traits. This object retains the method's object.
    @_disfavoredOverload @discardableResult public func registerForTraitChanges<each Argument>(
        _ traits: [any TraitDefinition.Type], action: @escaping (repeat each Argument) -> Void
    ) -> TraitChangeRegistration { register(traits, TargetAction(nil, action)) }

    /// Calls a method of the object's class after one of the traits has changed: `action: Settings.updateColors`.
    @discardableResult public func registerForTraitChanges<Target: AnyObject, each Argument>(
        _ traits: [any TraitDefinition.Type],
        action: @escaping (Target) -> (repeat each Argument) -> Void
    ) -> TraitChangeRegistration { register(traits, TargetAction(action)) }

    /// Calls a method of a target after one of the traits has changed. This object retains the method's object.
    @discardableResult public func registerForTraitChanges<each Argument>(
        _ traits: [any TraitDefinition.Type], target: Any,
        action: @escaping (repeat each Argument) -> Void
    ) -> TraitChangeRegistration { register(traits, TargetAction(target, action)) }

    /// Calls a method of the target's class after one of the traits has changed.
    @discardableResult public func registerForTraitChanges<Target: AnyObject, each Argument>(
        _ traits: [any TraitDefinition.Type], target: Target,
        action: @escaping (Target) -> (repeat each Argument) -> Void
    ) -> TraitChangeRegistration { register(traits, TargetAction(target, action)) }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }

    private func register(
        _ traits: [any TraitDefinition.Type], _ action: TargetAction
    ) -> TraitChangeRegistration {
        register(traits) { [weak self] previous in
            if let self { action.perform(from: self, self, previous) }
        }
    }

    private func register(
        _ traits: [any TraitDefinition.Type], _ handler: @escaping (TraitCollection) -> Void
    ) -> TraitChangeRegistration {
        let registration = TraitChangeRegistration(traits, handler)
        traitRegistrations.append(registration)
        return registration
    }
}

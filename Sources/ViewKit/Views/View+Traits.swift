extension View {
    /// The environment of the view: its own, its superview's or the screen's, with this view's overrides.
    package var environment: Environment {
        get {
            if let knownEnvironment { return knownEnvironment }
            let base =
                ownEnvironment ?? superview?.environment ?? controller?.environment ?? Screen.main.environment
            let environment = adjusted(base)
            // Controllers and the screen do not report each change.
            if ownEnvironment != nil || superview?.knownEnvironment != nil { knownEnvironment = environment }
            return environment
        }
        set {
            guard newValue != ownEnvironment else { return }
            ownEnvironment = newValue
            environmentDidChange()
        }
    }

    /// Returns an environment with this view's overrides.
    private func adjusted(_ base: Environment) -> Environment {
        if let overridden, overridden.base === base { return overridden.environment }
        // A theme is large: it is only read for views that adjust it.
        guard traitOverrides != TraitOverrides() || hasOwnTheme else { return base }
        let environment = Environment(
            traits: base.traits.overlaid(with: traitOverrides),
            theme: hasOwnTheme ? adjustedTheme(base.theme) : base.theme,
            screen: base.screen)
        overridden = (base, environment)
        return environment
    }

    /// Makes the view, and the views that inherit its environment, determine theirs again.
    func forgetEnvironment() {
        // Otherwise, subviews that know theirs do not inherit it.
        guard knownEnvironment != nil else { return }
        knownEnvironment = nil
        for subview in subviews { subview.forgetEnvironment() }
    }

    /// The light or dark appearance of the view and its subviews. `nil` inherits the appearance, like UIKit's
    /// `unspecified`. Equivalent to the property of ``traitOverrides``.
    public var overrideUserInterfaceStyle: UserInterfaceStyle? {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The margins between the view's edges and its content, in points, which follow the layout direction. Equivalent to
    /// ``layoutMargins``.
    public var directionalLayoutMargins: DirectionalEdgeInsets {
        get { DirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
        set { layoutMargins = newValue.edgeInsets(isRightToLeft: isRightToLeft) }
    }

    package var isRightToLeft: Bool { environment.traits.layoutDirection == .rightToLeft }

    /// The scale, appearance, layout direction, text size and contrast. Mirrors `UIView.traitCollection`.
    public var traitCollection: TraitCollection { environment.traits }

    /// The sizes, fonts and colors, inherited from the superview.
    package var theme: Theme { environment.theme }
}

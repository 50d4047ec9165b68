/// What a view is drawn under, as its environment gives it.
extension View {
    /// Light or dark whatever the view stands on; nil, which is UIKit's `unspecified`, to be as that is. The same as
    /// that of ``traitOverrides``.
    public var overrideUserInterfaceStyle: UserInterfaceStyle? {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Whether reading goes from right to left here.
    package var isRightToLeft: Bool { environment.traits.layoutDirection == .rightToLeft }

    /// Scale, appearance, direction, size of text and contrast. Mirrors `UIView.traitCollection`.
    public var traitCollection: TraitCollection { environment.traits }

    /// Sizes, fonts and colors, taken over from the superview.
    public var theme: Theme { environment.theme }
}

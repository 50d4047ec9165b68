/// The traits and the theme: everything that a view inherits from its superview.
///
/// It is a class so that passing it to subviews does not copy the theme.
package final class Environment: Sendable, Equatable {
    package let traits: TraitCollection
    package let theme: Theme
    /// The screen of a device. `nil` for that of the theme.
    package let screen: DeviceScreen?
    /// The theme's accessory and editing controls, scaled for the traits.
    package let accessory: Theme.Accessory, editing: Theme.Editing
    /// The theme's height of rows, for the text size of the traits.
    package let rowHeight: CGFloat

    package init(traits: TraitCollection, theme: Theme, screen: DeviceScreen? = nil) {
        var theme = theme
        var traits = screen.map { TraitCollection(traitsFrom: [$0.traits, traits]) } ?? traits
        traits.systemColors = theme.systemColors
        self.traits = traits
        self.screen = screen
        // A theme's system font can be replaced by one without fonts.
        theme.systemFont.fonts = theme.fonts
        self.theme = theme
        accessory = theme.accessory.scaled(for: traits)
        editing = theme.editing.scaled(for: traits)
        rowHeight = theme.cell.height(for: traits)
    }

    /// A Boolean value that indicates whether text is so large that it wraps to as many lines as it needs, across the
    /// row's full width.
    package var hasLargeText: Bool {
        guard let minCategory = theme.cell.stackingCategory else { return false }
        return traits.preferredContentSizeCategory >= minCategory
    }

    /// The width and height of the screen, in points.
    package var screenSize: CGSize { screen?.size ?? theme.screenSize }

    package static let `default` = Environment(traits: TraitCollection(), theme: .modern)

    package static func == (left: Environment, right: Environment) -> Bool {
        left === right
            || (left.traits == right.traits && left.screen == right.screen && left.theme == right.theme)
    }
}

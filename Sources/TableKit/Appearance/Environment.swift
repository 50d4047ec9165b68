/// Traits and theme together: all that a view takes over from what it stands in. A class, so that handing it down
/// costs no copy of the theme.
package final class Environment: Sendable, Equatable {
    package let traits: TraitCollection
    package let theme: Theme
    /// The theme's marks and editing controls at the size they have under the traits.
    let accessory: Theme.Accessory, editing: Theme.Editing

    package init(traits: TraitCollection, theme: Theme) {
        self.traits = traits
        self.theme = theme
        accessory = theme.accessory.scaled(for: traits)
        editing = theme.editing.scaled(for: traits)
    }

    /// Whether text is so large that it takes as many lines as it needs, over the row's whole width.
    package var hasLargeText: Bool {
        guard let least = theme.cell.stackingCategory else { return false }
        return traits.preferredContentSizeCategory >= least
    }

    package static let `default` = Environment(traits: TraitCollection(), theme: .modern)

    package static func == (left: Environment, right: Environment) -> Bool {
        left === right || (left.traits == right.traits && left.theme == right.theme)
    }
}

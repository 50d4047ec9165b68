/// Traits and theme together: all that a view takes over from what it stands in. A class, so that handing it down
/// costs no copy of the theme.
package final class Environment: Sendable, Equatable {
    package let traits: TraitCollection
    package let theme: Theme

    package init(traits: TraitCollection, theme: Theme) {
        self.traits = traits
        self.theme = theme
    }

    package static let `default` = Environment(traits: TraitCollection(), theme: .modern)

    package static func == (left: Environment, right: Environment) -> Bool {
        left === right || (left.traits == right.traits && left.theme == right.theme)
    }
}

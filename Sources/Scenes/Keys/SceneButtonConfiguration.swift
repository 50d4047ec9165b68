import TableKit

/// The style of a button with a configuration.
public enum SceneButtonConfiguration: Sendable, Hashable, CaseIterable {
    /// No background.
    case plain
    /// A background in a pale tint.
    case tinted
    /// A gray background.
    case gray
    /// A background in the tint color.
    case filled

    var configuration: Button.Configuration {
        switch self {
        case .plain: .plain()
        case .tinted: .tinted()
        case .gray: .gray()
        case .filled: .filled()
        }
    }
}
